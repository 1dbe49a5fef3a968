import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import type { DraftOption } from '../../../../domain/kinds/choice/draft.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import { written } from '../../../../domain/lib/written.ts'
import { quizForm } from '../../../../messages/en/quiz-form.ts'
import { ReviewList } from '../../../../ui/data/review-list.tsx'
import { type Choice, Lettered } from '../../../../ui/forms/choice-list.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import { memo } from '../../../../ui/lib/memo.ts'
import { MathText } from '../../../../ui/maths/math-text.tsx'
import { TypedPicture } from '../../question/typed-picture.tsx'

interface DraftProps {
  question: DraftQuestion
}

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

const draftChoices = ({ options }: Pick<DraftQuestion, 'options'>): Choice[] =>
  options.map((option, index) => ({ key: index, content: <OptionView option={option} index={index} /> }))

type Marked = Pick<DraftQuestion, 'options' | 'correctAnswer' | 'correctAnswers' | 'kind'>

const isSeveral = ({ kind }: Marked) => kind === 'several'

/** The right options: one, or of a question that asks for several, any number. */
const rightOf = (question: Marked): readonly number[] =>
  isSeveral(question) ? (question.correctAnswers ?? []) : [question.correctAnswer]

/** Omits the blank options that only the editor shows. */
export function CardChoice({ question }: DraftProps) {
  const options = question.options.filter((option) => written(option.text) || written(option.imageUrl))
  const correct = rightOf(question).flatMap((index) => question.options[index] ?? [])
  const list = (
    <ReviewList
      chosen={null}
      right={correct.map((option) => options.indexOf(option))}
      options={draftChoices({ options })}
    />
  )
  return isSeveral(question) ? <div className="squares">{list}</div> : list
}

/** The learner's view, which shows no key. */
export const PreviewedChoice = ({ question }: DraftProps) => (
  <ol className={classNames('options', isSeveral(question) && 'squares')}>
    {draftChoices(question).map(({ key, content }, index) => (
      <li className="option" key={key}>
        <Lettered index={index} content={content} />
      </li>
    ))}
  </ol>
)

/** A line for each option, for versions side by side. */
export const ShortChoice = ({ question }: { question: Marked }) => (
  <>
    {question.options.map((option, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their position
      <span key={index} className="conflict-option small">
        <span className="note">{optionLetter(index)}</span>
        <MathText text={option.text} />
        {rightOf(question).includes(index) && (
          <span>
            <Icon name="check" />
            <span className="visually-hidden">{quizForm.option.correct}</span>
          </span>
        )}
      </span>
    ))}
  </>
)

/** The key in the list of questions. */
export const ChoiceKey = ({ question }: DraftProps) => rightOf(question).map(optionLetter).join(', ')
