import Papa from 'papaparse'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { itemTableWords } from '../../../src/messages/item-analysis-csv.ts'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { editQuiz, enrol, storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const NOON = at('12:00:00')
const { school, proxy } = openSchool(NOON)
const PAGES = /GET \/api\/quiz\/[^/]+\/admin\/results.*sortOrder=asc/
const COUNT = /GET \/api\/quiz\/[^/]+\/admin\/results\?page=1&limit=1$/
const QUIZ = /GET \/api\/quiz\/[^/]+$/

/** A quiz of four questions with key A and these answers. */
async function storeAnswered(rows: readonly (readonly (number | null)[])[]): Promise<string> {
  const quizId = await storeQuiz(school(), { questions: plainQuestions(4) })
  if (rows.length > 0)
    await storeAnswers(school().deps.db, { quizId, keys: [0, 0, 0, 0], rows, submittedAt: NOON })
  return quizId
}

const GOOD = [0, 0, 0, 0]
const WEAK = [0, 1, 1, null]
const THREE = [GOOD, GOOD, WEAK]
const many = (count: number) => Array.from({ length: count }, (_, index) => (index % 3 ? GOOD : WEAK))

const importStore = () => import('../../../src/stores/analysis/item-analysis.ts')

/** Another administrator resets the attempt with the lowest score. */
async function resetWeakest(quizId: string): Promise<void> {
  const { user_id: userId } = await school()
    .deps.db.selectFrom('attempts')
    .select('user_id')
    .where('quiz_id', '=', quizId)
    .orderBy('score')
    .limit(1)
    .executeTakeFirstOrThrow()
  const admin = await enrol(school(), { isAdmin: true })
  await admin.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId })
}

/** The analysis as an administrator's screen shows it. */
async function openAnalysis(quizId: string, { isAdmin = true } = {}) {
  const page = await openPageOf(await enrol(school(), { isAdmin }), proxy())
  const store = await importStore()
  const toasts = hearToasts()
  store.showItemAnalysis(quizId)
  const progress = watch(store.$analysisProgress)
  watch(store.$awaitsStart)
  watch<unknown>(store.$attemptCount)
  watch<unknown>(store.$itemAnalysis)
  return { ...store, session: page.session, progress, toasts }
}
type Opened = Awaited<ReturnType<typeof openAnalysis>>

/** The same as a screen that can be left; its progress bar unmounts earlier. */
async function openScreen(quizId: string) {
  await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const store = await importStore()
  store.showItemAnalysis(quizId)
  const unmountProgress = store.$analysisProgress.subscribe(() => {})
  const parts = [store.$attemptCount, store.$awaitsStart, store.$itemAnalysis].map((part) =>
    part.subscribe(() => {}),
  )
  const leave = () => {
    unmountProgress()
    for (const part of parts) part()
  }
  onTestFinished(leave)
  return { ...store, unmountProgress, leave }
}

const figuresOf = async ({ $itemAnalysis }: Opened) => {
  await until(() => expect($itemAnalysis.get().data).toBeDefined())
  return $itemAnalysis.get().data
}

