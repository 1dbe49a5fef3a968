import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { allowedMinutes, cutShortMinutes } from '../../../domain/attempts/attempt-time.ts'
import { endsInAttempt } from '../../../domain/attempts/waiting.ts'
import { paths } from '../../../domain/page/paths.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../../messages/en/take-quiz.ts'
import { idle } from '../../../platform/idle.ts'
import { $minute, $now } from '../../../stores/page/clock.ts'
import { $user } from '../../../stores/session/session.ts'
import { $slotStatus, $slotUnknown } from '../../../stores/slots/current-slot.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { LinkButton } from '../../parts/page/link-button.tsx'

/** Shown before the start, so that the end of the quiz surprises no learner. */
export function CutShort({ quiz }: { quiz: Quiz }) {
  const minutes = cutShortMinutes(quiz, useStore($minute))
  if (minutes === undefined) return null
  return (
    <Banner tone="yellow" icon="clock">
      {takeQuiz.intro.cutShort(minutes, Date.parse(quiz.endTime))}
    </Banner>
  )
}

/** Shown before the start to learners with extra time, unless the end of the quiz changes the figures. */
export function ExtraTime({ quiz }: { quiz: Quiz }) {
  const isCut = cutShortMinutes(quiz, useStore($minute)) !== undefined
  if (isCut || !quiz.extraMinutes) return null
  return (
    <p className="extra">
      <Icon name="hourglass" />
      <span>{takeQuiz.intro.extraTime(quiz.duration, quiz.extraMinutes)}</span>
    </p>
  )
}

/**
 * The running slot and its remaining time. Space is reserved until then, so that nothing moves. They can wait: the first time of
 * day that a browser formats takes it as long as drawing this whole screen.
 */
export function SlotLeft() {
  const [user, status, unknown] = [useStore($user), useStore($slotStatus), useStore($slotUnknown)]
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void idle().then(() => setIdle(true)), [])
  const awaited = user && !user.isAdmin && !unknown && !(status && isIdle)
  if (awaited) return <p className="eyebrow">{'\u00A0'}</p>
  if (status?.state !== 'active') return null
  const { span, minutesRemaining } = status
  return <p className="eyebrow number">{takeQuiz.intro.slot(span.from, span.to, minutesRemaining)}</p>
}

/** Shown before the start; the end of the slot does not affect the attempt. */
export function SlotEnds({ quiz }: { quiz: Quiz }) {
  const status = useStore($slotStatus)
  const now = useStore($now)
  if (status?.state !== 'active' || !endsInAttempt(quiz, status.span, now)) return null
  return (
    <Banner
      tone="blue"
      icon="clock"
      action={
        <LinkButton to={paths.bookSlot} dense>
          {takeQuiz.intro.bookLater}
        </LinkButton>
      }
    >
      {takeQuiz.intro.slotEnds(status.span.to, allowedMinutes(quiz))}
    </Banner>
  )
}
