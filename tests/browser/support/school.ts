import { randomUUID } from 'node:crypto'
import { seedDemo } from '../../../demo/api/sample/seed.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/api/server.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { opticsJson } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { fastest } from '../../support/server/engines.ts'
import { freePort } from '../../support/server/free-port.ts'
import { startPlainApi } from '../../support/server/plain-api.ts'
import { testConfig } from '../../support/server/server.ts'

export const SITE_DIR = 'dist/site'

/** On a Wednesday at two minutes past ten in London, past eleven in Paris where the browser is. */
const OPENS_AT = Date.parse('2026-03-04T10:02:00Z')

interface StartedServer extends RunningServer {
  /** Where a proxy before it reaches it. */
  upstream: string
}

/** A reference API with a clock that runs, and can be put forward. It also serves the built site. */
export interface School extends StartedServer {
  now(): number
  advance(minutes: number): void
}

/** With QUIZ_OFFERS=nothing stories are told with an API that offers nothing optional. */
export const OFFERS_NOTHING = process.env.QUIZ_OFFERS === 'nothing'

/** Browsers reach the school through a proxy that hides what it offers, and know no other address of it. */
async function startPlainServer(options: ServerOptions): Promise<StartedServer> {
  const port = await freePort()
  const upstream = `http://localhost:${port}`
  const { publicUrl = upstream } = options.config
  const server = await startServer({ ...options, config: { ...options.config, publicUrl } })
  const { close } = await startPlainApi({ ...server, url: server.deps.address.loopback }, { port })
  return { ...server, upstream, close: () => close().then(server.close) }
}

async function startFullServer(options: ServerOptions): Promise<StartedServer> {
  const server = await startServer(options)
  return { ...server, upstream: server.deps.address.loopback }
}

interface SchoolFacts {
  /** With the sample data. */
  sample?: boolean
  /** Of pages elsewhere. */
  allowedOrigins?: readonly string[]
  /** The address of a proxy before it. */
  publicUrl?: string
  /** Whose addresses may sign in; everybody's, unless told. */
  signInDomains?: readonly string[]
}

export async function openSchool(facts: SchoolFacts = {}): Promise<School> {
  const { sample = false, allowedOrigins = [], publicUrl, signInDomains = [] } = facts
  let offset = OPENS_AT - Date.now()
  const now = () => Date.now() + offset
  const server = await (OFFERS_NOTHING ? startPlainServer : startFullServer)({
    config: { ...testConfig, allowedOrigins, publicUrl, signInDomains },
    clock: now,
    engine: await fastest.open(),
    siteDir: SITE_DIR,
  })
  if (sample) await seedDemo(server.deps)
  const advance = (minutes: number) => {
    offset += minutes * MINUTE_MS
  }
  return { ...server, now, advance }
}

/** The slot of the half hour from that time on, in UTC on the school's first day. */
export const slotAt = (school: School, time: string) =>
  storeSlot(school, Date.parse(`2026-03-04T${time}:00Z`))

/** A worker's stories share a school: its running slot has a seat for everybody, however many stories there are. */
const SEATS_FOR_ALL = 1000

/** Somebody new with a seat in the slot that is running. */
export async function enrolSeated(school: School, name = 'Noor Haddad'): Promise<Person> {
  const learner = await enrol(school, { name })
  await book(learner, await storeSlot(school, Date.parse('2026-03-04T10:00:00Z'), SEATS_FOR_ALL))
  return learner
}

/** A person whom the issuer knows by that name and e-mail address. */
export interface Account extends Person {
  name: string
  email: string
}

/** Somebody new with a seat, whom the sign-in page leads back to. */
export async function enrolWithAccount(school: School, name: string): Promise<Account> {
  const person = await enrolSeated(school, name)
  const { subject, email } = await school.deps.db
    .selectFrom('users')
    .select(['subject', 'email'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await school.deps.db.insertInto('personas').values({ id: subject, name, email }).execute()
  return { ...person, name, email }
}

const grownQuestions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...opticsJson.questions[index % opticsJson.questions.length],
    _id: `question-${index + 1}`,
  }))

interface QuizFacts {
  count?: number
  /** Milliseconds from now until it closes. */
  closesInMs?: number
  /** One that no other test has, unless told. */
  title?: string
}

export interface StoredQuiz {
  id: string
  title: string
}

/** The optics quiz, open now. */
export async function openQuiz(school: School, facts: QuizFacts = {}): Promise<StoredQuiz> {
  const { count = 3, closesInMs = 58 * MINUTE_MS } = facts
  const { title = `${opticsJson.title} ${randomUUID().slice(0, 8)}` } = facts
  const id = await storeQuiz(school, {
    title,
    questions: grownQuestions(count),
    closes: school.now() + closesInMs,
  })
  return { id, title }
}

/** What the database holds of a person's work at a quiz. */
export const attemptsOf = (school: School, person: Pick<Person, 'id'>, quizId: string) =>
  school.deps.db
    .selectFrom('attempts')
    .select(['answers', 'score', 'time_spent', 'submitted_at'])
    .where('user_id', '=', person.id)
    .where('quiz_id', '=', quizId)
    .execute()

/** A person's live bookings in the database. */
export const bookingsOf = (school: School, person: Pick<Person, 'id'>) =>
  school.deps.db
    .selectFrom('bookings')
    .select(['id', 'slot_id', 'status'])
    .where('user_id', '=', person.id)
    .where('status', '=', 'booked')
    .execute()

/** All of a person's sessions end on the server; the browser is not told. */
export const revokeSessions = (school: School, person: Pick<Person, 'id'>) =>
  school.deps.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
