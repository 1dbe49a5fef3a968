// SPEC 2 Quiz taking; 4 States
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Attempt,
  attemptId,
  beginAttempt,
  clearAnswer,
  fitAttempt,
  giveAnswer,
  goTo,
  hasQuestionsOf,
  readAttempt,
  struckOptions,
  summarizeAttempt,
  toggleFlag,
  toggleStrike,
} from '../../../src/domain/attempts/attempt.ts'
import { mergeAttempts } from '../../../src/domain/attempts/attempt-mirrors.ts'
import {
  clockTone,
  cutShortMinutes,
  deadlineOf,
  isDue,
  mayHideClock,
  timeLeftMs,
  timeSpentSeconds,
  timeWarning,
} from '../../../src/domain/attempts/attempt-time.ts'
import type { Question } from '../../../src/domain/quizzes/question.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { reminders } from '../../../src/messages/en/reminders.ts'
import { asha, at, opticsJson, opticsQuiz, opticsQuizOf } from '../../support/school/fixtures.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

const START = at('10:05:00')
const begun = beginAttempt(opticsQuiz, asha._id, START)

const id = attemptId(begun)

test.each([
  ['knows nothing of it', {}, true],
  ['is a step behind', { [id]: { ...begun, revision: 2 } }, true],
  ['is as far', { [id]: { ...begun, current: 1, revision: 3 } }, false],
  ['is a step ahead', { [id]: { ...begun, revision: 4 } }, false],
  ['has it in a format that this release cannot read', { [id]: { ...begun, version: 2, revision: 4 } }, true],
])('a copy of an attempt is compared with a device that %s: %#', (_, known, newer) => {
  const readAll = (entries: object) =>
    Object.entries(entries).flatMap(([key, entry]) => readAttempt(key, entry) ?? [])
  const copy = { ...begun, revision: 3 }
  const merged = mergeAttempts(readAll(known), readAll({ [id]: copy, unread: { version: 9, revision: 7 } }))
  expect(merged).toHaveLength(1)
  expect(merged[0] !== undefined && isDeepStrictEqual(merged[0], copy)).toBe(newer)
})

describe('an answer', () => {
  test('can be cleared', () => {
    expect(clearAnswer(giveAnswer(begun, 1, 2), 1).answers).toEqual([null, null, null])
  })

  test('is never an option that is struck out', () => {
    const struck = toggleStrike(toggleStrike(giveAnswer(begun, 1, 2), 1, 3), 1, 2)
    expect(struck.answers, 'the chosen one was struck out').toEqual([null, null, null])
    expect(struckOptions(struck, 1)).toEqual([3, 2])
    expect(struckOptions(struck, 0)).toEqual([])
    expect(struckOptions(giveAnswer(struck, 1, 3), 1)).toEqual([2])
    expect(struckOptions(toggleStrike(struck, 1, 2), 1)).toEqual([3])
    expect(giveAnswer(toggleStrike(begun, 1, 3), 1, 2).answers, 'another is chosen').toEqual([null, 2, null])
  })
})

describe('an attempt', () => {
  test('begins at the first question with nothing chosen and the full duration', () => {
    expect(begun).toEqual({
      version: 3,
      quizId: 'quiz-optics',
      userId: 'user-asha',
      answers: [null, null, null],
      flags: [],
      current: 0,
      startedAt: START,
      deadline: at('10:20:00'),
      questionIds: ['question-snell', 'question-mirror', 'question-lens'],
      places: [0, 1, 2],
      quizVersion: null,
      struck: [],
      saved: null,
      sent: [],
      pace: null,
      quizChanged: false,
      title: 'Geometric optics',
      paper: JSON.stringify(opticsQuiz),
      revision: 0,
      phase: { name: 'working' },
    })
  })

  test('may begin at a time that the server knows, and end at its deadline', () => {
    const times = { startedAt: at('10:01:00'), deadline: at('10:16:00') }
    expect(beginAttempt(opticsQuiz, asha._id, START, times)).toMatchObject(times)
  })

  test('keeps the latest choice, and leaves the earlier attempt as it was', () => {
    const twice = giveAnswer(giveAnswer(begun, 1, 2), 1, 0)
    expect(twice.answers).toEqual([null, 0, null])
    expect(begun.answers).toEqual([null, null, null])
  })

  test('keeps its flags in the order of the questions', () => {
    const flagged = [2, 0, 1].reduce(toggleFlag, begun)
    expect(flagged.flags).toEqual([0, 1, 2])
    expect(toggleFlag(flagged, 1).flags).toEqual([0, 2])
  })

  test('sorts flags as numbers', () => {
    expect([10, 9, 100].reduce(toggleFlag, begun).flags).toEqual([9, 10, 100])
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [99, 2],
    [-1, 0],
  ])('that goes to question %i is at question %i', (question, current) => {
    expect(goTo(begun, question).current).toBe(current)
  })

  test('of a quiz without questions stays at its beginning', () => {
    expect(goTo({ ...begun, answers: [] }, 1).current).toBe(0)
  })

  test('survives being stored and read again', () => {
    const worked = goTo(toggleFlag(giveAnswer(begun, 0, 3), 2), 2)
    expect(readAttempt(id, JSON.parse(JSON.stringify(worked)))).toEqual(worked)
  })

  test.each([
    ['another version', { ...begun, version: 4 }],
    ['a missing deadline', { ...begun, deadline: undefined }],
    ['answers in words', { ...begun, answers: ['A'] }],
    ['nothing', null],
    ['a text', 'attempt'],
  ])('is not read from %s', (_, stored) => {
    expect(readAttempt(id, stored)).toBeUndefined()
  })
})

