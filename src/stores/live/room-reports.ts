import { computed, map } from 'nanostores'
import { isAtWork } from '../../domain/live/presence.ts'
import { findReporters, type RoomReported, roomReported } from '../../domain/reports/room-reports.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { sendAnnouncement } from './announcing.ts'
import { $moment, $people, $roomReports } from './room.ts'

/** By question: how often it was reported when somebody put it off. */
const $putOff = map<Record<string, number>>({})

/** Until more learners report the question. */
export const putOff = ({ key, count }: RoomReported) => $putOff.setKey(key, count)

/** The reported questions that wait for the administrator, the most often reported first. */
export const $reportedNow = computedEqual([$roomReports, $putOff], (reports, off) =>
  roomReported(reports).filter(({ key, count }) => count > (off[key] ?? 0)),
)

/** Who has reported something, by quiz and person. */
export const $reporters = computed($roomReports, findReporters)

/** How many are at work in each quiz, and how many have handed it in. */
export const $roomCounts = computedEqual([$people, $moment], (people, now) => {
  const counts: Record<string, { atWork: number; handedIn: number }> = {}
  for (const person of people) {
    const { quizId = '', state } = person
    const { atWork, handedIn } = counts[quizId] ?? { atWork: 0, handedIn: 0 }
    counts[quizId] = {
      atWork: atWork + Number(isAtWork(person, now)),
      handedIn: handedIn + Number(state === 'submitted'),
    }
  }
  return counts
})

/** What is being written to everyone, by question. */
export const $tellings = map<Record<string, string | undefined>>({})

/** Resolves to whether it was sent; the question is then no longer waiting. */
export async function tellOf(reported: RoomReported, text: string, count: number): Promise<boolean> {
  const isSent = await sendAnnouncement({ quizIds: [reported.quizId] }, text, count)
  if (!isSent) return false
  $tellings.setKey(reported.key, undefined)
  putOff(reported)
  return true
}
