import { Hono } from 'hono'
import * as v from 'valibot'
import { QuizBody } from '../../../src/domain/authoring/quiz-draft.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { countAsked, type PaperRules } from '../../../src/domain/quizzes/paper.ts'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { forgetFigures } from '../attempts/attempt-figures.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow, UserRow } from '../database/tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { badRequest, body, notFound, uuidParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { asAuthored, carryKeys, readVersionInForce, requireCounting } from '../quizzes/question-keys.ts'
import { addVersion, versionOf } from '../quizzes/quiz-store.ts'
import { toQuiz, toSummary } from '../quizzes/quizzes.ts'
import { requireAdmin } from '../session/session.ts'
import { checkPublication, notePublication } from './publishing.ts'
import { nameQuestions } from './question-names.ts'

const NO_QUIZ = 'Quiz not found'
/** A submission may have as many answers. */
const MOST_QUESTIONS = 1000
const LONGEST_MINUTES = (365 * DAY_MS) / MINUTE_MS

const minutesOpen = ({ startTime, endTime }: QuizBody) =>
  (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS

const isWord = (reviewFrom: string) => /^[a-z-]+$/.test(reviewFrom)

const ZONE = /(Z|[+-]\d{2}:?\d{2})$/

/** A time without its zone would mean that of whichever process reads it. */
const zoned = (field: 'startTime' | 'endTime' | 'reviewFrom') =>
  v.forward(
    v.check<QuizBody, string>(
      ({ [field]: time }) => time === undefined || isWord(time) || ZONE.test(time),
      'must name its zone, as in 2026-03-04T13:00:00Z',
    ),
    [field],
  )

/** The body of the form, with checks across its fields. */
const QuizWrite = v.pipe(
  QuizBody,
  zoned('startTime'),
  zoned('endTime'),
  zoned('reviewFrom'),
  v.forward(
    v.check((quiz) => minutesOpen(quiz) > 0, 'must be after the start'),
    ['endTime'],
  ),
  v.forward(
    v.check((quiz) => quiz.duration <= minutesOpen(quiz), 'must not be longer than the quiz is open'),
    ['duration'],
  ),
  v.forward(
    v.check(({ duration }) => duration <= LONGEST_MINUTES, 'must not be longer than a year'),
    ['duration'],
  ),
  v.forward(
    v.check(({ questions }) => questions.length <= MOST_QUESTIONS, `must be at most ${MOST_QUESTIONS}`),
    ['questions'],
  ),
)

/** NUL and lone surrogates are valid in JSON, but not in PostgreSQL. */
export const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)

/** The path of the first unstorable text, such as `questions.0.text`; undefined if there is none. */
function findUnstorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}

function refuseUnstorable(quiz: QuizBody) {
  const path = findUnstorable(quiz)
  if (path !== undefined) throw badRequest(`${path}: has characters that cannot be stored`)
}

/** Null where nothing is mixed or drawn. A client that does not know of it, and sends neither, leaves the rules as they are. */
function rulesOf({ shuffle, draw }: QuizBody, before: PaperRules | null): PaperRules | null {
  if (!shuffle && draw === undefined) return before
  const mixes = shuffle ?? { questions: false, options: false }
  if (!mixes.questions && !mixes.options && draw === undefined) return null
  return { shuffle: mixes, ...(draw !== undefined && { draw }) }
}

const columnsOf = (quiz: QuizBody, rules: PaperRules | null, reviewBefore: string, at: Date) => ({
  title: quiz.title,
  description: quiz.description,
  duration: quiz.duration,
  start_time: new Date(quiz.startTime),
  end_time: new Date(quiz.endTime),
  is_active: quiz.isActive,
  question_count: countAsked(quiz.questions, rules ?? {}),
  review_from: quiz.reviewFrom ?? reviewBefore,
  updated_at: at,
})

function createQuiz(deps: Deps, quiz: QuizBody, author: UserRow) {
  const at = nowOf(deps)
  // A new quiz keeps its key to itself while others may still write.
  const reviewFrom = 'quiz-ended'
  const [questions, rules] = [nameQuestions(quiz.questions, []), rulesOf(quiz, null)]
  return deps.db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('quizzes')
      .values({ ...columnsOf(quiz, rules, reviewFrom, at), created_by: author.id, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addVersion(db, row.id, row.version, { questions, rules })
    await note(db, { what: 'created', who: author.id, at, quizId: row.id })
    return toQuiz(row, { questions, rules, version: row.version })
  })
}

