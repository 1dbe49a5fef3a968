import { useStore } from '@nanostores/react'
import { Link } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import { MINUTE_MS } from '../../domain/lib/time.ts'
import { format } from '../../messages/english.ts'
import { home } from '../../messages/home/en.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { pickBookingDate } from '../../stores/slots/booking.ts'
import { $nextFree } from '../../stores/slots/next-free.ts'

/** Nearer ones are told by the minutes to them. */
const SOON_MINUTES = 60

function Picks() {
  const [next, now] = [useStore($nextFree), useStore($minute)]
  if (!next) return null
  return (
    <div className="stack near">
      <h2 className="label">{home.nextFree(next.isToday ? undefined : next.date)}</h2>
      <div className="picks">
        {next.slots.map(({ id, span, seats }) => {
          const minutes = Math.ceil((span.from - now) / MINUTE_MS)
          return (
            <Link key={id} href={paths.bookSlot} className="pick" onClick={() => pickBookingDate(next.date)}>
              <b>{format.time(span.from)}</b>{' '}
              <small>{minutes <= SOON_MINUTES ? home.freeInMinutes(minutes) : home.freeSeats(seats)}</small>
            </Link>
          )
        })}
      </div>
    </div>
  )
}

/** When there is a seat. Read after the quizzes, which must not wait for it. */
export function NextFree() {
  const { data, error } = useStore($quizzes)
  return data || error ? <Picks /> : null
}
