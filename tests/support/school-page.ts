import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { otherTabStores, whenLeft } from './page.ts'
import { book, enrol, type Person, storeSlot } from './school.ts'
import { startTestServer, type TestServer } from './server.ts'

export interface SchoolWithProxy {
  school: () => TestServer
  proxy: () => FaultProxy
}

/** A server for the tests of one file and a proxy before it. Before each test its clock stands at `start`. */
export function openSchool(start: number): SchoolWithProxy {
  let server: TestServer
  let faults: FaultProxy
  beforeAll(async () => {
    server = await startTestServer({ now: start })
    faults = await startFaultProxy(server.url)
  })
  beforeEach(() => {
    server.clock.now = start
    faults.forget()
  })
  afterAll(async () => {
    await faults.close()
    await server.close()
  })
  return { school: () => server, proxy: () => faults }
}

const importStores = async () => ({
  client: await import('../../src/api/client.ts'),
  attempt: await import('../../src/stores/attempt.ts'),
  attemptWatch: await import('../../src/stores/attempt-watch.ts'),
  booking: await import('../../src/stores/booking.ts'),
  clock: await import('../../src/stores/clock.ts'),
  connection: await import('../../src/stores/connection.ts'),
  currentSlot: await import('../../src/stores/current-slot.ts'),
  happenings: await import('../../src/stores/happenings.ts'),
  images: await import('../../src/stores/images.ts'),
  location: await import('../../src/stores/location.ts'),
  quizzes: await import('../../src/stores/quizzes.ts'),
  result: await import('../../src/stores/result.ts'),
  session: await import('../../src/stores/session.ts'),
  settings: await import('../../src/stores/settings.ts'),
  submission: await import('../../src/stores/submission.ts'),
  takeQuiz: await import('../../src/stores/take-quiz.ts'),
})

/** A page of its own: its stores, started against the API behind that address. */
export async function openPage({ url }: Pick<FaultProxy, 'url'>) {
  const stores = await importStores()
  const { attemptWatch, client, clock, connection, session, happenings } = stores
  const happened: [name: string, detail: unknown][] = []
  whenLeft(happenings.onHappening((name, detail) => void happened.push([name, detail])))
  client.configureClient({
    apiBase: `${url}/api`,
    readToken: session.readToken,
    onServerDate: clock.noteServerDate,
    onFailure: session.noteFailure,
    onReached: connection.noteReached,
  })
  void attemptWatch.startAttempts()
  // A page that is gone works on nobody's attempts; what is stored stays.
  whenLeft(() => session.$access.set({ state: 'signed-out' }))
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
