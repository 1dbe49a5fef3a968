import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { enrol, type School } from '../school/school.ts'
import { forward } from './fault-proxy.ts'
import { PATIENT } from './faulty-server.ts'
import type { api } from './server.ts'

/** Calls that an API may offer beyond the specification. */
const OPTIONAL_CALLS = [
  /^\w+ \/api\/quiz\/[^/]+\/(start|attempt|publish|practice|admin\/(extend|live|announce|regrade))\b/,
  /^\w+ \/api\/slots\/move\b/,
  /^\w+ \/api\/admin\/(log|users|slots\/live)\b/,
  /^\w+ \/api\/auth\/sessions\b/,
]
/** Fields that come with them, and tell a client that they are there. */
const OPTIONAL_FIELDS =
  'features start version usesMath authoredIndex pinned shuffle draw reviewFrom ended regradedAt extraMinutes'

/** The entities as the specification has them, with what the readings of its open places add to keep them readable. */
const SPECIFIED = `_id googleId email name picture isAdmin createdAt updatedAt
  title description duration startTime endTime isActive createdBy questions
  text imageUrl image options correctAnswer points slotRequired
  quiz user answers score correctAnswers totalQuestions timeSpent submittedAt
  results pagination page limit total totalPages hasNext hasPrev performance queryTime cached
  hasUpcomingSlot slot slotTime slotDate upcomingSlot timeRemaining
  timeSlot availableSlots bookedSlots maxSlots slotId userId status
  slotDurationMinutes slotCapacity bookingWindowDays businessHoursStart businessHoursEnd timezone
  totalSlots totalCapacity totalBooked utilization peakHour peakUtilization date totalAvailable
  url success dataUrl message taken valid token`

const namesOf = (text: string) => new Set(text.split(/\s+/))

/** The same without the fields that `keeps` does not name. Ids of records that are keys of an object do not occur here. */
function pruned(value: unknown, keeps: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => pruned(item, keeps))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => keeps(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, pruned(inner, keeps)]))
}

const optional = namesOf(OPTIONAL_FIELDS)
const specified = namesOf(SPECIFIED)
/** How much of the reference API's answers is left. */
const KEEPS = {
  plain: (name: string) => !optional.has(name),
  bare: (name: string) => specified.has(name),
}

const QUIZ_CALL = /^GET \/api\/quiz\/([^/?]+)(\/access)?$/
const SUBMIT_CALL = /^POST \/api\/quiz\/([^/]+)\/submit$/

interface Question {
  correctAnswer?: number
}

/** The questions as they are now, as such an API gives them to whoever may open the quiz. */
async function presentQuestions(call: ReturnType<typeof api>, quizId: string) {
  const { body } = await call('GET', `/quiz/${quizId}`)
  return body.questions.map(({ correctAnswer: _, ...question }: Question) => question)
}

/**
 * The reference API as if it offered nothing optional: it gives the questions to whoever may open the quiz, knows no start, and
 * grades by the questions of the moment, with the time spent as it was sent. `bare`: its answers also have no field that the
 * specification does not name. `asked` counts calls that nobody should have made.
 */
export async function startPlainApi(school: School, kind: keyof typeof KEEPS = 'plain') {
  const keeps = KEEPS[kind]
  const { call: asAdmin } = await enrol(school, { isAdmin: true, name: 'The plain API' })
  const asked: string[] = []

  async function storeTimeSpent(attempt: { _id?: string }, sent: string) {
    const { timeSpent } = JSON.parse(sent)
    if (attempt._id === undefined || typeof timeSpent !== 'number') return
    await school.deps.db
      .updateTable('attempts')
      .set({ time_spent: Math.round(timeSpent) })
      .where('id', '=', attempt._id)
      .execute()
    Object.assign(attempt, { timeSpent })
  }

  const server = createServer(PATIENT, async (request, response) => {
    const call = `${request.method} ${request.url}`
    const sent = await buffer(request)
    if (OPTIONAL_CALLS.some((optionalCall) => optionalCall.test(call))) {
      asked.push(call)
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Not found"}')
      return
    }
    const [, submitted] = SUBMIT_CALL.exec(call) ?? []
    if (submitted) {
      const start = { method: 'POST', url: `/api/quiz/${submitted}/start` }
      await forward(school.url, request, Buffer.alloc(0), { as: start })
    }
    const { status, headers, text } = await forward(school.url, request, sent)
    response.sendDate = false
    if (!headers['content-type']?.includes('json')) {
      response.writeHead(status, headers).end(text)
      return
    }
    const body = JSON.parse(text)
    if (submitted && status === 200) await storeTimeSpent(body, sent.toString())
    const [, quizId] = QUIZ_CALL.exec(call) ?? []
    if (quizId && status === 200 && body.questions?.length === 0)
      body.questions = await presentQuestions(asAdmin, quizId)
    const { 'content-length': _, ...kept } = headers
    response.writeHead(status, kept).end(JSON.stringify(pruned(body, keeps)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The optional calls that were made although they are not offered. */
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type PlainApi = Awaited<ReturnType<typeof startPlainApi>>
