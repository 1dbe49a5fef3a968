// SPEC 2 Routes
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, leavePage, until } from '../support/page/page.ts'
import { enrolWithSeat, keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { enrol, storeQuiz, storeSlot } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const SIGN_IN = { name: 'Sign in with Google' }

const insert = (quiz: string, attributes: Record<string, string> = {}) =>
  insertWidget('quiz-app', { 'api-base': `${proxy().url}/api`, quiz, ...attributes })
type Widget = Awaited<ReturnType<typeof insert>>

const press = async ({ screen }: Widget, role: 'button' | 'link' | 'radio', name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }))

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  goToAddress(`${HOST_PAGE}#/course`)
})

describe('a learner in their slot', () => {
  test('can take the page’s quiz from its card to its result and back, while the address stays', async () => {
    const quizId = await storeQuiz(school(), { title: 'Optics' })
    await storeQuiz(school(), { title: 'Another one' })
    keepSession(await enrolWithSeat(school()))
    const heard = vi.fn()
    for (const name of ['quiz-started', 'quiz-submitted'])
      window.addEventListener(name, (event) => heard(name, (event as CustomEvent).detail))
    const widget = await insert(quizId)
    const { screen } = widget
    await screen.findByRole('heading', { name: 'Optics', level: 2 })
    screen.getByText('3 questions')
    expect(widget.text()).not.toContain('Another one')
    for (const role of ['banner', 'contentinfo', 'navigation']) expect(screen.queryByRole(role)).toBeNull()
    expect(widget.element.shadowRoot?.querySelector('.page.guest')).not.toBeNull()

    await press(widget, 'link', 'Take Quiz')
    await press(widget, 'button', 'Start Quiz')
    await press(widget, 'radio', /^Option A/)
    for (const _ of [2, 3]) await press(widget, 'button', 'Next')
    await press(widget, 'button', 'Submit Quiz')
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit Quiz?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Submit Quiz' }))
    await screen.findByRole('heading', { name: 'Quiz Results' })
    expect(screen.queryByRole('link', { name: 'View All Results' })).toBeNull()
    expect(heard.mock.calls.map(([name]) => name)).toEqual(['quiz-started', 'quiz-submitted'])
    await press(widget, 'button', 'Back')
    await screen.findByRole('link', { name: 'View Results' })
    expect(location.href).toBe(`${HOST_PAGE}#/course`)
  })

  test('is back in the exam after a reload in the middle of it', async () => {
    const quizId = await storeQuiz(school())
    const person = await enrolWithSeat(school())
    keepSession(person)
    const before = await insert(quizId)
    await press(before, 'link', 'Take Quiz')
    await press(before, 'button', 'Start Quiz')
    await press(before, 'radio', /^Option B/)
    await leavePage()
    document.body.replaceChildren()
    goToAddress(HOST_PAGE)
    const { screen } = await insert(quizId)
    const chosen = await screen.findByRole('radio', { name: /^Option B/ })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })

  test('can use two quizzes of a page, and opening one returns the other to its card', async () => {
    const [first, second] = [
      await storeQuiz(school(), { title: 'Optics' }),
      await storeQuiz(school(), { title: 'Waves' }),
    ]
    keepSession(await enrolWithSeat(school()))
    const [optics, waves] = [await insert(first), await insert(second)]
    await press(optics, 'link', 'Take Quiz')
    await press(optics, 'button', 'Start Quiz')
    await optics.screen.findAllByRole('radio')
    await press(waves, 'link', 'Take Quiz')
    await waves.screen.findByRole('button', { name: 'Start Quiz' })
    await optics.screen.findByText('In progress')
    await press(optics, 'link', 'Continue')
    await optics.screen.findAllByRole('radio')
    await waves.screen.findByRole('link', { name: 'Take Quiz' })
  })
})

describe('a learner without a slot', () => {
  test('can book one in the element itself, and comes back to the card', async () => {
    const quizId = await storeQuiz(school())
    await storeSlot(school(), at('10:00:00'))
    keepSession(await enrol(school()))
    const widget = await insert(quizId)
    await press(widget, 'link', 'Book Slot')
    await widget.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
    await press(widget, 'link', 'Back to Home')
    await widget.screen.findByRole('link', { name: 'Book Slot' })
  })

  test('is led to the booking element of the page, if there is one', async () => {
    const quizId = await storeQuiz(school())
    keepSession(await enrol(school()))
    const booker = await insertWidget('slot-booker', { 'api-base': `${proxy().url}/api` })
    const title = await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
    const scrolled = vi.fn()
    booker.element.scrollIntoView = scrolled
    const widget = await insert(quizId)
    await press(widget, 'button', 'Book Slot')
    expect(scrolled).toHaveBeenCalledOnce()
    expect(booker.element.shadowRoot?.activeElement).toBe(title)
  })
})

