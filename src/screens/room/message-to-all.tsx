import { useStore } from '@nanostores/react'
import { type RefObject, useId } from 'react'
import type { LiveAnnouncement } from '../../domain/live/live.ts'
import { livePersonName } from '../../domain/live/room-list.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { $messageDraft } from '../../stores/live/announcing.ts'
import { $announcements, $atWorkCount, $people, $quizzesAtWork } from '../../stores/live/room.ts'
import { Card } from '../../ui/layout/card.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { Composer } from './composer.tsx'

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

/** The message to all, and the sent messages. */
export function MessageToAll({ areaRef }: { areaRef: RefObject<HTMLTextAreaElement | null> }) {
  const [text, count, quizIds] = [useStore($messageDraft), useStore($atWorkCount), useStore($quizzesAtWork)]
  const announcements = useStore($announcements)
  const headingId = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {room.messageToAll}
      </h2>
      <Composer
        recipients={{ quizIds }}
        areaRef={areaRef}
        count={count}
        text={text}
        onText={(typed) => $messageDraft.set(typed)}
        onSent={() => {
          $messageDraft.set('')
          // The focused button is disabled until there is text again.
          areaRef.current?.focus()
        }}
      />
      {announcements.length > 0 && (
        <ul className="stack near" aria-label={room.sentMessages}>
          {announcements.map((announcement) => (
            <Sent key={announcement._id} announcement={announcement} />
          ))}
        </ul>
      )}
    </Card>
  )
}
