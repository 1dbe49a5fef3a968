// SPEC 2 Quiz taking; 4 States; 8 Load and submit
import { describe, expect, test } from 'vitest'
import { hearToasts, leavePage, otherTabStores, until } from '../../support/page/page.ts'
import { beginWork, openQuizOf, reload } from '../../support/page/quiz-work.ts'
import { openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { changedByAnotherTab, storedEntries, storeEntries } from '../../support/page/stored-attempts.ts'
import { skipWaits } from '../../support/page/waits.ts'
import { worded } from '../../support/page/words.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol } from '../../support/school/school.ts'
import {
  answerLost,
  answerReplaced,
  type Fault,
  heldUntil,
  instead,
} from '../../support/server/fault-proxy.ts'
import { answers, answersPage, breaksOff, resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const place = openSchool(at('10:00:00'))
const { proxy } = place
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/
const TAKEN = /GET \/api\/quiz\/[^/]+\/taken$/
const SENT = 'success: Quiz submitted successfully!'

/** Begins, and forgets what was asked until then: what counts is what follows. */
async function beginAndSubmit(...faults: Fault[]) {
  const work = await beginWork(place)
  proxy().forget()
  proxy().plan(SUBMIT, ...faults)
  const [toasts, waits] = [hearToasts(), skipWaits()]
  await work.page.takeQuiz.submitOpenQuiz()
  return { ...work, toasts, waits }
}

const storedAnswers = ({ records }: Page) => records.$myAttempts.get().map(({ answers: given }) => given)

/** A pause grows by at most a tenth, at random. */
const expectWaits = (waits: number[], expected: number[]) => {
  expect(waits.length, `pauses: ${waits}`).toBe(expected.length)
  for (const [index, wanted] of expected.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(wanted)
    expect(waits[index]).toBeLessThanOrEqual(wanted * 1.1)
  }
}

test('the event of a submission has no score while that waits for the review', async () => {
  const { page, quizId } = await beginWork(place)
  const { db } = place.school().deps
  await db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).where('id', '=', quizId).execute()
  await page.takeQuiz.submitOpenQuiz()
  expect(page.happened.at(-1)).toEqual(['quiz-submitted', { quizId }])
})

test('a submitted attempt is reported, removed from the device and followed by its result', async () => {
  const { page, person, quizId, toasts } = await beginAndSubmit()
  const [body] = proxy().bodies(SUBMIT)
  expect(body).toEqual({
    answers: [3, null, null],
    timeSpent: expect.any(Number),
    version: 1,
    seconds: [0, 0, 0],
    changes: [[], [], []],
  })
  expect(storedAnswers(page)).toEqual([])
  expect(Object.values(storedEntries()), 'no question is left').toMatchObject([{ paper: '', title: '' }])
  expect(localStorage.getItem('quiz:questions')).toBe('{}')
  expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` })
  const { body: result } = await person.call('GET', `/quiz/${quizId}/results`)
  expect(page.happened.at(-1)).toEqual(['quiz-submitted', { quizId, score: result.score }])
  await until(() => expect(toasts).toEqual([SENT]))
})

test('a tab that slept sends what another one answered meanwhile', async () => {
  const { page } = await beginWork(place)
  storeEntries(changedByAnotherTab(() => ({ answers: [3, 1, 0] })))
  await page.takeQuiz.submitOpenQuiz()
  expect(proxy().bodies(SUBMIT)).toMatchObject([{ answers: [3, 1, 0] }])
})

const DOWN = instead(answers(500, { message: 'Database is down' }))
const limited = (seconds: string) =>
  instead(answers(429, { message: 'Too many requests' }, { 'Retry-After': seconds }))

describe('an attempt arrives', () => {
  test.each([
    ['after an API in trouble twice', [DOWN, DOWN], { sends: 3, asks: 2, waits: [1000, 2000] }],
    ['after a conflict when it was taken', [answerReplaced(answers(409))], { sends: 1, asks: 1, waits: [] }],
    ['after a conflict when it was not', [instead(answers(409))], { sends: 2, asks: 1, waits: [1000] }],
    ['when its answer was lost', [answerLost], { sends: 1, asks: 1, waits: [] }],
    ['when its answer broke off', [answerReplaced(breaksOff)], { sends: 1, asks: 1, waits: [] }],
    [
      'when its answer was a page of HTML',
      [answerReplaced(answersPage(200))],
      { sends: 1, asks: 1, waits: [] },
    ],
    ['when its answer was a 502', [answerReplaced(answersPage(502))], { sends: 1, asks: 1, waits: [] }],
    ['after the network was away', [instead(resets)], { sends: 2, asks: 1, waits: [1000] }],
    ['as late as a busy API wants it', [limited('3')], { sends: 2, asks: 0, waits: [3000] }],
    ['no later than in five seconds', [limited('60')], { sends: 2, asks: 0, waits: [5000] }],
  ])('%s', async (_, faults, { sends, asks, waits: expected }) => {
    const { page, toasts, waits, quizId, person } = await beginAndSubmit(...faults)
    expect(proxy().calls(SUBMIT)).toHaveLength(sends)
    expect(proxy().calls(TAKEN)).toHaveLength(asks)
    expectWaits(waits, expected)
    expect(storedAnswers(page)).toEqual([])
    expect(page.happened.at(-1)?.[0]).toBe('quiz-submitted')
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, null, null])
    await until(() => expect(toasts).toEqual([SENT]))
  })
})

const fourTimes = (fault: Fault) => [fault, fault, fault, fault]
const NETWORK = 'Network error. Please check your connection and try again.'
const BUSY = 'Too many submission attempts. Please wait a moment and try again.'
const ENDED = 'Quiz submission period has ended. Please try again later.'
const refused = (status: number, message: string) => [instead(answers(status, { message }))]

test('the reason for a refused attempt is shown in a toast if another page is open', async () => {
  const { page } = await beginWork(place)
  const toasts = hearToasts()
  proxy().plan(SUBMIT, ...refused(400, 'This quiz is not currently active'))
  const attempt = page.records.$attempt.get()
  page.records.$openQuizId.set(undefined)
  if (attempt) await page.submission.submitAttempt(attempt)
  await until(() => expect(toasts).toEqual([`error: ${ENDED}`]))
})

describe('an attempt that could not be sent is kept, with the reason,', () => {
  test.each([
    ['an API that stays in trouble', fourTimes(DOWN), 'Database is down', [1000, 2000, 4000], true],
    ['a network that stays away', fourTimes(instead(resets)), NETWORK, [1000, 2000, 4000], true],
    ['an API that stays busy', fourTimes(limited('1')), BUSY, [1000, 2000, 4000], true],
    ['a quiz that has ended', refused(400, 'This quiz is not currently active'), ENDED, [], false],
    ['answers that do not fit', refused(422, 'answers: too many'), 'answers: too many', [], false],
    ['a quiz that is gone', refused(404, 'Quiz not found'), 'Quiz not found.', [], false],
    [
      'a refusal',
      refused(403, 'Permission denied'),
      'You do not have permission to perform this action.',
      [],
      false,
    ],
  ])('after %s', async (_, faults, message, expected, resends) => {
    const { page, toasts, waits } = await beginAndSubmit(...faults)
    expect(proxy().calls(SUBMIT)).toHaveLength(faults.length)
    expectWaits(waits, expected)
    expect(storedAnswers(page)).toEqual([[3, null, null]])
    const phase = worded(page.records.$attempt.get()?.phase)
    expect(phase).toMatchObject({ name: resends ? 'waiting' : 'refused', message })
    const shown = { scene: 'unsent', message, resends, sending: false }
    expect(worded(page.takeQuiz.$scene.get())).toMatchObject(shown)
    expect(page.session.$access.get().state).toBe('signed-in')
    expect(toasts, 'the page of the quiz tells it').toEqual([])
  })

  test('and can be sent again', async () => {
    const { page, quizId } = await beginAndSubmit(...fourTimes(DOWN))
    const again = page.takeQuiz.submitOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'unsent', sending: true })
    await again
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` })
  })

  test('and is shown at the next visit if it was refused, but not sent again by itself', async () => {
    const { quizId } = await beginAndSubmit(...refused(400, 'This quiz is not currently active'))
    const later = await reload(place)
    place.school().clock.advance(20)
    await openQuizOf(later, quizId)
    expect(worded(later.takeQuiz.$scene.get())).toMatchObject({
      scene: 'unsent',
      message: ENDED,
      resends: false,
    })
    expect(proxy().calls(SUBMIT)).toHaveLength(1)
  })

  test('and does not count as refused if something else answers in the place of the API', async () => {
    const portal = instead(answersPage(200))
    const { page } = await beginWork(place)
    proxy().plan(SUBMIT, portal)
    proxy().plan(TAKEN, portal)
    await page.takeQuiz.submitOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'unsent', resends: true })
    expect(page.records.$attempt.get()?.phase.name).toBe('waiting')
    window.dispatchEvent(new Event('online'))
    await until(() => expect(storedAnswers(page)).toEqual([]))
  })

  test('for its owner if the session ended as it was sent', async () => {
    const { page, person } = await beginAndSubmit(instead(answers(401, { message: 'Unauthorized' })))
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(proxy().calls(SUBMIT)).toHaveLength(1)
    await leavePage()
    place.school().clock.advance(2)
    const after = await openPageOf(person, proxy())
    expect(storedAnswers(after)).toEqual([[3, null, null]])
  })
})

