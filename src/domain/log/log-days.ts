import { MINUTE_MS, wallDate } from '../lib/time.ts'
import type { EventName, LogEvent } from './events.ts'

/** What learners do alike at the same time. */
export const LEARNER_EVENTS = ['started', 'saved', 'left', 'submitted', 'handed-in', 'reported'] as const
export type LearnerEvent = (typeof LEARNER_EVENTS)[number] & EventName

/** One line of the log: its newest event, and the earlier ones of the same kind. */
export type LogLine =
  | { kind: 'one'; event: LogEvent }
  /** Of several people at one quiz. */
  | { kind: 'people'; event: LogEvent; what: LearnerEvent; events: readonly LogEvent[]; count: number }
  /** The same person did the same several times. */
  | { kind: 'times'; event: LogEvent; events: readonly LogEvent[] }

export interface LogDay {
  /** 'YYYY-MM-DD' */
  date: string
  lines: readonly LogLine[]
}

/** Events with longer gaps are told apart. */
const GAP_MS = 10 * MINUTE_MS
/** Fewer people are named. */
const MANY_PEOPLE = 3

const isLearnerEvent = (what: string): what is LearnerEvent => LEARNER_EVENTS.some((known) => known === what)

const sameDeed = ({ what, who, user, quiz }: LogEvent) => [what, who?._id, user?._id, quiz?._id].join(' ')

/** A learner's own event, which others may share. */
const sameKind = (event: LogEvent) =>
  isLearnerEvent(event.what) && event.user && event.quiz ? [event.what, event.quiz._id].join(' ') : undefined

/** Groups of events with the same key and no long gaps, each at the place of its newest. The rest stand alone. */
function grouped(events: readonly LogEvent[], keyOf: (event: LogEvent) => string | undefined): LogEvent[][] {
  const groups: LogEvent[][] = []
  const open = new Map<string, LogEvent[]>()
  for (const event of events) {
    const key = keyOf(event)
    const group = key === undefined ? undefined : open.get(key)
    const last = group?.at(-1)
    if (group && last && Date.parse(last.at) - Date.parse(event.at) <= GAP_MS) group.push(event)
    else {
      const begun = [event]
      groups.push(begun)
      if (key !== undefined) open.set(key, begun)
    }
  }
  return groups
}

const countPeople = (events: readonly LogEvent[]) => new Set(events.map(({ user }) => user?._id)).size

const lineOf = (events: readonly LogEvent[]): LogLine[] => {
  const [event] = events
  if (!event) return []
  return events.length === 1 ? [{ kind: 'one', event }] : [{ kind: 'times', event, events }]
}

function linesOf(events: readonly LogEvent[]): LogLine[] {
  const lines = grouped(events, (event) => sameKind(event) ?? sameDeed(event)).flatMap((same): LogLine[] => {
    const [event, count] = [same[0], countPeople(same)]
    if (!event || count < MANY_PEOPLE || !isLearnerEvent(event.what))
      return grouped(same, sameDeed).flatMap(lineOf)
    return [{ kind: 'people', event, what: event.what, events: same, count }]
  })
  return lines.sort((one, other) => Date.parse(other.event.at) - Date.parse(one.event.at))
}

/** The events, newest first, by the day on which they happened here; many of a kind are one line. */
export function logDays(events: readonly LogEvent[], zone?: string): LogDay[] {
  const days = new Map<string, LogEvent[]>()
  for (const event of events) {
    const date = wallDate(Date.parse(event.at), zone)
    const day = days.get(date)
    if (day) day.push(event)
    else days.set(date, [event])
  }
  return [...days].map(([date, ofDay]) => ({ date, lines: linesOf(ofDay) }))
}
