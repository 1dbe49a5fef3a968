import type { StartProblem } from '../../../src/domain/attempts/attempt-scene.ts'
import type { SubmitReason } from '../../../src/domain/lib/failure.ts'
import { failures } from '../../../src/messages/en/failures.ts'
import { takeQuiz } from '../../../src/messages/en/take-quiz.ts'

interface Reasoned {
  why?: SubmitReason
  start?: { state: string; problem?: StartProblem }
}

/** What a store knows of an attempt, with its reasons as the `message` that the screen makes of them. */
export function worded(known: object | undefined) {
  const { why, start, ...others }: Reasoned = known ?? {}
  const problem = start?.problem
  return {
    ...others,
    ...(why && { message: failures.submitReason(why) }),
    ...(start && {
      start: { state: start.state, ...(problem && { message: takeQuiz.intro.startProblem(problem) }) },
    }),
  }
}