describe('the analysis of a quiz', () => {
  test('comes from all attempts and the key', async () => {
    const analysed = await figuresOf(await openAnalysis(await storeAnswered(THREE)))
    expect(analysed).toMatchObject({ title: 'Geometric optics', read: 3, complete: true })
    expect(analysed?.analysis.attempts).toBe(3)
    expect(analysed?.analysis.items.map(({ facility }) => facility)).toEqual([1, 2 / 3, 2 / 3, 2 / 3])
    expect(analysed?.analysis.items[3]?.unanswered).toBe(1)
  })

  test('reads page by page, and reports its progress', async () => {
    const opened = await openAnalysis(await storeAnswered(many(1200)))
    expect((await figuresOf(opened))?.analysis.attempts).toBe(1200)
    const read = opened.progress.flatMap((step) => (step?.stage === 'reading' ? [step.done] : []))
    expect(read).toEqual(read.toSorted((one, other) => one - other))
    expect([read[0], read.length > 3, read.at(-1)]).toEqual([0, true, 1200])
    expect(opened.$analysisProgress.get()).toBeUndefined()
  })

  test('reads nothing if there are no attempts', async () => {
    const { $attemptCount } = await openAnalysis(await storeAnswered([]))
    await until(() => expect($attemptCount.get().data?.attempts).toBe(0))
    expect(proxy().calls(PAGES)).toEqual([])
  })

  test('leaves out attempts at another number of questions', async () => {
    const quizId = await storeAnswered(THREE)
    await editQuiz(school(), quizId, plainQuestions(5))
    const analysed = await figuresOf(await openAnalysis(quizId))
    expect(analysed?.analysis).toMatchObject({ attempts: 0, leftOut: { changed: 3 }, test: undefined })
  })

  test('takes the key from the results if the quiz has none', async () => {
    const opened = await openAnalysis(await storeAnswered(THREE))
    const keyless = plainQuestions(2).map(({ correctAnswer: _, ...question }) => question)
    const quiz = { _id: 'x', title: 'Elsewhere', duration: 5, startTime: '2026-03-04', endTime: '2026-03-05' }
    const result = {
      score: 50,
      correctAnswers: 1,
      totalQuestions: 2,
      answers: [0, 1],
      questions: plainQuestions(2),
    }
    const pagination = { page: 1, limit: 500, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
    proxy().plan(QUIZ, instead(answers(200, { ...quiz, questions: keyless })))
    proxy().plan(PAGES, instead(answers(200, { results: [result], pagination })))
    expect((await figuresOf(opened))?.analysis.items.map(({ facility }) => facility)).toEqual([1, 0])
  })
})

describe('the analysis over time', () => {
  test('can be refreshed after an attempt was reset', async () => {
    const quizId = await storeAnswered(THREE)
    const opened = await openAnalysis(quizId)
    await figuresOf(opened)
    await resetWeakest(quizId)
    opened.refreshItemAnalysis()
    await until(() => expect(opened.$itemAnalysis.get().data?.analysis.attempts).toBe(2))
  })

  test('that fails to load is reported, and can be retried', async () => {
    const quizId = await storeAnswered(THREE)
    proxy().plan(PAGES, instead(answers(500, { message: 'Database is down' })))
    const opened = await openAnalysis(quizId)
    await until(() => expect(opened.$itemAnalysis.get().error).toMatchObject({ status: 500 }))
    await until(() => expect(opened.toasts).toEqual(['error: Database is down']))
    expect(opened.$analysisProgress.get()).toBeUndefined()
    opened.refreshItemAnalysis()
    expect((await figuresOf(opened))?.read).toBe(3)
  })

  test('stops reading attempts if the quiz fails to load', async () => {
    const quizId = await storeAnswered(many(1200))
    proxy().plan(QUIZ, instead(answers(404, { message: 'Quiz not found' })))
    const opened = await openAnalysis(quizId)
    await until(() => expect(opened.$itemAnalysis.get().error).toMatchObject({ status: 404 }))
    expect(proxy().calls(PAGES).length).toBeLessThan(3)
  })
})

/** Stores unmount a second after their last listener, one after the other. */
const UNMOUNTED_MS = 10_000

describe('many attempts', () => {
  afterEach(() => void vi.useRealTimers())

  test('wait for the teacher, who may cancel and start again', async () => {
    const quizId = await storeAnswered(many(2001))
    const opened = await openAnalysis(quizId)
    await until(() => expect(opened.$attemptCount.get().data?.attempts).toBe(2001))
    expect(opened.$awaitsStart.get()).toBe(true)
    expect(proxy().calls(PAGES)).toEqual([])

    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    proxy().plan(PAGES, heldUntil(gate))
    opened.startAnalysis()
    await until(() => expect(proxy().calls(PAGES)).toHaveLength(1))
    opened.cancelAnalysis()
    release()
    await until(() => expect(opened.$awaitsStart.get()).toBe(true))
    expect(opened.$analysisProgress.get()).toBeUndefined()

    opened.startAnalysis()
    expect((await figuresOf(opened))?.analysis.attempts).toBe(2001)
    expect(opened.$itemAnalysis.get().error).toBeUndefined()
    expect(opened.toasts).toEqual([])
  })

  test('that are analysed stay so while the screen is mounted', async () => {
    const quizId = await storeAnswered(many(2001))
    const { leave, ...opened } = await openScreen(quizId)
    opened.startAnalysis()
    await until(() => expect(opened.$itemAnalysis.get().data?.read).toBe(2001))
    // The progress bar unmounts once there is no progress.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    opened.unmountProgress()
    vi.advanceTimersByTime(UNMOUNTED_MS)
    expect(opened.$awaitsStart.get()).toBe(false)
    leave()
    vi.advanceTimersByTime(UNMOUNTED_MS)
    vi.useRealTimers()
    expect(opened.$awaitsStart.get()).toBe(true)
  })

  test('are no longer read after the screen was left', async () => {
    const { leave, ...opened } = await openScreen(await storeAnswered(many(2001)))
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await until(() => expect(opened.$attemptCount.get().data).toBeDefined())
    proxy().plan(PAGES, heldUntil(gate))
    opened.startAnalysis()
    await until(() => expect(proxy().calls(PAGES)).toHaveLength(1))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    leave()
    vi.advanceTimersByTime(UNMOUNTED_MS)
    vi.useRealTimers()
    release()
    watch<unknown>(opened.$attemptCount)
    watch<unknown>(opened.$itemAnalysis)
    await until(() => expect(opened.$attemptCount.get().data).toBeDefined())
    expect(opened.$awaitsStart.get()).toBe(true)
    opened.startAnalysis()
    await until(() => expect(opened.$itemAnalysis.get().data?.read).toBe(2001))
  })

  test('are read without asking if they are two thousand or fewer', async () => {
    const opened = await openAnalysis(await storeAnswered(many(2000)))
    expect((await figuresOf(opened))?.read).toBe(2000)
  })
})

describe('users and quizzes', () => {
  test('a learner sees none and sends no request', async () => {
    const { $itemAnalysis } = await openAnalysis(await storeAnswered(THREE), { isAdmin: false })
    expect($itemAnalysis.get()).toMatchObject({ data: undefined, loading: false })
    expect(proxy().calls(/admin\/results/)).toEqual([])
  })

  test('a user who signs out sees none of it any more', async () => {
    const opened = await openAnalysis(await storeAnswered(THREE))
    await figuresOf(opened)
    await opened.session.signOut()
    await until(() => expect(opened.$itemAnalysis.get().data).toBeUndefined())
    expect(opened.$attemptCount.get().data).toBeUndefined()
  })

  test('another quiz does not show the figures of the previous one', async () => {
    const [first, second] = [await storeAnswered(THREE), await storeAnswered([WEAK])]
    const opened = await openAnalysis(first)
    await figuresOf(opened)
    const shown = watch(opened.$itemAnalysis)
    opened.showItemAnalysis(second)
    await until(() => expect(opened.$itemAnalysis.get().data?.quizId).toBe(second))
    expect(opened.$itemAnalysis.get().data?.analysis.attempts).toBe(1)
    expect(shown.slice(1).some(({ data }) => data?.quizId === first)).toBe(false)
  })

  test('an administrator who leaves midway and comes back sees no error', async () => {
    const quizId = await storeAnswered(THREE)
    const opened = await openAnalysis(quizId)
    await until(() => expect(proxy().calls(COUNT)).toHaveLength(1))
    opened.showItemAnalysis('another')
    opened.showItemAnalysis(quizId)
    expect((await figuresOf(opened))?.read).toBe(3)
    expect(opened.$itemAnalysis.get().error).toBeUndefined()
  })
})

describe('the file', () => {
  async function exported(quizId: string) {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const opened = await openAnalysis(quizId)
    const analysed = await figuresOf(opened)
    if (!analysed) throw new Error('there is an analysis')
    await opened.exportItemAnalysis(analysed, itemTableWords)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer())
    return { text, rows: Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data }
  }

  test('has a row for each question, and neutralises spreadsheet formulas', async () => {
    const questions = plainQuestions(2).map((question) => ({
      ...question,
      text: '=HYPERLINK("https://evil.example")',
    }))
    const quizId = await storeQuiz(school(), { questions })
    await storeAnswers(school().deps.db, {
      quizId,
      keys: [0, 0],
      rows: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      submittedAt: NOON,
    })
    const { text, rows } = await exported(quizId)
    expect(text.startsWith('\uFEFFQuestion,Text,Key,')).toBe(true)
    expect(rows).toHaveLength(3)
    expect(rows[1]?.slice(0, 6)).toEqual([
      '1',
      `'=HYPERLINK("https://evil.example")`,
      'A',
      '3',
      '0.6667',
      '0.5',
    ])
  })
})
