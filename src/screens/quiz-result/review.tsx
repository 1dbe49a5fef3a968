import { rightOptions } from '../../domain/quizzes/key.ts'
import type { ReviewedQuestion, Verdict } from '../../domain/results/review.ts'
import { quizResult } from '../../messages/quiz-result/en.ts'
import { LongList } from '../../ui/data/long-list.tsx'
import { ReviewList } from '../../ui/data/review-list.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { IconName } from '../../ui/layout/icon.tsx'
import type { Tone } from '../../ui/lib/tone.ts'
import { optionChoices } from '../parts/option-content.tsx'
import { QuestionText } from '../parts/question-text.tsx'

const BADGES: Record<Verdict, { tone: Tone; icon?: IconName }> = {
  correct: { tone: 'green', icon: 'check' },
  incorrect: { tone: 'red', icon: 'cross' },
  unattempted: { tone: 'gray' },
  dropped: { tone: 'gray' },
  unasked: { tone: 'gray' },
}

interface ReviewItemProps {
  reviewed: ReviewedQuestion
  number: number
}

function ReviewItem({ reviewed, number }: ReviewItemProps) {
  const { question, chosen, verdict } = reviewed
  const { tone, icon } = BADGES[verdict]
  return (
    <Card role="listitem" className="question review">
      <div className="row apart">
        <h3 className="question-count">{quizResult.question(number)}</h3>
        <Badge tone={tone} icon={icon}>
          {quizResult.verdict(verdict)}
        </Badge>
      </div>
      <QuestionText question={question} number={number} />
      <ReviewList options={optionChoices(question)} chosen={chosen} right={rightOptions(question)} />
    </Card>
  )
}

const drawItem = (reviewed: ReviewedQuestion, index: number) => (
  <ReviewItem key={reviewed.question._id ?? index} reviewed={reviewed} number={index + 1} />
)

/** Every question with its correct and its chosen option. */
export function Review({ review }: { review: ReviewedQuestion[] }) {
  return (
    <section className="stack">
      <h2 className="heading">{quizResult.review}</h2>
      <LongList items={review}>{drawItem}</LongList>
    </section>
  )
}
