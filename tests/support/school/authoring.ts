import { expect } from 'vitest'
import { opticsJson } from './fixtures.ts'
import { enrol, type Person, type School } from './school.ts'

/** The questions of the optics quiz as an author without the API sends them. */
export const asked = opticsJson.questions.map(({ _id, ...question }) => question)
const { _id, ...opticsFacts } = opticsJson
/** What the form sends: the optics quiz, from ten to eleven, whose answers are shown right away. */
export const optics = { ...opticsFacts, questions: asked, reviewFrom: 'submitted' }

export const enrolAdmin = (school: School) => enrol(school, { isAdmin: true, name: 'Grace' })

export async function create(admin: Person, quiz: object = optics) {
  const { status, body } = await admin.call('POST', '/quiz', quiz)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