/** Locks the row until the transaction ends: concurrent saves make two versions. Throws 404. */
export async function holdQuiz(db: Db, quizId: string): Promise<QuizRow> {
  const row = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', quizId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(NO_QUIZ)
  return row
}

/** Changed questions make a new version; open attempts keep the version they were given. */
function updateQuiz(deps: Deps, quizId: string, quiz: QuizBody, author: UserRow) {
  const at = nowOf(deps)
  return deps.db.transaction().execute(async (db) => {
    const row = await holdQuiz(db, quizId)
    await checkPublication(db, row, quiz.isActive)
    const before = await readVersionInForce(db, quizId, row.version)
    const questions = nameQuestions(quiz.questions, before.questions)
    const rules = rulesOf(quiz, before.rules)
    // What the form was given and sends back: the key in force, which may not be the authored one.
    const shown = { rules: before.rules, questions: asAuthored(before.questions) }
    const version = await versionOf(db, row, shown, { questions, rules })
    if (version !== row.version) await carryKeys(db, quizId, row.version, version)
    const edited = await readVersionInForce(db, quizId, version)
    requireCounting(edited.questions, edited.rules)
    const updated = await db
      .updateTable('quizzes')
      .set({ ...columnsOf(quiz, rules, row.review_from, at), version })
      .where('id', '=', quizId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(db, { what: 'edited', who: author.id, at, quizId })
    await notePublication(db, row, updated, author)
    return toQuiz(updated, { ...edited, version })
  })
}

/** Shows a draft to learners. Idempotent. Throws 404. */
function publishQuiz(deps: Deps, quizId: string, author: UserRow) {
  return deps.db.transaction().execute(async (db) => {
    const row = await holdQuiz(db, quizId)
    const published = await db
      .updateTable('quizzes')
      .set({ is_active: true, updated_at: nowOf(deps) })
      .where('id', '=', quizId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await notePublication(db, row, published, author)
    return toSummary(published)
  })
}

/** A soft delete: the quiz disappears for everyone and takes no submissions, but results stay readable. */
async function deleteQuiz(deps: Deps, quizId: string, author: UserRow): Promise<void> {
  const at = nowOf(deps)
  await deps.db.transaction().execute(async (db) => {
    await holdQuiz(db, quizId)
    await db.updateTable('quizzes').set({ deleted_at: at, updated_at: at }).where('id', '=', quizId).execute()
    await note(db, { what: 'deleted', who: author.id, at, quizId })
  })
}

const quizId = () => uuidParam('id', NO_QUIZ)

export function authoringRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const [admin, often] = [requireAdmin(deps), limit(deps, 'write')]

  routes.post(
    '/quiz',
    described('Creates a quiz; administrators only', Quiz),
    admin,
    often,
    body(QuizWrite),
    async (c) => {
      const quiz = c.req.valid('json')
      refuseUnstorable(quiz)
      return c.json(await createQuiz(deps, quiz, c.get('user')))
    },
  )

  routes.put(
    '/quiz/:id',
    described('Changes a quiz; attempts stay with the questions they were given; administrators only', Quiz),
    admin,
    often,
    quizId(),
    body(QuizWrite),
    async (c) => {
      const quiz = c.req.valid('json')
      refuseUnstorable(quiz)
      const updated = await updateQuiz(deps, c.req.valid('param').id, quiz, c.get('user'))
      forgetFigures(deps.db)
      return c.json(updated)
    },
  )

  routes.post(
    '/quiz/:id/publish',
    described('Shows a draft to learners; again: nothing more; administrators only', QuizSummary),
    admin,
    often,
    quizId(),
    async (c) => c.json(await publishQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.delete(
    '/quiz/:id',
    described('Deletes a quiz; results stay readable; administrators only', MessageAnswer),
    admin,
    often,
    quizId(),
    async (c) => {
      await deleteQuiz(deps, c.req.valid('param').id, c.get('user'))
      return c.json({ message: 'Quiz deleted successfully' })
    },
  )

  return routes
}
