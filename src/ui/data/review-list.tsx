import { pieces } from '../../messages/pieces/en.ts'
import { type Choice, Lettered } from '../forms/choice-list.tsx'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

interface ReviewListProps {
  options: readonly Choice[]
  chosen: number | null | undefined
  /** The options that are right; none if the server does not disclose it. */
  right: readonly number[]
}

const VERDICTS = {
  green: { icon: 'check', text: pieces.correctAnswer },
  red: { icon: 'cross', text: pieces.yourAnswer },
  accent: { icon: 'user', text: pieces.yourAnswer },
} as const

type VerdictTone = keyof typeof VERDICTS

function verdictOf(index: number, { chosen, right }: ReviewListProps): VerdictTone | undefined {
  if (right.includes(index)) return 'green'
  if (index !== chosen) return undefined
  return right.length > 0 ? 'red' : 'accent'
}

function Verdict({ tone }: { tone: VerdictTone }) {
  return (
    <span className={`verdict ${tone}`}>
      <Icon name={VERDICTS[tone].icon} />
      {VERDICTS[tone].text}
    </span>
  )
}

/** The rows of a `ChoiceList` after submission, with the correct and the chosen one marked. */
export function ReviewList(props: ReviewListProps) {
  return (
    <ol className="options">
      {props.options.map(({ key, content }, index) => {
        const tone = verdictOf(index, props)
        return (
          <li className={classNames('option', 'told', tone)} key={key}>
            <Lettered index={index} content={content} />
            {tone && <Verdict tone={tone} />}
          </li>
        )
      })}
    </ol>
  )
}
