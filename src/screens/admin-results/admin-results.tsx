import { useRef } from 'react'
import { adminResults } from '../../messages/admin-results/en.ts'
import { AdminSheet } from '../parts/admin-sheet.tsx'
import { AllResults } from './all-results.tsx'
import { QuizStatisticsGrid } from './quiz-statistics.tsx'
import { ResultFilters } from './result-filters.tsx'

/** The results of all quizzes. */
export function AdminResultsScreen() {
  const search = useRef<HTMLInputElement>(null)
  return (
    <AdminSheet>
      <h1 className="title">{adminResults.title}</h1>
      <QuizStatisticsGrid />
      <section className="stack" aria-label={adminResults.results}>
        <ResultFilters searchRef={search} />
        <AllResults searchRef={search} />
      </section>
    </AdminSheet>
  )
}
