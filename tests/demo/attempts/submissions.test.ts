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
import { api } from '../../support/server/server.ts'

/** The first right, the second wrong, the third left. */
const WORK = { answers: [0, 2, null], timeSpent: 425 }

async function enrolWithSeat(school: School, time = '10:00:00'): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at(time)))
  return person
}

const submit = (person: Person, quizId: string, work: object = WORK) => handIn(person, quizId, work)

onEachEngine('submitting', at('09:00:00'), (school) => {
  test('returns the graded result', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:02:55')
    await asha.call('POST', `/quiz/${quizId}/start`)
    school().clock.now = at('10:10:00')
    const { status, body } = await submit(asha, quizId)
    expect(status).toBe(200)
    expect(body).toEqual({
      _id: expect.any(String),
      quiz: { _id: quizId, title: opticsJson.title, description: opticsJson.description },
      user: expect.objectContaining({ _id: asha.id, name: 'A learner' }),
      answers: [0, 2, null],
      score: 33,
      correctAnswers: 1,
      totalQuestions: 3,
      timeSpent: 425,
      submittedAt: '2026-03-04T10:10:00.000Z',
      ended: 'submitted',
    })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: true })
  })

  test('nothing at all makes an attempt with a score of 0', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
    school().clock.now = at('10:10:00')
    const { body } = await submit(asha, quizId, { answers: [], timeSpent: 0 })
    expect(body).toMatchObject({ score: 0, correctAnswers: 0, answers: [null, null, null] })
  })

  test('accepts the id of the quiz in capitals, like all calls before it', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), (await storeQuiz(school())).toUpperCase()]
    school().clock.now = at('10:10:00')
    const copy = { revision: 1, answers: [0, 2, null], flags: [], current: 0 }
    for (const [method, step, body] of [
      ['POST', 'start'],
      ['PUT', 'attempt', copy],
      ['GET', 'attempt'],
      ['POST', 'submit', WORK],
      ['POST', 'submit', WORK],
    ] as const)
      expect([step, (await asha.call(method, `/quiz/${quizId}/${step}`, body)).status]).toEqual([step, 200])
  })

  test('the same answers again returns the same result, even after the end', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:10:00')
    const first = await submit(asha, quizId)
    school().clock.now = at('18:00:00')
    for (const answers of [
      [0, 2, null],
      [0, 2],
    ]) {
      const again = await submit(asha, quizId, { answers, timeSpent: 500 })
      expect(again).toMatchObject({ status: 200, body: first.body })
      expect(again.headers.get('idempotent-replay')).toBe('true')
    }
  })

  test('other answers afterwards is refused and changes nothing', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:10:00')
    await submit(asha, quizId)
    const message = 'You have already submitted this quiz'
    const refused = await submit(asha, quizId, { answers: [0, 1, 0], timeSpent: 500 })
    expect(refused).toMatchObject({ status: 422, body: { message } })
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).body.score).toBe(33)
  })
})

onEachEngine('a submission that makes no sense', at('09:00:00'), (school) => {
  test.each([
    [{ answers: [0, 1, 0, 1], timeSpent: 1 }, /^answers: /],
    [{ answers: [0, 4], timeSpent: 1 }, /^answers\.1: /],
    [{ answers: [-1], timeSpent: 1 }, /^answers\.0: /],
    [{ answers: [0.5], timeSpent: 1 }, /^answers\.0: /],
    [{ answers: ['0'], timeSpent: 1 }, /^answers\.0: /],
    [{ answers: 'all', timeSpent: 1 }, /^answers: /],
    [{ timeSpent: 1 }, /^answers: /],
    [{ answers: [0], timeSpent: -1 }, /^timeSpent: /],
    [{ answers: [0] }, /^timeSpent: /],
  ])('such as %j is refused with the name of its field', async (work, message) => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:10:00')
    const refused = await submit(asha, quizId, work)
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
  })

  test('is refused without a sign-in, or for an unknown quiz', async () => {
    const quizId = await storeQuiz(school())
    expect((await api(school())('POST', `/quiz/${quizId}/submit`, WORK)).status).toBe(401)
    expect((await submit(await enrol(school()), 'nonsense')).status).toBe(404)
  })
})

onEachEngine('the time to submit', at('09:00:00'), (school) => {
  test('makes the booking a used one, even if its slot has ended meanwhile', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:29:00')
    await asha.call('POST', `/quiz/${quizId}/start`)
    school().clock.now = at('10:40:00')
    await submit(asha, quizId)
    expect((await asha.call('GET', '/slots/my-bookings')).body).toMatchObject([{ status: 'used' }])
  })

  test('requires no slot of an administrator', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    school().clock.now = at('10:40:00')
    expect((await submit(grace, quizId)).body).toMatchObject({ score: 33 })
  })

  test('depends only on the start: a former administrator without a seat can still submit', async () => {
    const [ada, grace] = [await enrol(school(), { isAdmin: true }), await enrol(school(), { isAdmin: true })]
    const quizId = await storeQuiz(school())
    school().clock.now = at('10:05:00')
    await ada.call('POST', `/quiz/${quizId}/start`)
    expect((await grace.call('PUT', `/admin/users/${ada.id}/admin`, { admin: false })).status).toBe(200)
    const copy = { answers: [0], revision: 1, flags: [], current: 0 }
    expect((await ada.call('PUT', `/quiz/${quizId}/attempt`, copy)).status).toBe(200)
    const submitted = await ada.call('POST', `/quiz/${quizId}/submit`, WORK)
    expect(submitted).toMatchObject({ status: 200, body: { score: 33 } })
  })

  test('depends only on the start: a quiz that has ended or was unpublished meanwhile can still be submitted', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:29:00')
    await asha.call('POST', `/quiz/${quizId}/start`)
    await school()
      .deps.db.updateTable('quizzes')
      .set({ is_active: false, end_time: new Date(at('10:30:00')) })
      .where('id', '=', quizId)
      .execute()
    school().clock.now = at('10:43:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(200)
    expect((await submit(asha, quizId)).status).toBe(200)
  })
})

onEachEngine('a quiz that is edited', at('10:05:00'), (school) => {
  test('is graded and reviewed as each person started it', async () => {
    const [asha, ben] = [await enrolWithSeat(school()), await enrolWithSeat(school())]
    const quizId = await storeQuiz(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    const edited = opticsJson.questions.map((question) => ({ ...question, text: 'Anew', correctAnswer: 3 }))
    await editQuiz(school(), quizId, edited)
    expect((await submit(asha, quizId)).body).toMatchObject({ correctAnswers: 1 })
    expect((await submit(ben, quizId)).body).toMatchObject({ correctAnswers: 0 })
    const reviewed = async ({ call }: Person) =>
      (await call('GET', `/quiz/${quizId}/results`)).body.quiz.questions
    expect(await reviewed(asha)).toEqual(opticsJson.questions)
    expect(await reviewed(ben)).toEqual(edited)
  })
})
