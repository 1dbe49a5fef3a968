import type { Verdict } from '../../domain/results/review.ts'
import type { Mark } from '../../ui/data/answer-sheet.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { markOf } from '../parts/kinds/mark-shape.ts'
import type { NumberedQuestion } from './numbered-question.ts'

const STATES: Partial<Record<Verdict, Mark['state']>> = {
  correct: 'right',
  partly: 'wrong',
  incorrect: 'wrong',
  unattempted: 'missed',
}

/** How a mark of the sheet shows a verdict; what does not count shows only whether it was answered. */
export const markStateOf = ({
  verdict,
  chosen,
}: Pick<NumberedQuestion, 'verdict' | 'chosen'>): Mark['state'] =>
  STATES[verdict] ?? (chosen === null ? 'missed' : 'answered')

const LOOKS: Partial<Record<Mark['state'], string>> = { right: 'green', wrong: 'red', missed: 'blank' }

interface VerdictMarkProps {
  index: number
  reviewed: NumberedQuestion | undefined
}

/** A mark of the answer sheet inside something that names it. */
export function VerdictMark({ index, reviewed }: VerdictMarkProps) {
  const state = reviewed ? markStateOf(reviewed) : 'missed'
  const icon = state === 'right' ? 'check' : state === 'wrong' ? 'cross' : undefined
  return (
    <span className={classNames('mark', LOOKS[state])} aria-hidden="true">
      <span className="mark-number">{index + 1}</span>
      <span
        className={classNames('bubble', reviewed && markOf(reviewed.question, reviewed.chosen).shape)}
        translate="no"
      >
        {icon && <Icon name={icon} />}
      </span>
    </span>
  )
}
