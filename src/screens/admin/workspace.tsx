import { useStore } from '@nanostores/react'
import { closeTrial } from '../../stores/authoring/quiz-trial.ts'
import { $mode, showList } from '../../stores/quizzes/admin-quizzes.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { QuizTrial } from './trial/quiz-trial.tsx'

function endTrial(): void {
  closeTrial()
  showList()
}

/** The full-window trial. */
export function Workspace() {
  // Rendering takes too long for a click response.
  const mode = useAfterPaint(useStore($mode))
  return mode.mode === 'test' ? <QuizTrial key={mode.quizId} quizId={mode.quizId} onClose={endTrial} /> : null
}
