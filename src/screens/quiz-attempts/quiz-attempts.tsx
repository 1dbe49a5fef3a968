import { AdminSheet } from '../parts/admin-sheet.tsx'
import { ItemAnalysis } from './item-analysis.tsx'

/** Everybody's results of one quiz. */
export const QuizAttemptsScreen = ({ quizId }: { quizId: string }) => (
  <AdminSheet>
    <h1 className="title">Quiz Results</h1>
    <ItemAnalysis quizId={quizId} />
  </AdminSheet>
)
