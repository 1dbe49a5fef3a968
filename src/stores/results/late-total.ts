import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'

/** How the total of a page is asked for. */
export type Total = Pick<AdminResultsQuery, 'total'>

/** Rows before their total, once an answer has told that the API counts on demand; nobody else is asked for that. */
export function createLateCount() {
  let isOffered = false
  return async (read: (total: Total) => Promise<AdminResults>): Promise<AdminResults> => {
    const answer = await read(isOffered ? { total: 'later' } : {})
    isOffered = answer.pagination.counted !== undefined
    return answer
  }
}
