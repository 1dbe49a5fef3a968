import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { $asked, $searchText, askFor, searchNow, typeSearch } from '../../stores/quiz-attempts.ts'
import { IconButton } from '../../ui/button.tsx'

const SORTS = [
  { value: 'submittedAt', label: 'Sort by Date' },
  { value: 'score', label: 'Sort by Score' },
  { value: 'user', label: 'Sort by User' },
] as const

function Sorting() {
  const { sortBy, sortOrder } = useStore($asked)
  const ascending = sortOrder === 'asc'
  return (
    <>
      <select
        className="input"
        aria-label="Sort"
        value={sortBy}
        onChange={({ target: { selectedIndex } }) =>
          askFor({ sortBy: SORTS[selectedIndex]?.value ?? sortBy })
        }
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton
        kind="plain"
        icon={ascending ? 'up' : 'down'}
        label={ascending ? 'Ascending' : 'Descending'}
        onClick={() => askFor({ sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </>
  )
}

/** Which attempts, and in which order. */
export function AttemptFilters() {
  const text = useStore($searchText)
  const search = (event: FormEvent) => {
    event.preventDefault()
    searchNow()
  }
  return (
    <search>
      <form className="attempt-filters" onSubmit={search}>
        <input
          className="input"
          type="search"
          aria-label="Search by user name or email"
          placeholder="Search by user name or email..."
          value={text}
          onChange={({ target }) => typeSearch(target.value)}
        />
        <Sorting />
      </form>
    </search>
  )
}
