// SPEC 2 Practice; 2 Quiz results
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../src/domain/lib/time.ts'
import { type App, appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { enrol, type Person, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => {
  vi.unstubAllEnvs()
  localStorage.removeItem('quiz:practice')
})

/** Nine questions whose right option says so: eight are incorrect, one of them was not answered. */
const questions = Array.from({ length: 9 }, (_, index) => ({
  _id: `q${index + 1}`,
  text: `Number ${index + 1}?`,
  options: ['right', 'wrong', 'bad', 'false'].map((text) => ({ text: `${text} ${index + 1}` })),
  correctAnswer: 0,
  points: 1,
  explanation: `Reason ${index + 1}`,
}))

type Opened = App & { learner: Person; quizId: string }

async function openResult(answers: (number | null)[] = [0, 1, 2, 3, 1, 2, 3, 1, null]): Promise<Opened> {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(learner, quizId, { answers, timeSpent: 60 })
  return { ...(await openApp(`/quiz/${quizId}/results`, learner)), learner, quizId }
}

/** Answers the question on the screen, and goes on. */
async function answer({ screen, press }: App, name: RegExp) {
  await press('button', name)
  await screen.findByText(/This one comes back/)
  await press('button', /^(Next|Finish)$/)
}

test('practice has the filtered questions: eight mistakes first, and tomorrow those missed again', async () => {
  const app = await openResult()
  const { screen, press, learner } = app
  await press('button', 'Incorrect 8')
  await press('button', 'Practice these 8')
  await screen.findByText('No clock, no score. What you practice is kept with your account.')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await screen.findByText(`${number} of 8`)
    expect(screen.queryByText(/^Reason/), 'the reason before the answer').toBeNull()
    await answer(app, number <= 4 ? /: right/ : /: wrong/)
  }
  await screen.findByText('You practiced 8 questions. 4 come back tomorrow.')
  expect(app.element.shadowRoot?.activeElement?.textContent).toBe('Done for now')
  expect(proxy().calls(/^(POST|PUT|DELETE) (?!\/api\/(auth|user\/practice))/), 'only cards are kept').toEqual(
    [],
  )
  await press('link', 'My Results')
  await screen.findByRole('heading', { name: 'Attempts' })
  expect(screen.queryByRole('button', { name: /^Practice/ })).toBeNull()
  school().clock.now += DAY_MS
  // Any answer tells what day it is.
  await openApp('/book-slot', learner).then((page) => page.screen.findByText(/^No slots available/))
  const tomorrow = await openApp('/user/results', learner)
  await tomorrow.press('button', 'Practice 4 due today')
  await tomorrow.screen.findByText('1 of 4')
  school().clock.now -= DAY_MS
})

test('a learner without mistakes has nothing to practise, and empty filters say so', async () => {
  const { screen, press } = await openResult(questions.map(() => 0))
  await screen.findByText('100%', { selector: '.score-figure' })
  expect(screen.queryByRole('button', { name: /^Practice/ })).toBeNull()
  await press('button', 'Incorrect 0')
  screen.getByText('No answer is incorrect.')
  await press('button', 'Not answered 0')
  screen.getByText('Every question was answered.')
})

test('practice shuffles options, gives verdict and reason at once, and lets one try again without counting', async () => {
  const { screen, press } = await openResult()
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
  await press('button', 'Incorrect 8')
  await press('button', 'Practice these 8')
  await screen.findByText('1 of 8')
  const options = screen.getAllByRole('button', { name: /^Option [A-D]:/ })
  expect(options.map(({ textContent }) => textContent?.match(/: (\w+)/)?.[1])).toEqual([
    'wrong',
    'bad',
    'false',
    'right',
  ])
  chance.mockRestore()
  const list = options[0]?.closest('ol') as HTMLElement
  const heading = screen.getByRole('heading', { name: 'Question 1' })
  const asked = (list.getRootNode() as ShadowRoot).getElementById(list.getAttribute('aria-labelledby') ?? '')
  expect(asked?.className, 'the question names its options').toBe('question-text')
  expect(heading.getAttribute('aria-describedby'), 'and is read with its heading').toBe(asked?.id)
  await press('button', /: wrong/)
  const told = (await screen.findByText('Not quite.')).parentElement as HTMLElement
  expect(told.className).toContain('blue')
  within(told).getByText(/^Reason \d$/)
  within(told).getByText('This one comes back tomorrow.')
  screen.getByText('Correct answer')
  await press('button', 'Try Again')
  await press('button', /: right/)
  await screen.findByText('That is right.')
  screen.getByText('This one comes back tomorrow.')
})

