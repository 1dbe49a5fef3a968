import { type Group, groupBy } from '../lib/group-by.ts'
import type { AdminReport, ReportKind, ReportState } from './reports.ts'

/** How many report a question as this. */
export interface KindCount {
  kind: ReportKind
  count: number
}

/** What learners report of a question, in one state. */
export interface ReportedQuestion {
  key: string
  quizId: string
  quizTitle: string | undefined
  questionId: string
  /** The authored place in the quiz, from 1; undefined if it is no longer known. */
  number: number | undefined
  /** Its text; undefined if the API does not send it. */
  text: string | undefined
  status: ReportState
  /** Newest first. */
  reports: readonly AdminReport[]
  /** The most frequent first. */
  kinds: readonly KindCount[]
  /** Those with a line of the learner's. */
  lines: readonly AdminReport[]
  /** Of the newest report, in milliseconds. */
  lastAt: number | undefined
}

const keyOf = ({ quiz, questionId, status }: AdminReport) => JSON.stringify([quiz._id, questionId, status])

const timeOf = ({ reportedAt }: AdminReport) => (reportedAt ? Date.parse(reportedAt) : 0)

/** The most frequent kinds first; kinds of the same count stay in the order of `rows`. */
export function countKinds(rows: readonly { kind: ReportKind; count?: number }[]): KindCount[] {
  const counts = new Map<ReportKind, number>()
  for (const { kind, count = 1 } of rows) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count)
}

/** What the reports say of the key, if that is what most of them are about. */
export const keyReport = ([first]: readonly KindCount[]) =>
  first?.kind === 'two-right' || first?.kind === 'none-right' ? first.kind : undefined

function questionOf(key: string, group: Group<AdminReport>) {
  const [first] = group
  const reports = group.toSorted((one, other) => timeOf(other) - timeOf(one))
  const index = reports.find((report) => report.index !== undefined)?.index
  const text = reports.find(({ questionText }) => questionText)?.questionText
  const question: ReportedQuestion = {
    key,
    quizId: first.quiz._id,
    quizTitle: first.quiz.title,
    questionId: first.questionId,
    number: index === undefined ? undefined : index + 1,
    text,
    status: first.status,
    reports,
    kinds: countKinds(reports),
    lines: reports.filter(({ text }) => text),
    lastAt: Math.max(...reports.map(timeOf)) || undefined,
  }
  return question
}

/** By quiz, question and state: the most often reported first, then the newest. */
export function groupReports(reports: readonly AdminReport[]): ReportedQuestion[] {
  return [...groupBy(reports, keyOf)]
    .map(([key, group]) => questionOf(key, group))
    .sort(
      (one, other) => other.reports.length - one.reports.length || (other.lastAt ?? 0) - (one.lastAt ?? 0),
    )
}
