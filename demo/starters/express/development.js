import { Router, urlencoded } from 'express'
import { must } from './check.js'
import { publicUrl } from './config.js'
import { query, queryOne } from './database.js'
import { checkFrontendUrl, openSession, signIn } from './session.js'

/* Sample people, whom anybody may become, and sample quizzes. server.js loads this file unless NODE_ENV is production. */

const PEOPLE = [
  { subject: 'sample-asha', name: 'Asha Rao', email: 'asha@example.org', isAdmin: false },
  { subject: 'sample-ben', name: 'Ben Okafor', email: 'ben@example.org', isAdmin: false },
  { subject: 'sample-meera', name: 'Meera Iyer', email: 'meera@example.org', isAdmin: true },
]

const QUESTIONS = [
  { text: 'What is $2^5$?', options: ['10', '25', '32', '64'], correctAnswer: 2 },
  { text: 'Which unit has force?', options: ['joule', 'newton', 'watt', 'pascal'], correctAnswer: 1 },
].map(({ options, ...question }, index) => ({
  _id: `sample-${index + 1}`,
  ...question,
  options: options.map((text) => ({ text })),
  points: 1,
}))

/** People, a quiz that is open, one that has ended with a result of everybody's, and slots around the clock. */
export async function addSamples() {
  const known = await queryOne('SELECT id FROM users LIMIT 1')
  if (known) return
  for (const { subject, email, name, isAdmin } of PEOPLE)
    await query('INSERT INTO users (subject, email, name, is_admin) VALUES ($1, $2, $3, $4)', [
      subject,
      email,
      name,
      isAdmin,
    ])
  for (const [title, from, to] of [
    ['Powers and units', '-1 day', '30 days'],
    ['Last week', '-9 days', '-2 days'],
  ])
    await query(
      `INSERT INTO quizzes (title, description, duration, start_time, end_time, questions)
       VALUES ($1, 'Two questions to try things out.', 15, now() + $2::interval, now() + $3::interval, $4)`,
      [title, from, to, JSON.stringify(QUESTIONS)],
    )
  await query(
    `INSERT INTO attempts (quiz_id, user_id, questions, opened_at, submitted_at, answers, score, correct_answers, time_spent)
     SELECT q.id, u.id, q.questions, q.start_time, q.start_time + interval '5 minutes', '[2, null]', 50, 1, 300
     FROM quizzes q, users u WHERE q.title = 'Last week' AND NOT u.is_admin`,
  )
  await query('UPDATE slot_config SET business_hours_start = 0, business_hours_end = 24')
}

/** The command that audits this server, with a session of each sample person. */
export async function auditCommand() {
  const [learner, second, admin] = await Promise.all(
    PEOPLE.map(async ({ subject }) => {
      const { id } = await queryOne('SELECT id FROM users WHERE subject = $1', [subject])
      return openSession(id)
    }),
  )
  return `npx quiz-elements audit ${publicUrl}/api --learner ${learner} --second-learner ${second} --admin ${admin} --origin http://localhost:3000 --write`
}

export const developmentRoutes = Router()

developmentRoutes.get('/development/sign-in', (req, res) => {
  const { href } = checkFrontendUrl(req.query.frontend_url)
  const buttons = PEOPLE.map(
    ({ subject, name, isAdmin }) =>
      `<p><button name="subject" value="${subject}">${name}${isAdmin ? ' (administrator)' : ''}</button>`,
  )
  res.send(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign in</title>
    <h1>Who are you?</h1><p>A page for development. Replace it by your own sign-in.
    <form method="post" action="?frontend_url=${encodeURIComponent(href)}">${buttons.join('')}</form>`)
})

developmentRoutes.post('/development/sign-in', urlencoded(), async (req, res) => {
  const person = PEOPLE.find(({ subject }) => subject === req.body?.subject)
  must(person, 'Nobody of that name')
  await signIn(res, person, req.query.frontend_url)
})
