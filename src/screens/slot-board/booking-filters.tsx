import { useStore } from '@nanostores/react'
import { STATUS_FILTERS } from '../../domain/slots/slot-board.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { $bookingFilter, changeBookingFilter } from '../../stores/slots/slot-board.ts'
import { SearchBox } from '../parts/quiz/attempt-order.tsx'

/** Searches the bookings by name or e-mail address and filters them by status. */
export function BookingFilters() {
  const { search, status } = useStore($bookingFilter)
  return (
    <search className="toolbar">
      <SearchBox
        label={slotBoard.search}
        placeholder={slotBoard.searchHint}
        text={search}
        onType={(text) => changeBookingFilter({ search: text })}
      />
      <select
        className="input"
        aria-label={slotBoard.status}
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
    </search>
  )
}
