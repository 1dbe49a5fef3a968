import type { Question } from '../../../domain/quizzes/question.ts'
import { pictures } from '../../../messages/en/pictures.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { EnlargeFormulas } from './enlarge-formulas.tsx'
import { QuizPicture } from './quiz-picture.tsx'

interface QuestionTextProps {
  question: Question
  number: number
  /** The question labels its options by this id. */
  id?: string
}

/** The text of a question, with its picture. */
export function QuestionText({ question, number, id }: QuestionTextProps) {
  return (
    <>
      <div className="question-text" id={id}>
        <MathText text={question.text} block />
        {question.imageUrl && (
          <QuizPicture url={question.imageUrl} alt={question.imageAlt ?? pictures.ofQuestion(number)} />
        )}
      </div>
      <EnlargeFormulas text={question.text} />
    </>
  )
}
