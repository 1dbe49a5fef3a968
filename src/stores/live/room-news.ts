import { atom, computed, onMount } from 'nanostores'
import { firstNews, newsAfter, type RoomNews, type RoomReading } from '../../domain/live/room-news.ts'
import { $moment, $people, $room, $roomOf, type RoomOf } from './room.ts'

/** What happened in the room lately, newest first: differences of its readings, so nothing more is requested. */
export const $news = atom<readonly RoomNews[]>([])

const $isRead = computed($room, ({ data }) => data !== undefined)

interface Reading extends RoomReading {
  of: RoomOf
}

const $reading = computed(
  [$roomOf, $isRead, $people, $moment],
  (of, isRead, people, at): Reading | undefined => (of && isRead ? { of, people, at } : undefined),
)

onMount($news, () => {
  let before: Reading | undefined
  return $reading.subscribe((reading) => {
    if (!reading) $news.set([])
    else if (before?.of === reading.of) $news.set(newsAfter($news.get(), before, reading))
    else $news.set(firstNews(reading.people, reading.at))
    before = reading
  })
})
