import { atom, computed, onMount } from 'nanostores'
import { listQuizResults } from '../../api/admin/result-admin.ts'
import { getQuiz } from '../../api/quizzes.ts'
import { beginAnalysis, type QuizAnalysis } from '../../domain/analysis/item-analysis.ts'
import { type ItemTableWords, itemAnalysisTable } from '../../domain/analysis/item-analysis-csv.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { countAsked } from '../../domain/quizzes/paper.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { hasKey, type Result } from '../../domain/results/results.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { workInSlices } from '../../platform/time-slices.ts'
import { EXPENSIVE_READ } from '../lib/expensive-read.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { explainFailure, notice } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { MAX_PAGES, readAllAttempts } from '../results/all-attempts.ts'
import { $adminId } from '../session/admin-id.ts'

/** Reading more takes a while, so the teacher starts it. */
const MANY_ATTEMPTS = 2000
/** Parsing a page must not block typing, even with a hundred answers in each attempt. */
const PAGE_LIMIT = 250

const onError = explainFailure('analyse-questions')

const $quizId = atom<string | undefined>()
/** Whether the teacher asked for the analysis or cancelled it; undefined if neither. */
const $requested = atom<boolean | undefined>()
/** Part of the cache key, because an aborted run leaves its error in the cache. */
const $run = atom(1)

export interface AnalysisProgress {
  stage: 'reading' | 'computing'
  done: number
  total: number
}
/** Progress of the running analysis. */
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
  $requested.set(undefined)
  $quizId.set(quizId)
}

export const startAnalysis = () => $requested.set(true)

export function cancelAnalysis(): void {
  stop()
  $requested.set(false)
}

export const refreshItemAnalysis = () => refresh('item-analysis')

/** Hides another quiz's data, which the store briefly holds after a switch. */
const ofShownQuiz = <Data extends { quizId: string }>($remote: ReturnType<typeof createRemote<Data>>) =>
  computed([$remote, $quizId], ({ data, ...remote }, quizId) => ({
    ...remote,
    data: data?.quizId === quizId ? data : undefined,
  }))

interface AttemptCount {
  quizId: string
  attempts: number
}

const $count = createRemote<AttemptCount>(['item-analysis-count', $adminId, $quizId], {
  ...EXPENSIVE_READ,
  onError,
  fetcher: async (_noun, _admin, quiz) => {
    const quizId = String(quiz)
    const { pagination } = await listQuizResults(quizId, { page: 1, limit: 1 })
    return { quizId, attempts: pagination.total }
  },
})

/** The number of attempts to analyse. The screen watches it as long as it is mounted. */
export const $attemptCount = ofShownQuiz($count)

/** Leaving the screen or the session stops the analysis. */
onMount($attemptCount, () => {
  const unlisten = $adminId.listen(stop)
  return () => {
    unlisten()
    stop()
    $requested.set(undefined)
  }
})

/** True if the teacher must start the analysis: there are many attempts, or it was cancelled. */
export const $awaitsStart = computed(
  [$attemptCount, $requested],
  ({ data }, requested) => !(requested ?? (data !== undefined && data.attempts <= MANY_ATTEMPTS)),
)

const $activeRun = computed([$attemptCount, $awaitsStart, $run], ({ data }, awaitsStart, run) =>
  data && data.attempts > 0 && !awaitsStart ? run : undefined,
)

export interface AnalysedQuiz {
  quizId: string
  title: string
  /** The number of attempts that were read. */
  read: number
  /** False if there were more than `MAX_PAGES` hold. */
  complete: boolean
  analysis: QuizAnalysis
}

/** For administrators the quiz includes the key; some APIs send it only with the results. */
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
  return {
    title: quiz.title,
    questions: keyedQuestions(quiz.questions, attempts),
    askedCount: countAsked(quiz.questions, quiz),
    attempts,
    complete,
  }
}

/** @throws Failure, or the signal's reason if it was aborted. */
async function analyse(quizId: string, signal: AbortSignal): Promise<AnalysedQuiz> {
  const report = (stage: AnalysisProgress['stage']) => (done: number, total: number) => {
    if (!signal.aborted) $analysisProgress.set({ stage, done, total })
  }
  report('reading')(0, 0)
  const { title, questions, askedCount, attempts, complete } = await readQuiz(
    quizId,
    signal,
    report('reading'),
  )
  const { total, steps } = beginAnalysis(questions, attempts, askedCount)
  let analysis: QuizAnalysis | undefined
  await workInSlices(steps, {
    each: (step) => {
      analysis = step ?? analysis
    },
    onPause: (done) => report('computing')(done, total),
    isOver: () => signal.aborted,
  })
  signal.throwIfAborted()
  if (!analysis) throw new Error('the analysis ended without a result')
  return { quizId, title, read: attempts.length, complete, analysis }
}

const $analysed = createRemote<AnalysedQuiz>(['item-analysis-figures', $adminId, $quizId, $activeRun], {
  ...EXPENSIVE_READ,
  onError,
  fetcher: async (_noun, _admin, quizId) => {
    const controller = new AbortController()
    running = controller
    try {
      return await analyse(String(quizId), controller.signal)
    } finally {
      // If the quiz failed to load, its attempts are still being read.
      controller.abort()
      if (running === controller) {
        running = undefined
        $analysisProgress.set(undefined)
      }
    }
  },
})

/** The analysis of the shown quiz. */
export const $itemAnalysis = ofShownQuiz($analysed)

/** From the list of quizzes until the analysis has it. */
export const $analysedTitle = computed(
  [$quizzes, $itemAnalysis, $quizId],
  ({ data: quizzes }, { data: analysed }, quizId) =>
    analysed?.title ?? quizzes?.rows.find(({ _id }) => _id === quizId)?.title,
)

/** A quiz that never existed or was deleted. */
export const $isUnknownAnalysis = computed(
  $attemptCount,
  ({ error }) => error instanceof Failure && error.status === 404,
)

/** Downloads the figures of all questions as CSV. The CSV writer is loaded on the first export. */
export async function exportItemAnalysis(
  { title, analysis }: AnalysedQuiz,
  words: ItemTableWords,
): Promise<void> {
  const writer = await import('../../platform/csv.ts').catch(() => undefined)
  if (!writer) {
    notice.error({ code: 'export-not-loaded' })
    return
  }
  const { columns, rows } = itemAnalysisTable(analysis, words)
  downloadText(`${fileName(title, 'quiz')}-item-analysis.csv`, writer.csvText(columns, rows), 'text/csv')
}
