import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { byTitle } from '../../domain/results/admin-results.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { results } from '../../messages/en/results.ts'
import { $resultsQuery, filterResults, resultsSearch } from '../../stores/results/admin-results.ts'
import { $quizChoices } from '../../stores/results/quiz-statistics.ts'
import { OrderControls, SearchBox } from '../parts/quiz/attempt-order.tsx'

function QuizSelector() {
  const { quizId } = useStore($resultsQuery)
  const choices = byTitle(useStore($quizChoices), results.unknownQuiz)
  // A quiz stays selected after its deletion.
  const isMissing = quizId !== '' && choices.every(([known]) => known !== quizId)
  return (
    <select
      className="input"
      aria-label={adminResults.quiz}
      value={quizId}
      onChange={(event) => filterResults({ quizId: event.target.value })}
    >
      <option value="">{adminResults.allQuizzes}</option>
      {isMissing && <option value={quizId}>{results.unknownQuiz}</option>}
      {choices.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}

/** Filter and order of the results. Enter searches immediately. */
export function ResultFilters({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const text = useStore(resultsSearch.$text)
  const query = useStore($resultsQuery)
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          resultsSearch.now()
        }}
      >
        <SearchBox
          label={adminResults.searchResults}
          placeholder={adminResults.searchHint}
          text={text}
          onType={resultsSearch.type}
          inputRef={searchRef}
        />
        <QuizSelector />
        <OrderControls order={query} onOrder={filterResults} />
      </form>
    </search>
  )
}
