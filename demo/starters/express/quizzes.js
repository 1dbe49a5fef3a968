import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Router } from 'express'
import { isInstant, isText, isWhole, must } from './check.js'
import { query, queryOne } from './database.js'
import { getResult } from './results.js'
import { requireAdmin, requireUser } from './session.js'
import { hasRunningSlot } from './slots.js'

/** A submission that was sent in time may arrive a little later. */
const GRACE_MS = 60_000

export const quizRoutes = Router()

async function getQuiz(id) {
  const quiz = await queryOne(
    'SELECT v.*, q.questions FROM quiz_view v JOIN quizzes q ON q.id = v._id WHERE v._id = $1',
    [id],
  )
  must(quiz, 'Quiz not found', 404)
  return quiz
}

const isOpen = ({ startTime, endTime }, graceMs = 0) =>
  startTime <= Date.now() && Date.now() <= endTime.getTime() + graceMs

/* Administrators write them. */

function checkPicture(imageUrl, where) {
  if (imageUrl === undefined || imageUrl === null || imageUrl === '') return undefined
  const isWeb = isText(imageUrl, 2000) && URL.canParse(imageUrl) && /^https?:/i.test(imageUrl)
  must(isWeb, `${where}: the picture must be a web address`)
  return imageUrl
}

function checkQuestion(question, index) {
  const where = `Question ${index + 1}`
  const { _id, text, imageUrl, options, correctAnswer, points = 1 } = question ?? {}
  must(isText(text, 10_000), `${where} has no text`)
  must(Array.isArray(options) && isWhole(options.length, 2, 26), `${where} needs 2 to 26 options`)
  must(isWhole(correctAnswer, 0, options.length - 1), `${where}: the right answer is none of the options`)
  must(isWhole(points, 1, 1000), `${where}: points must be a whole number from 1 on`)
  return {
    _id: isText(_id, 100) ? _id : randomUUID(),
    text,
    imageUrl: checkPicture(imageUrl, where),
    options: options.map((option) => {
      must(isText(option?.text, 10_000), `${where}: an option has no text`)
      return { text: option.text, imageUrl: checkPicture(option.imageUrl, where) }
    }),
    correctAnswer,
    points,
  }
}

/** The values of a quiz in the order of both statements below. */
function checkQuiz(body) {
  const { title, description = '', duration, startTime, endTime, questions, isActive = true } = body ?? {}
  must(isText(title, 300), 'A quiz needs a title')
  must(typeof description === 'string' && description.length <= 10_000, 'The description is no text')
  must(isWhole(duration, 1, 1440), 'The duration must be a whole number of minutes, from 1 on')
  must(isInstant(startTime) && isInstant(endTime), 'Start and end must be times such as 2026-03-04T10:00:00Z')
  must(Date.parse(startTime) < Date.parse(endTime), 'The quiz must end after it starts')
  must(Array.isArray(questions) && isWhole(questions.length, 1, 500), 'Please add at least one question')
  must(typeof isActive === 'boolean', 'isActive must be true or false')
  const checked = JSON.stringify(questions.map(checkQuestion))
  return [title, description, duration, startTime, endTime, isActive, checked]
}

