import type { ReactNode } from 'react'
import { optionOf } from '../../../domain/kinds/answer.ts'
import { rightOptions } from '../../../domain/kinds/choice/grade.ts'
import type { Kind } from '../../../domain/kinds/kinds.ts'
import { withWords } from '../../../messages/lib/words.ts'
import { ReviewList } from '../../../ui/data/review-list.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import { optionChoices } from '../question/option-content.tsx'
import type { ReviewedAnswerProps } from './answer-props.ts'
import { shownKind } from './shown-kind.ts'
import { MissingKind, UnknownKind } from './unknown-kind.tsx'

const ReviewedChoice = ({ question, answer, whose }: ReviewedAnswerProps) => (
  <ReviewList
    options={optionChoices(question)}
    chosen={optionOf(answer)}
    right={rightOptions(question)}
    whose={whose}
  />
)

const Awaited = () => <LineSkeleton lines={3} />

const LazySeveral = lazyComponent<ReviewedAnswerProps>(
  withWords(['kinds'], () =>
    import('./several/reviewed-several.tsx').then(
      ({ ReviewedSeveral }) => ReviewedSeveral,
      () => MissingKind,
    ),
  ),
  Awaited,
)

const LazyNumber = lazyComponent<ReviewedAnswerProps>(
  withWords(['kinds'], () =>
    import('./number/reviewed-number.tsx').then(
      ({ ReviewedNumber }) => ReviewedNumber,
      () => MissingKind,
    ),
  ),
  Awaited,
)

const REVIEWS: Record<Kind, (props: ReviewedAnswerProps) => ReactNode> = {
  choice: ReviewedChoice,
  several: LazySeveral,
  number: LazyNumber,
  unknown: UnknownKind,
}

/** What was answered beside what is right, as the kind of the question shows it. */
export function ReviewedAnswer(props: ReviewedAnswerProps) {
  const Review = REVIEWS[shownKind(props.question)]
  return <Review {...props} />
}