describe('a visitor', () => {
  test('reads what the quiz is, and signs in there', async () => {
    const quizId = await storeQuiz(school(), { title: 'Optics' })
    const { screen } = await insert(quizId)
    await screen.findByRole('heading', { name: 'Optics', level: 2 })
    screen.getByRole('button', SIGN_IN)
    await until(() => expect(proxy().calls(/auth/)).toEqual(['GET /api/auth/me']))
    screen.getByRole('button', SIGN_IN)
  })

  test('is sent to the booking element above to sign in, if there is one', async () => {
    const quizId = await storeQuiz(school())
    await insertWidget('slot-booker', { 'api-base': `${proxy().url}/api` })
    const { screen } = await insert(quizId)
    await screen.findByText('Sign in above')
    expect(screen.queryByRole('button', SIGN_IN)).toBeNull()
  })

  test.each([
    ['that is not there', () => {}],
    [
      'of an API that lists none to visitors',
      () => proxy().plan(/GET \/api\/quiz$/, instead(answers(401, { message: 'Unauthorized' }))),
    ],
  ])('reads about a quiz %s, with a way on', async (_, plan) => {
    plan()
    const { screen } = await insert(NOWHERE)
    await screen.findByRole('heading', { name: 'Quiz not found' })
    screen.getByRole('button', SIGN_IN)
  })
})

describe('the card of a quiz', () => {
  test.each([
    ['that has ended', { opens: at('08:00:00'), closes: at('09:00:00') }, 'Ended', /^It ended on Mar 4/],
    [
      'that is yet to open',
      { opens: at('11:00:00'), closes: at('12:00:00') },
      'Upcoming',
      /^It opens on Mar 4/,
    ],
  ])('%s says when it was or will be', async (_, times, status, words) => {
    const quizId = await storeQuiz(school(), times)
    keepSession(await enrolWithSeat(school()))
    const { screen } = await insert(quizId)
    await screen.findByText(words)
    expect((screen.getByRole('button', { name: status }) as HTMLButtonElement).disabled).toBe(true)
  })

  test('that was taken leads to its result', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await handIn(person, quizId, { answers: [0, 2], timeSpent: 0 })
    keepSession(person)
    const widget = await insert(quizId)
    await press(widget, 'link', 'View Results')
    await widget.screen.findByRole('heading', { name: 'Quiz Results' })
  })

  test('that is unknown or a draft says “not found” to a learner, and can be read again', async () => {
    const draft = await storeQuiz(school(), { isActive: false })
    keepSession(await enrolWithSeat(school()))
    for (const quizId of [NOWHERE, draft]) {
      const widget = await insert(quizId)
      await widget.screen.findByRole('heading', { name: 'Quiz not found' })
      widget.screen.getByRole('button', { name: 'Try again' })
    }
  })

  test('that is a draft says so to an administrator', async () => {
    const draft = await storeQuiz(school(), { isActive: false })
    keepSession(await enrol(school(), { isAdmin: true }))
    const { screen } = await insert(draft)
    await screen.findByText('Learners do not see this quiz until it is published.')
  })

  test('that cannot be loaded says so, and is shown once it can be', async () => {
    proxy().plan(/GET \/api\/quiz$/, instead(resets))
    const quizId = await storeQuiz(school(), { title: 'Optics' })
    const widget = await insert(quizId)
    await widget.screen.findByRole('alert')
    await press(widget, 'button', 'Try again')
    await widget.screen.findByRole('heading', { name: 'Optics' })
  })

  test('is read by itself if the API lists none to a learner without a slot', async () => {
    const quizId = await storeQuiz(school(), { title: 'Optics' })
    proxy().plan(/GET \/api\/quiz$/, instead(answers(200, [])))
    keepSession(await enrol(school()))
    const { screen } = await insert(quizId)
    await screen.findByRole('heading', { name: 'Optics' })
    await until(() => screen.getByRole('link', { name: 'Book Slot' }))
  })
})
