import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { LiveAnnouncement } from '../../domain/live/live.ts'
import { livePersonName } from '../../domain/live/room-list.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { $announcements, $people } from '../../stores/live/room.ts'
import { Card } from '../../ui/layout/card.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'

function Sent({ announcement }: { announcement: LiveAnnouncement }) {
  const people = useStore($people)
  const { userId, text } = announcement
  const reader = userId && people.find(({ user }) => user._id === userId)
  const name = userId && results.userName({ name: reader ? livePersonName(reader) : undefined })
  return (
    <li className="said">
      <MathText text={text} block />
      <span className="note number">{room.sentLine(announcement, name)}</span>
    </li>
  )
}

/** The sent messages, and how many have read them. */
export function SentMessages() {
  const announcements = useStore($announcements)
  const headingId = useId()
  if (announcements.length === 0) return null
  return (
    <Card as="section" className="stack near" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {room.sentMessages}
      </h2>
      <ul className="stack near" aria-labelledby={headingId}>
        {announcements.map((announcement) => (
          <Sent key={announcement._id} announcement={announcement} />
        ))}
      </ul>
    </Card>
  )
}
