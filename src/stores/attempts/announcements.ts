import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import type { Presence } from '../../api/saved-work.ts'
import { type Attempt, attemptId } from '../../domain/attempts/attempt.ts'
import { Announcement, type SaveAnswer } from '../../domain/attempts/saved-work.ts'
import { MINUTE_MS } from '../../domain/lib/time.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $attempt, $myAttempts } from './record.ts'

/** What an API told of one attempt while it runs, and what the learner has put away of it. */
const News = v.object({
  announcements: v.array(Announcement),
  /** Minutes by which the deadline has moved, negative for taken away. */
  extendedBy: v.number(),
  /** Ids of announcements. */
  read: v.array(v.string()),
  minutesRead: v.number(),
  /** How often the page was left. */
  left: v.number(),
})
type News = v.InferOutput<typeof News>

const NONE: News = { announcements: [], extendedBy: 0, read: [], minutesRead: 0, left: 0 }

/** By attempt. Of another record than the attempts, because it changes without them and is of less worth. */
const $allNews = deviceAtom('quiz:exam-news', v.record(v.string(), News))

const newsOf = (attempt: Attempt): News => $allNews.readDevice()?.[attemptId(attempt)] ?? NONE

/** Those of attempts that are over are dropped. */
function change(attempt: Attempt, changes: Partial<News>): void {
  const all = $allNews.readDevice() ?? {}
  const running = $myAttempts.get().map(attemptId)
  const kept = Object.entries(all).filter(([id]) => running.includes(id))
  $allNews.set({ ...Object.fromEntries(kept), [attemptId(attempt)]: { ...newsOf(attempt), ...changes } })
}

/** One thing that an administrator did while the attempt runs. */
export type ExamNews = { code: 'announced'; id: string; text: string } | { code: 'extended'; minutes: number }

const unreadOf = ({ announcements, extendedBy, read, minutesRead }: News): ExamNews[] => [
  ...(extendedBy === minutesRead ? [] : [{ code: 'extended' as const, minutes: extendedBy - minutesRead }]),
  ...announcements
    .filter(({ _id }) => !read.includes(_id))
    .map(({ _id, text }) => ({ code: 'announced' as const, id: _id, text })),
]

/** What the learner has not put away yet, for the open quiz. */
export const $unreadNews = computed([$allNews, $attempt], (all, attempt) =>
  attempt ? unreadOf(all?.[attemptId(attempt)] ?? NONE) : [],
)

/** What was heard last on this page, to be spoken once; not again after a reload. */
export const $spokenNews = atom<ExamNews | undefined>()

/**
 * Takes down what came with an answer. `attempt` is as it was before: the minutes are those by which the deadline moves, for an
 * answer need not name them.
 */
export function hearNews(
  attempt: Attempt,
  { deadline, announcements }: Pick<SaveAnswer, 'deadline' | 'announcements'>,
): void {
  const known = newsOf(attempt)
  const minutes = deadline ? Math.round((Date.parse(deadline) - attempt.deadline) / MINUTE_MS) : 0
  const said = announcements?.findLast(({ _id }) => !known.announcements.some((other) => other._id === _id))
  if (!said && minutes === 0) return
  change(attempt, {
    extendedBy: known.extendedBy + minutes,
    announcements: announcements ?? known.announcements,
  })
  $spokenNews.set(said ? { code: 'announced', id: said._id, text: said.text } : { code: 'extended', minutes })
}

/** Puts one away. */
export function dismissNews(news: ExamNews): void {
  const attempt = $attempt.get()
  if (!attempt) return
  const { read, extendedBy } = newsOf(attempt)
  change(attempt, news.code === 'extended' ? { minutesRead: extendedBy } : { read: [...read, news.id] })
}

export const noteLeft = (attempt: Attempt) => change(attempt, { left: newsOf(attempt).left + 1 })

/** What the API is told of the learner at the page. Only the open quiz shows its announcements. */
export function presenceOf(attempt: Attempt): Presence {
  const { announcements, left } = newsOf(attempt)
  const isShown = $attempt.get()?.quizId === attempt.quizId
  return { seen: isShown ? announcements.at(-1)?._id : undefined, left: left || undefined }
}
