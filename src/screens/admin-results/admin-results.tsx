import { useRef } from 'react'
import { AdminSheet } from '../parts/admin-sheet.tsx'
import { AllResults } from './all-results.tsx'
import { QuizStatisticsGrid } from './quiz-statistics.tsx'
import { ResultFilters } from './result-filters.tsx'

/** The results of all quizzes. */
export function AdminResultsScreen() {
  const search = useRef<HTMLInputElement>(null)
  return (
    <AdminSheet>
      <h1 className="title">Admin Results Dashboard</h1>
      <QuizStatisticsGrid />
      <section className="stack" aria-label="Results">
        <ResultFilters searchRef={search} />
        <AllResults searchRef={search} />
      </section>
    </AdminSheet>
  )
}
