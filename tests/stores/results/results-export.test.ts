import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  allResultsTable,
  answerColumns,
  marksTable,
  peopleTable,
  resultTable,
} from '../../../src/messages/results-csv.ts'
import { catchDownloads } from '../../support/page/downloads.ts'
import { hearToasts, otherTabStores, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { storeCrowd } from '../../support/school/crowd.ts'
import { at, opticsResultJson } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { readStrictCsv } from '../../support/strict-csv.ts'

const { school, proxy } = openSchool(at('12:00:00'))
const PAGES = /GET \/api\/quiz\/[^/]+\/admin\/results/
const COLUMNS = [
  'User',
  'Email',
  'Score (%)',
  'Correct Answers',
  'Total Questions',
  'Time Spent',
  'Submitted At',
]

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

const enrolAdmin = () => enrol(school(), { isAdmin: true })

const OF_QUIZ = { table: resultTable, marks: marksTable }

/** An administrator looks at the results of a quiz with that many attempts. */
async function openExport(count: number) {
  const quizId = await storeQuiz(school())
  await storeCrowd(school(), quizId, { count })
  const page = await openPageOf(await enrolAdmin(), proxy())
  const stores = await import('../../../src/stores/results/results-export.ts')
  const seen = watch(stores.$exporting)
  const run = (title = 'Geometric optics') => stores.exportResults({ quizId, title }, OF_QUIZ)
  return { ...stores, page, quizId, seen, run, files: catchDownloads(), toasts: hearToasts() }
}

interface Expected {
  name: string
  email: string
  score: number
  correct: number
  total: number
  seconds: number
  submitted: string
}

const readDirectly = async (quizId: string) =>
  (
    await sql<Expected>`
      select name, email, score, correct_answers as correct, total_questions as total, time_spent as seconds,
        to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submitted
      from attempts join users on users.id = user_id
      where quiz_id = ${quizId} and submitted_at is not null
      order by submitted_at desc`.execute(school().deps.db)
  ).rows

const pad = (value: number) => String(value).padStart(2, '0')
const timeOf = (seconds: number) =>
  seconds < 3600
    ? `${Math.trunc(seconds / 60)}:${pad(seconds % 60)}`
    : `${Math.trunc(seconds / 3600)}:${pad(Math.trunc((seconds % 3600) / 60))}:${pad(seconds % 60)}`

const rowOf = ({ name, email, score, correct, total, seconds, submitted }: Expected) => [
  '=+-@'.includes(name.trim()[0] ?? '') ? `'${name.trim()}` : name.trim(),
  email,
  String(score),
  String(correct),
  String(total),
  timeOf(seconds),
  submitted,
]

// SPEC 2 Admin quiz results
test('ten thousand attempts are in the file as they are in the database, row by row', async () => {
  const { quizId, run, files, seen, toasts } = await openExport(10_000)
  await run('Optics: "lenses" — परीक्षा')
  expect(files.map(({ name }) => name)).toEqual(['Optics-lenses-परीक्षा-results-2026-03-04.csv'])
  const [file] = files
  expect(file?.blob.type).toBe('text/csv;charset=utf-8')
  // Blob.text() would swallow the byte order mark.
  const bytes = await file?.blob.arrayBuffer()
  const [columns, ...rows] = readStrictCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  expect(columns).toEqual(COLUMNS)
  expect(rows).toHaveLength(10_000)
  const expected = (await readDirectly(quizId)).map(rowOf)
  // The first difference is enough, and cheaper to print.
  const wrong = rows.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(expected[index]))
  expect(rows[wrong]).toEqual(expected[wrong])
  expect(wrong).toBe(-1)
  expect(seen).toContainEqual({ read: 1500, total: 10_000 })
  expect(seen.at(-1)).toBeUndefined()
  expect(toasts).toEqual([])
})

test('a quiz without attempts makes a file with only the heading', async () => {
  const { run, files } = await openExport(0)
  await run()
  expect(await files[0]?.blob.text()).toContain(`${COLUMNS.join(',')}\r\n`)
})

/** The rows of the only file. */
const rowsIn = async (files: { blob: Blob }[]) => readStrictCsv((await files[0]?.blob.text()) ?? '')

// SPEC 2 Admin quiz results
test('a file with a column per question has everybody’s choices', async () => {
  const { exportAnswers, quizId, files } = await openExport(2)
  await exportAnswers({ quizId, title: 'Optics' }, OF_QUIZ, answerColumns)
  expect(files.map(({ name }) => name)).toEqual(['Optics-answers-2026-03-04.csv'])
  const [columns, ...rows] = await rowsIn(files)
  expect(columns).toEqual([...COLUMNS, 'Question 1', 'Question 2', 'Question 3'])
  expect(rows.map((row) => row.slice(-3))).toEqual(Array(2).fill(['A right', '', 'C wrong']))
})

