import { useStore } from '@nanostores/react'
import { $adminQuizzes, $quizCounters } from '../../stores/quizzes/admin-quizzes.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'

/** How many quizzes there are, by the clock; a dash until the list is there. */
export function Counters() {
  const known = useStore($adminQuizzes).data !== undefined
  const { total, active, upcoming, ended } = useStore($quizCounters)
  const figure = (count: number) => (known ? count : '–')
  return (
    <StatGrid
      items={[
        { label: 'Total Quizzes', value: figure(total) },
        { label: 'Active Quizzes', value: figure(active) },
        { label: 'Upcoming Quizzes', value: figure(upcoming) },
        { label: 'Ended Quizzes', value: figure(ended) },
      ]}
    />
  )
}
