import { useStore } from '@nanostores/react'
import { $mode, showList } from '../../stores/quizzes/admin-quizzes.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import type { ExamView } from '../parts/quiz/exam-props.ts'

/** Judges answers of each kind, which the list of quizzes need not load. */
const LazyQuizTrial = lazyComponent(() => import('./trial/quiz-trial.tsx').then((chunk) => chunk.QuizTrial))

/** The full-window trial. */
export function Workspace({ Exam }: { Exam: ExamView }) {
  // Rendering takes too long for a click response.
  const mode = useAfterPaint(useStore($mode))
  return mode.mode === 'test' ? (
    <LazyQuizTrial key={mode.quizId} Exam={Exam} quizId={mode.quizId} onClose={showList} />
  ) : null
}
