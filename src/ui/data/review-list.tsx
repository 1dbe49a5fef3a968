import { pieces } from '../../messages/en/pieces.ts'
import { arePictured, type Choice, Lettered } from '../forms/choice-list.tsx'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

/** How a chosen answer is named: the reader's own unless somebody else's is told. */
export type AnswerWords = Pick<typeof pieces, 'yourAnswer' | 'yourCorrectAnswer'>

interface ReviewListProps {
  whose?: AnswerWords | undefined
  options: readonly Choice[]
  chosen: number | null | undefined
  /** The right options; empty if the server does not disclose them. */
  right: readonly number[]
}

const VERDICTS = {
  key: { tone: 'green', icon: 'check', text: 'correctAnswer' },
  hit: { tone: 'green', icon: 'check', text: 'yourCorrectAnswer' },
  miss: { tone: 'red', icon: 'cross', text: 'yourAnswer' },
  choice: { tone: 'accent', icon: 'user', text: 'yourAnswer' },
} as const

type Verdict = keyof typeof VERDICTS

function verdictOf(index: number, { chosen, right }: ReviewListProps): Verdict | undefined {
  if (right.includes(index)) return index === chosen ? 'hit' : 'key'
  if (index !== chosen) return undefined
  return right.length > 0 ? 'miss' : 'choice'
}

function VerdictMark({ of, whose = pieces }: { of: Verdict } & Pick<ReviewListProps, 'whose'>) {
  const { tone, icon, text } = VERDICTS[of]
  return (
    <span className={`verdict ${tone}`}>
      <Icon name={icon} />
      <span>{text === 'correctAnswer' ? pieces[text] : whose[text]}</span>
    </span>
  )
}

/** The rows of a `ChoiceList` after submission, with the correct and the chosen one marked. */
export function ReviewList(props: ReviewListProps) {
  return (
    <ol className={classNames('options', arePictured(props.options) && 'pictured')}>
      {props.options.map(({ key, ...option }, index) => {
        const verdict = verdictOf(index, props)
        return (
          <li
            className={classNames('option', 'told', verdict && VERDICTS[verdict].tone)}
            part="option"
            key={key}
          >
            <Lettered index={index} {...option} />
            {verdict && <VerdictMark of={verdict} whose={props.whose} />}
          </li>
        )
      })}
    </ol>
  )
}
