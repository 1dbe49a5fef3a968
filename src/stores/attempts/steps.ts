import type { AttemptEvent } from '../../domain/attempts/attempt-phases.ts'
import { authoredIndex } from '../../domain/kinds/choice/shape.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $attempt, apply } from './record.ts'

/** What a learner does to the open attempt. */
function step(event: AttemptEvent): void {
  const attempt = $attempt.get()
  if (attempt) apply(attempt, event)
}

/** A step at the option that stands at `shown` on the screen. */
function stepAt(type: 'answered' | 'struck', quiz: Quiz, question: number, shown: number): void {
  const asked = quiz.questions[question]
  const option = asked && authoredIndex(asked, shown)
  if (option != null) step({ type, question, option })
}

/** Chooses the option that stands at `shown` on the screen. */
export const chooseOption = (quiz: Quiz, question: number, shown: number) =>
  stepAt('answered', quiz, question, shown)

/** Strikes out the option that stands at `shown`, or takes the strike away. */
export const strikeOption = (quiz: Quiz, question: number, shown: number) =>
  stepAt('struck', quiz, question, shown)

export const clearQuestion = (question: number) => step({ type: 'cleared', question })
export const flagQuestion = (question: number) => step({ type: 'flagged', question })
export const showQuestion = (question: number) => step({ type: 'moved', question })
