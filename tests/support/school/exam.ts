import type { ApiAnswer } from '../server/server.ts'
import { at } from './fixtures.ts'
import { book, enrol, type Person, type School, storeQuiz, storeSlot } from './school.ts'

/** Somebody with a seat in the slot that begins then. */
export async function enrolWithSeat(school: School, slot = '10:00:00'): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at(slot)))
  return person
}

export const start = ({ call }: Person, quizId: string): Promise<ApiAnswer> =>
  call('POST', `/quiz/${quizId}/start`)

export const submit = ({ call }: Person, quizId: string, work: object): Promise<ApiAnswer> =>
  call('POST', `/quiz/${quizId}/submit`, { timeSpent: 60, ...work })

/** What a device sends of the work that it has in hand. */
export const save = (
  { call }: Person,
  quizId: string,
  revision: unknown,
  answers: unknown,
  more: object = {},
): Promise<ApiAnswer> =>
  call('PUT', `/quiz/${quizId}/attempt`, { revision, answers, flags: [], current: 0, ...more })

/** What the server has of it. */
export const readSaved = ({ call }: Person, quizId: string): Promise<ApiAnswer> =>
  call('GET', `/quiz/${quizId}/attempt`)

/** Somebody who begins a new quiz now; the person and the id of the quiz. */
export async function begin(school: School): Promise<[Person, string]> {
  const [person, quizId] = [await enrolWithSeat(school), await storeQuiz(school)]
  await start(person, quizId)
  return [person, quizId]
}
