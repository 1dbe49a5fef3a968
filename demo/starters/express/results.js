import { Router } from 'express'
import { isText, must } from './check.js'
import { query, queryOne } from './database.js'
import { requireAdmin, requireUser } from './session.js'

export const resultRoutes = Router()

const FIELDS = `_id, quiz, "user", answers, score, "correctAnswers", "totalQuestions", "timeSpent", "submittedAt"`

/** With the questions and their key: for the person after the submission, and for administrators. */
export async function getResult(quizId, userId) {
  const result = await queryOne(
    `SELECT r.*, a.questions FROM (SELECT ${FIELDS} FROM result_view WHERE quiz_id = $1 AND user_id = $2) r
     JOIN attempts a ON a.id = r._id`,
    [quizId, userId],
  )
  must(result, 'Results not found', 404)
  const { questions, quiz, ...rest } = result
  return { ...rest, quiz: { ...quiz, questions } }
}

resultRoutes.get('/quiz/:id/results', requireUser, async (req, res) =>
  res.json(await getResult(req.params.id, req.user._id)),
)

resultRoutes.get('/quiz/:id/user/:userId/results', requireAdmin, async (req, res) =>
  res.json(await getResult(req.params.id, req.params.userId)),
)

resultRoutes.get('/user/results', requireUser, async (req, res) => {
  const sql = `SELECT ${FIELDS} FROM result_view WHERE user_id = $1 ORDER BY "submittedAt" DESC, _id`
  res.json(await query(sql, [req.user._id]))
})

/** What `sortBy` may be: texts of the query never become SQL. */
const SORTS = new Map([
  ['submittedAt', '"submittedAt"'],
  ['score', 'score'],
  ['user', `lower("user" ->> 'name')`],
])

/** A number of the query, between two others; `fallback` if it is none. */
function numberOf(text, fallback, least, most) {
  const number = isText(text, 20) ? Number(text) : Number.NaN
  return Number.isNaN(number) ? fallback : Math.min(Math.max(number, least), most)
}

const FILTER = `FROM result_view WHERE ($1::text IS NULL OR quiz_id = $1) AND score BETWEEN $2 AND $3
  AND strpos(lower(concat_ws(' ', quiz ->> 'title', "user" ->> 'name', "user" ->> 'email')), lower($4)) > 0`

async function listResults(quizId, asked) {
  const page = Math.floor(numberOf(asked.page, 1, 1, 1_000_000))
  const limit = Math.floor(numberOf(asked.limit, 50, 1, 100))
  const search = isText(asked.search, 200) ? asked.search.trim() : ''
  const minScore = Math.ceil(numberOf(asked.minScore, 0, 0, 101))
  const maxScore = Math.floor(numberOf(asked.maxScore, 100, -1, 100))
  const values = [quizId, minScore, maxScore, search]
  const order = `${SORTS.get(asked.sortBy) ?? '"submittedAt"'} ${asked.sortOrder === 'asc' ? 'ASC' : 'DESC'}`
  const sql = `SELECT ${FIELDS} ${FILTER} ORDER BY ${order}, _id LIMIT $5 OFFSET $6`
  const results = await query(sql, [...values, limit, (page - 1) * limit])
  const { total } = await queryOne(`SELECT count(*)::int AS total ${FILTER}`, values)
  const totalPages = Math.ceil(total / limit)
  const pagination = { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 }
  return { results, pagination }
}

resultRoutes.get('/user/admin/results', requireAdmin, async (req, res) =>
  res.json(await listResults(null, req.query)),
)

resultRoutes.get('/quiz/:id/admin/results', requireAdmin, async (req, res) =>
  res.json(await listResults(req.params.id, req.query)),
)

resultRoutes.post('/quiz/:id/admin/reset-attempt', requireAdmin, async (req, res) => {
  const userId = req.body?.userId
  must(isText(userId, 100), 'userId is missing')
  const sql = 'DELETE FROM attempts WHERE quiz_id = $1 AND user_id = $2 RETURNING id'
  const gone = await queryOne(sql, [req.params.id, userId])
  must(gone, 'Attempt not found', 404)
  res.json({ message: 'Attempt reset successfully' })
})
