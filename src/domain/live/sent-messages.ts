import { MINUTE_MS } from '../lib/time.ts'
import type { LiveAnnouncement } from './live.ts'

/** A message to a whole slot is sent per quiz, and a failed part may be sent again. */
const TOGETHER_MS = 2 * MINUTE_MS

const isOneMessage = (one: LiveAnnouncement, other: LiveAnnouncement) =>
  one.text === other.text &&
  one.userId === undefined &&
  other.userId === undefined &&
  one.quizId !== other.quizId &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < TOGETHER_MS

const sum = (parts: readonly LiveAnnouncement[], count: 'readBy' | 'sentTo') =>
  parts.reduce((total, part) => total + part[count], 0)

/** The announcements as written: the same text to several quizzes counts as one, with the readers of all. */
export function asWritten(announcements: readonly LiveAnnouncement[]): LiveAnnouncement[] {
  const messages: [LiveAnnouncement, ...LiveAnnouncement[]][] = []
  for (const announcement of announcements) {
    const message = messages.find((parts) => parts.every((part) => isOneMessage(part, announcement)))
    if (message) message.push(announcement)
    else messages.push([announcement])
  }
  return messages.map((parts) => ({
    ...parts[0],
    readBy: sum(parts, 'readBy'),
    sentTo: sum(parts, 'sentTo'),
  }))
}
