import { atom, onMount } from 'nanostores'
import { listQuizResults } from '../../api/results.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { wallDate } from '../../domain/lib/time.ts'
import type { Result } from '../../domain/results/results.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { serverNow } from '../page/clock.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { type ReadingProgress, readAllAttempts } from './all-attempts.ts'

/** How far the export is that is running; undefined while there is none. */
export const $exporting = atom<ReadingProgress | undefined>()

let running: AbortController | undefined

/** Stops reading; nothing is saved. */
export function cancelExport(): void {
  running?.abort()
  running = undefined
  $exporting.set(undefined)
}

/** Who leaves the screen wants no file any more, for it would come when nobody expects it. */
onMount($exporting, () => cancelExport)

/** The writer comes when the first file is wanted. */
const loadWriter = () =>
  import('../../platform/csv.ts').catch((cause: unknown) => {
    throw new Failure({ message: 'Failed to fetch the export', typeError: true }, { cause })
  })

/** How an attempt becomes a row of the file; the words are the screen's. */
export interface ResultTable {
  columns: readonly string[]
  row: (result: Result) => (string | number)[]
}

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
  // Read from the oldest on, told from the newest on, as in the table.
  return csvText(table.columns, attempts.toReversed().map(table.row))
}

/** What was read so far is thrown away: half a list would look like a whole one. An expired session is told elsewhere. */
function tellFailure(failure: Failure): void {
  if (failure.sessionExpired) return
  notice.error({ code: 'export-stopped', failure })
}

/**
 * Downloads all attempts at the quiz, whatever page or search is shown. All or nothing: a file comes only when everything was
 * read. Ignored while another export is running.
 */
export async function exportResults(
  quiz: { quizId: string; title: string },
  table: ResultTable,
): Promise<void> {
  if (running) return
  const own = new AbortController()
  running = own
  $exporting.set({ read: 0, total: 0 })
  const forgetUser = $userId.listen(cancelExport)
  try {
    const text = await readFileText(quiz.quizId, table, own)
    downloadText(`${fileName(quiz.title, 'quiz')}-results-${wallDate(serverNow())}.csv`, text, 'text/csv')
  } catch (error) {
    if (!own.signal.aborted) {
      if (!(error instanceof Failure)) throw error
      tellFailure(error)
    }
  } finally {
    forgetUser()
    if (running === own) cancelExport()
  }
}