test('an open round of practice ends with the session: another person at the device has none of it', async () => {
  const { press, screen } = await openResult()
  await press('button', 'Not answered 1')
  await press('button', 'Practice these 1')
  await screen.findByText('1 of 1')
  const other = await openApp('/user/practice', await enrol(school()))
  await other.screen.findByText('Nothing is due today')
})

test('practice works even if nothing can be stored', async () => {
  const app = await openResult()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await app.press('button', 'Not answered 1')
  await app.press('button', 'Practice these 1')
  await answer(app, /: right/)
  await app.screen.findByText(/You practiced 1 question\./)
  full.mockRestore()
})

test('unreadable results do not stop practice, and nobody practises somebody else’s result', async () => {
  const { learner, quizId, press, screen } = await openResult()
  await press('button', 'Not answered 1')
  await press('button', 'Practice these 1')
  await screen.findByText('1 of 1')
  const stored = JSON.parse(localStorage.getItem('quiz:practice') ?? '{}')
  stored[learner.id].push({ quiz: 7 }, null)
  localStorage.setItem('quiz:practice', JSON.stringify(stored))
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'quiz:practice',
      newValue: JSON.stringify(stored),
      storageArea: localStorage,
    }),
  )
  const mine = await openApp('/user/results', learner)
  await mine.screen.findByRole('button', { name: 'Practice 1 due today' })
  const admin = await enrol(school(), { isAdmin: true })
  const theirs = await openApp(`/quiz/${quizId}/user/${learner.id}/results`, admin)
  await theirs.screen.findByRole('button', { name: 'Incorrect 8' })
  expect(theirs.screen.queryByRole('button', { name: /^Practice/ })).toBeNull()
})

test('a mark on the answer sheet leads to its question, even through a filter', async () => {
  const { screen, press } = await openResult()
  await press('button', 'Incorrect 8')
  await until(() => expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull())
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  fireEvent.click(screen.getByRole('button', { name: 'Question 1, Correct A' }))
  const heading = await screen.findByRole('heading', { name: 'Question 1' })
  await until(() => expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading))
  expect(scrolled).toHaveBeenCalledOnce()
})

/** The cards of this device are gone. */
const forgetDevice = () => localStorage.removeItem('quiz:practice')

test('what was practised on one device goes on on another, and what another one answered counts', async () => {
  const app = await openResult()
  await app.press('button', 'Not answered 1')
  await app.press('button', 'Practice these 1')
  const kept = () => app.learner.call('GET', '/user/practice')
  await until(async () =>
    expect((await kept()).body).toMatchObject({ revision: 1, cards: [{ quiz: app.quizId }] }),
  )
  forgetDevice()
  const laptop = await openApp('/user/results', app.learner)
  await laptop.press('button', 'Practice 1 due today')
  await answer(laptop, /: right/)
  await laptop.screen.findByText(/You practiced 1 question\./)
  await until(async () =>
    expect((await kept()).body).toMatchObject({ revision: 2, cards: [{ memory: { reps: 1 } }] }),
  )
  forgetDevice()
  const phone = await openApp('/user/results', app.learner)
  await until(() => expect(localStorage.getItem('quiz:practice')).toContain('"reps":1'))
  expect(phone.screen.queryByRole('button', { name: /^Practice/ })).toBeNull()
  const other = await openApp('/user/results', await enrol(school()))
  await other.screen.findByRole('heading', { name: 'My Results' })
  expect((await kept()).body.revision, 'nobody else changes them').toBe(2)
})

