import { expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import {
  book,
  editQuiz,
  enrol,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const SNELL = 'question-snell'
const MIRROR = 'question-mirror'
const LENS = 'question-lens'
const [keyA, keyB] = [0, 1]

interface Class {
  quizId: string
  admin: Person
  /** By name. */
  people: Record<string, Person>
  results: () => Promise<Record<string, unknown>>
  regrade: (body: object) => Promise<{ status: number; body: Record<string, unknown> & { id: string } }>
}

/** Learners who have handed in these answers to the optics quiz, whose key is A, B, A. */
async function classOf(school: School, answers: Record<string, (number | null)[]>): Promise<Class> {
  const quizId = await storeQuiz(school)
  const admin = await enrol(school, { isAdmin: true, name: 'Grace Lin' })
  const slot = await storeSlot(school, at('10:00:00'))
  const people: Record<string, Person> = {}
  for (const [name, given] of Object.entries(answers)) {
    const person = await enrol(school, { name })
    people[name] = person
    await book(person, slot)
    await handIn(person, quizId, { answers: given, timeSpent: 60 })
  }
  const regrade = (body: object) => admin.call('POST', `/quiz/${quizId}/admin/regrade`, body)
  const results = async () => {
    const { body } = await admin.call('GET', `/quiz/${quizId}/admin/results`)
    return Object.fromEntries(
      // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
      body.results.map((result: any) => [
        result.user.name,
        [result.score, result.correctAnswers, result.totalQuestions],
      ]),
    )
  }
  return { quizId, admin, people, regrade, results }
}

const THREE = { Asha: [0, 1, 0], Ben: [1, 1, 0], Cleo: [2, null, 0] }

onEachEngine('a regrading', at('10:10:00'), (school) => {
  test.each([
    ['accepts another option too', { accept: [0, 1] }, { Asha: 100, Ben: 100, Cleo: 33 }],
    ['moves the key', { accept: [1] }, { Asha: 67, Ben: 100, Cleo: 33 }],
    ['accepts every option', { accept: [3, 2, 1, 0] }, { Asha: 100, Ben: 100, Cleo: 67 }],
    ['drops the question', { drop: true }, { Asha: 100, Ben: 100, Cleo: 50 }],
    ['leaves the key where it is', { accept: [0] }, { Asha: 100, Ben: 67, Cleo: 33 }],
  ])('%s', async (_, change, scores) => {
    const optics = await classOf(school(), THREE)
    await optics.regrade({ changes: [{ questionId: SNELL, ...change }] })
    const results = await optics.results()
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
    expect(
      Object.fromEntries(Object.entries(results).map(([name, result]: any) => [name, result[0]])),
    ).toEqual(scores)
  })
})
