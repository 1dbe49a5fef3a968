import { type UIEvent, useState } from 'react'
import { dayPicker } from '../../../messages/en/day-picker.ts'
import { format } from '../../../messages/lib/language.ts'
import { classNames } from '../../../ui/lib/class-names.ts'

interface DayPickerProps {
  /** The radio group's name, unique on the screen. */
  name: string
  /** Today and the following days. */
  dates: readonly string[]
  picked: string | undefined
  /** How many slots of a date are free, where that is known. */
  free?: Readonly<Record<string, number>>
  onPick: (date: string) => void
}

/** Rounding aside; `scrollLeft` is negative in right-to-left pages. */
const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: Element) =>
  Math.abs(scrollLeft) + clientWidth >= scrollWidth - 2

interface BelowProps {
  date: string
  free: number | undefined
  id: string
}

/** The free slots take the month's place, so that nothing moves. */
const Below = ({ date, free, id }: BelowProps) =>
  free === undefined ? (
    <span className="day-month">{format.wallDate(date, { month: 'short' })}</span>
  ) : (
    <span className="day-free" id={id}>
      {dayPicker.free(free)}
    </span>
  )

/** Radio buttons for days, styled as calendar leaves, with a fade where they overflow. */
export function DayPicker({ name, dates, picked, free = {}, onPick }: DayPickerProps) {
  const [atEnd, setAtEnd] = useState(false)
  const noteScroll = ({ currentTarget }: UIEvent) => setAtEnd(isAtEnd(currentTarget))
  return (
    <fieldset className={classNames('day-strip', atEnd && 'at-end')}>
      <legend className="visually-hidden">{dayPicker.date}</legend>
      <div className="days" onScroll={noteScroll}>
        {dates.map((date, index) => (
          <label
            className={classNames('day', date === picked && 'picked', free[date] === 0 && 'none')}
            key={date}
          >
            <input
              type="radio"
              name={name}
              aria-label={format.dayHeading(date)}
              aria-describedby={free[date] === undefined ? undefined : `${name}-${date}`}
              checked={date === picked}
              onChange={() => onPick(date)}
            />
            <span className="day-name">
              {index === 0 ? dayPicker.today : format.wallDate(date, { weekday: 'short' })}
            </span>
            <span className="day-number">{format.wallDate(date, { day: 'numeric' })}</span>
            <Below date={date} free={free[date]} id={`${name}-${date}`} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
