import { MINUTE_MS } from '../lib/time.ts'
import type { LivePerson } from './live.ts'
import { needsYou } from './presence.ts'
import { keyOfPerson, livePersonName } from './room-list.ts'

/** What happened to people in the room, as two readings of it tell. */
export type NewsCode = 'quiet' | 'came-in' | 'started' | 'handed-in' | 'left-page' | 'more-time'

/** One event, or what several people did at a time. */
export interface RoomNews {
  code: NewsCode
  at: number
  /** The ids of those it happened to. */
  ids: readonly string[]
  /** Of a single person; undefined if unknown. */
  name?: string | undefined
  answered?: number
  total?: number
  /** Added to their time, or taken back if negative. */
  minutes?: number
}

/** Older events are no news on opening the room. */
const RECENT_MS = 15 * MINUTE_MS
const MOST = 8
/** Fewer are told one by one. */
const MANY = 3

const aboutOne = (code: NewsCode, at: number, person: LivePerson): RoomNews => ({
  code,
  at,
  ids: [person.user._id],
  name: livePersonName(person),
  ...(code === 'handed-in' && { answered: person.answered, total: person.total }),
})

const instantOf = (iso: string | undefined, now: number) => (iso === undefined ? now : Date.parse(iso))

/** The changes of one person; `before` is undefined for a newcomer. */
function changesOf(before: LivePerson | undefined, after: LivePerson, then: number, now: number): RoomNews[] {
  const news: RoomNews[] = []
  const was = before?.state ?? 'booked'
  if (after.state === 'here' && was === 'booked') news.push(aboutOne('came-in', now, after))
  if (after.state === 'started' && was !== 'started')
    news.push(aboutOne('started', instantOf(after.startedAt, now), after))
  if (after.state === 'submitted' && was !== 'submitted')
    news.push(aboutOne('handed-in', instantOf(after.submittedAt, now), after))
  if (!before) return news
  if (needsYou(after, now) && !needsYou(before, then)) news.push(aboutOne('quiet', now, after))
  if (after.left > before.left) news.push(aboutOne('left-page', now, after))
  const minutes = after.extendedBy - before.extendedBy
  if (was === 'started' && minutes !== 0) news.push({ ...aboutOne('more-time', now, after), minutes })
  return news
}

const kindOf = ({ code, minutes, at }: RoomNews) => `${code} ${minutes ?? ''} ${Math.floor(at / MINUTE_MS)}`

/** Events of one kind and minute, of which each person has one. */
function folded(same: readonly [RoomNews, ...RoomNews[]]): readonly RoomNews[] {
  const ids = [...new Set(same.flatMap((news) => news.ids))]
  const [{ code, minutes }] = same
  if (ids.length >= MANY)
    return [
      { code, at: Math.max(...same.map(({ at }) => at)), ids, ...(minutes !== undefined && { minutes }) },
    ]
  return ids.flatMap((id) => same.find((news) => news.ids.includes(id)) ?? [])
}

/** The latest, newest first. Many of a kind become one: five hundred may start within a minute. */
function latest(news: readonly RoomNews[]): RoomNews[] {
  const kinds = new Map<string, [RoomNews, ...RoomNews[]]>()
  for (const each of news) {
    const same = kinds.get(kindOf(each))
    if (same) same.push(each)
    else kinds.set(kindOf(each), [each])
  }
  return [...kinds.values()]
    .flatMap(folded)
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST)
}

/** What the first reading tells by its times. */
export function firstNews(people: readonly LivePerson[], now: number): RoomNews[] {
  const dated = (code: 'handed-in' | 'started', time: 'submittedAt' | 'startedAt') =>
    people.flatMap((person) => {
      const at = Date.parse(person[time] ?? '')
      return now - at < RECENT_MS ? [aboutOne(code, at, person)] : []
    })
  return latest([...dated('handed-in', 'submittedAt'), ...dated('started', 'startedAt')])
}

/** A reading of the room. */
export interface RoomReading {
  people: readonly LivePerson[]
  at: number
}

/** The news with what has changed from one reading to the next. */
export function newsAfter(known: readonly RoomNews[], before: RoomReading, after: RoomReading): RoomNews[] {
  const people = new Map(before.people.map((person) => [keyOfPerson(person), person]))
  const fresh = after.people.flatMap((person) =>
    changesOf(people.get(keyOfPerson(person)) ?? seated(people, person), person, before.at, after.at),
  )
  return latest([...fresh, ...known])
}

/** Before the start a person has no quiz yet, so the key differs. */
const seated = (people: ReadonlyMap<string, LivePerson>, { user }: LivePerson) => people.get(`${user._id}/`)
