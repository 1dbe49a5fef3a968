import { useStore } from '@nanostores/react'
import { STATUS_FILTERS } from '../../domain/slots/slot-board.ts'
import { slotBoard } from '../../messages/slot-board/en.ts'
import { $bookingFilter, changeBookingFilter } from '../../stores/slots/slot-board.ts'
import { Field, TextField } from '../../ui/forms/field.tsx'

/** Searches the bookings by name or e-mail address and filters them by status. */
export function BookingFilters() {
  const { search, status } = useStore($bookingFilter)
  return (
    <div className="fields">
      <TextField
        label={slotBoard.search}
        type="search"
        placeholder={slotBoard.searchHint}
        value={search}
        onChange={({ target }) => changeBookingFilter({ search: target.value })}
      />
      <Field label={slotBoard.status}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={status}
            onChange={({ target }) => {
              const chosen = STATUS_FILTERS.find((filter) => filter === target.value)
              if (chosen) changeBookingFilter({ status: chosen })
            }}
          >
            {STATUS_FILTERS.map((filter) => (
              <option key={filter} value={filter}>
                {slotBoard.statusFilter(filter)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
