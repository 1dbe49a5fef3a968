// SPEC 2 Admin quiz results
import { beforeEach, describe, expect, test } from 'vitest'
import { countScores } from '../../../src/domain/analysis/analytics.ts'
import { hearToasts, otherTabStores, until, watch, whenLeft } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { storeCrowd } from '../../support/school/crowd.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('12:00:00'))
const PAGES = /GET \/api\/quiz\/[^/]+\/admin\/results/
const LISTED = /GET \/api\/quiz\/[^/]+\/admin\/results.*limit=50/
const NAMES = ['Asha Rao', 'Ben Okafor', 'Chloé Martin', 'Diego Silva']

let minutes = 0
// The API caches its counts for a while, and these tests store attempts behind its back.
beforeEach(() => school().clock.advance(++minutes))

async function storeTaken(count: number): Promise<string> {
  const quizId = await storeQuiz(school())
  await storeCrowd(school(), quizId, { count, names: NAMES })
  return quizId
}

/** An administrator looks at the attempts at that quiz. */
async function openAttempts(quizId: string) {
  const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const stores = await import('../../../src/stores/results/quiz-attempts.ts')
  const figures = await import('../../../src/stores/analysis/quiz-figures.ts')
  for (const store of [stores.$attempts, stores.$attemptSpan, stores.$quizTitle, stores.$isUnknownQuiz])
    watch<unknown>(store)
  const scenes = watch(figures.$figures)
  stores.showAttempts(quizId)
  const rows = () => stores.$attempts.get().data?.results ?? []
  const emails = () => rows().map(({ user }) => (user && 'email' in user && user.email) || '')
  return { page, ...stores, ...figures, scenes, rows, emails, toasts: hearToasts() }
}

async function openLoaded(count: number) {
  const opened = await openAttempts(await storeTaken(count))
  await until(() => expect(opened.$attempts.get().data).toBeDefined())
  return opened
}

const person = (number: number) => `person${number}@school.example`

describe('the pages', () => {
  test('have fifty attempts, the newest first, beside figures of all attempts', async () => {
    const { emails, $attemptSpan, $figures, $quizTitle, turnToAttempts } = await openLoaded(120)
    expect($attemptSpan.get()).toEqual({ page: 1, pageCount: 3, from: 1, to: 50, total: 120 })
    expect([emails().length, emails()[0], emails()[49]]).toEqual([50, person(120), person(71)])
    expect($quizTitle.get()).toBe('Geometric optics')
    const scores = Array.from({ length: 120 }, (_, index) => ((index + 1) * 7) % 101)
    const times = Array.from({ length: 120 }, (_, index) => ((index + 1) * 13) % 5000)
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    const figures = {
      totalAttempts: 120,
      averageScore: Math.round(sum(scores) / 120),
      highestScore: Math.max(...scores),
      lowestScore: Math.min(...scores),
      totalTime: sum(times),
      scores: countScores(scores),
    }
    expect($figures.get()).toEqual({ scene: 'known', figures })
    turnToAttempts(3)
    await until(() => expect($attemptSpan.get()).toMatchObject({ page: 3, from: 101, to: 120 }))
    expect([emails().length, emails().at(-1)]).toEqual([20, person(1)])
    expect($figures.get(), 'still of all attempts').toEqual({ scene: 'known', figures })
  })

  test('stay until the next one arrives, and a stale answer changes nothing', async () => {
    const { emails, $attempts, turnToAttempts } = await openLoaded(120)
    let release = () => {}
    proxy().plan(/admin\/results.*page=2/, heldUntil(new Promise<void>((resolve) => (release = resolve))))
    turnToAttempts(2)
    await until(() => expect($attempts.get().loading).toBe(true))
    expect(emails()[0]).toBe(person(120))
    turnToAttempts(3)
    await until(() => expect(emails()[0]).toBe(person(20)))
    release()
    turnToAttempts(2)
    await until(() => expect(emails()[0]).toBe(person(70)))
  })

  test('that cannot be read leave the last one, are reported and can be retried', async () => {
    const { emails, $attempts, turnToAttempts, retryAttempts, toasts } = await openLoaded(60)
    proxy().plan(PAGES, instead(answers(500, { message: 'Database is down' })))
    turnToAttempts(2)
    await until(() => expect($attempts.get().error).toMatchObject({ status: 500 }))
    expect(emails()[0]).toBe(person(60))
    await until(() => expect(toasts).toEqual(['error: Failed to load results']))
    retryAttempts()
    await until(() => expect(emails()[0]).toBe(person(10)))
  })
})

