import { optionLetter } from '../../../domain/attempts/attempt.ts'
import type { DraftOption, DraftQuestion } from '../../../domain/authoring/quiz-draft.ts'
import { ReviewList } from '../../../ui/forms/choice-list.tsx'
import { useDebounced } from '../../../ui/lib/use-debounced.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { QuizPicture } from '../../parts/quiz-picture.tsx'

/** Long enough that no half-typed address is asked for. */
const PAUSE_MS = 600

/** A picture whose address may still be being typed. */
function TypedPicture({ url, alt }: { url: string; alt: string }) {
  const settled = useDebounced(url.trim(), PAUSE_MS)
  return settled ? <QuizPicture url={settled} alt={alt} /> : null
}

function OptionView({ option, index }: { option: DraftOption; index: number }) {
  return (
    <>
      {option.text.trim() ? <MathText text={option.text} /> : <span className="note">No text yet</span>}
      <TypedPicture url={option.imageUrl} alt={`Picture of option ${optionLetter(index)}`} />
    </>
  )
}

/** A question as learners will see it, with its key. */
export function QuestionView({ question, number }: { question: DraftQuestion; number: number }) {
  const { text, imageUrl, options, correctAnswer } = question
  return (
    <>
      <div className="question-text">
        {text.trim() ? <MathText text={text} block /> : <p className="note">No text yet</p>}
        <TypedPicture url={imageUrl} alt={`Picture of question ${number}`} />
      </div>
      <ReviewList
        chosen={null}
        correct={correctAnswer}
        options={options.map((option, index) => ({
          key: index,
          content: <OptionView option={option} index={index} />,
        }))}
      />
    </>
  )
}

export const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`)
