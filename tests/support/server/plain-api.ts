import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { nowOf } from '../../../demo/api/http/deps.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Feature } from '../../../src/domain/session/features.ts'
import { enrol, type Person, type School } from '../school/school.ts'
import { forward } from './fault-proxy.ts'
import { answers, PATIENT, resets } from './faulty-server.ts'

/** Calls that an API may offer beyond the specification. */
const OPTIONAL_CALLS = [
  /^\w+ \/api\/quiz\/[^/]+\/(start|attempt|publish|practice|reports|standing|admin\/(extend|live|announce|regrade))\b/,
  /^\w+ \/api\/slots\/move\b/,
  /^\w+ \/api\/admin\/(log|users|reports|slots\/live)\b/,
  /^\w+ \/api\/auth\/sessions\b/,
  /^\w+ \/api\/user\/(data|reports|standing|practice)\b/,
]
/** What comes with each feature: calls, and fields, which tell a client that it is there. */
const OFFERS: Record<Feature, { calls?: RegExp; fields?: string }> = {
  return: {},
  start: { calls: /^POST \/api\/quiz\/[^/]+\/start$/, fields: 'start startedAt version usesMath' },
  saves: { calls: /^(GET|PUT) \/api\/quiz\/[^/]+\/attempt\b/, fields: 'version ended' },
  versions: { fields: 'version' },
  review: { fields: 'reviewFrom shownAnswers' },
  order: { fields: 'shuffle draw pinned authoredIndex asked' },
  time: {
    calls: /^\w+ \/api\/(quiz\/[^/]+\/admin\/extend|admin\/users\/[^/]+\/time)$/,
    fields: 'timeFactor extraMinutes allowedSeconds',
  },
  regrade: {
    calls: /^POST \/api\/quiz\/[^/]+\/admin\/regrade$/,
    fields: 'regradedAt regrades accepted dropped',
  },
  live: {
    calls: /^\w+ \/api\/(quiz\/[^/]+\/admin\/(live|announce)|admin\/slots\/live\?\S+)$/,
    fields: 'startedAt',
  },
  content: { fields: 'explanation topic imageAlt' },
  edits: {},
  drafts: { calls: /^POST \/api\/quiz\/[^/]+\/publish$/, fields: 'running attempts' },
  move: { calls: /^POST \/api\/slots\/move\// },
  log: { calls: /^GET \/api\/admin\/log\b/ },
  sessions: { calls: /^\w+ \/api\/(auth\/sessions\b|admin\/users\/[^/]+\/sessions$)/ },
  people: {
    calls: /^\w+ \/api\/(user\/data$|admin\/users(\?\S*|\/group|\/[^/]+\/(results|group))?$)/,
    fields: 'group attempts asked',
  },
  public: { calls: /^GET \/api\/quiz\/[^/]+\/practice$/, fields: 'practice' },
  // Not `correctAnswers`: results count them.
  kinds: { fields: 'kind choose number responses' },
  marking: { fields: 'marking marks maxMarks' },
  reports: {
    calls: /^\w+ \/api\/(quiz\/[^/]+\/reports|user\/reports|admin\/reports)\b/,
    fields: 'reports',
  },
  pace: { fields: 'seconds changes' },
  standing: { calls: /^\w+ \/api\/(quiz\/[^/]+|user)\/standing$/ },
  practice: { calls: /^\w+ \/api\/user\/practice$/, fields: 'topics' },
  admins: { calls: /^\w+ \/api\/admin\/users\/[^/]+\/admin$/ },
}

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

const fieldsOf = (offered: readonly { fields?: string }[]) =>
  namesOf(offered.map(({ fields = '' }) => fields).join(' '))

const optional = fieldsOf(Object.values(OFFERS))
const specified = namesOf(SPECIFIED)

/** How much of the reference API's answers is left. `start` is an offer of its own, listed or not. */
const KEEPS = {
  plain: (name: string) => !optional.has(name) && name !== 'maxFutureBookings',
  bare: (name: string) => specified.has(name),
  unlisted: (name: string) => name !== 'start',
}

const LIST_CALL = /^GET \/api\/quiz$/
const QUIZ_CALL = /^GET \/api\/quiz\/([^/?]+)(?:\/access)?$/
const SUBMIT_CALL = /^POST \/api\/quiz\/([^/]+)\/submit$/
/** What the reference API takes only after a start. */
const WORK_CALL = /^(?:POST \/api\/quiz\/([^/]+)\/submit|PUT \/api\/quiz\/([^/]+)\/attempt)$/

/** The API without these features, which does all the same what each of them is not needed for. */
function withoutFeatures(
  { deps, url: upstream }: School,
  { call: asAdmin }: Person,
  listsQuestions: boolean,
) {
  /** The questions as they are now, as such an API gives them to whoever may open the quiz. */
  async function present(quizId: string) {
    const { body } = await asAdmin('GET', `/quiz/${quizId}`)
    const questions = body.questions.map(
      ({ correctAnswer: _, ...question }: { correctAnswer?: number }) => question,
    )
    return { questions, version: body.version }
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
      const [, submitted, saved] = WORK_CALL.exec(call) ?? []
      const quizId = submitted ?? saved
      if (quizId) await openBelated(request, quizId, JSON.parse(sent.toString()).timeSpent ?? 0)
    },
    // biome-ignore lint/suspicious/noExplicitAny: the answer of any call
    async after(call: string, sent: Buffer, body: any) {
      if (SUBMIT_CALL.test(call)) {
        const { timeSpent } = JSON.parse(sent.toString())
        await storeTimeSpent(body._id, timeSpent)
        return { ...body, timeSpent }
      }
      const [, quizId] = QUIZ_CALL.exec(call) ?? []
      if (quizId && body.questions?.length === 0) return { ...body, ...(await present(quizId)) }
      if (listsQuestions && LIST_CALL.test(call))
        return Promise.all(
          body.map(async (quiz: { _id: string }) => ({
            ...quiz,
            ...(await present(quiz._id)),
          })),
        )
      return body
    },
  }
}