describe('the fate of an attempt elsewhere does not affect the next one', () => {
  const reset = async (quizId: string, userId: string) => {
    const admin = await enrol(place.school(), { isAdmin: true })
    await admin.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId })
  }

  test('when another tab sent what this one could not', async () => {
    const { page, person, quizId } = await beginAndSubmit(...fourTimes(DOWN))
    await handIn(person, quizId, { answers: [3, null, null], timeSpent: 9 })
    otherTabStores('quiz:attempts', '{}')
    await until(() => expect(page.takeQuiz.$scene.get().scene).toBe('leave'))
    expect(page.records.$sending.get()).toEqual([])
    await reset(quizId, person.id)
    await openQuizOf(page, quizId)
    await page.takeQuiz.startOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  })

  test.each([
    ['arrives', heldUntil(Promise.resolve())],
    ['is refused', instead(answers(403, { message: 'Permission denied' }))],
  ])('when it %s after it was discarded', async (_, fault) => {
    const { page, person, quizId } = await beginWork(place)
    const { gate, open } = makeGate()
    proxy().plan(SUBMIT, (...call) => gate.then(() => fault(...call)))
    const sending = page.takeQuiz.submitOpenQuiz()
    await until(() => expect(proxy().calls(SUBMIT)).toHaveLength(1))
    page.takeQuiz.discardOpenAttempt()
    await reset(quizId, person.id)
    await openQuizOf(page, quizId)
    place.school().clock.advance(1)
    await page.takeQuiz.startOpenQuiz()
    open()
    await sending
    expect(storedAnswers(page)).toEqual([[null, null, null]])
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  })
})

