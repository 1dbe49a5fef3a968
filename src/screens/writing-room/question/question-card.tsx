import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { editQuestion } from '../../../stores/authoring/question-draft.ts'
import { duplicateInDraft, removeFromDraft } from '../../../stores/authoring/quiz-draft-questions.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { memo } from '../../../ui/lib/memo.ts'
import { draftViews } from '../kinds/draft-views.ts'
import { DraftText } from './question-view.tsx'

interface QuestionCardProps {
  question: DraftQuestion
  number: number
  /** The question was removed, along with the focused button. */
  onRemoved: () => void
}

/** A draft question with its key and actions. Moving other questions does not re-render it. */
export const QuestionCard = memo(({ question, number, onRemoved }: QuestionCardProps) => {
  const { key, points } = question
  const { Card: DraftAnswer } = draftViews(question)
  const remove = () => {
    removeFromDraft(key)
    onRemoved()
  }
  return (
    <Card as="article" className="stack" aria-label={quizForm.question.title(number)}>
      <div className="row apart">
        <p className="note">
          {rich(quizForm.question.heading(number, points, (text) => <span className="strong">{text}</span>))}
        </p>
        <div className="row">
          <IconButton icon="pencil" label={quizForm.question.edit} onClick={() => editQuestion(key)} />
          <IconButton icon="copy" label={quizForm.question.duplicate} onClick={() => duplicateInDraft(key)} />
          <IconButton icon="trash" kind="danger-quiet" label={quizForm.question.delete} onClick={remove} />
        </div>
      </div>
      <DraftText question={question} number={number} />
      <DraftAnswer question={question} />
    </Card>
  )
})
