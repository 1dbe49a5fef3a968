import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import { format } from '../english.ts'
import { failures } from '../failures/en.ts'
import { type Wording, word } from '../wording.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    `You started this quiz at ${format.time(startedAt)}, and your time ran out at ${format.time(deadline)}.`,
}

export const takeQuiz = {
  startProblem: (problem: StartProblem) => word(START_PROBLEMS, problem),
}
