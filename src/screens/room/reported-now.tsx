import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { RoomReported } from '../../domain/reports/room-reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { $messageDraft } from '../../stores/live/announcing.ts'
import { $reportedNow } from '../../stores/live/room.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { MessageToAll } from './message-dialog.tsx'

const MOST = 3

interface ReportedProps {
  reported: RoomReported
  onTell: (number: number) => void
}

function Reported({ reported: { quizId, questionId, number, kinds }, onTell }: ReportedProps) {
  const id = useId()
  return (
    <li className="stack near">
      <h3 className="strong" id={id}>
        {inbox.question(number)}
      </h3>
      <p className="reported-kinds">
        {kinds.map(({ kind, count }, index) => (
          <Badge key={kind} tone={index === 0 ? 'yellow' : 'gray'}>
            {inbox.say(kind, count)}
          </Badge>
        ))}
      </p>
      <div className="row">
        <Button icon="send" aria-describedby={id} onClick={() => onTell(number)}>
          {inbox.tellEveryone}
        </Button>
        <LinkButton kind="quiet" aria-describedby={id} to={paths.report(quizId, questionId)}>
          {inbox.lookAtIt}
        </LinkButton>
      </div>
    </li>
  )
}

/** What learners report at this moment. The message is filled in, and sent by hand; what is being written stays. */
export function ReportedNow() {
  const reported = useStore($reportedNow).slice(0, MOST)
  const [isWriting, setWriting] = useState(false)
  const headingId = useId()
  const tell = (number: number) => {
    if (!$messageDraft.get()) $messageDraft.set(inbox.message(number))
    setWriting(true)
  }
  const [first] = reported
  return (
    <>
      <p className="visually-hidden" role="status">
        {first?.kinds[0] &&
          `${inbox.question(first.number)}: ${inbox.say(first.kinds[0].kind, first.kinds[0].count)}`}
      </p>
      {first && (
        <Card as="section" className="stack reported-now" aria-labelledby={headingId}>
          <h2 className="subheading" id={headingId}>
            {inbox.inRoom}
          </h2>
          <ul className="stack">
            {reported.map((each) => (
              <Reported key={`${each.quizId} ${each.questionId}`} reported={each} onTell={tell} />
            ))}
          </ul>
        </Card>
      )}
      {isWriting && <MessageToAll onClose={() => setWriting(false)} />}
    </>
  )
}
