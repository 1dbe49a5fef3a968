import { useStore } from '@nanostores/react'
import type { FormEvent, Ref } from 'react'
import { quizAttempts } from '../../messages/quiz-attempts/en.ts'
import { $attemptsQuery, attemptsSearch, filterAttempts } from '../../stores/results/quiz-attempts.ts'
import { OrderControls, SearchBox } from '../parts/attempt-order.tsx'

/** Which attempts are listed, and in which order. Enter searches without waiting for a pause in typing. */
export function AttemptFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const text = useStore(attemptsSearch.$text)
  const query = useStore($attemptsQuery)
  const search = (event: FormEvent) => {
    event.preventDefault()
    attemptsSearch.now()
  }
  return (
    <search>
      <form className="filters attempt-filters" onSubmit={search}>
        <SearchBox
          label={quizAttempts.searchAttempts}
          placeholder={quizAttempts.searchHint}
          text={text}
          onType={attemptsSearch.type}
          inputRef={searchRef}
        />
        <OrderControls order={query} onOrder={filterAttempts} />
      </form>
    </search>
  )
}