quizRoutes.post('/quiz', requireAdmin, async (req, res) => {
  const { id } = await queryOne(
    `INSERT INTO quizzes (title, description, duration, start_time, end_time, is_active, questions, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [...checkQuiz(req.body), req.user._id],
  )
  res.status(201).json(await getQuiz(id))
})

quizRoutes.put('/quiz/:id', requireAdmin, async (req, res) => {
  await query(
    `UPDATE quizzes SET title = $1, description = $2, duration = $3, start_time = $4, end_time = $5, is_active = $6,
       questions = $7, updated_at = now() WHERE id = $8`,
    [...checkQuiz(req.body), req.params.id],
  )
  res.json(await getQuiz(req.params.id))
})

quizRoutes.delete('/quiz/:id', requireAdmin, async (req, res) => {
  const gone = await queryOne('DELETE FROM quizzes WHERE id = $1 RETURNING id', [req.params.id])
  must(gone, 'Quiz not found', 404)
  res.json({ message: 'Quiz deleted successfully' })
})

quizRoutes.get('/quiz/:id', requireAdmin, async (req, res) => res.json(await getQuiz(req.params.id)))

/* Learners take them. */

quizRoutes.get('/quiz', async (req, res) => {
  const isAdmin = req.user?.isAdmin ?? false
  const sql = 'SELECT * FROM quiz_view WHERE "isActive" OR $1 ORDER BY "startTime" DESC, _id'
  res.json(await query(sql, [isAdmin]))
})

const SLOT_REQUIRED = 'You can only access quizzes during your booked slot time. Please book a slot first.'

const findAttempt = (quizId, userId) =>
  queryOne('SELECT * FROM attempts WHERE quiz_id = $1 AND user_id = $2', [quizId, userId])

const withoutKey = ({ correctAnswer, ...question }) => question

quizRoutes.get('/quiz/:id/access', requireUser, async (req, res) => {
  const { user, params } = req
  const quiz = await getQuiz(params.id)
  const mayEnter = user.isAdmin || (await hasRunningSlot(user._id))
  must(mayEnter, SLOT_REQUIRED, 403, { slotRequired: true })
  must(quiz.isActive && isOpen(quiz), 'This quiz is not currently active')
  await query(
    'INSERT INTO attempts (quiz_id, user_id, questions) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [quiz._id, user._id, JSON.stringify(quiz.questions)],
  )
  const { questions } = await findAttempt(quiz._id, user._id)
  res.json({ ...quiz, questions: questions.map(withoutKey) })
})

quizRoutes.get('/quiz/:id/taken', requireUser, async (req, res) => {
  const attempt = await findAttempt(req.params.id, req.user._id)
  res.json({ taken: attempt?.submitted_at != null })
})

/** One entry for each question: the index of an option, or null. */
function checkAnswers(answers, questions) {
  const isList = Array.isArray(answers) && answers.length <= questions.length
  must(isList, 'answers must be a list with one entry for each question', 422)
  return questions.map(({ options }, index) => {
    const answer = answers[index] ?? null
    const isOption = answer === null || isWhole(answer, 0, options.length - 1)
    must(isOption, `The answer to question ${index + 1} is none of its options`, 422)
    return answer
  })
}

quizRoutes.post('/quiz/:id/submit', requireUser, async (req, res) => {
  const { user, body } = req
  const quiz = await getQuiz(req.params.id)
  const attempt = await findAttempt(quiz._id, user._id)
  must(attempt, SLOT_REQUIRED, 403, { slotRequired: true })
  const answers = checkAnswers(body?.answers, attempt.questions)
  must(Number.isFinite(body.timeSpent) && body.timeSpent >= 0, 'timeSpent must be a number of seconds', 422)
  if (!attempt.submitted_at) {
    must(isOpen(quiz, GRACE_MS), 'This quiz is not currently active')
    const correct = attempt.questions.filter(({ correctAnswer }, i) => answers[i] === correctAnswer).length
    const score = Math.round((100 * correct) / answers.length)
    // Only the first of two submissions finds an attempt that is open; nobody worked longer than since they opened it.
    await query(
      `UPDATE attempts SET submitted_at = now(), answers = $3, correct_answers = $4, score = $5,
         time_spent = least($6::float8, extract(epoch FROM now() - opened_at))
       WHERE quiz_id = $1 AND user_id = $2 AND submitted_at IS NULL`,
      [quiz._id, user._id, JSON.stringify(answers), correct, score, body.timeSpent],
    )
  }
  // Browsers send again what got no answer: the same answers are the same result, others come too late.
  const result = await getResult(quiz._id, user._id)
  must(isDeepStrictEqual(result.answers, answers), 'You have already submitted this quiz', 422)
  res.json(result)
})
