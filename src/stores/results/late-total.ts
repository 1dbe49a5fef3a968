import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'

/** How a page's total is requested. */
export type Total = Pick<AdminResultsQuery, 'total'>

/** Requests rows before their total, but only after an answer has shown that the API counts on demand. */
export function createLateCount() {
  let isOffered = false
  return async (read: (total: Total) => Promise<AdminResults>): Promise<AdminResults> => {
    const answer = await read(isOffered ? { total: 'later' } : {})
    isOffered = answer.pagination.counted !== undefined
    return answer
  }
}
