import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { clockTone, timeLeftMs, timeWarning } from '../../domain/attempts/attempt-time.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { reminders } from '../../messages/en/reminders.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { $now } from '../../stores/page/clock.ts'
import { $connected } from '../../stores/page/connection.ts'
import { Icon } from '../../ui/layout/icon.tsx'

const SHOWN_MS = 6 * SECOND_MS

/** The connection state, for a few seconds after a change. */
function useConnectionNews(): boolean | undefined {
  const connected = useStore($connected)
  const before = useRef(connected)
  const [news, setNews] = useState<boolean>()
  // The store holds states, not changes.
  useEffect(() => {
    if (before.current === connected) return
    before.current = connected
    setNews(connected)
    const timer = setTimeout(() => setNews(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [connected])
  return news
}

/** Above the footer: time warnings and connection changes, one at a time. */
export function ExamNotice({ attempt }: { attempt: Attempt }) {
  const left = timeLeftMs(attempt, useStore($now))
  const warning = timeWarning(left)
  const connected = useConnectionNews()
  const text = warning
    ? reminders.timeWarning(warning)
    : connected !== undefined && takeQuiz.exam.connection(connected)
  const tone = (warning ? clockTone(left) : connected ? 'green' : 'yellow') ?? 'yellow'
  return (
    <div className="exam-notices" role="status">
      {text && (
        <p className={`exam-notice ${tone}`}>
          <Icon name={warning ? 'clock' : connected ? 'check' : 'offline'} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
