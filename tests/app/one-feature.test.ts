// SPEC 2 Quiz results; 2 Learners
import { fireEvent, within } from '@testing-library/dom'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSession } from '../../demo/api/session/session.ts'
import type { Feature } from '../../src/domain/session/features.ts'
import { type App, appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { storeOpticsClass } from '../support/school/optics-class.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'
import { type FaultProxy, startFaultProxy } from '../support/server/fault-proxy.ts'
import { startPlainApi } from '../support/server/plain-api.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school } = openSchool(at('10:00:00'))
const START = /POST \/api\/quiz\/[^/]+\/start$/
const SAVE = /PUT \/api\/quiz\/[^/]+\/attempt$/
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/
const EDIT = /PUT \/api\/quiz\/[^/]+$/

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  // The top layer is the browser's.
  HTMLElement.prototype.showPopover ??= () => {}
})

interface Place {
  proxy: FaultProxy
  openApp: ReturnType<typeof appAt>
}

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** An API that offers one thing alone, or nothing; at the end nobody has asked it for anything else. */
async function offering(offer: Parameters<typeof startPlainApi>[1]): Promise<Place> {
  const api = await startPlainApi(school(), offer)
  const proxy = await startFaultProxy(api.url)
  onTestFinished(() => expect(api.asked, 'calls that are not offered').toEqual([]))
  // Its page may still be asking.
  closing.push(proxy.close, api.close)
  return { proxy, openApp: appAt(() => proxy) }
}

const lastOf = <Item>(items: readonly Item[]) => items.at(-1) as Item

/** A learner starts a quiz, answers and submits it; `meanwhile` something happens. */
async function takeQuiz({ openApp }: Place, meanwhile?: () => Promise<void>): Promise<App> {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  const app = await openApp(`/quiz/${quizId}`, person)
  const { screen, press } = app
  await press('button', 'Start Quiz')
  await press('radio', /^Option A:/)
  await press('button', 'Next')
  await screen.findByText('Question 2 of 3')
  await press('button', 'Next')
  await screen.findByText('Question 3 of 3')
  await meanwhile?.()
  const submit = () => screen.findAllByRole('button', { name: 'Submit Quiz', hidden: true })
  fireEvent.click((await submit())[0] as HTMLElement)
  await screen.findByText('2 unattempted questions will count as incorrect.')
  fireEvent.click(lastOf(await submit()))
  await screen.findByRole('heading', { name: 'Quiz Results' })
  return app
}

const openAdmin = async ({ openApp }: Place, route: string) =>
  openApp(route, await enrol(school(), { isAdmin: true }))

