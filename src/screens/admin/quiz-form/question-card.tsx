import type { DraftQuestion } from '../../../domain/authoring/quiz-draft.ts'
import { openQuestion } from '../../../stores/authoring/question-draft.ts'
import { duplicate, remove } from '../../../stores/authoring/quiz-draft-questions.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { pointsText, QuestionView } from './question-view.tsx'

interface QuestionCardProps {
  question: DraftQuestion
  number: number
  /** The question is gone, and with it the button that had the focus. */
  onRemoved: () => void
}

/** A question of the draft: what it asks, its key, and what can be done with it. */
export function QuestionCard({ question, number, onRemoved }: QuestionCardProps) {
  const shown = question.options.filter((option) => option.text.trim() || option.imageUrl.trim())
  const correct = question.options[question.correctAnswer]
  const correctAnswer = correct ? shown.indexOf(correct) : -1
  const onDelete = () => {
    remove(question.key)
    onRemoved()
  }
  return (
    <Card as="article" className="stack" aria-label={`Question ${number}`}>
      <div className="row apart">
        <p className="note">
          <span className="strong">Question {number}</span> · {pointsText(question.points)}
        </p>
        <div className="row">
          <IconButton icon="pencil" label="Edit question" onClick={() => openQuestion(question.key)} />
          <IconButton icon="copy" label="Duplicate question" onClick={() => duplicate(question.key)} />
          <IconButton icon="trash" kind="danger-quiet" label="Delete question" onClick={onDelete} />
        </div>
      </div>
      <QuestionView question={{ ...question, options: shown, correctAnswer }} number={number} />
    </Card>
  )
}
