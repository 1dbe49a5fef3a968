import type { Question } from '../../domain/quizzes/quiz.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import { QuizPicture } from './quiz-picture.tsx'

/** What a question asks, with its picture. */
export function QuestionText({ question, number }: { question: Question; number: number }) {
  return (
    <div className="question-text">
      <MathText text={question.text} block />
      {question.imageUrl && <QuizPicture url={question.imageUrl} alt={`Picture of question ${number}`} />}
    </div>
  )
}
