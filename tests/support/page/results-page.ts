import { beforeEach, expect } from 'vitest'
import type { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { at } from '../school/fixtures.ts'
import { enrol, type Person } from '../school/school.ts'
import { hearToasts, until, watch } from './page.ts'
import { openPageOf, openSchool } from './school-page.ts'

const NOON = at('12:00:00')

/** Counts from 0. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A school without attempts, whose administrators look at all results. */
export function openResultsSchool() {
  const { school, proxy } = openSchool(NOON)
  let minutes = 0
  beforeEach(async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    // The API caches its counts for a while, and these tests store attempts behind its back.
    school().clock.advance(++minutes)
  })

  const enrolAdmin = () => enrol(school(), { isAdmin: true })

  async function openResults(person?: Person) {
    const page = await openPageOf(person ?? (await enrolAdmin()), proxy())
    const results = await import('../../../src/stores/results/admin-results.ts')
    const statistics = await import('../../../src/stores/results/quiz-statistics.ts')
    const toasts = hearToasts()
    watch<unknown>(results.$resultsPage)
    const now = () => results.$resultsPage.get()
    /** The results asked for, once they are there. */
    const settled = () =>
      until(() => {
        const { data, error, outdated, loading } = now()
        expect({ error, outdated, loading }).toEqual({ error: undefined, outdated: false, loading: false })
        return data?.answer ?? expect.fail('nothing was read')
      })
    const scores = ({ results: rows }: AdminResults) => rows.map(({ score }) => score)
    return { page, ...results, ...statistics, toasts, now, settled, scores }
  }

  return { school, proxy, enrolAdmin, openResults }
}
