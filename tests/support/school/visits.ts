import { api } from '../server/server.ts'

/** Where learners come to. */
export interface Place {
  url: string
  quizId: string
  /** The slot that runs, and one that comes. */
  slotId: string
  laterId: string
}

/** What one learner was told was done. */
export interface Visit {
  token: string
  bookingId?: string
  resultId?: string
}

/** How many calls a visit has. */
export const VISIT_CALLS = 15
const ANSWERS = [0, 2, null]

/** A learner's whole morning through `place.url`: reads, two bookings of which one is given back, saves and a submission. `failures` takes what went wrong. */
export async function visit({ url, quizId, slotId, laterId }: Place, token: string, failures: string[]) {
  const done: Visit = { token }
  const call = api({ url }, token)
  const ask = async (method: string, path: string, body?: unknown) => {
    const lost = (error: Error) => ({ status: 0, body: String(error.cause ?? error) })
    const got = await call(method, path, body).catch(lost)
    if (got.status !== 200) failures.push(`${method} ${path}: ${got.status} ${JSON.stringify(got.body)}`)
    return got.body
  }
  const save = (revision: number) =>
    ask('PUT', `/quiz/${quizId}/attempt`, { revision, answers: ANSWERS, flags: [], current: 0 })
  await ask('GET', '/auth/me')
  await ask('GET', '/slots/current')
  done.bookingId = (await ask('POST', '/slots/book', { slotId }))?.booking?._id
  const later = await ask('POST', '/slots/book', { slotId: laterId })
  await ask('DELETE', `/slots/cancel/${later?.booking?._id}`)
  await ask('GET', '/slots/my-bookings')
  await ask('GET', '/quiz')
  await ask('POST', `/quiz/${quizId}/start`)
  for (const revision of [1, 2, 3]) await save(revision)
  await ask('GET', `/quiz/${quizId}/attempt`)
  done.resultId = (await ask('POST', `/quiz/${quizId}/submit`, { answers: ANSWERS, timeSpent: 60 }))?._id
  await ask('GET', `/quiz/${quizId}/results`)
  await ask('GET', '/user/results')
  return done
}