const STORIES: [Feature, does: string, (place: Place) => Promise<void>][] = [
  [
    'start',
    'a quiz begins with the questions of the start',
    async (place) => {
      await takeQuiz(place)
      expect(place.proxy.calls(START)).toHaveLength(1)
    },
  ],
  [
    'saves',
    'answers are saved while a quiz is taken',
    async (place) => {
      await takeQuiz(place, () => until(() => expect(place.proxy.calls(SAVE)).not.toEqual([])))
      expect(place.proxy.bodies(SAVE)[0]).toMatchObject({ revision: 1, answers: [0, null, null] })
      expect(place.proxy.bodies(SUBMIT)[0]).not.toHaveProperty('version')
    },
  ],
  [
    'versions',
    'answers are submitted with the version that they belong to',
    async (place) => {
      await takeQuiz(place)
      expect(place.proxy.bodies(SUBMIT)).toMatchObject([{ version: 1 }])
    },
  ],
  [
    'review',
    'a result says when its review opens',
    async (place) => {
      const { screen } = await takeQuiz(place, async () => {
        await school().deps.db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).execute()
      })
      await screen.findByRole('heading', { name: /^Your result comes on/ })
      expect(screen.queryByText('33%')).toBeNull()
    },
  ],
  [
    'order',
    'the form mixes questions',
    async (place) => {
      await storeQuiz(school())
      const { screen, press } = await openAdmin(place, '/admin')
      await press('button', 'Edit Quiz')
      fireEvent.click(await screen.findByRole('checkbox', { name: /^Shuffle questions/ }))
      await press('button', 'Update Quiz')
      await until(() =>
        expect(place.proxy.bodies(EDIT)).toMatchObject([{ shuffle: { questions: true, options: false } }]),
      )
    },
  ],
  [
    'live',
    'the room shows who is at work, and tells them something',
    async (place) => {
      const [asha, quizId] = [await enrol(school(), { name: 'Asha Rao' }), await storeQuiz(school())]
      await book(asha, await storeSlot(school(), at('10:00:00')))
      await asha.call('POST', `/quiz/${quizId}/start`)
      const { screen, press } = await openAdmin(place, `/admin/quiz/${quizId}/room`)
      await screen.findByText('Asha Rao, at work', { exact: false })
      expect(screen.queryByRole('button', { name: /\+5 min/ })).toBeNull()
      await press('button', 'Message to all')
      fireEvent.change(await screen.findByRole('textbox', { name: /^Message/ }), {
        target: { value: 'Read 30 cm.' },
      })
      await press('button', /^Send/)
      await until(() => expect(place.proxy.calls(/announce$/)).toHaveLength(1))
    },
  ],
  [
    'regrade',
    'another option is accepted too',
    async ({ openApp }) => {
      const { quizId, admin, scores } = await storeOpticsClass(school(), {
        Asha: [1, 1, 0],
        Ben: [0, null, 0],
      })
      const { screen, press } = await openApp(`/admin/quiz/${quizId}/items/1`, admin)
      await press('button', 'Regrade…')
      const panel = within(await screen.findByRole('region', { name: 'Regrade question 1' }))
      fireEvent.click(panel.getByRole('radio', { name: /^Accept B too/ }))
      fireEvent.click(await panel.findByRole('button', { name: /^Apply to/ }))
      await until(async () => expect((await scores()).Asha).toBe(100))
    },
  ],
  [
    'drafts',
    'a draft is published',
    async (place) => {
      await storeQuiz(school(), { isActive: false })
      const { press } = await openAdmin(place, '/admin')
      await press('button', 'Edit Quiz')
      await press('button', 'Update Quiz')
      await until(() => expect(place.proxy.bodies(EDIT)).toMatchObject([{ isActive: true }]))
    },
  ],
  [
    'edits',
    'a save names what it was made of',
    async (place) => {
      await storeQuiz(school())
      const { press, screen } = await openAdmin(place, '/admin')
      await press('button', 'Edit Quiz')
      await screen.findByDisplayValue(opticsJson.title)
      await press('button', 'Update Quiz')
      await until(() => expect(place.proxy.bodies(EDIT)).toMatchObject([{ basis: expect.any(String) }]))
    },
  ],
  [
    'content',
    'a review says why',
    async (place) => {
      const [first, ...others] = opticsJson.questions
      const questions = [{ ...first, explanation: 'Because of $n$.' }, ...others]
      const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
      await handIn(person, quizId, { answers: [0], timeSpent: 60 })
      const { screen, press } = await place.openApp(`/quiz/${quizId}/results`, person)
      await press('button', 'All 3')
      await screen.findByText('Why')
      await screen.findByText(/^Because of/)
    },
  ],
  [
    'move',
    'a booking is moved in one call',
    async ({ openApp, proxy }) => {
      const learner = await enrol(school())
      await book(learner, await storeSlot(school(), at('11:00:00')))
      await storeSlot(school(), at('12:00:00'))
      const { press, screen } = await openApp('/book-slot', learner)
      await press('button', 'Move')
      fireEvent.click(lastOf(await screen.findAllByRole('button', { name: 'Move Here' })))
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move' }))
      await until(() => expect(proxy.calls(/POST \/api\/slots\/(move|book)/)).toHaveLength(1))
    },
  ],
  [
    'admins',
    'somebody whose result is looked at is made an administrator',
    async (place) => {
      const { quizId, admin } = await storeOpticsClass(school(), { Asha: [0, 1, 2] })
      const { body } = await admin.call('GET', `/quiz/${quizId}/admin/results`)
      const [{ user }] = body.results
      const { press, screen } = await place.openApp(`/quiz/${quizId}/user/${user._id}/results`, admin)
      await press('link', 'Activity')
      await screen.findByText('This site’s API does not report who did what.')
      await press('button', 'Make administrator…')
      const dialog = within(await screen.findByRole('alertdialog'))
      fireEvent.click(dialog.getByRole('button', { name: 'Make administrator' }))
      await until(() => expect(place.proxy.calls(/PUT \/api\/admin\/users\/[^/]+\/admin$/)).toHaveLength(1))
    },
  ],
  [
    'people',
    'the weakest learners are found, and one is looked at',
    async (place) => {
      const { admin } = await storeOpticsClass(school(), { Yusuf: [0, 1, 0], Zora: [1, 0, 0] })
      const { press, screen } = await place.openApp('/admin/results', admin)
      await press('link', 'Learners and quizzes')
      await press('button', 'Ten weakest')
      await press('link', 'Zora')
      await screen.findByRole('heading', { level: 1, name: 'Zora' })
      expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull()
      await press('link', 'Your data')
      await screen.findByRole('button', { name: 'Download my data' })
    },
  ],
  [
    'sessions',
    'the devices are listed',
    async ({ openApp }) => {
      const person = await enrol(school())
      await createSession(school().deps.db, person.id, new Date(at('09:00:00')))
      const { screen, press } = await openApp('/', person)
      await press('link', 'Signed-in devices')
      await screen.findByText('Another device')
    },
  ],
]

