import { format } from '../../messages/english.ts'

interface DayPickerProps {
  /** Of the radio group; no other one around it may have the same. */
  name: string
  /** Today and the days after it. */
  dates: readonly string[]
  picked: string | undefined
  onPick: (date: string) => void
}

/** One of some days, as radio buttons that look like leaves of a calendar. */
export const DayPicker = ({ name, dates, picked, onPick }: DayPickerProps) => (
  <fieldset>
    <legend className="visually-hidden">Date</legend>
    <div className="days">
      {dates.map((date, index) => (
        <label className="day" key={date}>
          <input
            type="radio"
            name={name}
            aria-label={format.dayHeading(date)}
            checked={date === picked}
            onChange={() => onPick(date)}
          />
          <span className="day-name">
            {index === 0 ? 'Today' : format.wallDate(date, { weekday: 'short' })}
          </span>
          <span className="day-number">{format.wallDate(date, { day: 'numeric' })}</span>
          <span className="day-month">{format.wallDate(date, { month: 'short' })}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
