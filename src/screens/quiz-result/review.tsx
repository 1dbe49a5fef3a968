import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import type { Marking } from '../../domain/quizzes/marking.ts'
import type { PaceReview, PaceRow } from '../../domain/results/pace-review.ts'
import { isPracticable } from '../../domain/results/practice-cards.ts'
import {
  filterReview,
  isMistake,
  REVIEW_FILTERS,
  type ReviewFilter,
  type Verdict,
} from '../../domain/results/review.ts'
import { quizResult } from '../../messages/en/quiz-result.ts'
import { practise } from '../../stores/practice/practice-cards.ts'
import { offers } from '../../stores/session/features.ts'
import { LongList } from '../../ui/data/long-list.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { IconName } from '../../ui/layout/icon.tsx'
import type { Tone } from '../../ui/lib/tone.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import { LazyGot } from '../parts/kinds/marks/lazy-result-marks.ts'
import { ReviewedAnswer } from '../parts/kinds/reviewed-answer.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'
import { LazyReportButton } from '../parts/reports/lazy-reports.ts'
import type { NumberedQuestion } from './numbered-question.ts'
import { LazyTook } from './pace/lazy-pace.ts'

const BADGES: Record<Verdict, { tone: Tone; icon?: IconName }> = {
  correct: { tone: 'green', icon: 'check' },
  partly: { tone: 'yellow' },
  incorrect: { tone: 'red', icon: 'cross' },
  unattempted: { tone: 'gray' },
  dropped: { tone: 'gray' },
  unasked: { tone: 'gray' },
  unknown: { tone: 'gray' },
}

interface ReviewItemProps {
  reviewed: NumberedQuestion
  /** A new object for each jump to the question. */
  goal: object | undefined
  marking: Marking | undefined
  /** The quiz, if its questions may be reported. */
  reported: string | undefined
  /** How long it took, where that was noted. */
  row: PaceRow | undefined
  /** Whether an administrator reads it. */
  ofOther: boolean
}

function ReviewItem({ reviewed, goal, marking, reported, row, ofOther }: ReviewItemProps) {
  const { question, chosen, verdict, index, why } = reviewed
  const { tone, icon } = BADGES[verdict]
  const heading = useRef<HTMLHeadingElement>(null)
  // The question may be rendered after the jump.
  useLayoutEffect(() => {
    if (!goal) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.card')?.scrollIntoView({ block: 'start' })
  }, [goal])
  return (
    <Card role="listitem" className="review">
      <div className="ask">
        <div className="row apart">
          <h3 className="question-count" tabIndex={-1} ref={heading}>
            {quizResult.question(index + 1)}
          </h3>
          <span className="row">
            {marking && <LazyGot marking={marking} reviewed={reviewed} />}
            <Badge tone={tone} icon={icon}>
              {quizResult.verdict(verdict)}
            </Badge>
          </span>
        </div>
        <QuestionText question={question} number={index + 1} />
      </div>
      <ReviewedAnswer
        question={question}
        answer={chosen}
        isRight={verdict === 'correct'}
        why={why}
        marking={marking}
        whose={ofOther ? quizResult.learners : undefined}
      />
      {question.explanation !== undefined && offers('content') && (
        <div className="why">
          <b className="label">{quizResult.why}</b>
          <MathText text={question.explanation} block />
        </div>
      )}
      {(row || reported !== undefined) && (
        <div className="review-foot">
          {row && <LazyTook row={row} />}
          {reported !== undefined && question._id !== undefined && (
            <LazyReportButton worded quizId={reported} questionId={question._id} number={index + 1} />
          )}
        </div>
      )}
    </Card>
  )
}

interface BarProps {
  review: readonly NumberedQuestion[]
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
  /** The quiz, if it may be practised. */
  practised: string | undefined
}

function ReviewBar({ review, filter, onFilter, practised }: BarProps) {
  const shown = filterReview(review, filter)
  const questions = shown.map(({ question }) => question).filter(isPracticable)
  const [, navigate] = useLocation()
  const begin = (quizId: string) => {
    practise(quizId, questions)
    navigate(paths.practice)
  }
  return (
    <div className="review-bar">
      <Segments
        label={quizResult.show}
        options={REVIEW_FILTERS.map((value) => ({
          value,
          text: quizResult.filter(value, filterReview(review, value).length),
        }))}
        chosen={filter}
        onChoose={onFilter}
      />
      {practised !== undefined && questions.length > 0 && shown.some(isMistake) && (
        <Button kind="primary" icon="refresh" onClick={() => begin(practised)}>
          {quizResult.practise(questions.length)}
        </Button>
      )}
    </div>
  )
}

interface ReviewProps extends BarProps {
  /** The target of the last jump. */
  goal: { question: number } | undefined
  /** What answers brought, where the quiz says so. */
  marking: Marking | undefined
  /** The quiz, if its questions may be reported. */
  reported: string | undefined
  /** Where the minutes went, if that was noted. */
  pace: PaceReview | undefined
  ofOther: boolean
}

/** Every question with its correct and its chosen option. */
export function Review({ goal, marking, reported, pace, ofOther, ...bar }: ReviewProps) {
  const drawItem = useCallback(
    (reviewed: NumberedQuestion) => (
      <ReviewItem
        key={reviewed.question._id ?? reviewed.index}
        reviewed={reviewed}
        goal={goal?.question === reviewed.index ? goal : undefined}
        marking={marking}
        reported={reported}
        row={pace?.rows.find(({ index }) => index === reviewed.index)}
        ofOther={ofOther}
      />
    ),
    [goal, marking, reported, pace, ofOther],
  )
  const shown = filterReview(bar.review, bar.filter)
  return (
    <section className="stack">
      <h2 className="visually-hidden">{quizResult.review}</h2>
      <ReviewBar {...bar} />
      {shown.length > 0 ? (
        <LongList items={shown}>{drawItem}</LongList>
      ) : (
        <p className="note">{quizResult.none(bar.filter)}</p>
      )}
    </section>
  )
}
