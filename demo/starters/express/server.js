import cors from 'cors'
import express from 'express'
import { must } from './check.js'
import { allowedOrigins, host, isProduction, port, publicUrl } from './config.js'
import { imageRoutes } from './images.js'
import { quizRoutes } from './quizzes.js'
import { resultRoutes } from './results.js'
import { readSession, sessionRoutes } from './session.js'
import { generateSlots, slotRoutes } from './slots.js'

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use(
  cors({
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  }),
)
app.use((_req, res, next) => {
  res.set('Cache-Control', 'no-store')
  next()
})
app.use(express.json({ limit: '2mb' }))
app.use(readSession)

let command
if (!isProduction) {
  const { addSamples, auditCommand, developmentRoutes } = await import('./development.js')
  await addSamples()
  app.use('/api', developmentRoutes)
  command = await auditCommand()
}

// Images first: /quiz/proxy-image is not the quiz "proxy-image".
app.use('/api', sessionRoutes, imageRoutes, quizRoutes, resultRoutes, slotRoutes)
app.use((req) => must(false, `There is no ${req.method} ${req.path}`, 404))

/** What PostgreSQL says of a value that it cannot store, such as a NUL character in a text, and of a row that is gone. */
const DATABASE_REFUSALS = { 22021: 400, '22P02': 400, '22P05': 400, 23503: 404 }

app.use((error, _req, res, _next) => {
  const status = error.status ?? DATABASE_REFUSALS[error.code] ?? 500
  if (status === 500) console.error(error)
  const message = error.status ? error.message : status < 500 ? 'Invalid input' : 'Something went wrong'
  res.status(status).json({ message, ...error.more })
})

// The booking window moves on with the days.
await generateSlots()
setInterval(() => generateSlots().catch(console.error), 3_600_000)

app.listen(port, host, (error) => {
  if (error) throw error
  console.log(`The API is at ${publicUrl}/api`)
  if (command) console.log(`\nSample people are signed in for 12 hours; to audit it:\n\n  ${command}\n`)
})
