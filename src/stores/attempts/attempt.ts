import type { AttemptEvent } from '../../domain/attempts/attempt-phases.ts'
import { authoredIndex } from '../../domain/quizzes/question.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $attempt, apply } from './attempt-records.ts'

/** What a learner does to the open attempt. */
function step(event: AttemptEvent): void {
  const attempt = $attempt.get()
  if (attempt) apply(attempt, event)
}

/** Chooses the option that stands at `shown` on the screen. */
export function chooseOption(quiz: Quiz, question: number, shown: number): void {
  const asked = quiz.questions[question]
  const option = asked && authoredIndex(asked, shown)
  if (option != null) step({ type: 'answered', question, option })
}

export const flagQuestion = (question: number) => step({ type: 'flagged', question })
export const showQuestion = (question: number) => step({ type: 'moved', question })