describe('a page that no longer exists', () => {
  test('leads to the last one that remains', async () => {
    const { $attemptSpan, emails, turnToAttempts } = await openLoaded(120)
    const { db } = school().deps
    await db.deleteFrom('attempts').where('submitted_at', '<', new Date('2026-03-04T10:01:00Z')).execute()
    school().clock.advance(1)
    turnToAttempts(3)
    await until(() => expect(emails().at(-1)).toBe(person(60)))
    expect(emails()).toHaveLength(11)
    expect($attemptSpan.get()).toMatchObject({ page: 2, pageCount: 2, from: 51, to: 61 })
  })

  test.each([
    ['the one attempt that is left', 1, [3, 1]],
    ['nothing once the list is empty, which is asked for once', 0, [3]],
  ])('leads to %s', async (_, left, pages) => {
    const { $attempts, $attemptSpan, emails, turnToAttempts } = await openLoaded(120)
    const kept = new Date(left === 1 ? '2026-03-04T10:02:00Z' : '2026-03-04T10:03:00Z')
    await school().deps.db.deleteFrom('attempts').where('submitted_at', '<', kept).execute()
    school().clock.advance(1)
    const before = proxy().calls(LISTED).length
    turnToAttempts(3)
    await until(() => expect($attempts.get()).toMatchObject({ loading: false, outdated: false }))
    expect(emails()).toEqual([person(120)].slice(0, left))
    expect($attemptSpan.get()).toMatchObject({ page: 1, pageCount: 1, to: left, total: left })
    const asked = proxy().calls(LISTED).slice(before)
    expect(asked.map((call) => Number(/page=(\d+)/.exec(call)?.[1]))).toEqual(pages)
  })
})

describe('searching and sorting', () => {
  test('finds a person by e-mail address or name on the server, and shows the first page', async () => {
    const { emails, $attemptSpan, turnToAttempts, attemptsSearch } = await openLoaded(120)
    turnToAttempts(2)
    await until(() => expect($attemptSpan.get().page).toBe(2))
    attemptsSearch.type('person77')
    attemptsSearch.type(' person77@ ')
    await until(() => expect(emails()).toEqual([person(77)]))
    expect(proxy().calls(/search=/)).toHaveLength(1)
    attemptsSearch.type('chloé')
    await until(() => expect($attemptSpan.get()).toMatchObject({ page: 1, total: 30 }))
    attemptsSearch.clear()
    expect(attemptsSearch.$text.get()).toBe('')
    await until(() => expect($attemptSpan.get()).toMatchObject({ page: 1, total: 120 }))
  })

  test('sorts, and shows the first page', async () => {
    const { rows, $attemptSpan, turnToAttempts, filterAttempts } = await openLoaded(120)
    turnToAttempts(2)
    await until(() => expect($attemptSpan.get().page).toBe(2))
    filterAttempts({ sortBy: 'score', sortOrder: 'asc' })
    await until(() => expect($attemptSpan.get().page).toBe(1))
    const scores = rows().map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  })
})

describe('a range of scores', () => {
  test('is requested once the sliders rest, includes both ends, and shows the first page', async () => {
    const { rows, $attemptsQuery, $attemptSpan, $scoreRange, turnToAttempts, chooseScores } =
      await openLoaded(120)
    turnToAttempts(2)
    await until(() => expect($attemptSpan.get().page).toBe(2))
    for (const from of [10, 20, 28]) chooseScores({ from, to: 35 })
    expect($scoreRange.get(), 'before it is listed').toEqual({ from: 28, to: 35 })
    await until(() => expect($attemptSpan.get().total).toBeLessThan(20))
    expect($attemptsQuery.get()).toMatchObject({ page: 1, minScore: 28, maxScore: 35 })
    const scores = new Set(rows().map(({ score }) => score))
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([28, 35])
    expect(proxy().calls(/minScore=/)).toHaveLength(1)
    chooseScores({ from: 0, to: 100 })
    await until(() => expect($attemptSpan.get().total).toBe(120))
    expect($attemptsQuery.get()).not.toHaveProperty('minScore')
  })

  test('chosen a moment ago does not apply to the next quiz', async () => {
    const other = await storeTaken(2)
    const { emails, showAttempts, chooseScores, $scoreRange } = await openLoaded(3)
    chooseScores({ from: 50, to: 60 })
    showAttempts(other)
    expect($scoreRange.get()).toEqual({ from: 0, to: 100 })
    await until(() => expect(emails()).toEqual([person(2), person(1)]))
  })
})

