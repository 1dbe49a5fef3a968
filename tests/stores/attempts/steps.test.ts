// SPEC 2 Quiz taking; 4 States
import { describe, expect, test } from 'vitest'
import { leavePage, otherTabStores, until } from '../../support/page/page.ts'
import { beginWork, openQuizOf, reload } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import {
  changedByAnotherTab,
  storedEntries,
  storedLive,
  storeEntries,
} from '../../support/page/stored-attempts.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const MINUTE_MS = 60_000
const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/

describe('an attempt', () => {
  test('begins with Start Quiz, by the clock of the server', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const page = await openPageOf(person, proxy())
    await openQuizOf(page, quizId)
    expect(page.takeQuiz.$scene.get().scene).toBe('intro')
    expect(page.records.$attempt.get()).toBeUndefined()
    await page.takeQuiz.startOpenQuiz()
    const attempt = page.records.$attempt.get()
    expect(attempt).toMatchObject({ quizId, userId: person.id, answers: [null, null, null], flags: [] })
    expect(Math.abs((attempt?.startedAt ?? 0) - at('10:00:00'))).toBeLessThan(3000)
    expect((attempt?.deadline ?? 0) - (attempt?.startedAt ?? 0)).toBe(15 * MINUTE_MS)
    expect(page.happened.at(-1)).toEqual(['quiz-started', { quizId }])
  })

  test('keeps each step', async () => {
    const { page, quiz } = await beginWork(place)
    page.attempt.answerQuestion(quiz, 0, 1)
    page.attempt.answerQuestion(quiz, 2, 0)
    page.attempt.flagQuestion(0)
    page.attempt.flagQuestion(1)
    page.attempt.showQuestion(99)
    expect(page.records.$attempt.get()).toMatchObject({ answers: [1, null, 0], flags: [0], current: 2 })
  })

  test('ignores an option that does not exist', async () => {
    const { page, quiz } = await beginWork(place)
    page.attempt.answerQuestion(quiz, 0, 9)
    page.attempt.answerQuestion(quiz, 9, 0)
    expect(page.records.$attempt.get()).toMatchObject({ answers: [3, null, null] })
  })
})

