import { atom, onMount } from 'nanostores'
import { listQuizResults } from '../../api/result-admin.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import { wallDate } from '../../domain/lib/time.ts'
import type { Result } from '../../domain/results/results.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { serverNow } from '../page/clock.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { type ReadingProgress, readAllAttempts } from './all-attempts.ts'

/** Progress of the running export; undefined while there is none. */
export const $exporting = atom<ReadingProgress | undefined>()

let running: AbortController | undefined

/** Stops reading; nothing is saved. */
export function cancelExport(): void {
  running?.abort()
  running = undefined
  $exporting.set(undefined)
}

/** Leaving the screen cancels the export: its file would come unexpected. */
onMount($exporting, () => cancelExport)

/** Loaded with the first export. */
const loadWriter = () =>
  import('../../platform/csv.ts').catch((cause: unknown) => {
    throw new Failure({ message: 'Failed to fetch the export', typeError: true }, { cause })
  })

/** The columns of the file, each with its cell for an attempt; the words are the screen's. */
export type ResultTable = readonly (readonly [title: string, cell: (result: Result) => string | number])[]

async function readFileText(
  quizId: string,
  table: ResultTable,
  { signal }: AbortController,
): Promise<string> {
  const [{ csvText }, { attempts }] = await Promise.all([
    loadWriter(),
    readAllAttempts({
      readPage: (query) => listQuizResults(quizId, query),
      onProgress: (progress) => $exporting.set(progress),
      signal,
    }),
  ])
  signal.throwIfAborted()
  const titles = table.map(([title]) => title)
  // Read oldest first, written newest first like the table on the screen.
  const rows = attempts.toReversed().map((attempt) => table.map(([, cell]) => cell(attempt)))
  return csvText(titles, rows)
}

/** An expired session is reported elsewhere. */
function noteStopped(failure: Failure): void {
  if (!failure.sessionExpired) notice.error({ code: 'export-stopped', failure })
}

/**
 * Downloads all attempts at the quiz, whatever page or search is shown. All or nothing, since half a list would look complete.
 * Ignored while another export is running.
 */
export async function exportResults(
  quiz: { quizId: string; title: string },
  table: ResultTable,
): Promise<void> {
  if (running) return
  const own = new AbortController()
  running = own
  $exporting.set({ read: 0, total: 0 })
  const stopListening = $userId.listen(cancelExport)
  try {
    const text = await readFileText(quiz.quizId, table, own)
    downloadText(`${fileName(quiz.title, 'quiz')}-results-${wallDate(serverNow())}.csv`, text, 'text/csv')
  } catch (error) {
    if (!own.signal.aborted) onFailure(noteStopped)(error)
  } finally {
    stopListening()
    if (running === own) cancelExport()
  }
}
