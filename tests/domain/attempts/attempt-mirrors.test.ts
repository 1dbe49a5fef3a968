import { expect, test } from 'vitest'
import { beginAttempt } from '../../../src/domain/attempts/attempt.ts'
import { leftBehind } from '../../../src/domain/attempts/attempt-mirrors.ts'
import { transition } from '../../../src/domain/attempts/attempt-phases.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { at, opticsQuiz } from '../../support/school/fixtures.ts'

const begun = beginAttempt(opticsQuiz, 'asha', at('10:00:00'))
const answered = transition(begun, { type: 'answered', question: 0, answer: 2 })
const saved = { ...answered, saved: { ...answered, revision: 1 } }
const ahead = transition(saved, { type: 'answered', question: 1, answer: 1 })
const waiting = transition(saved, { type: 'delayed', why: { code: 'submission-lost' }, byClock: false })
const { deadline } = begun
const inGrace = deadline + MINUTE_MS
const over = inGrace + 1

test.each([
  ['that the API has, while time runs', saved, at('10:05:00'), []],
  ['that the API has, when it is over', saved, over, []],
  ['that the API has but for the open question', { ...saved, current: 2 }, at('10:05:00'), []],
  ['that the API has none of', answered, at('10:05:00'), [answered]],
  ['that the API has a part of', ahead, at('10:05:00'), [ahead]],
  ['that the API has a part of, in the grace', ahead, inGrace, [ahead]],
  ['that the API has a part of, when it is over', ahead, over, [{ ...ahead, paper: '' }]],
  ['that the API has none of, when it is over', answered, over, [{ ...answered, paper: '' }]],
  ['that was submitted and could not be sent', waiting, at('10:05:00'), [waiting]],
  ['that could not be sent and was handed in by the API', waiting, over, []],
])(
  'an attempt %s leaves the next person at the device only what must not be lost',
  (_, attempt, now, left) => {
    expect(leftBehind(attempt, now)).toEqual(left)
  },
)

test('a closed attempt stays closed', () => {
  const closed = transition(saved, { type: 'submitted' })
  expect(leftBehind(closed, over)).toEqual([closed])
})
