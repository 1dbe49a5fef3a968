import { useStore } from '@nanostores/react'
import { wallToInstant } from '../../domain/time.ts'
import { $date, $dates, pickDate } from '../../stores/booking.ts'

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(wallToInstant(date, '12:00'))

/** 'Thursday, March 5' */
export const dayHeading = (date: string) => format(date, { weekday: 'long', month: 'long', day: 'numeric' })

/** Today and the days of the booking window after it. */
export function DayPicker() {
  const dates = useStore($dates)
  const picked = useStore($date)
  return (
    <fieldset>
      <legend className="visually-hidden">Date</legend>
      <div className="days">
        {dates.map((date, index) => (
          <label className="day" key={date}>
            <input
              type="radio"
              name="date"
              aria-label={dayHeading(date)}
              checked={date === picked}
              onChange={() => pickDate(date)}
            />
            <span className="day-name">{index === 0 ? 'Today' : format(date, { weekday: 'short' })}</span>
            <span className="day-number">{format(date, { day: 'numeric' })}</span>
            <span className="day-month">{format(date, { month: 'short' })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
