import { type Action, type Failure, reasonOf, submitReasonOf } from '../domain/lib/failure.ts'
import { failures } from './en/failures.ts'

/** What the user reads when a call failed. */
export const explain = (failure: Failure, action: Action): string =>
  failures.reason(reasonOf(failure), action)

/** What the learner reads when a submission failed. */
export const explainSubmit = (failure: Failure): string => failures.submitReason(submitReasonOf(failure))