describe('an attempt after a reload', () => {
  test('continues where it was, with the same deadline', async () => {
    const { page, quizId } = await beginWork(place)
    const before = page.records.$attempt.get()
    const after = await reload(place)
    await openQuizOf(after, quizId)
    expect(after.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', attempt: before })
    expect(before).toMatchObject({ answers: [3, null, null], flags: [1], current: 2 })
  })

  test('continues without a network, with the questions kept on the device', async () => {
    const { quizId, quiz } = await beginWork(place)
    const after = await reload(place)
    proxy().plan(ACCESS, instead(resets))
    expect(await openQuizOf(after, quizId)).toEqual(quiz)
    expect(after.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress' })
  })

  test('continues even if the slot has ended', async () => {
    const { quizId } = await beginWork(place, 20)
    school().clock.advance(11)
    const after = await reload(place)
    await openQuizOf(after, quizId)
    expect(proxy().calls(ACCESS)).toHaveLength(2)
    expect(after.takeQuiz.$scene.get()).toMatchObject({
      scene: 'in-progress',
      attempt: { answers: [3, null, null] },
    })
  })

  test('is neither shown nor sent for another person', async () => {
    const { quizId, person } = await beginWork(place)
    await leavePage()
    const other = await openPageOf(await enrolWithSeat(school()), proxy())
    await openQuizOf(other, quizId)
    expect(other.records.$myAttempts.get()).toEqual([])
    expect(other.takeQuiz.$scene.get().scene).toBe('intro')
    await other.takeQuiz.startOpenQuiz()
    const attempt = other.records.$attempt.get()
    if (attempt) other.records.apply(attempt, { type: 'discarded' })
    await leavePage()
    const again = await openPageOf(person, proxy())
    expect(again.records.$myAttempts.get(), 'the first one finds their own as it was').toMatchObject([
      { userId: person.id, answers: [3, null, null] },
    ])
  })
})

describe('a stored attempt that cannot be read', () => {
  test.each([
    ['no JSON', () => '{"x'],
    ['of a version that is not known', (text: string) => text.replaceAll('"version":3', '"version":9')],
  ])('is set aside if it is %s', async (_, spoil) => {
    const { quizId } = await beginWork(place)
    const stored = localStorage.getItem('quiz:attempts') ?? ''
    await leavePage()
    localStorage.setItem('quiz:attempts', spoil(stored))
    const after = await openPage(proxy())
    await openQuizOf(after, quizId)
    expect(after.takeQuiz.$scene.get().scene).toBe('intro')
  })

  test('does not affect any other one', async () => {
    const { quizId } = await beginWork(place)
    const stored = storedEntries()
    await leavePage()
    storeEntries({ 'someone/else': { version: 9 }, ...stored })
    const after = await openPage(proxy())
    expect(after.records.$myAttempts.get()).toMatchObject([{ quizId, answers: [3, null, null] }])
  })

  test('waits for a release that can read it, whatever is begun and sent meanwhile', async () => {
    const { quizId } = await beginWork(place)
    const [[mine, stored] = ['', {}]] = storedLive()
    const newer = { ...stored, version: 9 }
    await leavePage()
    storeEntries({ 'someone/else': newer, [mine]: newer })
    const after = await openPage(proxy())
    await openQuizOf(after, quizId)
    await after.takeQuiz.startOpenQuiz()
    await after.takeQuiz.submitOpenQuiz()
    expect(Object.fromEntries(storedLive())).toEqual({
      'someone/else': newer,
      [`${mine}, set aside`]: newer,
    })
  })
})

describe('the questions of an attempt', () => {
  const QUESTIONS = 'quiz:questions'

  test('are stored once, apart from the record that each step stores', async () => {
    const { page, quiz } = await beginWork(place)
    expect(storedLive().map(([, { paper }]) => paper)).toEqual([''])
    localStorage.removeItem(QUESTIONS)
    page.attempt.answerQuestion(quiz, 1, 0)
    expect(localStorage.getItem(QUESTIONS)).toBeNull()
    expect(page.records.$attempt.get()?.paper).not.toBe('')
  })

  test('are read from the record if they are in it, and are separate after a step', async () => {
    const { quizId, quiz } = await beginWork(place)
    const texts: Record<string, string> = JSON.parse(localStorage.getItem(QUESTIONS) ?? '{}')
    await leavePage()
    storeEntries(
      Object.fromEntries(storedLive().map(([key, attempt]) => [key, { ...attempt, paper: texts[key] }])),
    )
    localStorage.removeItem(QUESTIONS)
    const after = await openPage(proxy())
    proxy().plan(ACCESS, instead(resets))
    expect(await openQuizOf(after, quizId)).toEqual(quiz)
    after.attempt.answerQuestion(quiz, 1, 0)
    expect(storedLive()).toMatchObject([[expect.any(String), { paper: '', answers: [3, 0, null] }]])
    expect(JSON.parse(localStorage.getItem(QUESTIONS) ?? '{}')).toEqual(texts)
  })

  test('of a newer release are kept with its record', async () => {
    const { quizId } = await beginWork(place)
    await leavePage()
    storeEntries({ 'someone/else': { version: 9 } })
    localStorage.setItem(QUESTIONS, '{"someone/else":"theirs","nobody":"left over"}')
    const after = await openPage(proxy())
    await openQuizOf(after, quizId)
    await after.takeQuiz.startOpenQuiz()
    await after.takeQuiz.submitOpenQuiz()
    expect(localStorage.getItem(QUESTIONS)).toBe('{"someone/else":"theirs"}')
  })
})

describe('a tab that slept and missed every event', () => {
  test('adds its step to what another tab answered meanwhile', async () => {
    const { page, quiz } = await beginWork(place)
    storeEntries(changedByAnotherTab(() => ({ answers: [3, 1, null] })))
    page.attempt.answerQuestion(quiz, 2, 0)
    expect(page.records.$attempt.get()?.answers).toEqual([3, 1, 0])
  })

  test('continues with what another tab answered when the quiz is opened again', async () => {
    const { page, quizId } = await beginWork(place)
    storeEntries(changedByAnotherTab(() => ({ answers: [3, 1, null] })))
    await openQuizOf(page, quizId)
    expect(page.records.$attempt.get()?.answers).toEqual([3, 1, null])
  })

  test('does not bring back what another tab has submitted', async () => {
    const { page, quiz } = await beginWork(place)
    localStorage.setItem('quiz:attempts', '{}')
    page.attempt.answerQuestion(quiz, 2, 0)
    expect(page.records.$attempt.get()).toBeUndefined()
    expect(localStorage.getItem('quiz:attempts')).toBe('{}')
  })
})

test('a quiz opened after another one leaves the attempt at that one alone', async () => {
  const { page, quizId } = await beginWork(place)
  const questions = opticsJson.questions.map((question) => ({ ...question, _id: `other-${question._id}` }))
  const other = await storeQuiz(school(), { questions })
  let open = () => {}
  proxy().plan(ACCESS, heldUntil(new Promise<void>((resolve) => (open = resolve))))
  const late = page.takeQuiz.openQuiz(other)
  await until(() => expect(proxy().calls(ACCESS).at(-1)).toContain(other))
  await openQuizOf(page, quizId)
  open()
  await late
  expect(page.records.$attempt.get()).toMatchObject({ quizId, answers: [3, null, null], quizChanged: false })
  expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', quiz: { _id: quizId } })
})

test('the time at which the last step was stored is known', async () => {
  const { page, quiz } = await beginWork(place)
  page.attempt.answerQuestion(quiz, 2, 0)
  expect(Math.abs((page.records.$savedAt.get() ?? 0) - at('10:00:00'))).toBeLessThan(60_000)
})

test('a second tab on the same attempt shows the same state', async () => {
  const { page } = await beginWork(place)
  otherTabStores('quiz:attempts', JSON.stringify(changedByAnotherTab(() => ({ answers: [3, 1, null] }))))
  expect(page.takeQuiz.$scene.get()).toHaveProperty('attempt.answers', [3, 1, null])
})
