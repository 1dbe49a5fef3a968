/** The quizzes on one page of the administrator's table. */
export const QUIZ_PAGE_SIZE = 10

/** A page of a list; all numbers count from 1, `from` and `to` are the first and the last row on it, 0 of an empty list. */
export interface PageSpan {
  page: number
  pageCount: number
  from: number
  to: number
  total: number
}

/** The wanted page, or the nearest one that exists: a list may have shrunk meanwhile. */
export function pageSpan(total: number, pageSize: number, wanted: number): PageSpan {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(wanted, 1), pageCount)
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return { page, pageCount, from, to: Math.min(page * pageSize, total), total }
}

export const itemsOnPage = <Item>(items: readonly Item[], { from, to }: PageSpan): Item[] =>
  items.slice(Math.max(from - 1, 0), to)

/** The pages that get a number: the first, the last, the current one and its neighbours. What is between is a gap. */
export function numberedPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
}
