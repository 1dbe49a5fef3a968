import type { ReactNode } from 'react'
import { type Attempt, summarizeAttempt } from '../../../../domain/attempts/attempt.ts'
import { type Marking, roundMarks } from '../../../../domain/quizzes/marking.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { marksText, signedMarks } from '../../../../messages/lib/marks-text.ts'
import { Pennant } from '../../../../ui/data/answer-sheet.tsx'
import { rich } from '../../../../ui/layout/rich.ts'
import marksSheet from '../../../../ui/styles/marks.css?inline'
import { Styled } from '../../page/styled.tsx'

interface Stake {
  count: number
  /** What they can bring at worst, and at best. */
  least: number
  most: number
}

/** The axis has room for a mark on either side. */
const MARGIN = 0.1

interface RowProps {
  stake: Stake
  axis: { from: number; to: number }
  sign: ReactNode
  label: string
}

function Row({ stake: { least, most }, axis: { from, to }, sign, label }: RowProps) {
  const at = (value: number) => ((value - from) / (to - from)) * 100
  return (
    <div className="stake">
      <dt>
        {sign}
        <span>{label}</span>
      </dt>
      <dd>
        <b>{signedMarks(least)}</b>
        <span
          className="span-scale"
          style={{ '--lo': at(least), '--hi': at(most), '--zero': at(0) }}
          aria-hidden="true"
        />
        <b>{signedMarks(most)}</b>
      </dd>
    </div>
  )
}

export interface SubmitMarksProps {
  attempt: Attempt
  marking: Marking
}

/** What can still be won and lost, before the answers are final. Dropped questions count for nobody, but are not known yet. */
export function SubmitMarks({ attempt, marking: { right, wrong, blank } }: SubmitMarksProps) {
  const { attempted, unattempted } = summarizeAttempt(attempt)
  const flagged = attempt.flags.filter((question) => attempt.answers[question] !== null).length
  const stake = (count: number, least: number, most: number): Stake => ({
    count,
    least: roundMarks(count * least),
    most: roundMarks(count * most),
  })
  const sure = stake(attempted - flagged, wrong, right)
  const unsure = stake(flagged, wrong, right)
  const open = stake(unattempted, blank, blank)
  const all = [sure, unsure, open]
  const [least, most] = [
    Math.min(0, ...all.map((each) => each.least)),
    Math.max(1, ...all.map((each) => each.most)),
  ]
  const margin = (most - least) * MARGIN
  const axis = { from: least - margin, to: most + margin }
  return (
    <Styled sheet={marksSheet} className="stack near">
      <h3 className="label">{marks.submit.title}</h3>
      <dl className="stakes">
        {sure.count > 0 && (
          <Row
            stake={sure}
            axis={axis}
            sign={<i className="ring full" />}
            label={marks.submit.unflagged(sure.count)}
          />
        )}
        {unsure.count > 0 && (
          <Row stake={unsure} axis={axis} sign={<Pennant />} label={marks.submit.flagged(unsure.count)} />
        )}
        {open.count > 0 && (
          <Row stake={open} axis={axis} sign={<i className="ring" />} label={marks.submit.open(open.count)} />
        )}
      </dl>
      <p className="note">
        {rich([
          unsure.count > 0 && unsure.least < 0 && (
            <b className="strong">{marks.submit.mayCost(unsure.count, marksText(-unsure.least))}</b>
          ),
          ' ',
          open.count > 0 && blank === 0 && marks.submit.openCostsNothing,
        ])}
      </p>
    </Styled>
  )
}
