import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { MINUTE_MS } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import type { Need } from '../../domain/quizzes/quiz-list.ts'
import { slotSpan } from '../../domain/slots/slot.ts'
import { admin } from '../../messages/en/admin.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { room } from '../../messages/en/room.ts'
import { $roomOffered } from '../../stores/live/room.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $quizNeeds } from '../../stores/quizzes/admin-quizzes.ts'
import { $reportedCount } from '../../stores/reports/inbox.ts'
import { $runningSlots } from '../../stores/slots/running-slots.ts'
import { $zone } from '../../stores/slots/slot-board.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon, type IconName } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

const MOST = 3

interface Line {
  key: string
  icon: IconName
  tone: string
  text: string
  to: string
  way: string
}

const SIGNS: Record<Need['need'], { icon: IconName; tone: string }> = {
  'no-questions': { icon: 'alert', tone: 'red' },
  'draft-starts': { icon: 'pencil', tone: 'yellow' },
  ended: { icon: 'chart', tone: 'gray' },
}

const lineOf = (need: Need): Line => ({
  key: `${need.need}-${need.quizId}`,
  ...SIGNS[need.need],
  text: admin.needs.sentence(need),
  to: need.need === 'ended' ? paths.quizAttempts(need.quizId) : paths.quizEdit(need.quizId),
  way: need.need === 'ended' ? admin.actions.results : admin.needs.continue,
})

const reportsLine = (questions: number): Line[] =>
  questions > 0
    ? [
        {
          key: 'reports',
          icon: 'flag',
          tone: 'red',
          text: inbox.reported(questions),
          to: paths.reports,
          way: inbox.look,
        },
      ]
    : []

/** The running slots first: they are over soonest. */
function useLines(): Line[] {
  const [running, needs, zone] = [useStore($runningSlots), useStore($quizNeeds), useStore($zone)]
  const [now, roomOffered] = [useStore($minute), useStore($roomOffered)]
  const slots = (roomOffered ? running : []).map((slot): Line => {
    const span = slotSpan(slot)
    const left = Math.ceil((span.to - now) / MINUTE_MS)
    return {
      key: slot._id,
      icon: 'clock',
      tone: 'green',
      text: `${room.isRunning(span, zone)}: ${room.runningNote(slot.bookedSlots, left)}`,
      to: paths.slotRoom(slot._id),
      way: room.openRoom,
    }
  })
  return [...slots, ...reportsLine(useStore($reportedCount)), ...needs.map(lineOf)].slice(0, MOST)
}

/** At most three sentences, each with one way on; nothing if nothing is due. */
export function Needs() {
  const lines = useLines()
  const id = useId()
  if (lines.length === 0) return null
  return (
    <Card as="section" flush className="needs" aria-labelledby={id}>
      <h2 className="subheading" id={id}>
        {admin.needs.title}
      </h2>
      <ul>
        {lines.map(({ key, icon, tone, text, to, way }) => (
          <li className={`need ${tone}`} key={key}>
            <Icon name={icon} />
            <p id={`${id}-${key}`}>{text}</p>
            <LinkButton to={to} aria-describedby={`${id}-${key}`}>
              {way}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
