import { useStore } from '@nanostores/react'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { goToQuestion } from '../../../stores/authoring/question-steps.ts'
import { $draftQuestions, $questionPage } from '../../../stores/authoring/quiz-draft.ts'
import { Button } from '../../../ui/forms/button.tsx'

/** Switches questions; an open editor follows, unless its question has errors. */
export function QuestionPager({ onRefused }: { onRefused: () => void }) {
  const [page, count] = [useStore($questionPage), useStore($draftQuestions).length]
  const [first, last] = [page === 0, page === count - 1]
  const turn = (to: number) => goToQuestion(to) || onRefused()
  return (
    <nav className="question-pager" aria-label={quizForm.questions.title}>
      {/* Not `disabled` at the ends, which would drop the keyboard focus. */}
      <Button dense icon="left" aria-disabled={first} onClick={() => first || turn(page - 1)}>
        {quizForm.questions.previous}
      </Button>
      <span className="note number" role="status">
        {quizForm.questions.page(page + 1, count)}
      </span>
      <Button dense iconEnd="right" aria-disabled={last} onClick={() => last || turn(page + 1)}>
        {quizForm.questions.next}
      </Button>
    </nav>
  )
}
