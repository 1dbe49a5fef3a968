import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { written } from '../../../domain/lib/written.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { memo } from '../../../ui/lib/memo.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { TypedPicture } from './typed-picture.tsx'

interface AskedProps {
  question: Pick<DraftQuestion, 'text' | 'imageUrl' | 'imageAlt'>
  number: number
}

/** A draft's text with its picture. */
export const DraftText = memo(({ question: { text, imageUrl, imageAlt }, number }: AskedProps) => (
  <div className="question-text">
    {written(text) ? <MathText text={text} block /> : <p className="note">{quizForm.question.noText}</p>}
    <TypedPicture url={imageUrl} alt={written(imageAlt) || quizForm.question.picture(number)} />
  </div>
))
