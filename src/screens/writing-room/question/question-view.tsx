import type { DraftOption, DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { written } from '../../../domain/lib/written.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import type { Choice } from '../../../ui/forms/choice-list.tsx'
import { memo } from '../../../ui/lib/memo.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { TypedPicture } from './typed-picture.tsx'

const OptionView = memo(({ option, index }: { option: DraftOption; index: number }) => (
  <>
    {written(option.text) ? (
      <MathText text={option.text} />
    ) : (
      <span className="note">{quizForm.question.noText}</span>
    )}
    <TypedPicture
      url={option.imageUrl}
      alt={written(option.imageAlt) || quizForm.question.optionPicture(optionLetter(index))}
    />
  </>
))

/** A draft's options for a `ReviewList`. */
export const draftChoices = ({ options }: DraftQuestion): Choice[] =>
  options.map((option, index) => ({ key: index, content: <OptionView option={option} index={index} /> }))

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
