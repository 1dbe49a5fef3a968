import type { JSX } from 'react'
import type { Answer } from '../../../domain/kinds/answer.ts'
import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import { arePictured, Lettered } from '../../../ui/forms/choice-list.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { optionChoices } from '../question/option-content.tsx'
import { UnknownKind } from './unknown-kind.tsx'

interface PractisedAnswerProps {
  question: Question
  /** The id of the question. */
  labelledBy: string
  onAnswer: (answer: Answer) => void
}

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

const VIEWS: Record<Kind, (props: PractisedAnswerProps) => JSX.Element> = {
  choice: PractisedChoice,
  several: UnknownKind,
  number: UnknownKind,
  unknown: UnknownKind,
}

/** Asks for an answer that is judged at once. */
export function PractisedAnswer(props: PractisedAnswerProps) {
  const View = VIEWS[kindOf(props.question)]
  return <View {...props} />
}
