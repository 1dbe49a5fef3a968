import { Hono } from 'hono'
import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { checkPractice } from '../attempts/practice.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, quizParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { asAuthored, carryKeys, readVersionInForce, requireCounting } from '../quizzes/question-keys.ts'
import { addVersion, lockQuiz, versionOf } from '../quizzes/quiz-store.ts'
import { toQuiz, toSummary } from '../quizzes/quizzes.ts'
import { requireAdmin } from '../session/guards.ts'
import { checkBasis, editedAt } from './edits.ts'
import { checkPublication, notePublication } from './publishing.ts'
import { nameQuestions } from './question-names.ts'
import { columnsOf, markingOf, QuizWrite, rulesOf } from './quiz-write.ts'

function createQuiz(deps: Deps, quiz: QuizBody, author: UserRow) {
  const at = nowOf(deps)
  const before = { review_from: 'submitted', practice: null }
  const authored = {
    questions: nameQuestions(quiz.questions, []),
    rules: rulesOf(quiz, null),
    marking: markingOf(quiz, null),
  }
  return deps.db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('quizzes')
      .values({ ...columnsOf(quiz, authored.rules, before, at), created_by: author.id, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addVersion(db, row.id, row.version, authored)
    await note(db, { what: 'created', who: author.id, at, quizId: row.id })
    return toQuiz(row, { ...authored, version: row.version })
  })
}

/** Changed questions make a new version; open attempts keep theirs. */
function updateQuiz(deps: Deps, quizId: string, quiz: QuizBody, author: UserRow) {
  return deps.db.transaction().execute(async (db) => {
    const [row, at] = [await lockQuiz(db, quizId), nowOf(deps)]
    await checkBasis(db, row, quiz.basis)
    await checkPublication(db, row, quiz.isActive)
    await checkPractice(db, row, quiz, at)
    const before = await readVersionInForce(db, quizId, row.version)
    const questions = nameQuestions(quiz.questions, before.questions)
    const [rules, marking] = [rulesOf(quiz, before.rules), markingOf(quiz, before.marking)]
    // The form received the key in force, which may differ from the authored one, and sends it back.
    const shown = { ...before, questions: asAuthored(before.questions) }
    const version = await versionOf(db, row, shown, { questions, rules, marking })
    if (version !== row.version) await carryKeys(db, quizId, row.version, version)
    const edited = await readVersionInForce(db, quizId, version)
    requireCounting(edited.questions, edited.rules)
    const updated = await db
      .updateTable('quizzes')
      .set({ ...columnsOf(quiz, rules, row, editedAt(row, at)), version })
      .where('id', '=', quizId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(db, { what: 'edited', who: author.id, at, quizId })
    await notePublication(db, row, updated, { author, at })
    return toQuiz(updated, { ...edited, version })
  })
}

/** Publishes a draft. Idempotent. Throws 404. */
function publishQuiz(deps: Deps, quizId: string, author: UserRow) {
  return deps.db.transaction().execute(async (db) => {
    const [row, at] = [await lockQuiz(db, quizId), nowOf(deps)]
    const published = await db
      .updateTable('quizzes')
      .set({ is_active: true, ...(!row.is_active && { updated_at: editedAt(row, at) }) })
      .where('id', '=', quizId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await notePublication(db, row, published, { author, at })
    return toSummary(published)
  })
}

/** A soft delete: the quiz disappears and cannot be started; running attempts go on, and results stay readable. */
async function deleteQuiz(deps: Deps, quizId: string, author: UserRow): Promise<void> {
  const at = nowOf(deps)
  await deps.db.transaction().execute(async (db) => {
    await lockQuiz(db, quizId)
    await db.updateTable('quizzes').set({ deleted_at: at, updated_at: at }).where('id', '=', quizId).execute()
    await note(db, { what: 'deleted', who: author.id, at, quizId })
  })
}

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
      return c.json(await createQuiz(deps, quiz, c.get('user')))
    },
  )

  routes.put(
    '/quiz/:id',
    described('Changes a quiz; attempts keep their questions; administrators only', Quiz),
    admin,
    often,
    quizParam(),
    body(QuizWrite),
    async (c) => {
      const quiz = c.req.valid('json')
      return c.json(await updateQuiz(deps, c.req.valid('param').id, quiz, c.get('user')))
    },
  )

  routes.post(
    '/quiz/:id/publish',
    described('Publishes a draft; idempotent; administrators only', QuizSummary, 'drafts'),
    admin,
    often,
    quizParam(),
    async (c) => c.json(await publishQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.delete(
    '/quiz/:id',
    described(
      'Deletes a quiz; running attempts go on, and results stay readable; administrators only',
      MessageAnswer,
    ),
    admin,
    often,
    quizParam(),
    async (c) => {
      await deleteQuiz(deps, c.req.valid('param').id, c.get('user'))
      return c.json({ message: 'Quiz deleted successfully' })
    },
  )

  return routes
}
