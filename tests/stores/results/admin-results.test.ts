import { allTasks } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { isCounted, spanOf } from '../../../src/domain/results/admin-results.ts'
import { otherTabStores, until, watch } from '../../support/page/page.ts'
import { openResultsSchool, range } from '../../support/page/results-page.ts'
import { enrol } from '../../support/school/school.ts'
import { storeScored, storeTitled } from '../../support/school/scored.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const { school, proxy, enrolAdmin, openResults } = openResultsSchool()
/** The rows, not the statistics. */
const ROWS = /GET \/api\/(user|quiz\/[^/]+)\/admin\/results.*limit=50/
const LATER = /admin\/results.*total=later/
const COUNT = /admin\/results.*total=only/
const NEXT_ROWS = /GET \/api\/user\/admin\/results.*page=2.*limit=50/

describe('the list', () => {
  // SPEC 2 Admin results dashboard
  test('is sorted and paged on the server, newest first by default', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), [40, 90, 60])
    const { settled, scores, filterResults } = await openResults()
    expect(scores(await settled())).toEqual([60, 90, 40])
    filterResults({ sortBy: 'score' })
    expect(scores(await settled())).toEqual([90, 60, 40])
    filterResults({ sortOrder: 'asc' })
    expect(scores(await settled())).toEqual([40, 60, 90])
  })

  // SPEC 4 States
  test('has pages of fifty, and a change of the filter leads back to the first', async () => {
    const optics = await storeTitled(school(), 'Optics')
    await storeScored(school(), optics, range(101))
    const { settled, turnToResults, filterResults, $resultsQuery } = await openResults()
    expect(spanOf(await settled())).toEqual({ page: 1, pageCount: 3, from: 1, to: 50, total: 101 })
    for (const change of [
      { sortBy: 'score' },
      { sortOrder: 'asc' },
      { search: 'optics' },
      { quizId: optics },
    ] as const) {
      turnToResults(3)
      const last = await settled()
      expect([last.results.length, spanOf(last).from]).toEqual([1, 101])
      filterResults(change)
      expect($resultsQuery.get().page).toBe(1)
      expect(spanOf(await settled())).toMatchObject({ from: 1, to: 50 })
    }
  })

  // SPEC 2 Admin results dashboard
  test('of one quiz has its own total', async () => {
    const [optics, waves] = [await storeTitled(school(), 'Optics'), await storeTitled(school(), 'Waves')]
    await storeScored(school(), optics, range(60))
    await storeScored(school(), waves, [10, 20])
    const { settled, scores, filterResults } = await openResults()
    expect(spanOf(await settled()).total).toBe(62)
    filterResults({ quizId: waves })
    const answer = await settled()
    expect(scores(answer)).toEqual([20, 10])
    expect(spanOf(answer)).toEqual({ page: 1, pageCount: 1, from: 1, to: 2, total: 2 })
    expect(proxy().calls(ROWS).at(-1)).toContain(`/api/quiz/${waves}/admin/results`)
  })

  test('shows the last page if the one asked for no longer exists', async () => {
    const optics = await storeTitled(school(), 'Optics')
    await storeScored(school(), optics, range(120))
    const { settled, turnToResults } = await openResults()
    expect(spanOf(await settled()).pageCount).toBe(3)
    // Another administrator resets all but sixty.
    await school().deps.db.deleteFrom('attempts').where('score', '>=', 60).execute()
    school().clock.advance(1)
    turnToResults(3)
    const answer = await settled()
    expect(spanOf(answer)).toEqual({ page: 2, pageCount: 2, from: 51, to: 60, total: 60 })
    expect(answer.results).toHaveLength(10)
  })

  test('shows the one result that remains', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(101))
    const { settled, turnToResults, scores } = await openResults()
    await settled()
    await school().deps.db.deleteFrom('attempts').where('score', '>', 0).execute()
    school().clock.advance(1)
    turnToResults(3)
    expect(scores(await settled())).toEqual([0])
  })
})

