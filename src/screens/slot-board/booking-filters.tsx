import { useStore } from '@nanostores/react'
import { STATUS_FILTERS, type StatusFilter } from '../../domain/slots/slot-board.ts'
import { $filter, changeFilter } from '../../stores/slots/slot-board.ts'
import { Field, TextField } from '../../ui/forms/field.tsx'
import { STATUS_LABELS } from './booking-row.tsx'

const FILTER_LABELS: Record<StatusFilter, string> = { all: 'All Status', ...STATUS_LABELS }

/** Narrows the list down by words and by status. */
export function BookingFilters() {
  const { search, status } = useStore($filter)
  return (
    <div className="fields">
      <TextField
        label="Search"
        type="search"
        placeholder="Name or email"
        value={search}
        onChange={({ target }) => changeFilter({ search: target.value })}
      />
      <Field label="Status">
        {(control) => (
          <select
            {...control}
            className="input"
            value={status}
            onChange={({ target }) => {
              const chosen = STATUS_FILTERS.find((filter) => filter === target.value)
              if (chosen) changeFilter({ status: chosen })
            }}
          >
            {STATUS_FILTERS.map((filter) => (
              <option key={filter} value={filter}>
                {FILTER_LABELS[filter]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
