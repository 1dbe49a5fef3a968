import { useStore } from '@nanostores/react'
import type { FormEvent, Ref } from 'react'
import { $asked, $searchText, askFor, searchNow, typeSearch } from '../../stores/results/quiz-attempts.ts'
import { OrderControls, SearchBox } from '../parts/attempt-order.tsx'

/** Which attempts, and in which order. Enter in the search box searches at once. */
export function AttemptFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const text = useStore($searchText)
  const asked = useStore($asked)
  const search = (event: FormEvent) => {
    event.preventDefault()
    searchNow()
  }
  return (
    <search>
      <form className="filters attempt-filters" onSubmit={search}>
        <SearchBox
          label="Search attempts"
          placeholder="Search by user name or email..."
          text={text}
          onType={typeSearch}
          inputRef={searchRef}
        />
        <OrderControls order={asked} onOrder={askFor} />
      </form>
    </search>
  )
}
