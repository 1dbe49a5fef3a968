import { dayPicker } from '../../messages/day-picker/en.ts'
import { format } from '../../messages/english.ts'
import { classNames } from '../../ui/lib/class-names.ts'

interface DayPickerProps {
  /** Of the radio group, unique among those around it. */
  name: string
  /** Today and the days after it. */
  dates: readonly string[]
  picked: string | undefined
  onPick: (date: string) => void
}

/** Radio buttons for days, drawn as calendar leaves. */
export const DayPicker = ({ name, dates, picked, onPick }: DayPickerProps) => (
  <fieldset>
    <legend className="visually-hidden">{dayPicker.date}</legend>
    <div className="days">
      {dates.map((date, index) => (
        <label className={classNames('day', date === picked && 'picked')} key={date}>
          <input
            type="radio"
            name={name}
            aria-label={format.dayHeading(date)}
            checked={date === picked}
            onChange={() => onPick(date)}
          />
          <span className="day-name">
            {index === 0 ? dayPicker.today : format.wallDate(date, { weekday: 'short' })}
          </span>
          <span className="day-number">{format.wallDate(date, { day: 'numeric' })}</span>
          <span className="day-month">{format.wallDate(date, { month: 'short' })}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
