import { afterAll, beforeAll, expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { createSession } from '../../../demo/api/session/session.ts'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, namesIn, type Person, storeSlot } from '../../support/school/school.ts'
import { type DescribedCall, readCalls } from '../../support/server/described-calls.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

/*
 * A learner makes every call that the server describes, those included that nobody has thought of yet, and reads all of
 * each answer.
 */

let server: TestServer
let calls: DescribedCall[]

beforeAll(async () => {
  server = await startTestServer({ now: at('09:00:00'), ceilings: { write: 10_000, submit: 10_000 } })
  // Whoever has deleted their account is told nothing afterwards.
  calls = (await readCalls(server)).filter(({ name }) => name !== 'DELETE /user/data')
})
afterAll(() => server.close())

/** Whatever a call may want to be told. */
const BODY = { answers: [0], timeSpent: 60, revision: 1, flags: [], current: 0 }

/** What would tell right from wrong. The counts are the learner's to know. */
const TELLING = /^(correct|correctAnswer|isCorrect|isRight|key|accept|accepted|verdict|explanation)$/

const texts = optics.questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])

/** A session for each call, because some calls end the one that they come with. */
async function answerTo(
  { method, path, takesJson }: Omit<DescribedCall, 'name'>,
  { id }: Person,
  quizId: string,
) {
  const token = await createSession(server.deps.db, id, new Date(server.clock.now))
  const address = path.replace('{id}', quizId).replace('{userId}', id).replace('{name}', 'ab.webp')
  const { body } = await api(server, token)(method, address, takesJson ? BODY : undefined)
  return body
}

/** The calls whose answers hold a key, and those with a text of a question or an option. */
async function walk(person: Person, quizId: string, walked = calls) {
  const telling: string[] = []
  const reading: string[] = []
  for (const call of walked.filter(({ name }) => !name.includes('google'))) {
    const answer = await answerTo(call, person, quizId)
    const said = JSON.stringify(answer) ?? ''
    if (namesIn(answer).some((name) => TELLING.test(name))) telling.push(call.name)
    if (texts.some((text) => said.includes(JSON.stringify(text)))) reading.push(call.name)
  }
  return { telling, reading }
}

const NOTHING = { telling: [], reading: [] }
const post = (path: string) => ({ method: 'POST', path, takesJson: true })

test('a learner is told no question before the start or after the submission, and no key before the review', async () => {
  const [asha, ben] = [await enrol(server), await enrol(server)]
  const grace = await enrolAdmin(server)
  const quiz = await create(grace, {
    ...optics,
    reviewFrom: 'quiz-ended',
    shuffle: { questions: true, options: true },
  })
  const quizId = String(quiz._id)
  for (const person of [asha, ben]) await book(person, await storeSlot(server, at('10:00:00')))
  const callsBut = (left: string) => calls.filter(({ name }) => name !== left)

  for (const time of ['09:00:00', '10:01:00']) {
    server.clock.now = at(time)
    const seen = await walk(asha, quizId, callsBut('POST /quiz/{id}/start'))
    expect(seen, `before the start, at ${time}`).toEqual(NOTHING)
  }

  await answerTo(post('/quiz/{id}/start'), asha, quizId)
  const regraded = await grace.call('POST', `/quiz/${quizId}/admin/regrade`, {
    changes: [{ questionId: quiz.questions[0]._id, accept: [0, 1] }],
    neverLower: false,
    dryRun: false,
  })
  expect(regraded.status, 'a key beyond the authored one').toBe(200)
  expect(await walk(asha, quizId, callsBut('POST /quiz/{id}/submit')), 'while she writes').toEqual({
    telling: [],
    reading: expect.arrayContaining(['POST /quiz/{id}/start', 'GET /quiz/{id}/access']),
  })

  await answerTo(post('/quiz/{id}/submit'), asha, quizId)
  for (const time of ['10:05:00', '10:40:00', '11:00:30']) {
    server.clock.now = at(time)
    expect(await walk(asha, quizId), `before the review, at ${time}`).toEqual(NOTHING)
  }

  server.clock.now = at('11:01:00')
  const shown = ['GET /quiz/{id}', 'GET /quiz/{id}/results']
  expect(await walk(asha, quizId), 'what was searched for can be found').toEqual({
    telling: expect.arrayContaining(shown),
    reading: expect.arrayContaining(shown),
  })
  expect(await walk(ben, quizId), 'who did not take part').toEqual(NOTHING)
})

const TEN_MINUTES = { ...optics, duration: 10, reviewFrom: 'quiz-ended' as const }

test('a learner whose time ran out is told no question until those who submitted may read it', async () => {
  server.clock.now = at('09:00:00')
  const [asha, ben] = [await enrol(server), await enrol(server)]
  const quizId = String((await create(await enrolAdmin(server), TEN_MINUTES))._id)
  for (const time of ['10:00:00', '10:30:00'])
    for (const person of [asha, ben]) await book(person, await storeSlot(server, at(time)))

  server.clock.now = at('10:05:00')
  for (const person of [asha, ben]) await answerTo(post('/quiz/{id}/start'), person, quizId)
  // Of Ben the server has a copy; of Asha it has nothing.
  await answerTo({ method: 'PUT', path: '/quiz/{id}/attempt', takesJson: true }, ben, quizId)
  const reads = calls.filter(({ method, name }) => method === 'GET' || name === 'POST /quiz/{id}/start')

  server.clock.now = at('10:15:59')
  expect((await walk(asha, quizId, reads)).reading, 'in the grace').toContain('GET /quiz/{id}/access')
  for (const time of ['10:16:01', '10:50:00', '11:00:30']) {
    server.clock.now = at(time)
    for (const person of [asha, ben]) expect(await walk(person, quizId), `at ${time}`).toEqual(NOTHING)
  }

  await handInDue(server.deps)
  for (const person of [asha, ben]) expect(await walk(person, quizId), 'handed in').toEqual(NOTHING)
  server.clock.now = at('11:01:00')
  expect((await walk(ben, quizId)).telling, 'his review').toContain('GET /quiz/{id}/results')
  expect(await walk(asha, quizId), 'no result, no key').toEqual({ telling: [], reading: ['GET /quiz/{id}'] })
})
