import { useStore } from '@nanostores/react'
import type { FormEvent, Ref } from 'react'
import { $asked, $searchText, askFor, searchNow, typeSearch } from '../../stores/quiz-attempts.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The longest text that the reference API searches for. */
const MAX_SEARCH_LENGTH = 200

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
        aria-label="Sort by"
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
        icon={ascending ? 'ascending' : 'descending'}
        label={ascending ? 'Sort order: ascending' : 'Sort order: descending'}
        onClick={() => askFor({ sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </>
  )
}

function SearchBox({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const text = useStore($searchText)
  return (
    <span className="with-icon">
      <Icon name="search" />
      <input
        ref={inputRef}
        className="input"
        type="search"
        aria-label="Search attempts"
        placeholder="Search by user name or email..."
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => typeSearch(target.value)}
      />
    </span>
  )
}

/** Which attempts, and in which order. Enter in the search box searches at once. */
export function AttemptFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const search = (event: FormEvent) => {
    event.preventDefault()
    searchNow()
  }
  return (
    <search>
      <form className="filters attempt-filters" onSubmit={search}>
        <SearchBox inputRef={searchRef} />
        <Sorting />
      </form>
    </search>
  )
}
