import { Fragment, type ReactNode } from 'react'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import {
  type PaceFinding,
  type PaceReview,
  type PaceRow,
  paceFindings,
  type Turn,
} from '../../../domain/results/pace-review.ts'
import { pace as words } from '../../../messages/en/pace.ts'
import { format } from '../../../messages/lib/language.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Icon, type IconName } from '../../../ui/layout/icon.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { classNames } from '../../../ui/lib/class-names.ts'

const strong = (text: string) => <b>{text}</b>
const numbersOf = (rows: readonly PaceRow[]) => rows.map(({ index }) => String(index + 1))

const letterOf = ({ option }: Turn) => (option === null ? '–' : optionLetter(option))

/** The choices one after another, each as the review marks it. */
const TurnPath = ({ turns }: { turns: readonly Turn[] }) => (
  <span
    className="turn-path"
    role="img"
    aria-label={words.turns(turns.map((turn) => (turn.option === null ? words.none : letterOf(turn))))}
  >
    {turns.map((turn, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same choice may come again
      <Fragment key={index}>
        {index > 0 && <Icon name="right" />}
        <span
          className={classNames('bubble', turn.option !== null && (turn.isRight ? 'green' : 'red'))}
          translate="no"
        >
          {letterOf(turn)}
        </span>
      </Fragment>
    ))}
  </span>
)

const ICONS: Record<PaceFinding['code'], IconName> = {
  turned: 'refresh',
  long: 'hourglass',
  half: 'hourglass',
  hurried: 'clock',
}

const left = (seconds: number | undefined) =>
  seconds !== undefined && seconds >= 1 ? words.left(format.countdown(seconds * 1000)) : ''

function textOf(finding: PaceFinding): ReactNode {
  switch (finding.code) {
    case 'turned':
      return (
        <>
          {rich(words.turned(finding.row.index + 1, finding.row.seconds, finding.times, strong))}{' '}
          <TurnPath turns={finding.row.turns} />
        </>
      )
    case 'long':
      return rich(words.long(numbersOf(finding.rows), strong))
    case 'half':
      return rich(words.half(numbersOf(finding.rows), finding.right, strong))
    case 'hurried': {
      const { index, seconds, verdict } = finding.row
      const said = words.hurried(index + 1, seconds, verdict === 'unattempted', strong)
      return rich([...said, left(finding.left)])
    }
  }
}

interface PaceFindingsProps {
  pace: PaceReview
  onPress: (question: number) => void
}

/** At most three sentences, each with a way to its question. */
export function PaceFindings({ pace, onPress }: PaceFindingsProps) {
  const findings = paceFindings(pace)
  if (findings.length === 0) return null
  return (
    <ul className="findings">
      {findings.map((finding) => {
        const rows = 'rows' in finding ? finding.rows : [finding.row]
        const first = rows[0]?.index ?? 0
        const way = rows.length > 1 ? words.goToThese(rows.length) : words.goTo(first + 1)
        return (
          <li key={finding.code}>
            <Icon name={ICONS[finding.code]} />
            <span>{textOf(finding)}</span>
            <Button kind="quiet" dense onClick={() => onPress(first)}>
              <span>{way}</span>
              <Icon name="down" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
