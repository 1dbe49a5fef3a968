import type { Marking } from '../../../../domain/quizzes/marking.ts'
import {
  flaggedAnswers,
  type MarksLine,
  type MarksSum,
  marksGot,
  marksSum,
} from '../../../../domain/results/marks.ts'
import type { Result } from '../../../../domain/results/results.ts'
import type { ReviewedQuestion } from '../../../../domain/results/review.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { marksText, signedMarks } from '../../../../messages/lib/marks-text.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import marksSheet from '../../../../ui/styles/marks.css?inline'
import { Styled } from '../../page/styled.tsx'

interface TotalProps {
  got: number
  most: number
  /** What wrong answers took away. */
  lost: number
}

function Total({ got, most, lost }: TotalProps) {
  const share = (value: number) => Math.min(100, Math.max(0, (value / most) * 100))
  return (
    <div>
      <h2 className="heading">{marks.result.title}</h2>
      <p className="marks-big">
        <span>{marksText(got)}</span> <small>{marks.result.of(marksText(most))}</small>
      </p>
      <div>
        <span className="marks-scale" aria-hidden="true">
          <i style={{ '--v': share(got) }} />
          {lost > 0 && (
            <i className="taken" style={{ '--from': share(got), '--v': share(got + lost) - share(got) }} />
          )}
        </span>
        <div className="scale-marks" aria-hidden="true">
          {[0, most / 2, most].map((mark) => (
            <span key={mark} style={{ insetInlineStart: `${share(mark)}%` }}>
              {marksText(mark)}
            </span>
          ))}
        </div>
      </div>
      <p className="note">{marks.result.stays}</p>
    </div>
  )
}

const TONES = { right: 'green', partly: 'yellow', wrong: 'red', blank: undefined } as const

function lineText({ of, count }: MarksLine, { right, wrong }: Marking): string {
  switch (of) {
    case 'right':
      return marks.result.right(count, marksText(right))
    case 'wrong':
      return marks.result.wrong(count, signedMarks(wrong))
    case 'partly':
      return marks.result.partly(count)
    case 'blank':
      return marks.result.blank(count)
  }
}

interface SumProps extends MarksSum {
  title: string
  marking: Marking
}

const Sum = ({ title, lines, marking, total }: SumProps) => (
  <div>
    <h2 className="label">{title}</h2>
    <dl className="ledger">
      {lines.map((line) => (
        <div key={line.of}>
          <dt>{lineText(line, marking)}</dt>
          <dd className={classNames(line.marks !== 0 && TONES[line.of])}>{signedMarks(line.marks)}</dd>
        </div>
      ))}
      <div className="sum">
        <dt>{marks.result.together}</dt>
        <dd>{marksText(total)}</dd>
      </div>
    </dl>
  </div>
)

export interface MarksCardProps {
  result: Result
  review: readonly ReviewedQuestion[]
  marking: Marking
}

/** The marks of an attempt beside its score. */
export function MarksCard({ result: { marks: got, maxMarks, flags }, review, marking }: MarksCardProps) {
  if (got === undefined || !maxMarks) return null
  const all = marksSum(marking, review)
  // Not after a regrade that took no marks away.
  const addsUp = Math.abs(all.total - got) < 0.05
  const lost = all.lines.find(({ of }) => of === 'wrong')?.marks ?? 0
  const flagged = marksSum(marking, flaggedAnswers(review, flags))
  return (
    <Styled sheet={marksSheet}>
      <Card as="section" className="marks-card" aria-label={marks.result.title}>
        <Total got={got} most={maxMarks} lost={addsUp ? -lost : 0} />
        {addsUp && <Sum {...all} title={marks.result.sum} marking={marking} />}
        {flagged.lines.length > 0 && <Sum {...flagged} title={marks.result.flagged} marking={marking} />}
      </Card>
    </Styled>
  )
}

export interface GotProps {
  marking: Marking
  reviewed: ReviewedQuestion
}

/** What one answer brought, beside its verdict. */
export function Got({ marking, reviewed }: GotProps) {
  const got = marksGot(marking, reviewed)
  if (got === undefined) return null
  const tone = got > 0 ? (reviewed.verdict === 'partly' ? 'yellow' : 'green') : got < 0 && 'red'
  return (
    <Styled sheet={marksSheet} className={classNames('got', tone)}>
      {signedMarks(got)}
    </Styled>
  )
}

export interface ListedMarksProps {
  got: number
  most: number
}

/** In a list of attempts. */
export const ListedMarks = ({ got, most }: ListedMarksProps) => (
  <span className="note number">{marks.result.both(marksText(got), marksText(most))}</span>
)
