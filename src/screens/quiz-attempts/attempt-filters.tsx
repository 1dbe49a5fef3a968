import { useStore } from '@nanostores/react'
import type { FormEvent, Ref } from 'react'
import { isBinIn } from '../../domain/analysis/analytics.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { $figures } from '../../stores/analysis/quiz-figures.ts'
import {
  $attemptsQuery,
  $scoreRange,
  attemptsSearch,
  chooseScores,
  filterAttempts,
} from '../../stores/results/quiz-attempts.ts'
import { Columns } from '../../ui/data/columns.tsx'
import { RangeChoice } from '../../ui/forms/range-choice.tsx'
import { OrderControls, SearchBox } from '../parts/quiz/attempt-order.tsx'

/** Filters by score: two thumbs on the histogram, or numbers. */
function ScoreFilter() {
  const [range, shown] = [useStore($scoreRange), useStore($figures)]
  const counts = shown.scene === 'known' ? shown.figures.scores : undefined
  const isChosen = (bin: number) => isBinIn(bin, range)
  return (
    <RangeChoice
      label={quizAttempts.scores}
      fromLabel={quizAttempts.lowest}
      toLabel={quizAttempts.highest}
      words={{ from: quizAttempts.scoreFrom, to: quizAttempts.scoreTo, unit: quizAttempts.scoreUnit }}
      range={range}
      onRange={chooseScores}
    >
      {counts && <Columns counts={counts} chosen={isChosen} />}
    </RangeChoice>
  )
}

/** Filter and order of the attempts. Enter searches immediately. */
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
        <ScoreFilter />
      </form>
    </search>
  )
}
