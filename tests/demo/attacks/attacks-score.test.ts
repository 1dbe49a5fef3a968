import { expect, test } from 'vitest'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, namesIn, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { readCalls } from '../../support/server/described-calls.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

/** Eight accounts of one cheat, each with other answers: all wrong, all right, and what lies between. */
const GUESSES = [
  [3, 3, 3],
  [0, 3, 3],
  [3, 1, 3],
  [3, 3, 0],
  [0, 1, 3],
  [0, 3, 0],
  [3, 1, 0],
  [0, 1, 0],
]

/** Ids, times and names differ anyway; what somebody chose, they know. */
const OWN = /^(answers|shownAnswers|googleId|email|payload_hash|createdAt|updatedAt|sessions)$/
const untold = (answer: unknown): string =>
  JSON.stringify(answer, (name, value) => (OWN.test(name) ? undefined : value))
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'time')

/** All that a learner can read, by call. The submission is repeated, as after a lost answer. */
async function readAll(school: School, { id, call }: Person, quizId: string, answers: number[]) {
  await call('POST', `/quiz/${quizId}/start`)
  const work = { answers, timeSpent: 60 }
  const told: [string, unknown][] = [
    ['first', (await call('POST', `/quiz/${quizId}/submit`, work)).body],
    ['again', (await call('POST', `/quiz/${quizId}/submit`, work)).body],
    ['otherwise', (await call('POST', `/quiz/${quizId}/submit`, { ...work, answers: [2] })).body],
  ]
  const reads = (await readCalls(school)).filter(
    ({ method, name }) => method === 'GET' && !/google|openapi|issuer|health/.test(name),
  )
  for (const { name, path } of reads) {
    const address = path.replace('{id}', quizId).replace('{userId}', id).replace('{name}', 'ab.webp')
    const { status, body } = await call('GET', address)
    told.push([name, { status, body }])
  }
  return Object.fromEntries(told.map(([name, answer]) => [name, untold(answer)]))
}

const FIGURES = ['score', 'correctAnswers', 'totalQuestions', 'regradedAt', 'scoreKept']

onEachEngine('a person with eight accounts', at('10:05:00'), (school) => {
  test.each([['quiz-ended'], ['2026-03-04T12:00:00Z']])(
    'learns nothing of the key as long as the review waits until %s',
    async (reviewFrom) => {
      const grace = await enrolAdmin(school())
      const quiz = await create(grace, { ...optics, reviewFrom })
      const slotId = await storeSlot(school(), at('10:00:00'))
      const people = []
      for (const answers of GUESSES) {
        const person = await enrol(school(), { name: 'A learner' })
        await book(person, slotId)
        people.push({ person, answers })
      }
      const seen = []
      for (const { person, answers } of people) {
        if (seen.length === 4) {
          const changes = [{ questionId: quiz.questions[1]._id, accept: [1, 2] }]
          const regrade = { changes, neverLower: true, dryRun: false }
          expect(await grace.call('POST', `/quiz/${quiz._id}/admin/regrade`, regrade)).toMatchObject({
            status: 200,
          })
        }
        seen.push({ person, told: await readAll(school(), person, quiz._id, answers) })
      }
      const [wrong, ...others] = seen
      expect(wrong?.told['GET /user/data'], 'what is compared is a result').toContain('Geometric optics')
      for (const { told } of others) expect(told).toEqual(wrong?.told)
      for (const { person } of people) {
        const { body } = await person.call('GET', `/quiz/${quiz._id}/results`)
        expect(namesIn(body)).toContain('reviewFrom')
        for (const figure of FIGURES) expect(namesIn(body)).not.toContain(figure)
      }

      school().clock.now = at('12:01:00')
      const scores = []
      for (const { person } of people)
        scores.push((await person.call('GET', `/quiz/${quiz._id}/results`)).body.score)
      expect(scores).toEqual([0, 33, 33, 33, 67, 67, 67, 100])
    },
  )
})
