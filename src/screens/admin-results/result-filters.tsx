import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import {
  $searchText,
  $wish,
  filterResults,
  searchNow,
  typeSearch,
} from '../../stores/results/admin-results.ts'
import { $quizChoices } from '../../stores/results/quiz-statistics.ts'
import { OrderControls, SearchBox } from '../parts/attempt-order.tsx'

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

/** What of the results is listed, and in which order. Enter in the search box searches at once. */
export function ResultFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const text = useStore($searchText)
  const wish = useStore($wish)
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <SearchBox
          label="Search results"
          placeholder="Search by quiz title, user name, or email..."
          text={text}
          onType={typeSearch}
          inputRef={searchRef}
        />
        <QuizSelector />
        <OrderControls order={wish} onOrder={filterResults} />
      </form>
    </search>
  )
}
