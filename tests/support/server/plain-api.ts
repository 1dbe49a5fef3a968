import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { nowOf } from '../../../demo/api/http/deps.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { enrol, type Person, type School } from '../school/school.ts'
import { forward } from './fault-proxy.ts'
import { answers, PATIENT, resets } from './faulty-server.ts'

/** Calls that an API may offer beyond the specification. */
const OPTIONAL_CALLS = [
  /^\w+ \/api\/quiz\/[^/]+\/(start|attempt|publish|practice|admin\/(extend|live|announce|regrade))\b/,
  /^\w+ \/api\/slots\/move\b/,
  /^\w+ \/api\/admin\/(log|users|slots\/live)\b/,
  /^\w+ \/api\/auth\/sessions\b/,
]
/** Fields that come with them, and tell a client that they are there. */
const OPTIONAL_FIELDS =
  'features start version usesMath authoredIndex pinned shuffle draw reviewFrom shownAnswers ended allowedSeconds asked regradedAt regrades accepted dropped extraMinutes timeFactor maxFutureBookings running attempts'

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

const LIST_CALL = /^GET \/api\/quiz$/
const QUIZ_CALL = /^GET \/api\/quiz\/([^/?]+)(?:\/access)?$/
const SUBMIT_CALL = /^POST \/api\/quiz\/([^/]+)\/submit$/

/** The API without these features, which does all the same what each of them is not needed for. */
function withoutFeatures(
  { deps, url: upstream }: School,
  { call: asAdmin }: Person,
  listsQuestions: boolean,
) {
  /** The questions as they are now, as such an API gives them to whoever may open the quiz. */
  async function presentQuestions(quizId: string) {
    const { body } = await asAdmin('GET', `/quiz/${quizId}`)
    return body.questions.map(({ correctAnswer: _, ...question }: { correctAnswer?: number }) => question)
  }

  /** Nobody told it of a start, so that it believes the time that was sent. */
  const storeTimeSpent = (attemptId: string, timeSpent: number) =>
    deps.db
      .updateTable('attempts')
      .set({ time_spent: Math.round(timeSpent) })
      .where('id', '=', attemptId)
      .execute()

  async function whoAsks(request: IncomingMessage): Promise<string | undefined> {
    const me = { method: 'GET', url: '/api/auth/me' }
    const { status, received } = await forward(upstream, request, Buffer.alloc(0), { as: me })
    return status === 200 ? JSON.parse(received.toString()).user._id : undefined
  }

  /** The start that the reference API asks for, as long ago as whoever hands in says; the first one counts. */
  async function openBelated(request: IncomingMessage, quizId: string, timeSpent: number) {
    const userId = await whoAsks(request)
    const quiz = await deps.db
      .selectFrom('quizzes')
      .select(['id', 'version', 'duration', 'end_time'])
      .where('id', '=', quizId)
      .where('is_active', '=', true)
      .executeTakeFirst()
    const startedAt = new Date(nowOf(deps).getTime() - timeSpent * SECOND_MS)
    if (userId && quiz) await openAttempt(deps.db, quiz, { id: userId }, startedAt)
  }

  return {
    async before(request: IncomingMessage, call: string, sent: Buffer) {
      const [, quizId] = SUBMIT_CALL.exec(call) ?? []
      if (quizId) await openBelated(request, quizId, JSON.parse(sent.toString()).timeSpent)
    },
    // biome-ignore lint/suspicious/noExplicitAny: the answer of any call
    async after(call: string, sent: Buffer, body: any) {
      if (SUBMIT_CALL.test(call)) {
        const { timeSpent } = JSON.parse(sent.toString())
        await storeTimeSpent(body._id, timeSpent)
        return { ...body, timeSpent }
      }
      const [, quizId] = QUIZ_CALL.exec(call) ?? []
      if (quizId && body.questions?.length === 0)
        return { ...body, questions: await presentQuestions(quizId) }
      if (listsQuestions && LIST_CALL.test(call))
        return Promise.all(
          body.map(async (quiz: { _id: string }) => ({
            ...quiz,
            questions: await presentQuestions(quiz._id),
          })),
        )
      return body
    },
  }
}

const isJson = (headers: OutgoingHttpHeaders) => String(headers['content-type']).includes('json')

/**
 * The reference API as if it offered nothing optional: it gives the questions to whoever may open the quiz, knows no start, and
 * grades by the questions of the moment. `bare`: its answers also have no field that the specification does not name. `asked`
 * are the calls that nobody should have made.
 */
export async function startPlainApi(school: School, kind: keyof typeof KEEPS = 'plain', port = 0) {
  const admin = await enrol(school, { isAdmin: true, name: 'The plain API' })
  const { before, after } = withoutFeatures(school, admin, kind === 'bare')
  const asked: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = `${request.method} ${request.url}`
    const sent = await buffer(request)
    response.sendDate = false
    if (OPTIONAL_CALLS.some((optionalCall) => optionalCall.test(call))) {
      asked.push(call)
      answers(404, { message: 'Not found' })(response)
      return
    }
    await before(request, call, sent)
    const { status, headers, received } = await forward(school.url, request, sent)
    // Of what was received, which is not what is sent.
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers
    const body = isJson(headers) && JSON.parse(received.toString())
    const full = status === 200 && body ? await after(call, sent, body) : body
    response.writeHead(status, kept).end(full ? JSON.stringify(pruned(full, KEEPS[kind])) : received)
  }
  // A page that is left may still be asking while its test stops the API, as before a fault proxy.
  const server = createServer(PATIENT, (request, response) =>
    answer(request, response).catch(() => resets(response)),
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type PlainApi = Awaited<ReturnType<typeof startPlainApi>>
