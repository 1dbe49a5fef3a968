import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import type { LivePerson } from '../../domain/live/live.ts'
import { isAtWork, minutesUnseen, type Presence, presenceOf, timeLeftMs } from '../../domain/live/presence.ts'
import { nameOf } from '../../domain/live/room-list.ts'
import { results } from '../../messages/results/en.ts'
import { room } from '../../messages/room/en.ts'
import { $timeOffered, extend, STEP_MINUTES } from '../../stores/live/extra-time.ts'
import { $moment } from '../../stores/live/room.ts'
import { $now } from '../../stores/page/clock.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type MenuItem, RowMenu } from '../../ui/data/row-menu.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import type { Tone } from '../../ui/lib/tone.ts'

const TONES: Partial<Record<Presence['code'], Tone>> = {
  'not-started': 'blue',
  away: 'yellow',
  quiet: 'red',
  'handed-in': 'green',
}

/** The only part of a row that changes each second. */
function TimeLeft({ person }: { person: LivePerson }) {
  const now = useStore($now)
  return room.timeLeft(timeLeftMs(person, now))
}

/** A dot for each question, coloured for each that has an answer. */
const Dots = ({ answered, total }: Pick<LivePerson, 'answered' | 'total'>) =>
  total > 0 && <span className="dots" style={{ '--of': total, '--done': answered }} />

interface SeatProps {
  person: LivePerson
  onMessage: () => void
  onFactor: () => void
  onReset: (target: ResetTarget) => void
}

interface MenuProps extends SeatProps {
  name: string
  presence: Presence
}

function useMenuItems({ person, name, presence, onMessage, onFactor, onReset }: MenuProps): MenuItem[] {
  const timeOffered = useStore($timeOffered)
  const [, navigate] = useLocation()
  const [moment, userId, { quizId }] = [useStore($moment), person.user._id, person]
  const atWork = isAtWork(person, moment)
  const submitted = presence.code === 'handed-in'
  const items: (MenuItem | false)[] = [
    quizId !== undefined &&
      atWork &&
      timeOffered && {
        icon: 'clock',
        label: room.extend(STEP_MINUTES),
        onChoose: () => void extend({ quizIds: [quizId], person: { userId, name } }),
      },
    quizId !== undefined && atWork && { icon: 'send', label: room.messageTo, onChoose: onMessage },
    quizId !== undefined &&
      submitted && {
        icon: 'chart',
        label: room.viewResult,
        onChoose: () => navigate(paths.userResult(quizId, userId)),
      },
    timeOffered && { icon: 'sliders', label: room.extraTimeForGood, onChoose: onFactor },
    // Not while they are at work: the learner's screen would keep the old deadline.
    quizId !== undefined &&
      (submitted || presence.code === 'time-over') && {
        icon: 'refresh',
        label: room.reset,
        danger: true,
        onChoose: () => onReset({ quizId, userId, name, ...(submitted ? {} : { unsubmitted: true }) }),
      },
  ]
  return items.filter((item) => item !== false)
}

/** Somebody in the room: read as one sentence, drawn as cells. */
export const Seat = memo((props: SeatProps) => {
  const { person } = props
  const moment = useStore($moment)
  const { answered, total, factor, left: timesLeft, bookedAt } = person
  const presence = presenceOf(person, moment)
  const name = results.userName({ name: nameOf(person) })
  const items = useMenuItems({ ...props, name, presence })
  // Where the presence says it already, or it no longer matters.
  const saysSeen = ['not-started', 'at-work', 'away', 'quiet'].includes(presence.code)
  const seenMinutes = saysSeen ? minutesUnseen(person, moment) : undefined
  const details = [
    seenMinutes === undefined ? '' : room.seen(seenMinutes),
    timesLeft > 0 ? room.leftPage(timesLeft) : '',
  ].filter(Boolean)
  const timeLeft = timeLeftMs(person, moment)
  return (
    <li className={classNames('seat', presence.code === 'quiet' && 'needs-you')}>
      <span className="visually-hidden">
        {room.row({ name, presence, seenMinutes, timesLeft, answered, total, factor, timeLeft })}
      </span>
      <span className="seat-name" aria-hidden="true">
        <span className="strong">{name}</span>
        {factor > 1 && (
          <span className="factor" title={room.extraTimeBadge}>
            {room.factor(factor)}
          </span>
        )}
      </span>
      <span className="seat-state" aria-hidden="true">
        <span className={classNames('presence', TONES[presence.code])}>{room.presence(presence)}</span>
        {details.map((detail) => (
          <span className="note" key={detail}>
            {detail}
          </span>
        ))}
      </span>
      <span className={classNames('seat-dots', presence.code === 'handed-in' && 'green')} aria-hidden="true">
        {presence.code === 'not-here' && bookedAt ? (
          <span className="note">{room.bookedAt(Date.parse(bookedAt))}</span>
        ) : (
          <Dots answered={answered} total={total} />
        )}
      </span>
      <span className="seat-count end" aria-hidden="true">
        {room.answered(answered, total)}
      </span>
      <span className="seat-left end" aria-hidden="true">
        <TimeLeft person={person} />
      </span>
      {items.length > 0 && (
        <span className="seat-menu">
          <RowMenu label={room.moreFor(name)} items={items} />
        </span>
      )}
    </li>
  )
})
