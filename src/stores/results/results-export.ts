import { atom, onMount } from 'nanostores'
import { listPeople } from '../../api/admin/people.ts'
import { listAllResults, listQuizResults } from '../../api/admin/result-admin.ts'
import { getQuiz } from '../../api/quizzes.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import { wallDate } from '../../domain/lib/time.ts'
import {
  type PeopleQuery,
  type PersonRow,
  type QuizColumn,
  weakestFirst,
  withAttempts,
} from '../../domain/people/people.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'
import type { Result } from '../../domain/results/results.ts'
import { type ReviewedQuestion, reviewResult } from '../../domain/results/review.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { serverNow } from '../page/clock.ts'
import { notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { MAX_PAGES, type ReadingProgress, readAllAttempts } from './all-attempts.ts'

/** Progress of the running export; undefined while there is none. */
export const $exporting = atom<ReadingProgress | undefined>()

let running: AbortController | undefined

/** Stops reading; nothing is saved. */
export function cancelExport(): void {
  running?.abort()
  running = undefined
  $exporting.set(undefined)
}

/** Leaving the screen cancels the export: its file would be unexpected. */
onMount($exporting, () => cancelExport)

/** Loaded with the first export. */
const loadWriter = () =>
  import('../../platform/csv.ts').catch((cause: unknown) => {
    throw new Failure({ message: 'Failed to fetch the export', typeError: true }, { cause })
  })

type Cell = string | number
/** The columns of a file with the cell for a row; titles come from the screen. */
export type Table<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell])[]
type ResultTable = Table<Result>

/** The columns of all attempts; those of marks follow where some attempt has marks. */
export interface ResultTables {
  table: ResultTable
  marks: ResultTable
}

const columnsFor = ({ table, marks }: ResultTables, rows: readonly Result[]): ResultTable =>
  rows.some((row) => row.marks !== undefined) ? [...table, ...marks] : table

/** An expired session is reported elsewhere. */
function noteStopped(failure: Failure): void {
  if (!failure.sessionExpired) notice.error({ code: 'export-stopped', failure })
}

interface File<Row> {
  table: Table<Row>
  rows: readonly Row[]
}

/**
 * Downloads the rows as a table. All or nothing, since a partial list would look complete. Ignored while another export
 * is running.
 */
async function exportFile<Row>(
  name: string,
  read: (signal: AbortSignal) => Promise<File<Row> | undefined>,
): Promise<void> {
  if (running) return
  const own = new AbortController()
  running = own
  $exporting.set({ read: 0, total: 0 })
  const stopListening = $userId.listen(cancelExport)
  try {
    const [{ csvText }, file] = await Promise.all([loadWriter(), read(own.signal)])
    own.signal.throwIfAborted()
    if (!file) return
    const titles = file.table.map(([title]) => title)
    const rows = file.rows.map((row) => file.table.map(([, cell]) => cell(row)))
    downloadText(`${name}-${wallDate(serverNow())}.csv`, csvText(titles, rows), 'text/csv')
  } catch (error) {
    if (!own.signal.aborted) onFailure(noteStopped)(error)
  } finally {
    stopListening()
    if (running === own) cancelExport()
  }
}

const onProgress = (progress: ReadingProgress) => $exporting.set(progress)

type ReadPage = (query: AdminResultsQuery) => Promise<AdminResults>

/** Read oldest first, written newest first like the table on the screen. */
async function readRows(readPage: ReadPage, signal: AbortSignal): Promise<Result[] | undefined> {
  const maxPages = MAX_PAGES.export
  const { attempts, complete } = await readAllAttempts({ readPage, onProgress, signal, maxPages })
  if (complete) return attempts.toReversed()
  notice.error({ code: 'export-too-long', count: attempts.length })
  return undefined
}

interface ExportedQuiz {
  quizId: string
  title: string
}

/** Downloads all attempts at the quiz, whatever page or search is shown. */
export const exportResults = ({ quizId, title }: ExportedQuiz, tables: ResultTables): Promise<void> =>
  exportFile(`${fileName(title, 'quiz')}-results`, async (signal) => {
    const rows = await readRows((query) => listQuizResults(quizId, query), signal)
    return rows && { table: columnsFor(tables, rows), rows }
  })

