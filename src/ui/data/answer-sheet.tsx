import { pieces } from '../../messages/en/pieces.ts'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import { memo } from '../lib/memo.ts'

/** `missed`: never answered, and now too late. */
type MarkState = 'open' | 'answered' | 'right' | 'wrong' | 'missed'

/** One question on an answer sheet. */
export interface Mark {
  /** The index of the question. */
  question: number
  state: MarkState
  /** The chosen letter, if it may be shown. */
  letter?: string | undefined
  /** The kind of the question, where it is no choice of one. */
  shape?: 'square' | 'plate' | undefined
  /** What the bubble shows of a longer answer. */
  face?: string | undefined
  flagged?: boolean | undefined
  /** The question on the screen. */
  here?: boolean | undefined
}

interface SheetStyle {
  /** The bubble shows the number instead of the letter. */
  compact?: boolean | undefined
  /** Called to go to a question; without it the marks are not interactive. */
  onPress?: ((question: number) => void) | undefined
}

interface AnswerSheetProps extends SheetStyle {
  marks: readonly Mark[]
  /** The name of the group. */
  label: string
  /** Animates the marks one after another. */
  filling?: boolean | undefined
}

const LOOKS = { open: 'open', answered: 'answered', right: 'green', wrong: 'red', missed: 'blank' } as const
const VERDICTS = { right: 'check', wrong: 'cross' } as const

export const Pennant = () => <Icon name="pennant" className="pennant" />

function Face({ state, letter, face = letter }: Pick<Mark, 'state' | 'letter' | 'face'>) {
  return state === 'right' || state === 'wrong' ? <Icon name={VERDICTS[state]} /> : face
}

type MarkProps = Mark &
  SheetStyle & {
    /** The mark's position in the sheet, from 0 to 1, if the sheet animates. */
    place: number | undefined
  }

/** Memoized, because an answer changes only one of them. */
const MarkOf = memo(
  ({ question, state, letter, shape, face, flagged = false, here, compact, place, onPress }: MarkProps) => {
    const look = {
      className: classNames('mark', LOOKS[state], flagged && 'flagged'),
      'aria-label': pieces.mark(question + 1, state, letter, flagged),
      'aria-current': here ? ('true' as const) : undefined,
      style: place === undefined ? undefined : { '--i': place },
    }
    const content = (
      <>
        {!compact && <span className="mark-number">{question + 1}</span>}
        <span className={classNames('bubble', shape)} translate="no" key={letter}>
          {compact ? question + 1 : <Face state={state} letter={letter} face={face} />}
        </span>
        {flagged && <Pennant />}
      </>
    )
    return onPress ? (
      <button type="button" {...look} onClick={() => onPress(question)}>
        {content}
      </button>
    ) : (
      <span role="img" {...look}>
        {content}
      </span>
    )
  },
)

/** The questions as bubbles of an answer sheet: the same marks everywhere. */
export function AnswerSheet({ marks, label, compact, filling, onPress }: AnswerSheetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={classNames('marks', compact && 'compact', filling && 'filling')}
      aria-label={label}
    >
      {marks.map((mark, index) => (
        <MarkOf
          key={mark.question}
          {...mark}
          compact={compact}
          place={filling ? index / marks.length : undefined}
          onPress={onPress}
        />
      ))}
    </div>
  )
}
