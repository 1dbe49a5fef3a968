import { memo } from 'react'
import type { DraftOption, DraftQuestion } from '../../../domain/authoring/question-draft.ts'
import { optionLetter } from '../../../domain/quizzes/question.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import { ReviewList } from '../../../ui/data/review-list.tsx'
import { useDebounced } from '../../../ui/lib/use-debounced.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { QuizPicture } from '../../parts/quiz-picture.tsx'

/** Long enough that half-typed addresses are not fetched. */
const PAUSE_MS = 600

/** Debounced, because the address is being typed. */
function TypedPicture({ url, alt }: { url: string; alt: string }) {
  const settled = useDebounced(url.trim(), PAUSE_MS)
  return settled ? <QuizPicture url={settled} alt={alt} /> : null
}

const OptionView = memo(({ option, index }: { option: DraftOption; index: number }) => (
  <>
    {option.text.trim() ? (
      <MathText text={option.text} />
    ) : (
      <span className="note">{quizForm.question.noText}</span>
    )}
    <TypedPicture url={option.imageUrl} alt={quizForm.question.optionPicture(optionLetter(index))} />
  </>
))

/** A question as learners see it, with its key. */
export const QuestionView = memo(({ question, number }: { question: DraftQuestion; number: number }) => {
  const { text, imageUrl, options, correctAnswer } = question
  return (
    <>
      <div className="question-text">
        {text.trim() ? <MathText text={text} block /> : <p className="note">{quizForm.question.noText}</p>}
        <TypedPicture url={imageUrl} alt={quizForm.question.picture(number)} />
      </div>
      <ReviewList
        chosen={null}
        right={[correctAnswer]}
        options={options.map((option, index) => ({
          key: index,
          content: <OptionView option={option} index={index} />,
        }))}
      />
    </>
  )
})