/** Downloads the attempts at all quizzes. */
export const exportAllResults = (tables: ResultTables): Promise<void> =>
  exportFile('all-results', async (signal) => {
    const rows = await readRows(listAllResults, signal)
    return rows && { table: columnsFor(tables, rows), rows }
  })

/** The column of a question (from 1), with its cell for the chosen option. */
export interface AnswerColumns {
  title: (number: number) => string
  cell: (answer: ReviewedQuestion) => string
}

/** The same with a column per question of the current version. */
export const exportAnswers = (
  { quizId, title }: ExportedQuiz,
  tables: ResultTables,
  columns: AnswerColumns,
): Promise<void> =>
  exportFile(`${fileName(title, 'quiz')}-answers`, async (signal) => {
    const { questions } = await getQuiz(quizId)
    const rows = await readRows((query) => listQuizResults(quizId, query), signal)
    const reviewed = rows?.map((result) => ({ result, answers: reviewResult({ ...result, questions }) }))
    type Row = NonNullable<typeof reviewed>[number]
    const ofQuestions: Table<Row> = questions.map((_, index) => {
      const cellOf = ({ answers }: Row) => {
        const answer = answers[index]
        return answer ? columns.cell(answer) : ''
      }
      return [columns.title(index + 1), cellOf]
    })
    const ofResults: Table<Row> = columnsFor(tables, rows ?? []).map(([name, cell]) => [
      name,
      ({ result }) => cell(result),
    ])
    return reviewed && { table: [...ofResults, ...ofQuestions], rows: reviewed }
  })

/** The reference API's maximum per page. */
const PEOPLE_PER_PAGE = 200
/** 20,000 learners. */
const MAX_PEOPLE_PAGES = 100

interface PeopleRead {
  rows: PersonRow[]
  quizzes: readonly QuizColumn[]
  /** How many could not be read. */
  odd: number
  complete: boolean
}

/** Everyone once, page by page: by cursor if the API has them, else by number. */
async function readPeople(asked: PeopleQuery, signal: AbortSignal): Promise<PeopleRead> {
  const found = new Map<string, PersonRow>()
  let [quizzes, odd, more, after]: [readonly QuizColumn[], number, boolean, string | undefined] = [
    [],
    0,
    true,
    undefined,
  ]
  for (let page = 1; more && page <= MAX_PEOPLE_PAGES; page++) {
    const place = after === undefined ? { page } : { after }
    const answer = await listPeople({ limit: PEOPLE_PER_PAGE, ...asked, ...place })
    signal.throwIfAborted()
    for (const row of answer.people.rows) found.set(row.user._id, row)
    odd += answer.people.odd.length
    quizzes = answer.quizzes
    const { total, hasNext, next } = answer.pagination
    onProgress({ read: found.size, total: asked.limit ?? total })
    more = asked.limit === undefined && hasNext
    after = next
  }
  return { rows: [...found.values()], quizzes, odd, complete: !more }
}

/** People change places as others submit, so with cursors they are read by name and sorted here. */
async function readPeopleInOrder(asked: PeopleQuery, signal: AbortSignal): Promise<PeopleRead> {
  if (asked.limit !== undefined) {
    const read = await readPeople(asked, signal)
    return { ...read, rows: withAttempts(read.rows) }
  }
  if (asked.sort === 'name') return readPeople(asked, signal)
  const { pagination } = await listPeople({ ...asked, sort: 'name', limit: 1, page: 1 })
  signal.throwIfAborted()
  if (pagination.next === undefined) return readPeople(asked, signal)
  const read = await readPeople({ ...asked, sort: 'name' }, signal)
  return { ...read, rows: weakestFirst(read.rows) }
}

/** Downloads the learners found, in order, with a column per quiz. */
export const exportPeople = (
  name: string,
  asked: PeopleQuery,
  tableOf: (quizzes: readonly QuizColumn[]) => Table<PersonRow>,
): Promise<void> =>
  exportFile(name, async (signal) => {
    const { rows, quizzes, odd, complete } = await readPeopleInOrder(asked, signal)
    if (!complete) {
      notice.error({ code: 'export-too-many-people', count: rows.length })
      return undefined
    }
    if (odd > 0) notice.error({ code: 'export-left-out', count: odd })
    return { table: tableOf(quizzes), rows }
  })
