import type { Question } from '../../../domain/quizzes/question.ts'
import { arePictured, Lettered } from '../../../ui/forms/choice-list.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { optionChoices } from '../question/option-content.tsx'

/** One press answers. Buttons, because arrow keys would select each radio they pass. */
export function PracticeChoices({
  question,
  labelledBy,
  onAnswer,
}: {
  question: Question
  /** The id of the question. */
  labelledBy: string
  onAnswer: (option: number) => void
}) {
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
