import type { User } from '../../domain/session/session.ts'
import type { SlotBooking } from '../../domain/slots/slot.ts'

/** Events that an element dispatches for the host page. They never contain a token. */
export interface HostEvents {
  'session-changed': { user: User | null }
  'slot-booked': { booking: SlotBooking | null }
  'slot-cancelled': { bookingId: string }
  'quiz-started': { quizId: string }
  'quiz-submitted': { quizId: string; score?: number }
}

export const HOST_EVENTS = [
  'session-changed',
  'slot-booked',
  'slot-cancelled',
  'quiz-started',
  'quiz-submitted',
] as const satisfies (keyof HostEvents)[]

type Listener = <Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]) => void

const listeners = new Set<Listener>()

/** Until the first element is drawn: the session may be known before. */
let early: ((listener: Listener) => void)[] | undefined = []

/** Listens to all events. Returns the function that stops it. */
export function onHostEvent(listener: Listener): () => void {
  listeners.add(listener)
  for (const tell of early ?? []) tell(listener)
  early = undefined
  return () => listeners.delete(listener)
}

/** Emits an event through one element only, so that a listener on the document gets it once. */
export function emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void {
  const [first] = listeners
  if (first) first(name, detail)
  else early?.push((listener) => listener(name, detail))
}
