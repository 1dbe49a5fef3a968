import { handInLate } from './calls/attempts.ts'
import { pictureCalls } from './calls/picture-calls.ts'
import { quizCalls } from './calls/quiz-calls.ts'
import { reportCalls } from './calls/report-calls.ts'
import { type Call, routerOf } from './calls/router.ts'
import { sessionCalls, signIn, ticketFor } from './calls/session-calls.ts'
import { slotAdminCalls } from './calls/slot-admin.ts'
import { slotCalls } from './calls/slot-calls.ts'
import { standingCalls } from './calls/standing-calls.ts'
import { fieldsFilter, type MockFeature } from './school/features.ts'
import type { Person } from './school/people.ts'
import { Answer, notFound, Refusal, unauthorized } from './school/refusal.ts'
import { openSchool, type School } from './school/school.ts'
import { inOldShapes, type Shapes } from './shapes.ts'

/*
 * The contract in memory: a fetch function on plain data, with the rules of src/domain. It serves the command
 * `quiz-elements mock`, the configurator's previews and tests; it is for development, and forgets everything.
 */

export interface MockOptions {
  /** The address of the API, without a slash at its end. */
  base: string
  now?: () => number
  /** The folder of the sample pictures, with a slash at its end. */
  site?: string
  /** Beyond the specification; none without them. */
  features?: readonly MockFeature[]
  /** Those of the contract without it. */
  shapes?: Shapes | undefined
}

// More than one segment before one: `/quiz/proxy-image` is no quiz.
const CALLS = {
  ...pictureCalls,
  ...sessionCalls,
  ...slotCalls,
  ...slotAdminCalls,
  ...quizCalls,
  ...reportCalls,
  ...standingCalls,
}

const COOKIE = 'mock-session'

const tokenOf = ({ headers }: Request) =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ??
  new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]+)`).exec(headers.get('cookie') ?? '')?.[1] ??
  ''

/** The cookie of a session; without a token it ends there. */
export const cookieFor = (token?: string) =>
  `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${token ? '' : '; Max-Age=0'}`

/** Throws 400 for a text that is not JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  if (!/\bjson\b/.test(request.headers.get('content-type') ?? '')) return undefined
  const text = await request.text()
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw new Refusal(400, 'The body is no JSON')
  }
}

/** The person who may make the call. Throws 401 or 403. */
function callerOf({ sessions, people, now }: School, { who }: Call, token: string): Person | undefined {
  const session = sessions.get(token)
  const person = session && people.find(({ _id }) => _id === session.person._id)
  if (session) session.lastUsedAt = now()
  if (who !== 'anyone' && !person) throw unauthorized()
  if (who === 'admin' && !person?.isAdmin) throw new Refusal(403, 'Permission denied')
  return person
}

export function createMock(options: MockOptions) {
  const { base, now = Date.now, site = `${base}/`, features = [], shapes } = options
  const open = () => openSchool({ now, site, features })
  const find = routerOf(CALLS, new Set(features))
  const told = fieldsFilter(features)
  const shaped = (answer: unknown) => (shapes === 'old' ? inOldShapes(answer) : answer)
  let school = open()

  async function answerOf(request: Request, token: string): Promise<unknown> {
    const { pathname, searchParams: query, href } = new URL(request.url)
    const path = pathname.slice(new URL(base).pathname.length)
    const found = href.startsWith(`${base}/`) ? find(`${request.method} ${path}`) : undefined
    if (!found) throw notFound()
    handInLate(school)
    const user = callerOf(school, found.call, token)
    const ask = { school, user: user as never, token, request, query, body: told(await bodyOf(request)) }
    return found.call.handle(ask as never, ...found.ids)
  }

  /** A cookie goes along with every session, as uploads send nothing else. */
  function cookieOf(token: string, body: unknown): string | undefined {
    const own = body && typeof body === 'object' && 'token' in body ? String(body.token) : token
    if (school.sessions.has(own)) return cookieFor(own)
    return token ? cookieFor() : undefined
  }

  async function statusAndBody(request: Request, token: string): Promise<Answer | Response> {
    try {
      const answer = await answerOf(request, token)
      return answer instanceof Answer || answer instanceof Response
        ? answer
        : new Answer(200, answer as object)
    } catch (error) {
      if (error instanceof Refusal)
        return new Answer(error.status, { message: error.message, ...error.facts })
      throw error
    }
  }

  return {
    /** Answers a call; never throws for what a client sends. */
    async fetch(request: Request): Promise<Response> {
      const token = tokenOf(request)
      const answer = await statusAndBody(request, token)
      if (answer instanceof Response) return answer
      const cookie = cookieOf(token, answer.body)
      return new Response(JSON.stringify(shaped(told(answer.body))), {
        status: answer.status,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          date: new Date(now()).toUTCString(),
          ...(cookie && { 'set-cookie': cookie }),
        },
      })
    },
    /** The token of a new session of that sample person. */
    signIn: (person: Person) => signIn(school, person),
    /** What the return of a sign-in carries. */
    ticketFor: (person: Person, challenge?: string) => ticketFor(school, person, challenge),
    get school(): Readonly<School> {
      return school
    },
    /** As if they had expired. */
    endSessions: () => school.sessions.clear(),
    /** Back to the sample data. Sessions end. */
    reset(): void {
      school = open()
    },
  }
}

export type Mock = ReturnType<typeof createMock>