test('marks stand after the seven columns, where some attempt has them', async () => {
  const { run, quizId, files } = await openExport(2)
  const { db } = school().deps
  await db.updateTable('attempts').set({ marks: 7, max_marks: 12 }).where('quiz_id', '=', quizId).execute()
  await run()
  const [columns, ...rows] = await rowsIn(files)
  expect(columns).toEqual([...COLUMNS, 'Marks', 'Maximum Marks'])
  expect(rows.map((row) => row.slice(-2))).toEqual(Array(2).fill(['7', '12']))
})

// SPEC 2 Admin results dashboard
test('one file can have the attempts at all quizzes', async () => {
  const { db } = school().deps
  await db.deleteFrom('attempts').execute()
  const { exportAllResults, files } = await openExport(2)
  const waves = await storeQuiz(school())
  await db.updateTable('quizzes').set({ title: 'Waves' }).where('id', '=', waves).execute()
  await storeCrowd(school(), waves, { count: 1 })
  await exportAllResults({ table: allResultsTable, marks: marksTable })
  const [columns, ...rows] = await rowsIn(files)
  expect(columns).toEqual(['Quiz', ...COLUMNS])
  expect(rows.map(([quiz]) => quiz).toSorted()).toEqual(['Geometric optics', 'Geometric optics', 'Waves'])
})

// SPEC 2 Learners
test.each([
  ['all learners are read page by page where the API has no cursors', {}, ['Asha', 'Ben']],
  ['all learners by name are read so at once', { sort: 'name' as const }, ['Asha', 'Ben']],
  ['the ten weakest are one page', { limit: 10 }, ['Asha']],
])('%s into one file', async (_, asked, names) => {
  const { exportPeople, files } = await openExport(0)
  const pagination = { page: 1, limit: 1, total: 2, totalPages: 2, hasNext: true, hasPrev: false }
  const pageOf = (name: string, hasNext: boolean) =>
    instead(
      answers(200, {
        people: [{ user: { _id: name, name }, attempts: 1, average: 50, byQuiz: {} }],
        pagination: { ...pagination, hasNext },
      }),
    )
  const probes = 'sort' in asked || 'limit' in asked ? [] : [pageOf('Asha', true)]
  proxy().plan(/GET \/api\/admin\/users/, ...probes, pageOf('Asha', true), pageOf('Ben', false))
  await exportPeople('learners', asked, peopleTable)
  const [, ...rows] = await rowsIn(files)
  expect(rows.map(([name]) => name)).toEqual(names)
})

test('learners are read by name behind cursors, each once, and written weakest first', async () => {
  const { exportPeople, files } = await openExport(0)
  const pageOf = (names: readonly string[], next?: string) => {
    const people = names.map((name) => ({
      user: { _id: name, name },
      attempts: 1,
      average: name.length,
      byQuiz: {},
    }))
    const pagination = {
      page: 1,
      limit: 200,
      total: 3,
      totalPages: 1,
      hasNext: next !== undefined,
      hasPrev: false,
      next,
    }
    return instead(answers(200, { people, pagination }))
  }
  const [probe, first, last] = [
    pageOf(['Asha'], 'b'),
    pageOf(['Alexander', 'Ben'], 'c'),
    pageOf(['Ben', 'Chloe']),
  ]
  proxy().plan(/GET \/api\/admin\/users/, probe, first, last)
  await exportPeople('learners', {}, peopleTable)
  const [, ...rows] = await rowsIn(files)
  expect(rows.map(([name]) => name)).toEqual(['Ben', 'Chloe', 'Alexander'])
  const [, second, third] = proxy().calls(/GET \/api\/admin\/users/)
  expect([second, third]).toEqual([
    expect.stringMatching(/sort=name&page=1$/),
    expect.stringMatching(/sort=name&after=c$/),
  ])
})

test('a second click while an export is running makes no second file', async () => {
  const { run, files } = await openExport(3)
  await Promise.all([run(), run()])
  expect(files).toHaveLength(1)
})

/** The second call stays in flight until `release` is called. */
function holdSecondCall() {
  let release = () => {}
  proxy().plan(/admin\/results.*after=/, heldUntil(new Promise<void>((resolve) => (release = resolve))))
  const arrived = () => until(() => expect(proxy().calls(PAGES)).toHaveLength(2))
  return { arrived, release: () => release() }
}