test.each([
  ['the same questions', begun, opticsQuiz, true],
  ['other places', begun, { ...opticsQuiz, questions: opticsQuiz.questions.toReversed() }, false],
  ['fewer questions', begun, { ...opticsQuiz, questions: opticsQuiz.questions.slice(1) }, false],
  ['no ids to tell', { ...begun, questionIds: [] }, opticsQuiz, true],
])('an attempt belongs to a quiz by its questions: %s', (_, attempt, quiz, belongs) => {
  expect(hasQuestionsOf(attempt, quiz)).toBe(belongs)
})

describe('the time of an attempt', () => {
  test.each([
    ['starts early', '10:00:00', '10:15:00', undefined],
    ['ends exactly with the quiz', '10:45:00', '11:00:00', undefined],
    ['is cut short by a millisecond', '10:45:00.001', '11:00:00', 14],
    ['is cut short to 12 minutes', '10:48:00', '11:00:00', 12],
    ['has less than a minute', '10:59:30', '11:00:00', 0],
    ['starts after the end', '11:30:00', '11:00:00', 0],
  ])('an attempt that %s lasts from %s until %s', (_, start, deadline, minutes) => {
    expect(deadlineOf(opticsQuiz, at(start))).toBe(at(deadline))
    expect(cutShortMinutes(opticsQuiz, at(start))).toBe(minutes)
  })

  test.each([
    ['starts early', '10:00:00', '10:22:30', undefined],
    ['ends after the quiz', '10:45:00', '11:07:30', undefined],
    ['is cut short to 12 minutes and half of them', '10:48:00', '11:06:00', 18],
  ])(
    'an attempt with half as much time again, which %s, lasts from %s until %s',
    (_, start, deadline, minutes) => {
      const quiz = { ...opticsQuiz, timeFactor: 1.5 }
      expect(deadlineOf(quiz, at(start))).toBe(at(deadline))
      expect(cutShortMinutes(quiz, at(start))).toBe(minutes)
    },
  )

  test.each([
    ['10:04:59', 900_000, false],
    ['10:05:00', 900_000, false],
    ['10:19:58.999', 1001, false],
    ['10:19:59', 1000, true],
    ['10:19:59.500', 500, true],
    ['10:20:00', 0, true],
    ['10:20:01', 0, true],
    ['23:59:59', 0, true],
  ])('an attempt, at %s, has %i ms left and submits itself: %s', (time, left, due) => {
    expect(timeLeftMs(begun, at(time))).toBe(left)
    expect(isDue(begun, at(time))).toBe(due)
  })

  test.each([
    ['at once', '10:05:00', 0],
    ['after less than half a second', '10:05:00.499', 0],
    ['after seven minutes', '10:12:05', 425],
    ['at the deadline', '10:20:00', 900],
    ['long after the deadline', '12:00:00', 900],
    ['before it started, by a clock that was set back', '10:00:00', 0],
  ])('an attempt submitted %s, at %s, took %i s', (_, time, seconds) => {
    expect(timeSpentSeconds(begun, at(time))).toBe(seconds)
  })

  test('an attempt that began after the end took no time', () => {
    expect(timeSpentSeconds(beginAttempt(opticsQuiz, asha._id, at('11:30:00')), at('11:40:00'))).toBe(0)
  })

  test.each([
    [301_000, undefined],
    [300_001, undefined],
    [300_000, 'yellow'],
    [60_001, 'yellow'],
    [60_000, 'red'],
    [0, 'red'],
  ])('with %i ms left the clock is %s', (left, tone) => {
    expect(clockTone(left)).toBe(tone)
  })
})

test.each([
  [300_001, undefined],
  [300_000, '5 minutes remaining'],
  [292_001, '5 minutes remaining'],
  [292_000, undefined],
  [60_000, '1 minute remaining'],
  [52_000, undefined],
  [30_000, '30 seconds remaining'],
  [22_000, undefined],
  [10_001, undefined],
  [10_000, 'Time is almost up. Your answers are handed in for you.'],
  [0, 'Time is almost up. Your answers are handed in for you.'],
])('with %i ms left the warning is: %s', (left, warning) => {
  expect(reminders.timeWarning(timeWarning(left))).toBe(warning)
})

test.each([
  [60_001, true],
  [60_000, false],
])('with %i ms left the clock may be hidden: %s', (left, may) => {
  expect(mayHideClock(left)).toBe(may)
})

