import type { Question } from '../../domain/quizzes/quiz.ts'
import { pictures } from '../../messages/pictures/en.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import { QuizPicture } from './quiz-picture.tsx'

/** The text of a question, with its picture. */
export function QuestionText({ question, number }: { question: Question; number: number }) {
  return (
    <div className="question-text">
      <MathText text={question.text} block />
      {question.imageUrl && <QuizPicture url={question.imageUrl} alt={pictures.ofQuestion(number)} />}
    </div>
  )
}