test('a cancelled export stops reading and leaves no file, and another one can start', async () => {
  const { run, cancelExport, $exporting, files, toasts } = await openExport(1200)
  const { arrived, release } = holdSecondCall()
  const cancelled = run()
  await arrived()
  expect($exporting.get()).toEqual({ read: 500, total: 1200 })
  cancelExport()
  expect($exporting.get()).toBeUndefined()
  release()
  await cancelled
  expect(proxy().calls(PAGES)).toHaveLength(2)
  expect([files, toasts]).toEqual([[], []])
  await run()
  expect(files).toHaveLength(1)
})

test('a cancelled export does not disturb the next one', async () => {
  const { run, cancelExport, $exporting, files } = await openExport(1200)
  const { arrived, release } = holdSecondCall()
  const cancelled = run()
  await arrived()
  cancelExport()
  const second = run()
  release()
  await cancelled
  expect($exporting.get(), 'the second one is still running').toBeDefined()
  await second
  expect(files).toHaveLength(1)
})

test.each([
  [
    'the server fails',
    answers(500, { message: 'Database is down' }),
    'The export stopped and no file was saved. Database is down',
  ],
  [
    'the network is lost',
    resets,
    'The export stopped and no file was saved. Network connection issue. Please check your internet connection and try again.',
  ],
  [
    'an answer is cut',
    answers(200, '{"results": ['),
    'The export stopped and no file was saved. The server sent an unexpected answer. Please try again later.',
  ],
])('an export leaves no file and is reported if %s halfway', async (_, behaviour, message) => {
  const { run, $exporting, files, toasts } = await openExport(1200)
  proxy().plan(/admin\/results.*after=/, instead(behaviour))
  await run()
  expect(files).toEqual([])
  expect($exporting.get()).toBeUndefined()
  await until(() => expect(toasts).toEqual([`error: ${message}`]))
  await run()
  expect(files, 'at the second try').toHaveLength(1)
})

// SPEC 8 Odd records
test('an odd attempt does not stop the export, and is in the file with what could be read', async () => {
  const { run, files, toasts } = await openExport(0)
  const pagination = { page: 1, limit: 500, total: 3, totalPages: 1, hasNext: false, hasPrev: false }
  const results = [{ ...opticsResultJson, score: null }, null, { ...opticsResultJson, _id: 'last' }]
  proxy().plan(PAGES, instead(answers(200, { results, pagination })))
  await run()
  const rows = readStrictCsv((await files[0]?.blob.text()) ?? '').slice(1)
  expect(rows.map(([user, , score]) => [user, score])).toEqual([
    ['Asha Rao', '33'],
    ['Unknown User', ''],
    ['Asha Rao', ''],
  ])
  expect(toasts).toEqual([])
})

test('a session that expires halfway leaves no file and is reported once', async () => {
  const { run, page, $exporting, files, toasts } = await openExport(1200)
  proxy().plan(/admin\/results.*after=/, instead(answers(401, { message: 'Token expired' })))
  await run()
  expect(page.session.$user.get()).toBeUndefined()
  expect([files, $exporting.get()]).toEqual([[], undefined])
  await until(() =>
    expect(toasts).toEqual(['error: Your session has expired. Please sign in again to continue.']),
  )
})

test('an export ends when another administrator signs in at this device', async () => {
  const { run, page, files } = await openExport(1200)
  const { arrived, release } = holdSecondCall()
  const left = run()
  await arrived()
  const next = await enrolAdmin()
  otherTabStores('quiz:token', JSON.stringify(next.token))
  await until(() => expect(page.session.$user.get()?._id).toBe(next.id))
  release()
  await left
  expect(files).toEqual([])
  expect(proxy().calls(PAGES)).toHaveLength(2)
})

test('an export ends soon after its screen is left', async () => {
  const quizId = await storeQuiz(school())
  await storeCrowd(school(), quizId, { count: 1200 })
  await openPageOf(await enrolAdmin(), proxy())
  const { $exporting, exportResults } = await import('../../../src/stores/results/results-export.ts')
  const leave = $exporting.subscribe(() => {})
  const files = catchDownloads()
  const { arrived, release } = holdSecondCall()
  const left = exportResults({ quizId, title: 'Optics' }, OF_QUIZ)
  await arrived()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  leave()
  vi.runAllTimers()
  vi.useRealTimers()
  release()
  await left
  expect(files).toEqual([])
})
