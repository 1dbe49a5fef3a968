import { type Option, optionLetter, type Question } from '../../domain/quizzes/question.ts'
import { pictures } from '../../messages/pictures/en.ts'
import type { Choice } from '../../ui/forms/choice-list.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { QuizPicture } from './quiz-picture.tsx'

function OptionContent({ option, index }: { option: Option; index: number }) {
  return (
    <>
      <MathText text={option.text} />
      {option.imageUrl && (
        <QuizPicture url={option.imageUrl} alt={option.imageAlt ?? pictures.ofOption(optionLetter(index))} />
      )}
    </>
  )
}

/** The options of a question, for `ChoiceList` and `ReviewList`. */
export const optionChoices = (question: Question): Choice[] =>
  question.options.map((option, index) => ({
    key: question.authoredIndices[index] ?? index,
    content: <OptionContent option={option} index={index} />,
  }))
