import { useStore } from '@nanostores/react'
import { Link } from 'wouter'
import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import { home } from '../../messages/en/home.ts'
import { format } from '../../messages/lib/language.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { suggestSlot } from '../../stores/slots/booking.ts'
import { $nextFree } from '../../stores/slots/next-free.ts'

/** Times within the hour are shown as minutes from now. */
const SOON_MINUTES = 60

/** What fits in a row on a phone. */
const SHOWN = 3

function Picks() {
  const [next, now] = [useStore($nextFree), useStore($minute)]
  const [first] = next?.rows ?? []
  if (!next || !first) return null
  const date = wallDate(first.span.from)
  return (
    <div className="stack near">
      <h2 className="label">{home.nextFree(next.day === 0 ? undefined : date)}</h2>
      <div className="picks">
        {next.rows.slice(0, SHOWN).map(({ slot, span }) => {
          const minutes = Math.ceil((span.from - now) / MINUTE_MS)
          const seats = home.freeSeats(slot.availableSlots)
          return (
            <Link
              key={slot._id}
              href={paths.bookSlot}
              className="pick"
              onClick={() => suggestSlot(slot._id, date)}
            >
              <b>{format.time(span.from)}</b>{' '}
              <small>{minutes <= SOON_MINUTES ? home.freeInMinutes(minutes) : seats}</small>
            </Link>
          )
        })}
      </div>
    </div>
  )
}

/** The next times with a free seat. Loaded after the quizzes, which must not wait for it. */
export function FreeTimes() {
  const { data, error } = useStore($quizzes)
  return data || error ? <Picks /> : null
}