describe('an attempt whose quiz was submitted first from another device', () => {
  async function submitSecond() {
    const work = await beginWork(place)
    await handIn(work.person, work.quizId, { answers: [0, 1, 0], timeSpent: 60 })
    const toasts = hearToasts()
    await work.page.takeQuiz.submitOpenQuiz()
    return { ...work, toasts }
  }
  const why = { code: 'other-answers-stored' }

  test('does not count as submitted, and is kept for a copy', async () => {
    const { page, person, quizId, toasts } = await submitSecond()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'unsent', why, resends: false, sending: false })
    expect(storedAnswers(page)).toEqual([[3, null, null]])
    expect(page.happened.map(([name]) => name)).not.toContain('quiz-submitted')
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.score, 'the first ones count').toBe(100)
    await page.notices.preloadNotices()
    await until(() => expect(page.notices.$noticesReady.get()).toBe(true))
    expect(toasts).toEqual([])
  })

  test('is not sent again, even after a reload', async () => {
    const { quizId } = await submitSecond()
    const later = await reload(place)
    await openQuizOf(later, quizId)
    expect(later.takeQuiz.$scene.get()).toMatchObject({ scene: 'unsent', why })
    window.dispatchEvent(new Event('online'))
    place.school().clock.advance(16)
    await later.session.retrySession()
    expect(proxy().calls(SUBMIT)).toHaveLength(1)
  })

  test('leads to the result once it is discarded', async () => {
    const { page, quizId } = await submitSecond()
    page.takeQuiz.discardOpenAttempt()
    await until(() =>
      expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` }),
    )
    expect(storedAnswers(page)).toEqual([])
  })
})
