import { atom, computed, onMount } from 'nanostores'
import { getQuizLive, getSlotLive } from '../../api/admin/live.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { LivePerson, Room } from '../../domain/live/live.ts'
import { isAtWork } from '../../domain/live/presence.ts'
import { funnelOf, quizzesAtWork, whereTheyAre } from '../../domain/live/room-figures.ts'
import {
  arrange,
  countByFilter,
  countMoves,
  findAbsent,
  findPeople,
  keyOfPerson,
  type RoomFilter,
  type RoomOrder,
  type RoomRow,
  rowOf,
  sortRoom,
} from '../../domain/live/room-list.ts'
import { asWritten } from '../../domain/live/sent-messages.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now, serverNow } from '../page/clock.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'

/** The polling interval while the room is visible. */
const POLL_MS = 5 * SECOND_MS

/** Everyone involved in a quiz, or with a seat in a slot. */
type RoomKind = 'quiz' | 'slot'
export interface RoomOf {
  kind: RoomKind
  id: string
}

export const $roomOf = atom<RoomOf | undefined>()
/** Whether the API supports the room; undefined until known. */
export const $roomOffered = offering('live')

const $kind = computed([$roomOf, $roomOffered], (of, offered) => (offered ? of?.kind : undefined))
const $id = computed($roomOf, (of) => of?.id)

/** The time of the shown state: the server does not repeat an unchanged answer. */
const $readAt = atom(0)

/** The last failure, until an answer arrives, so that it does not flicker with each retry. */
const $failure = atom<unknown>()

const READ: Record<RoomKind, (id: string) => Promise<Room>> = { quiz: getQuizLive, slot: getSlotLive }

/** Polling pauses while the page is hidden, and resumes immediately. */
const $live = createRemote<Room>(['live', $adminId, $kind, $id], {
  fetcher: async (_noun, _admin, kind, id) => {
    const answer = await READ[kind as RoomKind](String(id))
    $failure.set(undefined)
    $readAt.set(serverNow())
    return answer
  },
  onError: (error) => $failure.set(error),
  revalidateInterval: POLL_MS,
})

/** The room as last read, even while the API is unreachable. */
export const $room = computed([$live, $failure, $readAt], ({ data, loading }, error, readAt) => ({
  data,
  readAt,
  error,
  loading: loading && (error !== undefined || data === undefined),
}))

/** Refreshes immediately after a change from here. */
export const refreshRoom = () => refresh('live')

export const $people = computedEqual([$live], ({ data }): readonly LivePerson[] => data?.people.rows ?? [])
/** Entries that cannot be shown. */
export const $unreadablePeople = computedEqual([$live], ({ data }) => data?.people.odd ?? [])
export const $announcements = computedEqual([$live], ({ data }) => asWritten(data?.announcements ?? []))

/** What learners report of the questions that they are at work on. */
export const $roomReports = computedEqual([$live], ({ data }) => data?.reports ?? [])

/** Presence texts change only when the room is read. */
export const $moment = computed($now, (now) => Math.floor(now / POLL_MS) * POLL_MS)

export const $funnel = computedEqual([$people], funnelOf)
export const $whereabouts = computedEqual([$people], whereTheyAre)
export const $quizzesAtWork = computedEqual([$people], quizzesAtWork)
export const $filterCounts = computedEqual([$people, $moment], countByFilter)
export const $atWorkCount = computedEqual(
  [$people, $moment],
  (people, now) => people.filter((person) => isAtWork(person, now)).length,
)

export const $roomFilter = atom<RoomFilter>('here')
export const $roomSearch = atom('')

const NOT_SORTED: RoomOrder = { keys: [], urgency: [] }
const $freshOrder = computedEqual([$people, $moment], (people, now) =>
  sortRoom(findPeople(people, 'here', '', now), now),
)
/** The order that is shown. */
const $order = atom(NOT_SORTED)
/** Whether the list is hovered or focused: then no row may move. */
export const $held = atom(false)

export const sortAgain = () => $order.set($freshOrder.get())

onMount($order, () => {
  const follow = () => {
    if (!$held.get()) sortAgain()
  }
  const stops = [$freshOrder.subscribe(follow), $held.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
})

/** How many rows would move if the list were sorted now. */
export const $moves = computed([$order, $freshOrder], countMoves)

/** Reuses the previous row if unchanged, so it is not rendered again. */
function asBefore(before: ReadonlyMap<string, RoomRow>, row: RoomRow): RoomRow {
  const known = before.get(keyOfPerson(row.person))
  return known && JSON.stringify(known) === JSON.stringify(row) ? known : row
}

let drawn: readonly RoomRow[] = []

/** The matching rows in the order shown. */
export const $rows = computed(
  [$people, $roomFilter, $roomSearch, $moment, $order],
  (people, filter, search, now, order) => {
    const before = new Map(drawn.map((row) => [keyOfPerson(row.person), row]))
    const found = arrange(findPeople(people, filter, search, now), order)
    drawn = found.map((person) => asBefore(before, rowOf(person, now)))
    return drawn
  },
)

/** Those who are not here and match the search; their rows never change with the clock. */
export const $absent = computedEqual([$people, $roomSearch, $moment], (people, search, now) =>
  findAbsent(people, search).map((person) => rowOf(person, now)),
)

/** The administrator's own action may reorder rows. */
export function filterRoom(filter: RoomFilter): void {
  $roomFilter.set(filter)
  sortAgain()
}

/** Opens this room with default settings. */
export function showRoom(of: RoomOf): () => void {
  $failure.set(undefined)
  $roomFilter.set('here')
  $roomSearch.set('')
  $held.set(false)
  $order.set(NOT_SORTED)
  $roomOf.set(of)
  return () => $roomOf.set(undefined)
}
