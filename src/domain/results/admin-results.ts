import { type PageSpan, pageSpan } from '../lib/paging.ts'
import type { AdminResults } from './results.ts'

/** Which of all results a page holds. The API's `limit` counts: it may give fewer at once than it was asked for. */
export const spanOf = (
  { pagination: { total, limit, page } }: Pick<AdminResults, 'pagination'>,
  wanted = page,
): PageSpan => pageSpan(total, limit, wanted)

/** Sorts quizzes, given as ids and titles, by title; `untitled` stands in for a missing one. */
export const byTitle = (
  quizzes: readonly (readonly [quizId: string, title: string | undefined])[],
  untitled: string,
) =>
  quizzes
    .map(([quizId, title = untitled]) => [quizId, title] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
