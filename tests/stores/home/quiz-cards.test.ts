// SPEC 2 Home; 4 States
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { QuizFilter } from '../../../src/domain/quizzes/quiz-status.ts'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openQuizOf } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, openPage, openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))

/** By their status at ten o'clock. */
let quizIds: Record<'running' | 'alsoRunning' | 'coming' | 'over', string>
beforeAll(async () => {
  quizIds = {
    running: await storeQuiz(school()),
    alsoRunning: await storeQuiz(school()),
    coming: await storeQuiz(school(), { opens: at('10:20:00') }),
    over: await storeQuiz(school(), { opens: at('08:00:00'), closes: at('09:00:00') }),
  }
})
afterEach(() => {
  vi.useRealTimers()
})

async function watchQuizzes(page: Page) {
  watch(page.quizCards.$quizCards)
  watch(page.quizCards.$quizCounts)
  await until(() => expect(page.quizzes.$quizzes.get().loading).toBe(false))
  if (page.session.$user.get()) await until(() => expect(page.myResults.$myResults.get().data).toBeDefined())
}

const countsOf = (page: Page) =>
  Object.fromEntries(page.quizCards.$quizCounts.get().map(({ filter, count }) => [filter, count]))

const namesOf = (page: Page) => {
  const shown = page.quizCards.$quizCards.get().map(({ quiz }) => quiz._id)
  return Object.entries(quizIds).flatMap(([name, id]) => (shown.includes(id) ? [name] : []))
}

const ALL = { all: 4, active: 2, upcoming: 1, ended: 1, completed: 0 }
const NONE = { all: 0, active: 0, upcoming: 0, ended: 0, completed: 0 }

describe('the list of quizzes', () => {
  test('has all of them for a visitor', async () => {
    const page = await openPage(proxy())
    await watchQuizzes(page)
    expect(countsOf(page)).toEqual(ALL)
  })

  test('has none for a learner without a slot, not even those taken', async () => {
    const person = await enrolWithSeat(school())
    await handIn(person, quizIds.alsoRunning, { answers: [0], timeSpent: 60 })
    await school().deps.db.deleteFrom('bookings').where('user_id', '=', person.id).execute()
    const page = await openPageOf(person, proxy())
    page.quizCards.$quizFilter.set('all')
    await watchQuizzes(page)
    await until(() => expect(page.currentSlot.$slotStatus.get()).toEqual({ state: 'none' }))
    expect(page.quizzes.$quizzes.get().data?.rows, 'whatever the API tells').toHaveLength(4)
    expect(countsOf(page)).toEqual(NONE)
    expect(namesOf(page)).toEqual([])
  })

  test('has only the attempt at work for a learner whose slot has ended', async () => {
    const person = await enrolWithSeat(school())
    const page = await openPageOf(person, proxy())
    await openQuizOf(page, quizIds.alsoRunning)
    await page.takeQuiz.startOpenQuiz()
    await school().deps.db.deleteFrom('bookings').where('user_id', '=', person.id).execute()
    page.currentSlot.$currentSlot.revalidate()
    await watchQuizzes(page)
    await until(() => expect(page.currentSlot.$slotStatus.get()).toEqual({ state: 'none' }))
    expect(namesOf(page)).toEqual(['alsoRunning'])
    expect(countsOf(page)).toEqual({ ...NONE, all: 1, active: 1 })
    page.quizCards.$quizFilter.set('completed')
    expect(namesOf(page)).toEqual(['alsoRunning'])
  })

  test('has all of them for a learner in a slot', async () => {
    const page = await openPageOf(await enrolWithSeat(school()), proxy())
    await watchQuizzes(page)
    await until(() => expect(countsOf(page)).toEqual(ALL))
  })

  test('has no draft for anybody, even if they may read it', async () => {
    const draft = await storeQuiz(school(), { isActive: false })
    onTestFinished(async () => {
      await school().deps.db.deleteFrom('quizzes').where('id', '=', draft).execute()
    })
    const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
    await watchQuizzes(page)
    expect(page.quizzes.$quizzes.get().data?.rows).toHaveLength(5)
    expect(countsOf(page)).toEqual(ALL)
  })

  test('has all of them for an administrator, who needs no slot', async () => {
    const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
    await watchQuizzes(page)
    expect(countsOf(page)).toEqual(ALL)
    expect(proxy().calls(/slots\/current/)).toEqual([])
  })

  test('is empty for the next user while theirs is on its way', async () => {
    const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
    await watchQuizzes(page)
    await page.session.signOut()
    await until(() => expect(page.myResults.$myResults.get().data).toBeUndefined())
  })
})

