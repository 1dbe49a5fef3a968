import { useStore } from '@nanostores/react'
import { OPTIONS_PER_QUESTION } from '../../../domain/authoring/question-draft.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import { $pastedLines, takeLines } from '../../../stores/authoring/question-draft.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** Asks what becomes of more lines than there are options. `onAnswered`: its buttons are gone. */
export function PastedLines({ onAnswered }: { onAnswered: () => void }) {
  const count = useStore($pastedLines)?.texts.length
  if (count === undefined) return null
  const take = (lines: number) => {
    takeLines(lines)
    onAnswered()
  }
  return (
    <Banner
      tone="blue"
      role="status"
      action={
        <div className="row">
          <Button dense kind="primary" onClick={() => take(OPTIONS_PER_QUESTION)}>
            {quizForm.lines.four}
          </Button>
          <Button dense onClick={() => take(count)}>
            {quizForm.lines.all(count)}
          </Button>
          <Button dense kind="quiet" onClick={() => take(0)}>
            {quizForm.lines.none}
          </Button>
        </div>
      }
    >
      {quizForm.lines.pasted(count)}
    </Banner>
  )
}
