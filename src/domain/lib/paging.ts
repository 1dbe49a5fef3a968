/** Quizzes per page of the administrator's table. */
export const QUIZ_PAGE_SIZE = 10

/** Attempts per page of the administrators' two lists of results. */
export const ADMIN_RESULTS_PAGE_SIZE = 50

/** A page of a list. Numbers count from 1; `from` and `to` are its first and last row, 0 if the list is empty. */
export interface PageSpan {
  page: number
  pageCount: number
  from: number
  to: number
  total: number
}

/** The wanted page, or the nearest that exists, since a list may shrink. */
export function pageSpan(total: number, pageSize: number, wanted: number): PageSpan {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(wanted, 1), pageCount)
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return { page, pageCount, from, to: Math.min(page * pageSize, total), total }
}

export const itemsOnPage = <Item>(items: readonly Item[], { from, to }: PageSpan): Item[] =>
  items.slice(Math.max(from - 1, 0), to)

/** The pages to number: the first, the last, the current one and its neighbours. Gaps are left out. */
export function numberedPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
}

const NEARBY_COUNT = 5

/** At most five consecutive pages, with the current one in the middle if possible. */
export function nearbyPages(page: number, pageCount: number): number[] {
  const count = Math.min(NEARBY_COUNT, pageCount)
  const first = Math.min(Math.max(page - Math.floor(NEARBY_COUNT / 2), 1), pageCount - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
