import type { ComponentType, ReactNode } from 'react'
import type { Kind } from '../../../domain/kinds/kinds.ts'
import { withWords } from '../../../messages/lib/words.ts'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { arePictured, Lettered } from '../../../ui/forms/choice-list.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import { optionChoices } from '../question/option-content.tsx'
import type { PractisedAnswerProps } from './answer-props.ts'
import { shownKind } from './shown-kind.ts'
import { MissingKind, UnknownKind } from './unknown-kind.tsx'

/** One press answers. Buttons, because arrow keys would select each radio they pass. */
function PractisedChoice({ question, labelledBy, onAnswer }: PractisedAnswerProps) {
  const choices = optionChoices(question)
  return (
    <ol className={classNames('options', arePictured(choices) && 'pictured')} aria-labelledby={labelledBy}>
      {choices.map(({ key, ...choice }, index) => (
        <li key={key}>
          <button type="button" className="option" onClick={() => onAnswer(index)}>
            <Lettered index={index} {...choice} />
          </button>
        </li>
      ))}
    </ol>
  )
}

const Awaited = () => <LineSkeleton lines={4} />

type Chunk = typeof import('./check-answer.tsx')

const lazyKind = (pick: (chunk: Chunk) => ComponentType<PractisedAnswerProps>) =>
  lazyComponent<PractisedAnswerProps>(
    withWords(['kinds'], () => import('./check-answer.tsx').then(pick, () => MissingKind)),
    Awaited,
  )

const VIEWS: Record<Kind, (props: PractisedAnswerProps) => ReactNode> = {
  choice: PractisedChoice,
  several: lazyKind(({ PractisedSeveral }) => PractisedSeveral),
  number: lazyKind(({ PractisedNumber }) => PractisedNumber),
  unknown: UnknownKind,
}

/** Asks for an answer that is judged at once. */
export function PractisedAnswer(props: PractisedAnswerProps) {
  const View = VIEWS[shownKind(props.question)]
  return <View {...props} />
}
