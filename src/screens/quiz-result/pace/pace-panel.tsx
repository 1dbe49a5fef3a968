import { useId } from 'react'
import type { PaceReview, PaceRow } from '../../../domain/results/pace-review.ts'
import { pace as words } from '../../../messages/en/pace.ts'
import { quizResult } from '../../../messages/en/quiz-result.ts'
import { format } from '../../../messages/lib/language.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import paceSheet from '../../../ui/styles/pace.css?inline'
import { Styled } from '../../parts/page/styled.tsx'
import type { NumberedQuestion } from '../numbered-question.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { PaceFindings } from './pace-findings.tsx'

const clock = (seconds: number) => format.countdown(seconds * 1000)

/** Round steps of the scale, of which the longest question takes three to five. */
const STEPS = [10, 20, 30, 60, 120, 300, 600, 1200, 3600]
const stepOf = (most: number) => STEPS.find((step) => most / step <= 5) ?? 7200

/** More questions lie in rows on wide boxes, too. */
const MOST_COLUMNS = 20

interface GridProps {
  most: number
  share: number
}

function Grid({ most, share }: GridProps) {
  const step = stepOf(most)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  const at = (seconds: number) => ({ '--y': (seconds / most) * 100 })
  return (
    <div className="pace-grid" aria-hidden="true">
      {[0, ...lines].map((seconds) => (
        <span key={seconds} style={at(seconds)}>
          {seconds > 0 && <i>{step < 60 ? words.seconds(seconds) : words.minutes(seconds / 60)}</i>}
        </span>
      ))}
      {share <= most && <span className="share-line" style={at(share)} />}
    </div>
  )
}

interface ColumnProps {
  row: PaceRow
  reviewed: NumberedQuestion | undefined
  most: number
  onPress: (question: number) => void
}

const Column = ({ row, reviewed, most, onPress }: ColumnProps) => (
  <button
    type="button"
    className={classNames('pace-col', row.isLong && 'most')}
    style={{ '--s': (row.seconds / most) * 100 }}
    onClick={() => onPress(row.index)}
  >
    <span className="visually-hidden">
      {words.row(row.index + 1, quizResult.verdict(row.verdict), row.seconds, row.changes)}
    </span>
    <VerdictMark index={row.index} reviewed={reviewed} />
    <span className="stick" aria-hidden="true" />
    {row.changes > 0 && (
      <span className="turns" aria-hidden="true">
        <Icon name="refresh" />
        <span>{format.count(row.changes)}</span>
      </span>
    )}
    <span className="t" aria-hidden="true">
      {clock(row.seconds)}
    </span>
  </button>
)

export interface PacePanelProps {
  pace: PaceReview
  review: readonly NumberedQuestion[]
  onPress: (question: number) => void
}

/** Where the minutes went: the sheet with its minutes, and what is worth a sentence. */
export function PacePanel({ pace, review, onPress }: PacePanelProps) {
  const { rows, share, of, total } = pace
  const titleId = useId()
  const most = Math.max(...rows.map(({ seconds }) => seconds), 1)
  return (
    <Styled sheet={paceSheet}>
      <section className="card stack" aria-labelledby={titleId}>
        <div className="pace-head">
          <div>
            <h2 className="heading" id={titleId}>
              {words.title}
            </h2>
            <p className="note number">{words.summary(total, rows.length)}</p>
          </div>
          <p className="pace-key note number">
            <span>
              <i className="share-key" aria-hidden="true" />
              <span>{words.evenShare(clock(share), of)}</span>
            </span>
            {rows.some(({ changes }) => changes > 0) && (
              <span>
                <Icon name="refresh" />
                <span>{words.changesKey}</span>
              </span>
            )}
          </p>
        </div>
        <div
          className={classNames('pace', rows.length > MOST_COLUMNS && 'many')}
          style={{ '--of': rows.length }}
        >
          <Grid most={most} share={share} />
          {rows.map((row) => (
            <Column key={row.index} row={row} reviewed={review[row.index]} most={most} onPress={onPress} />
          ))}
        </div>
        <PaceFindings pace={pace} onPress={onPress} />
      </section>
    </Styled>
  )
}

export interface TookProps {
  row: PaceRow
}

/** At the foot of a question of the review. */
export const Took = ({ row }: TookProps) => (
  <Styled sheet={paceSheet} className="took note number">
    <span>
      <Icon name="clock" />
      <span>{words.took(row.seconds)}</span>
    </span>
    {row.changes > 0 && (
      <span>
        <Icon name="refresh" />
        <span>{words.changed(row.changes)}</span>
      </span>
    )}
  </Styled>
)
