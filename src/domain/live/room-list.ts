import { anyHas, folded } from '../lib/folded.ts'
import type { LivePerson } from './live.ts'
import { isAtWork, type LivePresence, livePresenceOf, minutesUnseen, needsYou, silentMs } from './presence.ts'

export const ROOM_FILTERS = ['all', 'need-you', 'not-here', 'at-work', 'handed-in'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]

const FILTERS: Record<RoomFilter, (person: LivePerson, now: number) => boolean> = {
  all: () => true,
  'need-you': needsYou,
  'not-here': ({ state }) => state === 'booked',
  'at-work': isAtWork,
  'handed-in': ({ state }) => state === 'submitted',
}

/** Identifies a row: in a slot, a person may be working on one quiz and have submitted another. */
export const keyOfPerson = ({ user, quizId = '' }: LivePerson) => `${user._id}/${quizId}`

export const livePersonName = ({ user }: Pick<LivePerson, 'user'>) => ('name' in user ? user.name : undefined)

const mentions = ({ user }: LivePerson, search: string) =>
  'email' in user ? anyHas([user.name, user.email], search) : user._id.includes(search)

/** `search` is matched anywhere in the name or e-mail address, ignoring case and marks. */
export function findPeople(
  people: readonly LivePerson[],
  filter: RoomFilter,
  search: string,
  now: number,
): LivePerson[] {
  const wanted = folded(search.trim())
  return people.filter((person) => FILTERS[filter](person, now) && (!wanted || mentions(person, wanted)))
}

/** How many people each filter shows. */
export const countByFilter = (people: readonly LivePerson[], now: number) =>
  Object.fromEntries(
    ROOM_FILTERS.map((filter) => [filter, people.filter((person) => FILTERS[filter](person, now)).length]),
  ) as Record<RoomFilter, number>

/** The order of rows, and who was first because they needed help. */
export interface RoomOrder {
  keys: readonly string[]
  urgent: readonly string[]
}

const byName = (one: LivePerson, other: LivePerson) =>
  (livePersonName(one) ?? '').localeCompare(livePersonName(other) ?? '')

/** Those who need help first, the longest silence before the others; then all by name. */
export function sortRoom(people: readonly LivePerson[], now: number): RoomOrder {
  const urgent = people
    .filter((person) => needsYou(person, now))
    .sort((one, other) => (silentMs(other, now) ?? 0) - (silentMs(one, now) ?? 0) || byName(one, other))
  const others = people.filter((person) => !needsYou(person, now)).sort(byName)
  return { keys: [...urgent, ...others].map(keyOfPerson), urgent: urgent.map(keyOfPerson) }
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

/** How many rows would move: newcomers, and those who have started or stopped needing help. */
export function countMoves(shown: RoomOrder, fresh: RoomOrder): number {
  const known = new Set(shown.keys)
  const [before, after] = [new Set(shown.urgent), new Set(fresh.urgent)]
  return fresh.keys.filter((key) => !known.has(key) || before.has(key) !== after.has(key)).length
}