describe('the total of a search', () => {
  // SPEC 2 Admin results dashboard
  test('comes after the rows, once it is counted, for all pages', async () => {
    for (const title of ['Optics 1', 'Optics 2'])
      await storeScored(school(), await storeTitled(school(), title), range(101))
    const { settled, turnToResults, filterResults, now } = await openResults()
    await settled()
    let open = () => {}
    proxy().plan(COUNT, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    filterResults({ search: 'optics' })
    const rows = await settled()
    expect([rows.results.length, isCounted(rows), spanOf(rows).pageCount]).toEqual([50, false, 2])
    turnToResults(2)
    expect(spanOf(await settled())).toMatchObject({ page: 2, from: 51, pageCount: 3 })
    open()
    const whole = { pageCount: 5, total: 202 }
    await until(() => expect(spanOf(now().data?.answer ?? rows)).toMatchObject({ page: 2, ...whole }))
    for (const page of [1, 5]) {
      turnToResults(page)
      const turned = await settled()
      expect([isCounted(turned), spanOf(turned)]).toMatchObject([true, { page, ...whole }])
    }
    expect(proxy().calls(COUNT)).toHaveLength(1)
  })

  test('stays unknown if it cannot be counted, and the rows stay', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(60))
    const { settled, filterResults, toasts } = await openResults()
    await settled()
    proxy().plan(COUNT, instead(answers(500, { message: 'Database is down' })))
    filterResults({ search: 'optics' })
    await until(() => expect(proxy().calls(COUNT)).toHaveLength(1))
    await allTasks()
    const rows = await settled()
    expect([rows.results.length, isCounted(rows)]).toEqual([50, false])
    expect(toasts).toEqual([])
  })

  test('comes with the rows of an API that does not count on demand', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(60))
    const plain = { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
    const { settled, filterResults } = await openResults()
    proxy().plan(ROWS, instead(answers(200, { results: [], pagination: plain })))
    await settled()
    filterResults({ search: 'optics' })
    expect(spanOf(await settled())).toMatchObject({ total: 60 })
    expect([...proxy().calls(LATER), ...proxy().calls(COUNT)]).toEqual([])
  })
})

describe('the search', () => {
  // SPEC 2 Admin results dashboard
  test('waits for a pause, and takes the text typed last', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), [40], 'Asha Rao')
    await storeScored(school(), await storeTitled(school(), 'Waves'), [90], 'Ben Okafor')
    const { settled, scores, resultsSearch, $resultsQuery } = await openResults()
    await settled()
    for (const text of ['a', 'as', 'ash', ' asha ']) resultsSearch.type(text)
    expect(resultsSearch.$text.get()).toBe(' asha ')
    expect($resultsQuery.get().search, 'not yet').toBe('')
    await until(() => expect($resultsQuery.get().search).toBe('asha'))
    expect(scores(await settled())).toEqual([40])
    expect(proxy().calls(ROWS)).toHaveLength(2)
    expect(proxy().calls(ROWS).at(-1)).toContain('search=asha')
  })

  test('can be started at once, and cleared at once', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), [40], 'Asha Rao')
    const { settled, resultsSearch } = await openResults()
    resultsSearch.type('nobody')
    resultsSearch.now()
    expect((await settled()).results).toEqual([])
    resultsSearch.clear()
    expect(resultsSearch.$text.get()).toBe('')
    expect((await settled()).results).toHaveLength(1)
  })

  test('for the same text as before keeps the page', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { settled, turnToResults, resultsSearch } = await openResults()
    await settled()
    turnToResults(2)
    await settled()
    for (const text of ['x', '']) resultsSearch.type(text)
    resultsSearch.now()
    expect(spanOf(await settled()).page).toBe(2)
  })
})