describe('another quiz', () => {
  test('begins at its first page, and never shows rows or figures of the previous one', async () => {
    const other = await storeTaken(2)
    const { emails, showAttempts, turnToAttempts, $attempts, $figures, $attemptSpan } = await openLoaded(60)
    turnToAttempts(2)
    await until(() => expect($attemptSpan.get().page).toBe(2))
    const seen = watch($attempts)
    const scenes = watch($figures)
    showAttempts(other)
    expect(emails()).toEqual([])
    await until(() => expect(emails()).toEqual([person(2), person(1)]))
    const counts = seen.slice(1).map(({ data }) => data?.results.length)
    expect(new Set(counts)).toEqual(new Set([undefined, 2]))
    const totals = scenes.slice(1).map((shown) => shown.scene === 'known' && shown.figures.totalAttempts)
    expect(new Set(totals)).toEqual(new Set([false, 2]))
  })

  test('that the same administrator returns to is where it was left', async () => {
    const opened = await openLoaded(60)
    opened.turnToAttempts(2)
    await until(() => expect(opened.$attemptSpan.get().page).toBe(2))
    opened.showAttempts(opened.rows()[0]?.quiz?._id ?? '')
    expect(opened.$attemptsQuery.get().page).toBe(2)
  })

  test('that another administrator at this device opens begins at its first page, without a search', async () => {
    const { page, $attempts, $attemptsQuery, attemptsSearch, turnToAttempts } = await openLoaded(60)
    turnToAttempts(2)
    attemptsSearch.type('person')
    const next = await enrol(school(), { isAdmin: true })
    // The page turned to and the search may still be under way and are held first.
    const held = heldUntil(new Promise(() => {}))
    proxy().plan(LISTED, held, held, held)
    otherTabStores('quiz:token', JSON.stringify(next.token))
    await until(() => expect(page.session.$userId.get()).toBe(next.id))
    expect($attempts.get().data).toBeUndefined()
    expect($attemptsQuery.get()).toMatchObject({ page: 1, search: '' })
    expect(attemptsSearch.$text.get()).toBe('')
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'no-such-quiz', '..'])(
    'that does not exist is unknown: %s',
    async (id) => {
      const { $isUnknownQuiz, $attempts, toasts } = await openAttempts(id)
      await until(() => expect($attempts.get().error).toBeDefined())
      expect($isUnknownQuiz.get()).toBe(true)
      expect(proxy().calls(/GET \/api\/admin/)).toEqual([])
      expect(toasts).toEqual([])
    },
  )
})

/** A page from an API without statistics. */
const barePage = (
  scores: readonly number[],
  { total, totalPages = 1 }: { total: number; totalPages?: number },
) =>
  instead(
    answers(200, {
      results: scores.map((score) => ({
        _id: `of ${score}`,
        score,
        correctAnswers: 1,
        totalQuestions: 2,
        timeSpent: 60,
        submittedAt: '2026-03-04T10:00:00Z',
      })),
      pagination: { page: 1, limit: 2, total, totalPages, hasNext: totalPages > 1, hasPrev: false },
    }),
  )

describe('the total without statistics from the API', () => {
  test('is shown after all pages were read, with progress', async () => {
    const quizId = await storeQuiz(school())
    const first = barePage([90, 30], { total: 3, totalPages: 2 })
    proxy().plan(PAGES, first, first, barePage([60], { total: 3, totalPages: 2 }), first)
    const { $figures, scenes } = await openAttempts(quizId)
    await until(() => expect($figures.get().scene).toBe('known'))
    expect($figures.get()).toEqual({
      scene: 'known',
      figures: {
        totalAttempts: 3,
        averageScore: 60,
        highestScore: 90,
        lowestScore: 30,
        totalTime: 180,
        scores: expect.any(Array),
      },
    })
    expect(scenes).toContainEqual({ scene: 'counting', progress: { read: 2, total: 3 } })
    const totals = scenes.map((shown) => shown.scene === 'known' && shown.figures.totalAttempts)
    expect(new Set(totals), 'never of the first page alone').toEqual(new Set([false, 3]))
  })

  test('is not counted over more than twenty pages, which is reported', async () => {
    const quizId = await storeQuiz(school())
    proxy().plan(PAGES, ...Array.from({ length: 30 }, () => barePage([50], { total: 30, totalPages: 30 })))
    const { $figures } = await openAttempts(quizId)
    await until(() => expect($figures.get()).toEqual({ scene: 'too-many' }))
    expect(proxy().calls(/page=2[1-9]/)).toEqual([])
  })

  test('can be counted again after a failure, which is reported', async () => {
    const quizId = await storeQuiz(school())
    const only = barePage([50], { total: 1 })
    proxy().plan(PAGES, only, instead(answers(500, { message: 'Database is down' })), only)
    const { $figures, recountFigures, toasts } = await openAttempts(quizId)
    await until(() => expect($figures.get()).toEqual({ scene: 'failed' }))
    await until(() => expect(toasts).toEqual(['error: Failed to load results']))
    recountFigures()
    await until(() => expect($figures.get()).toMatchObject({ figures: { totalAttempts: 1 } }))
  })

  test('is never shown for another quiz', async () => {
    const [quizId, other] = [await storeQuiz(school()), await storeQuiz(school())]
    const [one, two] = [barePage([90], { total: 1 }), barePage([40], { total: 1 })]
    // More than needed, since cached answers may be revalidated.
    proxy().plan(RegExp(quizId), ...Array.from({ length: 9 }, () => one))
    proxy().plan(RegExp(other), ...Array.from({ length: 9 }, () => two))
    const { $figures, showAttempts } = await openAttempts(quizId)
    const highest = () => {
      const scene = $figures.get()
      return scene.scene === 'known' ? scene.figures.highestScore : undefined
    }
    await until(() => expect(highest()).toBe(90))
    // The first quiz a second time: its page and its figures come from the cache at once.
    for (const [next, score] of [
      [other, 40],
      [quizId, 90],
    ] as const) {
      showAttempts(next)
      const seen = new Set([highest()])
      whenLeft($figures.listen(() => void seen.add(highest())))
      await until(() => expect(highest()).toBe(score))
      expect(seen).toEqual(new Set([undefined, score]))
    }
  })
})
