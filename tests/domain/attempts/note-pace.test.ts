import { describe, expect, test } from 'vitest'
import {
  type Attempt,
  attemptId,
  beginAttempt,
  fitAttempt,
  readAttempt,
} from '../../../src/domain/attempts/attempt.ts'
import { type AttemptEvent, transition } from '../../../src/domain/attempts/attempt-phases.ts'
import {
  finalPace,
  notePace,
  type Stretch,
  sentPace,
  withSeen,
} from '../../../src/domain/attempts/note-pace.ts'
import { NO_PACE } from '../../../src/domain/attempts/pace.ts'
import { toSavedWork } from '../../../src/domain/attempts/server-copy.ts'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import { asha, at, opticsQuiz } from '../../support/school/fixtures.ts'

const STARTED = at('10:00:00')
const QUIZ = { ...opticsQuiz, version: 1 }
const begin = (): Attempt => ({ ...beginAttempt(QUIZ, asha._id, STARTED), pace: NO_PACE })
/** From one second after the start to another. */
const seen = (question: number, from: number, to: number): Stretch => ({
  question,
  from: STARTED + from * 1000,
  to: STARTED + to * 1000,
})
const afterStart = (seconds: number) => STARTED + seconds * 1000

function tell(attempt: Attempt, event: AttemptEvent, second = 0, stretches: readonly Stretch[] = []) {
  const next = transition(attempt, event)
  return next === attempt ? attempt : notePace(attempt, next, event, stretches, afterStart(second))
}

const answered = (attempt: Attempt, question: number, answer: Answer) =>
  tell(attempt, { type: 'answered', question, answer })
const secondsOf = ({ pace }: Attempt) => pace?.spent.map((ms) => ms / 1000)

describe('the time of a question', () => {
  test('is noted with the next step, for the question that was on the screen', () => {
    const moved = tell(begin(), { type: 'moved', question: 1 }, 30, [seen(0, 0, 30)])
    const flagged = tell(moved, { type: 'flagged', question: 1 }, 42, [seen(1, 30, 42)])
    expect(secondsOf(flagged)).toEqual([30, 12, 0])
  })

  test('counts once in two tabs that were in view at the same time', () => {
    const one = withSeen(begin(), [seen(0, 0, 10)])
    expect(secondsOf(withSeen(one, [seen(0, 4, 12)]))).toEqual([12, 0, 0])
  })

  test('ends with the time of the attempt', () => {
    const last = 15 * 60
    expect(secondsOf(withSeen(begin(), [seen(0, last - 5, last + 60)]))).toEqual([5, 0, 0])
  })

  test('is not noted where the API takes none', () => {
    const none = { ...begin(), pace: null }
    expect(tell(none, { type: 'moved', question: 1 }, 30, [seen(0, 0, 30)]).pace).toBeNull()
    expect([sentPace(none), finalPace(none, afterStart(30))]).toEqual([undefined, undefined])
  })

  test('moves with its question as the quiz is edited', () => {
    const [first, second, third] = QUIZ.questions
    const attempt = answered(answered(withSeen(begin(), [seen(0, 0, 10), seen(2, 10, 17)]), 2, 1), 2, 0)
    const edited = { ...QUIZ, questions: [third, first, second].flatMap((question) => question ?? []) }
    const { pace } = fitAttempt(attempt, edited)
    expect([pace?.spent, pace?.changes]).toEqual([
      [7000, 10_000, 0],
      [[1], [], []],
    ])
  })

  test('goes with the submission by authored question, in whole seconds, 0 where a question was not asked', () => {
    const attempt = withSeen({ ...begin(), places: [3, 0, 1] }, [seen(0, 0, 10.9), seen(2, 10.9, 13)])
    expect(finalPace(attempt, afterStart(20))?.seconds).toEqual([0, 2, 0, 10])
  })
})

describe('two devices', () => {
  /** Saved by the first device after 20 seconds. */
  const first = () => {
    const begun = withSeen(begin(), [seen(0, 0, 20)])
    return tell(tell(begun, { type: 'answered', question: 0, answer: 1 }), { type: 'save-sent' }, 20)
  }
  const copyOf = (attempt: Attempt) => ({
    ...toSavedWork(attempt),
    ...sentPace(attempt),
    responses: undefined,
  })

  test('that work in turns add up', () => {
    const one = first()
    const two = tell(begin(), { type: 'copy-read', copy: copyOf(one) }, 25)
    expect(secondsOf(two)).toEqual([20, 0, 0])
    const later = tell(two, { type: 'save-sent' }, 40, [seen(0, 25, 30), seen(1, 30, 40)])
    const back = tell(one, { type: 'copy-read', copy: copyOf(later) }, 50)
    expect(secondsOf(back)).toEqual([25, 10, 0])
  })

  test('what one device sent does not count again, though the answer to it was lost', () => {
    const one = first()
    const copy = { ...copyOf(one), revision: 4, seconds: [20, 8, 0] }
    expect(secondsOf(tell(one, { type: 'copy-read', copy }, 60))).toEqual([20, 8, 0])
  })

  test('that were both in view add up to no more than the time that has passed', () => {
    const copy = { ...copyOf(first()), seconds: [0, 18, 0] }
    const merged = tell(withSeen(begin(), [seen(0, 0, 15)]), { type: 'copy-read', copy }, 20)
    expect(secondsOf(merged)).toEqual([15, 5, 0])
    // A tab of this device has not told yet that it was in view.
    expect(secondsOf(withSeen(merged, [seen(2, 15, 20)]))).toEqual([15, 5, 0])
  })

  test('keep the longer list of changes', () => {
    const one = answered(answered(first(), 0, 2), 0, 1)
    const two = tell(begin(), { type: 'copy-read', copy: copyOf(one) }, 30)
    expect(two.pace?.changes).toEqual([[1, 2], [], []])
  })
})

describe('a change', () => {
  test('keeps the earlier answers as authored options, oldest first, a cleared one as null', () => {
    const chosen = [1, 2, 1].reduce((attempt, option) => answered(attempt, 0, option), begin())
    const cleared = tell(chosen, { type: 'cleared', question: 0 })
    expect(answered(cleared, 0, 3).pace?.changes[0]).toEqual([1, 2, 1, null])
  })

  test('is neither the first answer nor the same one again', () => {
    const once = answered(answered(begin(), 1, 2), 1, 2)
    expect(once.pace?.changes[1] ?? []).toEqual([])
  })

  test('is kept up to eight times', () => {
    const often = Array.from({ length: 12 }, (_, index) => index % 4)
    const attempt = often.reduce((known, option) => answered(known, 0, option), begin())
    expect(attempt.pace?.changes[0]).toEqual([3, 0, 1, 2, 3, 0, 1, 2])
  })

  test('of what is typed or ticked counts once a visit, not with each key', () => {
    const typed = ['5', '5.', '5.5'].reduce((known, number) => answered(known, 0, { number }), begin())
    expect(typed.pace?.changes[0]).toEqual([])
    const back = tell(tell(typed, { type: 'moved', question: 1 }), { type: 'moved', question: 0 })
    expect(answered(answered(back, 0, { number: '5' }), 0, { number: '' }).pace?.changes[0]).toEqual([null])
  })
})

test.each([
  ['of an earlier release has none', undefined],
  ['with one that cannot be read has none', { spent: 'long' }],
])('a stored attempt %s, and loses nothing else', (_, pace) => {
  const { pace: __, ...stored } = answered(begin(), 0, 1)
  const read = readAttempt(attemptId(begin()), { ...stored, ...(pace && { pace }) })
  expect([read?.answers[0], read?.pace]).toEqual([1, null])
})
