import { useState } from 'react'
import type { Answer } from '../../domain/kinds/answer.ts'
import { praiseOf, scoreTone } from '../../domain/lib/score.ts'
import { incorrectOf } from '../../domain/results/incorrect.ts'
import { awaitsScore, type Result } from '../../domain/results/results.ts'
import { quizResult } from '../../messages/en/quiz-result.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { takeFirstSight } from '../../stores/results/first-sight.ts'
import { AnswerSheet, type Mark } from '../../ui/data/answer-sheet.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { markOf } from '../parts/kinds/mark-shape.ts'
import type { NumberedQuestion } from './numbered-question.ts'
import { markStateOf } from './verdict-mark.tsx'

const SCORE_MARKS = [0, 60, 80, 100]

function Score({ title, score }: { title: string; score: number }) {
  return (
    <div className="score">
      <p className="eyebrow">{title}</p>
      <p className="score-figure">{format.percent(score)}</p>
      <p className="subheading">{results.praise(praiseOf(score))}</p>
      <div>
        <ProgressBar
          label={quizResult.score}
          value={score}
          max={100}
          tone={scoreTone(score)}
          marks="score"
          valueText={format.percent(score)}
        />
        <div className="scale-marks" aria-hidden="true">
          {SCORE_MARKS.map((mark) => (
            <span key={mark} style={{ insetInlineStart: `${mark}%` }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

const uncounted = (chosen: Answer) => (chosen === null ? 'missed' : 'answered')

/** The verdicts once they may be shown; until then the chosen options. */
const marksOf = ({ shownAnswers = [] }: Result, review: readonly NumberedQuestion[]): Mark[] =>
  review.length > 0
    ? review
        .filter(({ verdict }) => verdict !== 'unasked')
        .map((reviewed) => ({
          ...markOf(reviewed.question, reviewed.chosen),
          question: reviewed.index,
          state: markStateOf(reviewed),
        }))
    : shownAnswers.map((chosen, question) => ({
        ...markOf(undefined, chosen),
        question,
        state: uncounted(chosen),
      }))

function Facts({ result }: Pick<ResultCardProps, 'result'>) {
  const { count, blank } = incorrectOf(result)
  const counts = [
    { label: quizResult.correct, value: format.count(result.correctAnswers) },
    {
      label: quizResult.incorrect,
      value: format.count(count),
      note: blank ? results.ofThemBlank(blank) : undefined,
    },
  ]
  const facts = [
    ...(awaitsScore(result) ? [] : counts),
    { label: quizResult.timeSpent, value: results.took(result.timeSpent) },
    { label: quizResult.submitted, value: format.moment(Date.parse(result.submittedAt)) },
  ]
  return (
    <dl className="result-facts number">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="beside">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const strong = (text: string) => <strong>{text}</strong>

/** Why the attempt ended, if that needs explaining. */
function Ending({ result, endingId }: Pick<ResultCardProps, 'result' | 'endingId'>) {
  const { ended, submittedAt, answers, asked, allowedSeconds } = result
  const answered = answers.filter((answer) => answer !== null).length
  // Includes dropped questions, which were asked and answered too.
  const total = (asked ?? answers).length
  const at = Date.parse(submittedAt)
  return (
    <>
      {ended === 'time' && (
        <p className="note" id={endingId}>
          {rich(quizResult.timeRanOut(at, answered, total, strong))}
        </p>
      )}
      {allowedSeconds !== undefined && <p className="note">{quizResult.extraTime(allowedSeconds)}</p>}
    </>
  )
}

interface ResultCardProps {
  /** The quiz's title, with the user's name for administrators. */
  title: string
  result: Result
  review: readonly NumberedQuestion[]
  onPress: (question: number) => void
  /** The id of the explanation if time ended it. */
  endingId: string
}

/** The score, and the answer sheet, which animates on first view. */
export function ResultCard({ title, result, review, onPress, endingId }: ResultCardProps) {
  const [isFresh] = useState(() => takeFirstSight(result._id))
  const marks = marksOf(result, review)
  return (
    <Card as="section" className="result-card" aria-label={quizResult.summary}>
      {awaitsScore(result) ? (
        <p className="eyebrow">{title}</p>
      ) : (
        <Score title={title} score={result.score} />
      )}
      <div className="paper">
        {marks.length > 0 && (
          <AnswerSheet
            label={quizResult.sheet}
            marks={marks}
            filling={isFresh}
            onPress={review.length > 0 ? onPress : undefined}
          />
        )}
        <Facts result={result} />
        <Ending result={result} endingId={endingId} />
        {result.regradedAt && <p className="note">{quizResult.regradedOn(result.regradedAt)}</p>}
        {result.scoreKept && <p className="note">{quizResult.scoreKept}</p>}
      </div>
    </Card>
  )
}