describe('a stored attempt, fitted to the quiz as it is now,', () => {
  const struck = toggleStrike(giveAnswer(giveAnswer(begun, 0, 3), 2, 1), 0, 1)
  const worked = goTo([0, 2].reduce(toggleFlag, struck), 2)

  test('is unchanged if the quiz is', () => {
    expect(fitAttempt(worked, opticsQuiz)).toEqual(worked)
  })

  test('has room for the questions of a quiz that grew', () => {
    expect(fitAttempt(worked, opticsQuizOf(5))).toMatchObject({
      answers: [3, null, 1, null, null],
      flags: [0, 2],
      current: 2,
      quizChanged: true,
    })
  })

  test('loses everything beyond the end of a quiz that shrank', () => {
    expect(fitAttempt(worked, opticsQuizOf(2))).toMatchObject({
      answers: [3, null],
      flags: [0],
      current: 1,
      quizChanged: true,
    })
  })

  const [snell, mirror, lens] = opticsQuiz.questions as [Question, Question, Question]
  const added = { ...mirror, _id: 'question-prism' }
  test.each<[string, Question[], Partial<Attempt>]>([
    [
      'turned round',
      [lens, mirror, snell],
      { answers: [1, null, 3], flags: [0, 2], current: 0, struck: [{ question: 2, option: 1 }] },
    ],
    [
      'with one in front',
      [added, snell, mirror, lens],
      { answers: [null, 3, null, 1], flags: [1, 3], current: 3 },
    ],
    ['without the first', [mirror, lens], { answers: [null, 1], flags: [1], current: 1, struck: [] }],
    ['without the open one', [snell, mirror], { answers: [3, null], flags: [0], current: 1 }],
    ['with others altogether', [added], { answers: [null], flags: [], current: 0 }],
  ])('keeps each answer at its question, and notes the change: questions %s', (_, questions, expected) => {
    const fitted = fitAttempt(worked, { ...opticsQuiz, questions })
    expect(fitted).toMatchObject({ ...expected, quizChanged: true })
    expect(fitAttempt(fitted, { ...opticsQuiz, questions }), 'fitted twice it is the same').toEqual(fitted)
  })

  test('loses an answer whose option is gone or has become blank', () => {
    const [first, ...others] = opticsJson.questions
    const options = [{ text: 'a' }, { text: ' ' }, { text: 'c' }]
    const quiz = v.parse(Quiz, { ...opticsJson, questions: [{ ...first, options }, ...others] })
    const answersOf = (option: number) => fitAttempt(giveAnswer(worked, 0, option), quiz).answers
    expect(answersOf(2)).toEqual([2, null, 1])
    expect(answersOf(1)).toEqual([null, null, 1])
    expect(answersOf(3)).toEqual([null, null, 1])
  })

  test('of a quiz without questions is empty', () => {
    expect(fitAttempt(worked, opticsQuizOf(0))).toMatchObject({ answers: [], flags: [], current: 0 })
  })
})

test.each([
  [[null, null, null], { total: 3, attempted: 0, unattempted: 3, percent: 0 }],
  [[0, null, null], { total: 3, attempted: 1, unattempted: 2, percent: 33 }],
  [[0, 1, 2], { total: 3, attempted: 3, unattempted: 0, percent: 100 }],
  [[], { total: 0, attempted: 0, unattempted: 0, percent: 0 }],
])('answers %j are summed up before submitting', (answers, summary) => {
  expect(summarizeAttempt({ ...begun, answers })).toEqual(summary)
})

const STEPS = [
  (attempt: Attempt, question: number, option: number) => giveAnswer(attempt, question, option),
  (attempt: Attempt, question: number, option: number) => toggleStrike(attempt, question, option),
  (attempt: Attempt, question: number) => clearAnswer(attempt, question),
  (attempt: Attempt, question: number) => toggleFlag(attempt, question),
  (attempt: Attempt, question: number, option: number) => goTo(attempt, question * (option - 1)),
  (attempt: Attempt, question: number) => fitAttempt(attempt, opticsQuizOf(question + 1)),
]

function expectSound(attempt: Attempt) {
  const { answers, flags, struck, current } = attempt
  expect(current).toBeGreaterThanOrEqual(0)
  expect(current).toBeLessThan(answers.length)
  expect(flags).toEqual([...new Set(flags)].toSorted((one, other) => one - other))
  for (const flag of flags) expect(answers).toHaveProperty(String(flag))
  for (const { question, option } of struck) expect(answers[question]).not.toBe(option)
  for (const answer of answers) expect([null, 0, 1, 2, 3]).toContain(answer)
  const { attempted, unattempted, total } = summarizeAttempt(attempt)
  expect(attempted + unattempted).toBe(total)
  expect(attempt).toMatchObject({ startedAt: begun.startedAt, deadline: begun.deadline, userId: asha._id })
}

test('an attempt stays sound, whatever a learner does, in whatever order', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 40; round++) {
    let attempt = begun
    for (let step = 0; step < 25; step++) {
      const question = pick(random, 0, attempt.answers.length)
      attempt = STEPS[pick(random, 0, STEPS.length)]?.(attempt, question, pick(random, 0, 4)) ?? attempt
      expectSound(attempt)
    }
  }
})
