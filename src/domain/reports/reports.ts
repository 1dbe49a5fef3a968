import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { IdOrNumber, readableRows } from '../lib/rows.ts'
import { Written } from '../lib/written.ts'

/** What learners report of a question. */
export const REPORT_KINDS = ['picture', 'formula', 'two-right', 'none-right', 'unclear'] as const
const ReportKind = v.picklist(REPORT_KINDS)
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_STATES = ['open', 'accepted', 'declined'] as const
export const ReportState = v.picklist(REPORT_STATES)
export type ReportState = (typeof REPORT_STATES)[number]

export const LONGEST_REPORT = 300
export const LONGEST_REPLY = 500

export const LONGEST_QUESTION_ID = 100
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_QUESTION_ID))

/**
 * POST /quiz/{id}/reports, during the attempt and in the review. One report per person and question: the next one replaces it
 * while it is open. `text` is a line of the learner's, which may follow later.
 */
export const ReportBody = v.object({
  questionId: Id,
  kind: ReportKind,
  text: v.optional(v.pipe(Written, v.maxLength(LONGEST_REPORT)), ''),
})
export type ReportBody = v.InferOutput<typeof ReportBody>

const ReportedQuiz = v.object({ _id: IdOrNumber, title: ifReadable(v.string()) })
const Percent = ifReadable(v.pipe(v.number(), v.finite()))

/**
 * A report as its learner sees it: GET /user/reports, and the answer to a POST. `number`: the question's place in their paper, from
 * 1. With an answer: who gave it, their sentence, the own score before and after a regrading in percent, own marks
 * likewise, and how many others gained by it.
 */
export const OwnReport = v.object({
  _id: IdOrNumber,
  questionId: v.string(),
  quiz: ReportedQuiz,
  kind: ReportKind,
  status: ReportState,
  text: v.fallback(v.nullish(v.string(), ''), ''),
  number: ifReadable(v.number()),
  reply: ifReadable(v.string()),
  by: ifReadable(v.object({ name: v.string() })),
  answeredAt: ifReadable(IsoInstant),
  scoreBefore: Percent,
  scoreAfter: Percent,
  marksBefore: ifReadable(v.number()),
  marksAfter: ifReadable(v.number()),
  gained: ifReadable(v.number()),
})
export type OwnReport = v.InferOutput<typeof OwnReport>

/** GET /user/reports; what cannot be read is left out. */
export const OwnReports = readableRows(OwnReport)

/**
 * A report as administrators see it. `index`: the authored place of the question in the version it was asked in, from 0;
 * `questionText`: its text there.
 */
export const AdminReport = v.object({
  _id: IdOrNumber,
  questionId: v.string(),
  quiz: ReportedQuiz,
  kind: ReportKind,
  status: ReportState,
  text: v.fallback(v.nullish(v.string(), ''), ''),
  user: v.object({ _id: IdOrNumber, name: ifReadable(v.string()) }),
  index: ifReadable(v.number()),
  questionText: ifReadable(v.string()),
  reportedAt: ifReadable(IsoInstant),
  reply: ifReadable(v.string()),
  by: ifReadable(v.object({ name: v.string() })),
  answeredAt: ifReadable(IsoInstant),
})
export type AdminReport = v.InferOutput<typeof AdminReport>

/** GET /admin/reports?quizId,status: newest first, at most 1,000. */
export const AdminReports = readableRows(AdminReport)

/** PUT /admin/reports/{id}. The reference API answers all open reports of the question alike, and returns all it changed. */
export const ReplyBody = v.object({
  status: ReportState,
  reply: v.optional(v.pipe(Written, v.maxLength(LONGEST_REPLY)), ''),
})
export type ReplyBody = v.InferOutput<typeof ReplyBody>

/**
 * In the live room: how many open reports of a kind a question has. `index` is authored, from 0. With what an API may leave out:
 * the question's text, who reports it, and the newest line that one of them wrote.
 */
export const RoomReport = v.object({
  quizId: v.string(),
  questionId: v.string(),
  index: v.number(),
  kind: ReportKind,
  count: v.number(),
  questionText: ifReadable(v.string()),
  userIds: ifReadable(v.array(v.string())),
  line: ifReadable(v.string()),
})
export type RoomReport = v.InferOutput<typeof RoomReport>
