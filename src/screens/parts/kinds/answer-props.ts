import type { Answer } from '../../../domain/kinds/answer.ts'
import type { Mistake } from '../../../domain/kinds/judged.ts'
import type { Marking } from '../../../domain/quizzes/marking.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import type { AnswerWords } from '../../../ui/data/review-list.tsx'

/** What every kind asks with. */
export interface AskedAnswerProps {
  question: Question
  /** Unique on the page. */
  name: string
  /** The ids of what is asked. */
  labelledBy: string
  /** As shown. */
  answer: Answer
  onAnswer: (answer: Answer) => void
  onClear?: () => void
  /** Goes on, by Enter in a field. */
  onNext?: () => void
  /** Options that are ruled out, as shown. */
  struck?: readonly number[]
  onStrike?: (option: number) => void
  disabled?: boolean
  /** What answers bring, where the quiz says so. */
  marking?: Marking | undefined
}

/** What every kind is practised with: its answer is judged at once. */
export interface PractisedAnswerProps {
  question: Question
  /** The id of the question. */
  labelledBy: string
  onAnswer: (answer: Answer) => void
}

/** What every kind is reviewed with. */
export interface ReviewedAnswerProps {
  /** Whose answer it is, if not the reader's own. */
  whose?: AnswerWords | undefined
  question: Question
  /** As shown. */
  answer: Answer
  /** How it was judged, and what is wrong with it; judged here without them. */
  isRight?: boolean | undefined
  why?: readonly Mistake[] | undefined
  /** What answers bring, where the quiz says so. */
  marking?: Marking | undefined
}