const isJson = (headers: OutgoingHttpHeaders) => String(headers['content-type']).includes('json')

interface Offer {
  kind?: keyof typeof KEEPS
  features?: readonly Feature[]
  port?: number
}

/**
 * The reference API as if it offered nothing optional but these features: without `start` it gives the questions to whoever may
 * open the quiz, knows no start, and grades by the questions of the moment. `bare`: its answers also have no field that the
 * specification does not name; `unlisted`: they have all fields, but nothing is offered. `asked` are the calls that nobody should
 * have made.
 */
export async function startPlainApi(school: School, { kind = 'plain', features = [], port = 0 }: Offer = {}) {
  const admin = await enrol(school, { isAdmin: true, name: 'The plain API' })
  const knowsStarts = features.includes('start')
  const { before, after } = withoutFeatures(school, admin, kind === 'bare')
  const offered = features.map((feature) => OFFERS[feature])
  const offeredFields = fieldsOf(offered)
  const keeps = (name: string) => offeredFields.has(name) || KEEPS[kind](name)
  const isRefused = (call: string) =>
    OPTIONAL_CALLS.some((optionalCall) => optionalCall.test(call)) &&
    !offered.some(({ calls }) => calls?.test(call))
  /** What is left of an answer. */
  const told = (answer: object) => {
    const kept = pruned(answer, keeps) as object
    return 'features' in answer ? { ...kept, features } : kept
  }
  const asked: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = `${request.method} ${request.url}`
    const sent = await buffer(request)
    response.sendDate = false
    if (isRefused(call)) {
      asked.push(call)
      answers(404, { message: 'Not found' })(response)
      return
    }
    if (!knowsStarts) await before(request, call, sent)
    const { status, headers, received } = await forward(school.url, request, sent)
    // Of what was received, which is not what is sent.
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers
    const body = isJson(headers) && JSON.parse(received.toString())
    const full = status === 200 && body && !knowsStarts ? await after(call, sent, body) : body
    response.writeHead(status, kept).end(full ? JSON.stringify(told(full)) : received)
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
