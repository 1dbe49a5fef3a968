import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Feature } from '../../../src/domain/session/features.ts'
import { noticeWords } from '../../../src/messages/notice-words.ts'
import { book, enrol, type Person, storeSlot } from '../school/school.ts'
import { fastest } from '../server/engines.ts'
import { type FaultProxy, startFaultProxy } from '../server/fault-proxy.ts'
import { type PlainApi, startPlainApi } from '../server/plain-api.ts'
import { startTestServer, type TestServer } from '../server/server.ts'
import { otherTabStores, quietOnceLeft, whenLeft } from './page.ts'

/** What the API of a site owner offers: everything, nothing optional, or not a field more than specified. */
export type ApiKind = 'full' | 'plain' | 'bare' | 'unlisted'

export interface SchoolWithProxy {
  school: () => TestServer
  proxy: () => FaultProxy
}

/**
 * A server for the tests of one file and a proxy before it. Before each test its clock stands at `start`. `plain`: pages are
 * given an API that offers nothing optional but these features; `bare`: with no field that the specification does not name
 * either; `unlisted`: with all fields, though nothing is offered.
 */
export function openSchool(
  start: number,
  { kind = 'full', features = [] }: { kind?: ApiKind; features?: readonly Feature[] } = {},
): SchoolWithProxy {
  let server: TestServer
  let plainApi: PlainApi | undefined
  let faults: FaultProxy
  beforeAll(async () => {
    server = await startTestServer({ now: start, engine: await fastest.open() })
    if (kind !== 'full') plainApi = await startPlainApi(server, { kind, features })
    faults = await startFaultProxy(plainApi?.url ?? server.url)
  })
  beforeEach(() => {
    server.clock.now = start
    faults.forget()
  })
  afterAll(async () => {
    await faults.close()
    await plainApi?.close()
    await server.close()
    expect(plainApi?.asked ?? [], 'calls that are not offered').toEqual([])
  })
  return { school: () => server, proxy: () => faults }
}

const importStores = async () => ({
  notices: await import('../../../src/stores/page/notices.ts'),
  client: await import('../../../src/api/client.ts'),
  attempt: (await import('../../../src/stores/attempts/steps.ts')).ownSteps,
  records: await import('../../../src/stores/attempts/record.ts'),
  attemptWatch: await import('../../../src/stores/attempts/watch.ts'),
  booking: await import('../../../src/stores/slots/booking.ts'),
  clock: await import('../../../src/stores/page/clock.ts'),
  connection: await import('../../../src/stores/page/connection.ts'),
  currentSlot: await import('../../../src/stores/slots/current-slot.ts'),
  events: await import('../../../src/stores/page/events.ts'),
  images: await import('../../../src/stores/quizzes/images.ts'),
  location: await import('../../../src/stores/page/location.ts'),
  myResults: await import('../../../src/stores/results/my-results.ts'),
  myTotals: await import('../../../src/stores/results/my-totals.ts'),
  quizCards: await import('../../../src/stores/home/quiz-cards.ts'),
  quizzes: await import('../../../src/stores/quizzes/quizzes.ts'),
  result: await import('../../../src/stores/results/result.ts'),
  session: await import('../../../src/stores/session/session.ts'),
  settings: await import('../../../src/stores/page/settings.ts'),
  submission: await import('../../../src/stores/attempts/submit.ts'),
  takeQuiz: await import('../../../src/stores/attempts/take-quiz.ts'),
  token: await import('../../../src/stores/session/token.ts'),
})

/** A page of its own: its stores, started against the API behind that address. */
export async function openPage({ url }: Pick<FaultProxy, 'url'>) {
  const stores = await importStores()
  const { attemptWatch, client, notices, clock, connection, session, events, token } = stores
  const happened: [name: string, detail: unknown][] = []
  whenLeft(events.onHostEvent((name, detail) => void happened.push([name, detail])))
  notices.provideNoticeWords(async () => noticeWords)
  client.configureClient({
    apiBase: `${url}/api`,
    readToken: token.readToken,
    renewToken: session.renewToken,
    readUserId: () => session.$userId.get(),
    onServerDate: clock.noteServerDate,
    latestServerTime: clock.latestServerTime,
    trustIn: clock.trustIn,
    onFailure: session.noteFailure,
    onReached: connection.noteReached,
  })
  void attemptWatch.startAttempts()
  await quietOnceLeft()
  await session.startSession()
  return { ...stores, happened }
}

export type Page = Awaited<ReturnType<typeof openPage>>

/**
 * The device keeps this person's session, as after an earlier visit. It comes as an event, for a late chunk of the page
 * before may have brought the stores already.
 */
export const keepSession = ({ token }: Pick<Person, 'token'>) =>
  otherTabStores('quiz:token', JSON.stringify(token))

/** A learner or administrator whose page is open. */
export async function openPageOf(person: Person, proxy: FaultProxy): Promise<Page> {
  keepSession(person)
  return openPage(proxy)
}

/** Somebody new with a seat in the half hour that begins at the server's present time. */
export async function enrolWithSeat(school: TestServer): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, school.clock.now))
  return person
}