describe('the list, while the next page is in flight,', () => {
  const holdNext = () => {
    let open = () => {}
    proxy().plan(NEXT_ROWS, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    return () => open()
  }

  test('keeps the previous page', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { settled, now, turnToResults } = await openResults()
    await settled()
    const open = holdNext()
    turnToResults(2)
    await until(() => expect(now().loading).toBe(true))
    expect(now().outdated).toBe(true)
    expect(now().data?.answer.results).toHaveLength(50)
    open()
    expect((await settled()).results).toHaveLength(1)
  })

  test('changes once when the page arrives, so the rows are drawn once', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { settled, $resultsPage, turnToResults } = await openResults()
    await settled()
    const seen = watch($resultsPage)
    turnToResults(2)
    await settled()
    expect(seen.filter(({ data }) => data?.query.page === 2)).toHaveLength(1)
  })

  test('does not replace a later answer with a stale one', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { settled, scores, turnToResults, filterResults } = await openResults()
    await settled()
    const open = holdNext()
    turnToResults(2)
    await until(() => expect(proxy().calls(NEXT_ROWS)).toHaveLength(1))
    filterResults({ sortBy: 'score', sortOrder: 'asc' })
    const latest = scores(await settled())
    expect(latest.slice(0, 3)).toEqual([0, 1, 2])
    open()
    await allTasks()
    expect(scores(await settled())).toEqual(latest)
  })
})

describe('a failure', () => {
  // SPEC 8 Other toasts
  test.each([
    ['of the server', answers(500, { message: 'Database is down' })],
    ['of the network', resets],
    ['of the answer', answers(200, { results: 'none' })],
  ])('%s is reported, leaves the rows and can be tried again', async (_, behaviour) => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { settled, now, turnToResults, retryResults, toasts } = await openResults()
    await settled()
    proxy().plan(NEXT_ROWS, instead(behaviour))
    turnToResults(2)
    await until(() => expect(now().error).toBeDefined())
    expect(now().data?.answer.results).toHaveLength(50)
    expect(now().outdated).toBe(true)
    await until(() => expect(toasts).toEqual(['error: Failed to load results data']))
    retryResults()
    expect((await settled()).results).toHaveLength(1)
  })

  test('of the first read is not an empty list', async () => {
    proxy().plan(ROWS, instead(answers(500, { message: 'Database is down' })))
    const { now } = await openResults()
    await until(() => expect(now().error).toMatchObject({ message: 'Database is down' }))
    expect(now().data).toBeUndefined()
  })
})

describe('another user at this device', () => {
  test('begins at the newest results, and never sees those of the previous one', async () => {
    await storeScored(school(), await storeTitled(school(), 'Optics'), range(51))
    const { page, settled, turnToResults, resultsSearch, now, $resultsQuery } = await openResults()
    turnToResults(2)
    await settled()
    resultsSearch.type('optics')
    await page.session.signOut()
    await until(() => expect(now().data).toBeUndefined())
    school().clock.advance(1)
    const next = await enrolAdmin()
    proxy().plan(ROWS, heldUntil(new Promise(() => {})))
    otherTabStores('quiz:token', JSON.stringify(next.token))
    await until(() => expect(page.session.$userId.get()).toBe(next.id))
    await until(() => expect(now().loading).toBe(true))
    expect(now().data).toBeUndefined()
    expect($resultsQuery.get()).toMatchObject({ page: 1, search: '' })
    expect(resultsSearch.$text.get()).toBe('')
  })

  test('who is not an administrator causes no reads', async () => {
    const { now } = await openResults(await enrol(school()))
    expect(now()).toMatchObject({ data: undefined, loading: false })
    expect(proxy().calls(/admin\/results/)).toEqual([])
  })
})

test('a refresh reads everything again', async () => {
  const optics = await storeTitled(school(), 'Optics')
  const { settled, refreshResults } = await openResults()
  expect((await settled()).results).toEqual([])
  await storeScored(school(), optics, [70])
  school().clock.advance(1)
  refreshResults()
  await until(async () => expect((await settled()).results).toHaveLength(1))
})

// SPEC 5 Validation
test('missing details are reported', async () => {
  const { noteMissingDetails, toasts } = await openResults()
  noteMissingDetails()
  await until(() =>
    expect(toasts).toEqual(['error: Unable to view details - missing quiz or user information']),
  )
})
