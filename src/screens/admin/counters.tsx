import { useStore } from '@nanostores/react'
import { admin } from '../../messages/en/admin.ts'
import { $quizCounters } from '../../stores/quizzes/admin-quizzes.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'

/** Quizzes by status; dashes until the list is loaded. */
export function Counters() {
  const known = useStore($quizzes).data !== undefined
  const { total, active, upcoming, ended } = useStore($quizCounters)
  const figure = (count: number) => (known ? count : admin.counters.unknown)
  return (
    <div className="counters">
      <StatGrid
        inline
        items={[
          { label: admin.counters.total, value: figure(total) },
          { label: admin.counters.active, value: figure(active) },
          { label: admin.counters.upcoming, value: figure(upcoming) },
          { label: admin.counters.ended, value: figure(ended) },
        ]}
      />
    </div>
  )
}
