import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import type { LivePerson } from '../../domain/live/live.ts'
import { livePersonName, type RoomRow } from '../../domain/live/room-list.ts'
import { paths } from '../../domain/page/paths.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { $timeOffered, extend, STEP_MINUTES } from '../../stores/live/extra-time.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type MenuItem, RowMenu } from '../../ui/data/row-menu.tsx'

/** The open dialog about a person. */
export interface Asked {
  what: 'message' | 'factor'
  person: LivePerson
}

export interface SeatProps {
  row: RoomRow
  onAsk: (asked: Asked) => void
  onReset: (target: ResetTarget) => void
}

export const nameIn = ({ person }: Pick<RoomRow, 'person'>) =>
  results.userName({ name: livePersonName(person) })

/** The actions on a person's attempt. */
function useAttemptItems({ row, onAsk, onReset }: SeatProps): (MenuItem | false | undefined)[] {
  const timeOffered = useStore($timeOffered)
  const [, navigate] = useLocation()
  const { person, presence } = row
  const { quizId } = person
  if (quizId === undefined) return []
  const [userId, name] = [person.user._id, nameIn(row)]
  const submitted = presence.code === 'handed-in'
  if (!submitted && presence.code !== 'time-over')
    return [
      timeOffered && {
        icon: 'clock',
        label: room.extend(STEP_MINUTES),
        onChoose: () => void extend({ quizIds: [quizId], person: { userId, name } }),
      },
      { icon: 'send', label: room.messageTo, onChoose: () => onAsk({ what: 'message', person }) },
    ]
  return [
    submitted && {
      icon: 'chart',
      label: room.viewResult,
      onChoose: () => navigate(paths.userResult(quizId, userId)),
    },
    // Not while they are working: the learner's screen would keep the old deadline.
    {
      icon: 'refresh',
      label: room.reset,
      danger: true,
      onChoose: () => onReset({ quizId, userId, name, ...(submitted ? {} : { unsubmitted: true }) }),
    },
  ]
}

/** The actions on a person; destructive ones come last. */
export function SeatMenu(props: SeatProps) {
  const { row, onAsk } = props
  const timeOffered = useStore($timeOffered)
  const items = [
    ...useAttemptItems(props),
    timeOffered && {
      icon: 'sliders' as const,
      label: room.extraTimeForGood,
      onChoose: () => onAsk({ what: 'factor', person: row.person }),
    },
  ]
    .filter((item) => !!item)
    .sort((one: MenuItem, other: MenuItem) => Number(one.danger ?? false) - Number(other.danger ?? false))
  if (items.length === 0) return null
  return (
    <span className="seat-menu">
      <RowMenu label={room.moreFor(nameIn(row))} items={items} />
    </span>
  )
}
