import { useStore } from '@nanostores/react'
import type { LivePerson } from '../../domain/live/live.ts'
import { type LivePresence, liveTimeLeftMs } from '../../domain/live/presence.ts'
import { keyOfPerson, livePersonName, type RoomRow } from '../../domain/live/room-list.ts'
import { initialsOf } from '../../domain/people/initials.ts'
import { room } from '../../messages/en/room.ts'
import { $moment } from '../../stores/live/room.ts'
import { $reporters } from '../../stores/live/room-reports.ts'
import { $now } from '../../stores/page/clock.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { memo } from '../../ui/lib/memo.ts'
import type { Tone } from '../../ui/lib/tone.ts'
import { nameIn, SeatMenu, type SeatProps } from './seat-menu.tsx'

const TONES: Partial<Record<LivePresence['code'], Tone>> = {
  'not-started': 'blue',
  away: 'yellow',
  quiet: 'red',
  'handed-in': 'green',
}

/** Updates every second, in the rows that need it. */
function Clock({ person }: { person: LivePerson }) {
  return <span translate="no">{room.timeLeft(liveTimeLeftMs(person, useStore($now)))}</span>
}

/** A dot per question, coloured if answered. */
const Dots = ({ answered, total }: Pick<LivePerson, 'answered' | 'total'>) =>
  total > 0 && <span className="dots" style={{ '--of': total, '--done': answered }} />

/** The row's text for screen readers. */
function Sentence({ row }: { row: RoomRow }) {
  const { answered, total, factor, left: timesLeft } = row.person
  const timeLeft = liveTimeLeftMs(row.person, useStore($moment))
  return <span>{room.row({ ...row, name: nameIn(row), timesLeft, answered, total, factor, timeLeft })}</span>
}

const State = ({ row: { person, presence, seenMinutes } }: { row: RoomRow }) => (
  <span className="seat-state" aria-hidden="true">
    <span className={classNames('presence', TONES[presence.code])}>{room.presence(presence)}</span>
    {!!seenMinutes && presence.code !== 'quiet' && <span className="note">{room.seen(seenMinutes)}</span>}
    {presence.code === 'not-here' && person.bookedAt && (
      <span className="note">{room.bookedAt(Date.parse(person.bookedAt))}</span>
    )}
    {person.left > 0 && <span className="note">{room.leftPage(person.left)}</span>}
  </span>
)

/** A person in the room: read as one sentence, shown as cells. Re-rendered only on change. */
export const Seat = memo((props: SeatProps) => {
  const { row } = props
  const { person, presence } = row
  const { answered, total, factor } = person
  const hasReported = useStore($reporters).has(keyOfPerson(person))
  return (
    <li className={classNames('seat', presence.code === 'quiet' && 'needs-you')}>
      <span className="visually-hidden">
        <Sentence row={row} />
        {hasReported && <span>{` ${room.hasReported}`}</span>}
      </span>
      <span className="avatar" translate="no" aria-hidden="true">
        {initialsOf(livePersonName(person))}
      </span>
      <span className="seat-name" aria-hidden="true">
        <span className="strong" translate="no">
          {nameIn(row)}
        </span>
        {factor > 1 && (
          <span className="factor" title={room.extraTimeBadge}>
            {room.factor(factor)}
          </span>
        )}
        {hasReported && (
          <span className="factor" title={room.hasReported}>
            {room.report}
          </span>
        )}
      </span>
      <State row={row} />
      <span className={classNames('seat-dots', presence.code === 'handed-in' && 'green')} aria-hidden="true">
        <Dots answered={answered} total={total} />
      </span>
      <span className="seat-count end" aria-hidden="true">
        {total > 0 && room.answered(answered, total)}
      </span>
      <span className="seat-left end" aria-hidden="true">
        {person.state === 'started' && <Clock person={person} />}
      </span>
      <SeatMenu {...props} />
    </li>
  )
})
