import type { AttemptEvent } from '../../domain/attempts/attempt-phases.ts'
import type { Answer } from '../../domain/kinds/answer.ts'
import { authoredAnswer, authoredIndex } from '../../domain/kinds/choice/shape.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $attempt, apply } from './record.ts'

/** What a learner does in an exam. */
export const stepsBy = (step: (event: AttemptEvent) => void) => ({
  /** Answers with what stands on the screen: options as shown. */
  answerQuestion(quiz: Quiz, question: number, shown: Answer): void {
    const asked = quiz.questions[question]
    const given = asked ? authoredAnswer(asked, shown) : null
    if (given !== null) step({ type: 'answered', question, answer: given })
  },
  /** Strikes out the option that stands at `shown`, or takes the strike away. */
  strikeOption(quiz: Quiz, question: number, shown: number): void {
    const asked = quiz.questions[question]
    const option = asked && authoredIndex(asked, shown)
    if (option != null) step({ type: 'struck', question, option })
  },
  clearQuestion: (question: number) => step({ type: 'cleared', question }),
  flagQuestion: (question: number) => step({ type: 'flagged', question }),
  showQuestion: (question: number) => step({ type: 'moved', question }),
})
export type ExamSteps = ReturnType<typeof stepsBy>

/** In the open attempt. */
export const ownSteps = stepsBy((event) => {
  const attempt = $attempt.get()
  if (attempt) apply(attempt, event)
})
