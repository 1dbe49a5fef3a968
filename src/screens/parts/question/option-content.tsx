import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import { pictures } from '../../../messages/en/pictures.ts'
import type { Choice } from '../../../ui/forms/choice-list.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { QuizPicture } from './quiz-picture.tsx'

/** The options of a question, for `ChoiceList` and `ReviewList`. */
export const optionChoices = (question: Question): Choice[] =>
  question.options.map(({ text, imageUrl, imageAlt }, index) => ({
    key: question.authoredIndices[index] ?? index,
    content: <MathText text={text} />,
    picture: imageUrl && (
      <QuizPicture url={imageUrl} alt={imageAlt ?? pictures.ofOption(optionLetter(index))} />
    ),
  }))
