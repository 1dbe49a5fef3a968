import { AdminSheet } from '../parts/admin-sheet.tsx'

/** The results of all quizzes. */
export const AdminResultsScreen = () => (
  <AdminSheet>
    <h1 className="title">Admin Results Dashboard</h1>
  </AdminSheet>
)
