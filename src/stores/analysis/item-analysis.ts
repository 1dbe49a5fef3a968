import { atom, computed, onMount } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import { listQuizResults } from '../../api/results.ts'
import { beginAnalysis, type ItemAnalysis } from '../../domain/analysis/item-analysis.ts'
import { itemAnalysisTable } from '../../domain/analysis/item-analysis-csv.ts'
import type { Question } from '../../domain/quizzes/quiz.ts'
import { hasKey, type Result } from '../../domain/results/results.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { workInSlices } from '../../platform/time-slices.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { explainFailure, notice } from '../page/notices.ts'
import { MAX_PAGES, readAllAttempts } from '../results/all-attempts.ts'
import { $adminId } from '../session/admin-id.ts'

/** More are read and analysed when the teacher says so, for that takes a while. */
const MANY_ATTEMPTS = 2000
/** With a hundred answers in each, no page of attempts takes longer to read than a key press may wait. */
const PAGE_LIMIT = 250

/** Reading all attempts is no light work: it is not done anew at every focus. */
const UNHURRIED = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupeTime: 60_000 } as const

const onError = explainFailure('analyse-questions')

const $quizId = atom<string | undefined>()
/** What the teacher said: to analyse, or to stop. Undefined where nothing was said. */
const $wanted = atom<boolean | undefined>()
/** Part of the key, because what was stopped left an error in the cache. */
const $run = atom(1)

export interface AnalysisProgress {
  stage: 'reading' | 'computing'
  done: number
  total: number
}
/** How far the analysis is that is under way. */
export const $analysisProgress = atom<AnalysisProgress | undefined>()

let running: AbortController | undefined

function stop(): void {
  if (!running) return
  running.abort()
  running = undefined
  $analysisProgress.set(undefined)
  $run.set($run.get() + 1)
}

export function showItemAnalysis(quizId: string): void {
  if ($quizId.get() === quizId) return
  stop()
  $wanted.set(undefined)
  $quizId.set(quizId)
}

export const startAnalysis = () => $wanted.set(true)

export function cancelAnalysis(): void {
  stop()
  $wanted.set(false)
}

export const refreshItemAnalysis = () => refresh('item-analysis')

/** Of a quiz, since the store still holds those of the last one for a moment after another was asked for. */
interface AttemptCount {
  quizId: string
  attempts: number
}

const $count = createRemote<AttemptCount>(['item-analysis-count', $adminId, $quizId], {
  ...UNHURRIED,
  onError,
  fetcher: async (_noun, _admin, quiz) => {
    const quizId = String(quiz)
    const { pagination } = await listQuizResults(quizId, { page: 1, limit: 1 })
    return { quizId, attempts: pagination.total }
  },
})

/** How many attempts there are to be analysed: what the screen looks at as long as it is there. */
export const $attemptCount = computed([$count, $quizId], ({ data, ...remote }, quizId) => ({
  ...remote,
  data: data && data.quizId === quizId ? data : undefined,
}))

/** Who leaves the screen, or the session, waits for nothing any more. */
onMount($attemptCount, () => {
  const unlisten = $adminId.listen(stop)
  return () => {
    unlisten()
    stop()
    $wanted.set(undefined)
  }
})

/** Where many attempts wait for the teacher's word, or the analysis was stopped. */
export const $awaitsStart = computed(
  [$attemptCount, $wanted],
  ({ data }, wanted) => !(wanted ?? (data !== undefined && data.attempts <= MANY_ATTEMPTS)),
)

const $activeRun = computed([$attemptCount, $awaitsStart, $run], ({ data }, awaitsStart, run) =>
  data && data.attempts > 0 && !awaitsStart ? run : undefined,
)

export interface AnalysedQuiz {
  quizId: string
  title: string
  /** How many attempts were read; not `complete` where there are more than can be held. */
  read: number
  complete: boolean
  analysis: ItemAnalysis
}

/** The quiz has the key for administrators; another API may give it with the results alone. */
const keyedQuestions = (questions: Question[], attempts: readonly Result[]) =>
  hasKey(questions) ? questions : (attempts.find((attempt) => attempt.questions)?.questions ?? questions)

async function readQuiz(quizId: string, signal: AbortSignal, onRead: (done: number, total: number) => void) {
  const [quiz, { attempts, complete }] = await Promise.all([
    getQuiz(quizId),
    readAllAttempts({
      readPage: (query) => listQuizResults(quizId, query),
      onProgress: ({ read, total }) => onRead(read, total),
      signal,
      maxPages: MAX_PAGES.itemAnalysis,
      limit: PAGE_LIMIT,
    }),
  ])
  return { title: quiz.title, questions: keyedQuestions(quiz.questions, attempts), attempts, complete }
}

/** @throws Failure, or the signal's reason when it was stopped. */
async function analyse(quizId: string, own: AbortController): Promise<AnalysedQuiz> {
  const { signal } = own
  const tell = (stage: AnalysisProgress['stage']) => (done: number, total: number) => {
    if (!signal.aborted) $analysisProgress.set({ stage, done, total })
  }
  tell('reading')(0, 0)
  const { title, questions, attempts, complete } = await readQuiz(quizId, signal, tell('reading'))
  const { total, steps } = beginAnalysis(questions, attempts)
  let analysis: ItemAnalysis | undefined
  await workInSlices(steps, {
    each: (step) => {
      analysis = step ?? analysis
    },
    onPause: (done) => tell('computing')(done, total),
    isOver: () => signal.aborted,
  })
  signal.throwIfAborted()
  if (!analysis) throw new Error('the analysis ended without a result')
  return { quizId, title, read: attempts.length, complete, analysis }
}

const $analysed = createRemote<AnalysedQuiz>(['item-analysis-figures', $adminId, $quizId, $activeRun], {
  ...UNHURRIED,
  onError,
  fetcher: async (_noun, _admin, quizId) => {
    const own = new AbortController()
    running = own
    try {
      return await analyse(String(quizId), own)
    } finally {
      // Where the quiz could not be read, the attempts need not be read to their end.
      own.abort()
      if (running === own) {
        running = undefined
        $analysisProgress.set(undefined)
      }
    }
  },
})

/** The analysis of the quiz that is shown. */
export const $itemAnalysis = computed([$analysed, $quizId], ({ data, ...remote }, quizId) => ({
  ...remote,
  data: data && data.quizId === quizId ? data : undefined,
}))

/** Downloads the figures of all questions. The writer comes with the first file. */
export async function exportItemAnalysis({ title, analysis }: AnalysedQuiz): Promise<void> {
  const writer = await import('../../platform/csv.ts').catch(() => undefined)
  if (!writer) {
    notice.error({ code: 'export-not-loaded' })
    return
  }
  const { columns, rows } = itemAnalysisTable(analysis)
  downloadText(`${fileName(title, 'quiz')}-item-analysis.csv`, writer.csvText(columns, rows), 'text/csv')
}
