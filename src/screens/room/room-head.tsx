import { useStore } from '@nanostores/react'
import { type RefObject, useState } from 'react'
import { Link } from 'wouter'
import { room } from '../../messages/en/room.ts'
import { format } from '../../messages/lib/language.ts'
import { $extending, $timeOffered, extend, STEP_MINUTES } from '../../stores/live/extra-time.ts'
import { $atWorkCount, $people, $quizzesAtWork, type RoomOf } from '../../stores/live/room.ts'
import { $roomQuizTitle, $roomSlot } from '../../stores/live/room-title.ts'
import { $now } from '../../stores/page/clock.ts'
import { $zone } from '../../stores/slots/slot-board.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { MessageToAll } from './message-dialog.tsx'

function SlotTitle() {
  const [span, zone] = [useStore($roomSlot), useStore($zone)]
  return <span>{span ? room.slotTitle(span, zone) : room.theRoom}</span>
}

function QuizTitle() {
  return <span>{useStore($roomQuizTitle) ?? room.theRoom}</span>
}

/** The slot's remaining time. */
function SlotClock() {
  const [span, now] = [useStore($roomSlot), useStore($now)]
  if (!span || now < span.from) return null
  if (now >= span.to) return <p className="note">{room.slotIsOver}</p>
  return (
    <div className="room-clock" role="timer" aria-label={room.leftInSlot}>
      <span
        className="room-ring"
        style={{ '--share': (span.to - now) / (span.to - span.from) }}
        aria-hidden="true"
      />
      <span className="title number" translate="no">
        {format.clock(span.to - now)}
      </span>
      <span className="note">{room.leftInSlot}</span>
    </div>
  )
}

/** Grants time to all; asks for confirmation, because everyone sees it. */
function ExtendAll({ kind }: Pick<RoomOf, 'kind'>) {
  const [asking, setAsking] = useState(false)
  const [count, quizIds, busy] = [useStore($atWorkCount), useStore($quizzesAtWork), useStore($extending)]
  const confirm = async () => {
    await extend({ quizIds })
    setAsking(false)
  }
  return (
    <>
      <Button icon="clock" disabled={count === 0} onClick={() => setAsking(true)}>
        {room.extend(STEP_MINUTES)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={room.extendAllTitle(STEP_MINUTES)}
        message={kind === 'slot' ? `${room.extendAll(count)} ${room.extendAllOfQuiz}` : room.extendAll(count)}
        confirmLabel={room.extend(STEP_MINUTES)}
        busy={busy}
        busyText={room.extending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        toastSlot={<ToastSlot modal />}
      />
    </>
  )
}

function MessageButton() {
  const [isWriting, setWriting] = useState(false)
  const isEmpty = useStore($people).length === 0
  return (
    <>
      <Button icon="send" disabled={isEmpty} onClick={() => setWriting(true)}>
        {room.messageToAll}
      </Button>
      {isWriting && <MessageToAll onClose={() => setWriting(false)} />}
    </>
  )
}

interface RoomHeadProps {
  of: RoomOf
  back: { to: string; label: string }
  titleRef: RefObject<HTMLHeadingElement | null>
}

export function RoomHead({ of: { kind }, back, titleRef }: RoomHeadProps) {
  const timeOffered = useStore($timeOffered)
  return (
    <div className="section-head room-head">
      <div className="stack near">
        <nav className="crumbs" aria-label={room.where}>
          <Link href={back.to}>{back.label}</Link>
          <Icon name="right" />
          <span>{room.theRoom}</span>
        </nav>
        <h1 className="title" tabIndex={-1} ref={titleRef}>
          {kind === 'slot' ? <SlotTitle /> : <QuizTitle />}
        </h1>
      </div>
      <div className="row">
        {kind === 'slot' && <SlotClock />}
        {timeOffered && <ExtendAll kind={kind} />}
        <MessageButton />
      </div>
    </div>
  )
}
