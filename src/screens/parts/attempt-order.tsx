import type { Ref } from 'react'
import type { ResultsOrder } from '../../stores/results/admin-results.ts'
import { IconButton } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'

/** The longest text that the reference API searches for. */
const MAX_SEARCH_LENGTH = 200

interface SearchBoxProps {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  inputRef: Ref<HTMLInputElement>
}

/** Finds attempts by words. */
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

const SORTS = [
  ['submittedAt', 'Sort by Date'],
  ['score', 'Sort by Score'],
  ['user', 'Sort by User'],
] as const satisfies readonly [ResultsOrder['sortBy'], string][]

interface OrderControlsProps {
  order: ResultsOrder
  onOrder: (change: Partial<ResultsOrder>) => void
}

/** By what a list of attempts is sorted, and in which direction. */
export function OrderControls({ order: { sortBy, sortOrder }, onOrder }: OrderControlsProps) {
  const ascending = sortOrder === 'asc'
  return (
    <>
      <select
        className="input"
        aria-label="Sort by"
        value={sortBy}
        onChange={({ target }) => onOrder({ sortBy: SORTS[target.selectedIndex]?.[0] ?? sortBy })}
      >
        {SORTS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton
        kind="plain"
        icon={ascending ? 'ascending' : 'descending'}
        label={ascending ? 'Sort order: ascending' : 'Sort order: descending'}
        onClick={() => onOrder({ sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </>
  )
}
