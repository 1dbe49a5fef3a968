import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import {
  $searchText,
  $wish,
  filterResults,
  type ResultsOrder,
  searchNow,
  typeSearch,
} from '../../stores/admin-results.ts'
import { $quizChoices } from '../../stores/quiz-statistics.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The longest text that the reference API searches for. */
const MAX_SEARCH_LENGTH = 200

function SearchBox({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const text = useStore($searchText)
  return (
    <span className="with-icon">
      <Icon name="search" />
      <input
        ref={inputRef}
        className="input"
        type="search"
        aria-label="Search results"
        placeholder="Search by quiz title, user name, or email..."
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => typeSearch(event.target.value)}
      />
    </span>
  )
}

function QuizSelector() {
  const { quizId } = useStore($wish)
  const choices = useStore($quizChoices)
  // A quiz that was deleted meanwhile is still the one that is chosen.
  const isMissing = quizId !== '' && choices.every(([known]) => known !== quizId)
  return (
    <select
      className="input"
      aria-label="Quiz"
      value={quizId}
      onChange={(event) => filterResults({ quizId: event.target.value })}
    >
      <option value="">All Quizzes</option>
      {isMissing && <option value={quizId}>Unknown Quiz</option>}
      {choices.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}

const SORTS = [
  ['submittedAt', 'Sort by Date'],
  ['score', 'Sort by Score'],
  ['user', 'Sort by User'],
] as const satisfies readonly [ResultsOrder['sortBy'], string][]

function SortSelector() {
  const { sortBy } = useStore($wish)
  const choose = (value: string) => {
    const chosen = SORTS.find(([known]) => known === value)
    if (chosen) filterResults({ sortBy: chosen[0] })
  }
  return (
    <select
      className="input"
      aria-label="Sort by"
      value={sortBy}
      onChange={(event) => choose(event.target.value)}
    >
      {SORTS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function OrderToggle() {
  const { sortOrder } = useStore($wish)
  const ascending = sortOrder === 'asc'
  return (
    <IconButton
      kind="plain"
      icon={ascending ? 'ascending' : 'descending'}
      label={ascending ? 'Sort order: ascending' : 'Sort order: descending'}
      onClick={() => filterResults({ sortOrder: ascending ? 'desc' : 'asc' })}
    />
  )
}

/** What of the results is listed, and in which order. Enter in the search box searches at once. */
export function ResultFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <SearchBox inputRef={searchRef} />
        <QuizSelector />
        <SortSelector />
        <OrderToggle />
      </form>
    </search>
  )
}
