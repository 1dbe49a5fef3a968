import { expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import {
  book,
  enrol,
  namesIn,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const CLOSED = 'This quiz is not currently active'
const NO_SLOT = 'You can only access quizzes during your booked slot time.'

/** Somebody with a seat from ten to half past. */
async function enrolWithSeat(school: School): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

onEachEngine('the list of quizzes', at('09:00:00'), (school) => {
  test('is for everybody and has counts instead of questions', async () => {
    const _id = await storeQuiz(school())
    const { title, description, duration, startTime, endTime } = opticsJson
    const { status, body } = await api(school())('GET', '/quiz')
    expect(status).toBe(200)
    const listed = { _id, title, description, duration, startTime, endTime, isActive: true, questionCount: 3 }
    expect(body).toContainEqual(expect.objectContaining(listed))
    expect(namesIn(body)).not.toContain('questions')
  })

  test('hides withdrawn quizzes from learners, but not from administrators', async () => {
    const _id = await storeQuiz(school(), { isActive: false })
    const hidden = expect.objectContaining({ _id })
    const asha = await enrol(school())
    const grace = await enrol(school(), { isAdmin: true })
    expect((await asha.call('GET', '/quiz')).body).not.toContainEqual(hidden)
    expect((await grace.call('GET', '/quiz')).body).toContainEqual(hidden)
  })
})

onEachEngine('opening a quiz', at('09:00:00'), (school) => {
  test.each([
    ['before the slot', '09:59:59', 403, { message: NO_SLOT, slotRequired: true }],
    ['as the slot begins', '10:00:00', 200, { title: 'Geometric optics', questionCount: 3 }],
    ['in its last second', '10:29:59', 200, { title: 'Geometric optics' }],
    ['as the slot ends', '10:30:00', 403, { message: NO_SLOT, slotRequired: true }],
  ])('%s, at %s, answers %d', async (_, time, status, body) => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at(time)
    expect(await asha.call('GET', `/quiz/${quizId}/access`)).toMatchObject({ status, body })
  })

  test.each([
    ['a quiz that opens later', { opens: at('10:30:00') }],
    ['a quiz that has ended', { opens: at('08:00:00'), closes: at('10:09:59') }],
  ])('is refused in the slot for %s', async (_, facts) => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), facts)]
    school().clock.now = at('10:10:00')
    const refused = await asha.call('GET', `/quiz/${quizId}/access`)
    expect(refused).toMatchObject({ status: 400, body: { message: CLOSED } })
    expect((await asha.call('GET', '/slots/my-bookings')).body).toMatchObject([{ status: 'booked' }])
  })

  test('makes the booking a used one', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:05:00')
    await asha.call('GET', `/quiz/${quizId}/access`)
    school().clock.now = at('12:00:00')
    expect((await asha.call('GET', '/slots/my-bookings')).body).toMatchObject([{ status: 'used' }])
  })

  test('does not work with a booking that was cancelled', async () => {
    const quizId = await storeQuiz(school())
    const asha = await enrol(school())
    const { _id } = await book(asha, await storeSlot(school(), at('10:00:00')))
    await asha.call('DELETE', `/slots/cancel/${_id}`)
    school().clock.now = at('10:05:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(403)
  })

  test('requires neither slot nor opening hours of an administrator, who sees the key', async () => {
    const quizId = await storeQuiz(school(), { opens: at('10:30:00') })
    const grace = await enrol(school(), { isAdmin: true })
    const { status, body } = await grace.call('GET', `/quiz/${quizId}/access`)
    expect(status).toBe(200)
    expect(body.questions).toEqual(opticsJson.questions)
  })

  test.each([UNKNOWN, 'nonsense'])('by the id %s finds nothing', async (quizId) => {
    const asha = await enrolWithSeat(school())
    for (const path of ['', '/access', '/taken'])
      expect(await asha.call('GET', `/quiz/${quizId}${path}`)).toMatchObject({
        status: 404,
        body: { message: 'Quiz not found' },
      })
  })

  test('is only for people who are signed in', async () => {
    const quizId = await storeQuiz(school())
    for (const path of ['', '/access', '/taken', '/results'])
      expect((await api(school())('GET', `/quiz/${quizId}${path}`)).status).toBe(401)
  })
})

onEachEngine('the key', at('09:00:00'), (school) => {
  test('is in no answer to a learner before the submission, and in the answers after it', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const paths = ['/quiz', `/quiz/${quizId}`, `/quiz/${quizId}/access`, `/quiz/${quizId}/taken`]
    const others = [
      '/user/results',
      `/quiz/${quizId}/results`,
      '/slots/current',
      '/slots/my-bookings',
      '/auth/me',
    ]
    for (const time of ['09:00:00', '10:05:00', '10:40:00', '11:30:00']) {
      school().clock.now = at(time)
      for (const path of [...paths, ...others])
        expect(namesIn((await asha.call('GET', path)).body), `${path} at ${time}`).not.toContain(
          'correctAnswer',
        )
    }
    school().clock.now = at('10:10:00')
    const submitted = await handIn(asha, quizId, { answers: [0], timeSpent: 60 })
    expect(submitted.status).toBe(200)
    expect((await asha.call('GET', `/quiz/${quizId}`)).body.questions).toEqual(opticsJson.questions)
  })

  test('and the questions stay hidden outside the slot, while the quiz itself is visible', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const early = await asha.call('GET', `/quiz/${quizId}`)
    expect(early).toMatchObject({
      status: 200,
      body: { title: 'Geometric optics', questionCount: 3, questions: [] },
    })
    school().clock.now = at('10:05:00')
    await asha.call('POST', `/quiz/${quizId}/start`)
    expect((await asha.call('GET', `/quiz/${quizId}`)).body.questions).toHaveLength(3)
  })

  test('is the only thing taken out of a question, even an older one', async () => {
    const older = {
      text: 'Which?',
      image: 'https://pictures.example/a.png',
      options: ['one', ' ', 'two'],
      points: 2,
    }
    const quizId = await storeQuiz(school(), { questions: [{ ...older, correctAnswer: 2 }] })
    const asha = await enrolWithSeat(school())
    school().clock.now = at('10:05:00')
    const { body } = await asha.call('POST', `/quiz/${quizId}/start`)
    expect(body.quiz.questions).toEqual([older])
  })
})
