import type { Ref } from 'react'
import { results } from '../../../messages/en/results.ts'
import type { ResultsOrder } from '../../../stores/results/admin-results.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

/** The longest search that the reference API accepts. */
const MAX_SEARCH_LENGTH = 200

interface SearchBoxProps {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  inputRef?: Ref<HTMLInputElement>
}

/** Searches a list by name or e-mail address. */
export const SearchBox = ({ label, placeholder, text, onType, inputRef }: SearchBoxProps) => (
  <span className="with-icon">
    <Icon name="search" />
    <input
      ref={inputRef}
      className="input"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  </span>
)

const SORTS = ['submittedAt', 'score', 'user'] as const satisfies readonly ResultsOrder['sortBy'][]

interface OrderControlsProps {
  order: ResultsOrder
  onOrder: (change: Partial<ResultsOrder>) => void
}

/** Sort field and direction of a list of attempts. */
export function OrderControls({ order: { sortBy, sortOrder }, onOrder }: OrderControlsProps) {
  const ascending = sortOrder === 'asc'
  return (
    <>
      <select
        className="input"
        aria-label={results.sortBy}
        value={sortBy}
        onChange={({ target }) => onOrder({ sortBy: SORTS[target.selectedIndex] ?? sortBy })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {results.sorts[sort]}
          </option>
        ))}
      </select>
      <IconButton
        kind="plain"
        icon={ascending ? 'ascending' : 'descending'}
        label={results.sortOrder(ascending)}
        onClick={() => onOrder({ sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </>
  )
}
