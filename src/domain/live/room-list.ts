import { anyHas, folded } from '../lib/folded.ts'
import type { LivePerson } from './live.ts'
import { isAtWork, type LivePresence, livePresenceOf, minutesUnseen, needsYou, silentMs } from './presence.ts'

/** Those who are not here are listed apart. */
export const ROOM_FILTERS = ['here', 'need-you', 'at-work', 'handed-in'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]

const isAbsent = ({ state }: LivePerson) => state === 'booked'

const FILTERS: Record<RoomFilter, (person: LivePerson, now: number) => boolean> = {
  here: (person) => !isAbsent(person),
  'need-you': needsYou,
  'at-work': isAtWork,
  'handed-in': ({ state }) => state === 'submitted',
}

/** Identifies a row: in a slot, a person may be working on one quiz and have submitted another. */
export const keyOfPerson = ({ user, quizId = '' }: LivePerson) => `${user._id}/${quizId}`

export const livePersonName = ({ user }: Pick<LivePerson, 'user'>) => ('name' in user ? user.name : undefined)

const mentions = ({ user }: LivePerson, search: string) =>
  'email' in user ? anyHas([user.name, user.email], search) : user._id.includes(search)

/** `search` is matched anywhere in the name or e-mail address, ignoring case and marks. */
function searchPeople(people: readonly LivePerson[], search: string): readonly LivePerson[] {
  const wanted = folded(search.trim())
  return wanted ? people.filter((person) => mentions(person, wanted)) : people
}

export const findPeople = (people: readonly LivePerson[], filter: RoomFilter, search: string, now: number) =>
  searchPeople(people, search).filter((person) => FILTERS[filter](person, now))

/** How many people each filter shows. */
export const countByFilter = (people: readonly LivePerson[], now: number) =>
  Object.fromEntries(
    ROOM_FILTERS.map((filter) => [filter, people.filter((person) => FILTERS[filter](person, now)).length]),
  ) as Record<RoomFilter, number>

/** The order of rows, and the urgency of each. */
export interface RoomOrder {
  keys: readonly string[]
  urgency: readonly number[]
}

/** Most urgent first. Working and away count alike, because people alternate between them. */
const URGENCY: Record<LivePresence['code'], number> = {
  quiet: 0,
  'time-over': 1,
  away: 2,
  'at-work': 2,
  'not-started': 3,
  'handed-in': 4,
  'not-here': 5,
}

const byName = (one: LivePerson, other: LivePerson) =>
  (livePersonName(one) ?? '').localeCompare(livePersonName(other) ?? '')

/** Those who have a seat but are not here, by name. */
export const findAbsent = (people: readonly LivePerson[], search: string): LivePerson[] =>
  searchPeople(people, search).filter(isAbsent).sort(byName)

/** Those who need help first, the longest silence before the others; those who have handed in last; alike by name. */
export function sortRoom(people: readonly LivePerson[], now: number): RoomOrder {
  const rows = people
    .map((person) => ({
      person,
      urgency: URGENCY[livePresenceOf(person, now).code],
      silence: needsYou(person, now) ? (silentMs(person, now) ?? 0) : 0,
    }))
    .sort(
      (one, other) =>
        one.urgency - other.urgency || other.silence - one.silence || byName(one.person, other.person),
    )
  return { keys: rows.map(({ person }) => keyOfPerson(person)), urgency: rows.map(({ urgency }) => urgency) }
}

/** The people in a possibly outdated order: those not in it come last. */
export function arrange(people: readonly LivePerson[], { keys }: RoomOrder): LivePerson[] {
  const places = new Map(keys.map((key, place) => [key, place]))
  const placeOf = (person: LivePerson) => places.get(keyOfPerson(person)) ?? keys.length
  return people.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A person's row, except the clock. */
export interface RoomRow {
  person: LivePerson
  presence: LivePresence
  /** Whole minutes since the last heartbeat; undefined if irrelevant. */
  seenMinutes: number | undefined
}

/** Those from whom heartbeats are expected. */
const SEEN: readonly LivePresence['code'][] = ['not-started', 'at-work', 'away', 'quiet']

export function rowOf(person: LivePerson, now: number): RoomRow {
  const presence = livePresenceOf(person, now)
  return {
    person,
    presence,
    seenMinutes: SEEN.includes(presence.code) ? minutesUnseen(person, now) : undefined,
  }
}

/** How many rows would move: newcomers, and those whose urgency has changed. */
export function countMoves(shown: RoomOrder, fresh: RoomOrder): number {
  const before = new Map(shown.keys.map((key, index) => [key, shown.urgency[index]]))
  return fresh.keys.filter((key, index) => before.get(key) !== fresh.urgency[index]).length
}
