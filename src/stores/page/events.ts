import type { User } from '../../domain/session/session.ts'
import type { SlotBooking } from '../../domain/slots/slot.ts'

/** What the host page is told as an event of the element. No token is ever among it. */
export interface HostEvents {
  'session-changed': { user: User | null }
  'slot-booked': { booking: SlotBooking | null }
  'slot-cancelled': { bookingId: string }
  'quiz-started': { quizId: string }
  'quiz-submitted': { quizId: string; score: number | null }
}

type Listener = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => void

const listeners = new Set<Listener>()

/** Hears everything that happens until the returned function is called. */
export function onHostEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the page. One element speaks for all of them, so that a listener on the document hears it once. */
export function announce<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void {
  const [speaker] = listeners
  speaker?.(name, detail)
}
