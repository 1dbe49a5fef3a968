import type { JSX } from 'react'
import { type Answer, optionOf } from '../../../domain/kinds/answer.ts'
import { rightOptions } from '../../../domain/kinds/choice/grade.ts'
import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import { ReviewList } from '../../../ui/data/review-list.tsx'
import { optionChoices } from '../question/option-content.tsx'
import { UnknownKind } from './unknown-kind.tsx'

interface ReviewedAnswerProps {
  question: Question
  /** As shown. */
  answer: Answer
}

const ReviewedChoice = ({ question, answer }: ReviewedAnswerProps) => (
  <ReviewList options={optionChoices(question)} chosen={optionOf(answer)} right={rightOptions(question)} />
)

const REVIEWS: Record<Kind, (props: ReviewedAnswerProps) => JSX.Element> = {
  choice: ReviewedChoice,
  several: UnknownKind,
  number: UnknownKind,
  unknown: UnknownKind,
}

/** What was answered beside what is right, as the kind of the question shows it. */
export function ReviewedAnswer(props: ReviewedAnswerProps) {
  const Review = REVIEWS[kindOf(props.question)]
  return <Review {...props} />
}
