import { useStore } from '@nanostores/react'
import { formatWallDate } from '../../domain/slot-board.ts'
import { $date, $dates, pickDate } from '../../stores/slot-board.ts'

/** 'Thursday, March 5' */
export const dayHeading = (date: string) =>
  formatWallDate(date, { weekday: 'long', month: 'long', day: 'numeric' })

/** Today and the seven days after it, as the server's calendar has them. */
export function DayPicker() {
  const [dates, picked] = [useStore($dates), useStore($date)]
  return (
    <fieldset>
      <legend className="visually-hidden">Date</legend>
      <div className="days">
        {dates.map((date, index) => (
          <label className="day" key={date}>
            <input
              type="radio"
              name="board-date"
              aria-label={dayHeading(date)}
              checked={date === picked}
              onChange={() => pickDate(date)}
            />
            <span className="day-name">
              {index === 0 ? 'Today' : formatWallDate(date, { weekday: 'short' })}
            </span>
            <span className="day-number">{formatWallDate(date, { day: 'numeric' })}</span>
            <span className="day-month">{formatWallDate(date, { month: 'short' })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
