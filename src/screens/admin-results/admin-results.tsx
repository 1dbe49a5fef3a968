import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $resultsPage, refreshResults } from '../../stores/admin-results.ts'
import { $quizStatistics } from '../../stores/quiz-statistics.ts'
import { IconButton } from '../../ui/button.tsx'
import { AdminSheet } from '../parts/admin-sheet.tsx'
import { AllResults } from './all-results.tsx'
import { QuizStatisticsGrid } from './quiz-statistics.tsx'
import { ResultFilters } from './result-filters.tsx'

function RefreshButton() {
  const busy = [useStore($resultsPage), useStore($quizStatistics)].some(({ loading }) => loading)
  return <IconButton icon="refresh" label="Refresh results" busy={busy} onClick={refreshResults} />
}

/** The results of all quizzes. */
export function AdminResultsScreen() {
  const search = useRef<HTMLInputElement>(null)
  return (
    <AdminSheet>
      <div className="section-head">
        <h1 className="title">Admin Results Dashboard</h1>
        <RefreshButton />
      </div>
      <QuizStatisticsGrid />
      <section className="stack" aria-label="Results">
        <ResultFilters searchRef={search} />
        <AllResults searchRef={search} />
      </section>
    </AdminSheet>
  )
}