test.each(STORIES)('with an API that offers %s alone %s', async (feature, _, story) => {
  await school().deps.db.deleteFrom('quizzes').execute()
  await story(await offering({ features: [feature] }))
})

test('an API that lists no features is used without them, whatever its answers have: a quiz is taken', async () => {
  const place = await offering({ kind: 'unlisted' })
  const { screen } = await takeQuiz(place)
  await screen.findByText('Question Review')
  expect(place.proxy.bodies(SUBMIT)[0]).toEqual({ answers: [0, null, null], timeSpent: expect.any(Number) })
})

test('an API that lists no features is used without them, whatever its answers have: a review has no reasons', async () => {
  const { openApp } = await offering({ kind: 'unlisted' })
  const questions = opticsJson.questions.map((question) => ({ ...question, explanation: 'Because.' }))
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(person, quizId, { answers: [1], timeSpent: 60 })
  const { screen, press, text } = await openApp(`/quiz/${quizId}/results`, person)
  await screen.findByText('Question Review')
  expect(text()).not.toContain('Because.')
  await press('button', /^Practice these/)
  await press('button', /^Option A/)
  await screen.findByText(/^This one comes back/)
  expect(text()).not.toContain('Because.')
})

test('an API that lists no features is used without them, whatever its answers have: a quiz is edited', async () => {
  await school().deps.db.deleteFrom('quizzes').execute()
  await storeQuiz(school())
  const place = await offering({ kind: 'unlisted' })
  const { press, screen } = await openAdmin(place, '/admin')
  await press('button', 'Edit Quiz')
  await screen.findByDisplayValue(opticsJson.title)
  await press('button', 'Update Quiz')
  await until(() => expect(place.proxy.calls(EDIT)).toHaveLength(1))
  for (const field of ['shuffle', 'basis']) expect(place.proxy.bodies(EDIT)[0]).not.toHaveProperty(field)
})

test('the address of the log says that there is none if an API keeps none', async () => {
  const { screen } = await openAdmin(await offering({}), '/admin/log')
  await screen.findByText('This site’s API does not report who did what.')
})