describe('the filters', () => {
  test.each<[QuizFilter, string[]]>([
    ['all', ['running', 'alsoRunning', 'coming', 'over']],
    ['active', ['running', 'alsoRunning']],
    ['upcoming', ['coming']],
    ['ended', ['over']],
    ['completed', ['alsoRunning']],
  ])('for %s show %j', async (filter, names) => {
    const person = await enrolWithSeat(school())
    await handIn(person, quizIds.alsoRunning, { answers: [0], timeSpent: 60 })
    const page = await openPageOf(person, proxy())
    expect(page.quizCards.$quizFilter.get(), 'at first').toBe('active')
    await watchQuizzes(page)
    page.quizCards.$quizFilter.set(filter)
    await until(() => expect(namesOf(page)).toEqual(names))
    expect(countsOf(page)).toEqual({ ...ALL, completed: 1 })
    for (const { quiz, completed } of page.quizCards.$quizCards.get())
      expect(completed).toBe(quiz._id === quizIds.alsoRunning)
  })

  test.each<QuizFilter>(['all', 'active', 'completed'])(
    'for %s show a running attempt first',
    async (filter) => {
      const page = await openPageOf(await enrolWithSeat(school()), proxy())
      await openQuizOf(page, quizIds.alsoRunning)
      await page.takeQuiz.startOpenQuiz()
      page.quizCards.$quizFilter.set(filter)
      await watchQuizzes(page)
      await until(() => {
        const [first] = page.quizCards.$quizCards.get()
        expect(first).toMatchObject({ quiz: { _id: quizIds.alsoRunning }, attempt: { here: 0 } })
      })
    },
  )

  test('follow the clock: a quiz becomes active without another read', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
    const page = await openPage(proxy())
    await watchQuizzes(page)
    const reads = proxy().calls(/GET \/api\/quiz$/).length
    vi.advanceTimersByTime(21 * 60_000)
    expect(countsOf(page)).toEqual({ ...ALL, active: 3, upcoming: 0 })
    expect(proxy().calls(/GET \/api\/quiz$/)).toHaveLength(reads)
  })
})

test('a list that could not be read says so in its place, without a toast, and can be read again', async () => {
  const toasts = hearToasts()
  proxy().plan(/GET \/api\/quiz$/, instead(answers(500, { message: 'Database is down' })))
  const page = await openPage(proxy())
  await watchQuizzes(page)
  expect(page.quizzes.$quizzes.get().error).toMatchObject({ status: 500 })
  page.quizzes.$quizzes.revalidate()
  await until(() => expect(countsOf(page)).toEqual(ALL))
  expect(toasts).toEqual([])
})

test('data that was read stays, however often later reads fail', async () => {
  const page = await openPage(proxy())
  await watchQuizzes(page)
  for (const status of [500, 502]) {
    proxy().plan(/GET \/api\/quiz$/, instead(answers(status)))
    page.quizzes.$quizzes.revalidate()
    await until(() => expect(page.quizzes.$quizzes.get().error).toMatchObject({ status }))
    expect(countsOf(page)).toEqual(ALL)
  }
  const counts = watch(page.quizCards.$quizCounts)
  page.quizzes.$quizzes.revalidate()
  await until(() => expect(page.quizzes.$quizzes.get().error).toBeUndefined())
  expect(counts, 'nothing flickered').toHaveLength(1)
})