test('without a network what is answered stays on the device, and is kept once the network is back', async () => {
  const app = await openResult()
  await app.press('button', 'Not answered 1')
  await app.press('button', 'Practice these 1')
  proxy().plan(/PUT \/api\/user\/practice$/, ...Array.from({ length: 20 }, () => instead(resets)))
  await answer(app, /: right/)
  await app.screen.findByText(/You practiced 1 question\./)
  proxy().forget()
  window.dispatchEvent(new Event('online'))
  await until(async () =>
    expect((await app.learner.call('GET', '/user/practice')).body.cards).toMatchObject([
      { memory: { reps: 1 } },
    ]),
  )
})

test('topics of one’s own results are chosen from, weakest first', async () => {
  const topical = questions.map((question, index) => ({
    ...question,
    ...(index < 8 && { topic: index < 5 ? 'Waves' : 'Optics' }),
  }))
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions: topical })]
  await handIn(learner, quizId, { answers: [0, 0, 0, 1, null, 0, 1, 1, 1], timeSpent: 60 })
  const app = await openApp(`/quiz/${quizId}/results`, learner)
  await app.press('button', 'Incorrect 5')
  await app.press('button', 'Practice these 5')
  await app.screen.findByText('1 of 5')
  const { screen, press } = await openApp('/user/results', learner)
  await press('button', 'Practice 5 due today')
  const topics = within(await screen.findByRole('region', { name: 'Your topics' }))
  expect(topics.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Optics',
    'Waves',
    'Other questions',
  ])
  topics.getByText('5 due today')
  topics.getByText('3 answers, last on Mar 4')
  expect(topics.getAllByRole('button', { name: '2 due' })).toHaveLength(2)
  await press('button', 'Practice Optics: 2 due')
  await screen.findByText('1 of 2')
  for (const _ of [1, 2]) await answer({ ...app, screen, press }, /: wrong/)
  const later = await openApp('/user/results', learner)
  await later.press('button', 'Practice 3 due today')
  await later.screen.findByText('3 answers, next ones tomorrow')
})

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page that is shown again knows what another device has answered meanwhile', async () => {
  const app = await openResult()
  await app.press('button', 'Not answered 1')
  await app.press('button', 'Practice these 1')
  const kept = async () => (await app.learner.call('GET', '/user/practice')).body
  await until(async () => expect(await kept()).toMatchObject({ revision: 1 }))
  const [card] = (await kept()).cards
  setVisibility('hidden')
  const memory = { reps: 4, last_review: at('10:30:00') }
  const body = { revision: 2, cards: [{ ...card, due: card.due + 30 * DAY_MS, memory }] }
  expect((await app.learner.call('PUT', '/user/practice', body)).status).toBe(200)
  setVisibility('visible')
  await until(() => expect(localStorage.getItem('quiz:practice')).toContain('"reps":4'))
  expect(await kept(), 'nothing is sent back').toMatchObject({ revision: 2 })
  vi.restoreAllMocks()
})

test('an API that keeps no cards is never asked for them, and the device keeps its own', async () => {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(learner, quizId, { answers: [0, 0, 0, 0, 0, 0, 0, 0, null], timeSpent: 60 })
  const { body } = await learner.call('GET', '/auth/me')
  const features = body.features.filter((name: string) => name !== 'practice')
  proxy().plan(
    /GET \/api\/auth\/me/,
    ...Array.from({ length: 9 }, () => instead(answers(200, { user: body.user, features }))),
  )
  const plain = await openApp(`/quiz/${quizId}/results`, learner)
  await plain.press('button', 'Not answered 1')
  await plain.press('button', 'Practice these 1')
  await plain.screen.findByText('No clock, no score, nothing is sent.')
  await answer(plain, /: right/)
  await plain.screen.findByText(/You practiced 1 question\./)
  await plain.press('link', 'My Results')
  await plain.screen.findByRole('heading', { name: 'Attempts' })
  expect(proxy().calls(/user\/practice/)).toEqual([])
  expect(localStorage.getItem('quiz:practice')).toContain('"reps":1')
})
