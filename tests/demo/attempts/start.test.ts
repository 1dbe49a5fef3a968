import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { at, opticsJson, opticsJsonWithoutKey } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import {
  book,
  editQuiz,
  enrol,
  namesIn,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const CLOSED = 'This quiz is not currently active'
const NO_SLOT = 'You can only access quizzes during your booked slot time.'
const TIME_OVER = 'Your time is up: this quiz is not currently active for you'
const WORK = { answers: [0, 2, null], timeSpent: 425 }

/** Somebody with a seat from ten to half past. */
async function enrolWithSeat(school: School): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

const start = ({ call }: Person, quizId: string) => call('POST', `/quiz/${quizId}/start`)
const submit = (person: Person, quizId: string, work: object = WORK) => handIn(person, quizId, work)
const times = (startedAt: string, deadline: string) => ({
  startedAt: `2026-03-04T${startedAt}.000Z`,
  deadline: `2026-03-04T${deadline}.000Z`,
})

onEachEngine('starting a quiz', at('10:05:00'), (school) => {
  const setting = async () => [await enrolWithSeat(school()), await storeQuiz(school())] as const

  test('is offered if a quiz is opened to be taken, and only then', async () => {
    const [asha, quizId] = await setting()
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).body).toHaveProperty('start', true)
    expect((await asha.call('GET', `/quiz/${quizId}`)).body).not.toHaveProperty('start')
  })

  test('is refused to a person with a deleted account, who has to sign in', async () => {
    const { deps } = school()
    const quizId = await storeQuiz(school())
    const quiz = await deps.db
      .selectFrom('quizzes')
      .selectAll()
      .where('id', '=', quizId)
      .executeTakeFirstOrThrow()
    const starting = openAttempt(deps.db, quiz, { id: randomUUID() }, new Date(at('10:05:00')))
    await expect(starting).rejects.toMatchObject({ status: 401 })
  })

  test('returns when it began and when the time is over', async () => {
    const [asha, quizId] = await setting()
    const { status, body } = await start(asha, quizId)
    expect({ status, body }).toMatchObject({ status: 200, body: times('10:05:00', '10:20:00') })
  })

  test('again, on any device and after an edit, returns the first start', async () => {
    const [asha, quizId] = await setting()
    await start(asha, quizId)
    const { db } = school().deps
    await db.updateTable('quizzes').set({ duration: 40 }).where('id', '=', quizId).execute()
    school().clock.now = at('10:12:30')
    expect((await start(asha, quizId)).body).toMatchObject(times('10:05:00', '10:20:00'))
    school().clock.now = at('10:29:00')
    expect((await start(asha, quizId)).body, 'also when that is over').toMatchObject(
      times('10:05:00', '10:20:00'),
    )
  })

  test('on two devices at once is a single start', async () => {
    const [asha, quizId] = await setting()
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(asha, quizId)))
    expect(answers.map(({ body }) => body)).toMatchObject(Array(4).fill(times('10:05:00', '10:20:00')))
  })

  test('is separate for each person and each quiz', async () => {
    const [asha, quizId] = await setting()
    const [ben, other] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await start(asha, quizId)
    school().clock.now = at('10:07:00')
    for (const answer of [await start(ben, quizId), await start(asha, other)])
      expect(answer.body).toMatchObject(times('10:07:00', '10:22:00'))
  })

  test('gives no time beyond the end of the quiz', async () => {
    const asha = await enrolWithSeat(school())
    const quizId = await storeQuiz(school(), { closes: at('10:09:00') })
    expect((await start(asha, quizId)).body).toMatchObject(times('10:05:00', '10:09:00'))
  })
})

onEachEngine('a start', at('10:05:00'), (school) => {
  test('has the same requirements as opening the quiz', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const ben = await enrol(school())
    const closed = await storeQuiz(school(), { opens: at('10:06:00') })
    expect(await start(ben, quizId)).toMatchObject({
      status: 403,
      body: { message: NO_SLOT, slotRequired: true },
    })
    expect(await start(asha, closed)).toMatchObject({ status: 400, body: { message: CLOSED } })
    expect((await start(asha, 'nonsense')).status).toBe(404)
    expect((await api(school())('POST', `/quiz/${quizId}/start`)).status).toBe(401)
  })

  test('by an administrator needs no slot, but an open quiz', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    expect((await start(grace, await storeQuiz(school()))).body).toMatchObject(times('10:05:00', '10:20:00'))
    const closed = await storeQuiz(school(), { opens: at('10:06:00') })
    expect(await start(grace, closed)).toMatchObject({ status: 400, body: { message: CLOSED } })
  })

  test('is refused once the quiz is submitted', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await submit(asha, quizId)
    const message = 'You have already submitted this quiz'
    expect(await start(asha, quizId)).toMatchObject({ status: 422, body: { message } })
  })

  test('keeps the quiz open until its time is over, on another device and after the slot', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    school().clock.now = at('10:25:00')
    await start(asha, quizId)
    school().clock.now = at('10:39:59')
    const { status, body } = await asha.call('GET', `/quiz/${quizId}/access`)
    expect([status, body.questions.length]).toEqual([200, opticsJson.questions.length])
    expect((await start(asha, quizId)).body).toMatchObject(times('10:25:00', '10:40:00'))
    school().clock.now = at('10:40:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(403)
  })
})

onEachEngine('an attempt that was started', at('10:05:00'), (school) => {
  const setting = async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await start(asha, quizId)
    return [asha, quizId] as const
  }

  test.each([
    ['in time', '10:19:00', 200, undefined],
    ['in the minute of grace', '10:21:00', 200, undefined],
    ['after it', '10:21:01', 400, TIME_OVER],
  ])('is submitted %s, at %s: %d', async (_, time, status, message) => {
    const [asha, quizId] = await setting()
    school().clock.now = at(time)
    const answer = await submit(asha, quizId)
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: status === 200 })
  })

  test('keeps the time that was promised when the quiz is made shorter', async () => {
    const asha = await enrolWithSeat(school())
    const quizId = await storeQuiz(school(), { duration: 40 })
    await start(asha, quizId)
    const { db } = school().deps
    await db.updateTable('quizzes').set({ duration: 5 }).where('id', '=', quizId).execute()
    school().clock.now = at('10:44:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(200)
    expect((await submit(asha, quizId)).status).toBe(200)
  })

  test('can be submitted without the booking, which is needed to read the questions again', async () => {
    const [asha, quizId] = await setting()
    const [booking] = (await asha.call('GET', '/slots/my-bookings')).body
    await school()
      .deps.db.updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', booking._id)
      .execute()
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(403)
    expect((await asha.call('POST', `/quiz/${quizId}/submit`, WORK)).status).toBe(200)
  })

  test('can be submitted again with the same answers at any time', async () => {
    const [asha, quizId] = await setting()
    const { body } = await submit(asha, quizId)
    school().clock.now = at('12:00:00')
    expect(await submit(asha, quizId)).toMatchObject({ status: 200, body })
  })

  test.each([
    ['what passed since, not more that is told', '10:10:00', 425, 300],
    ['what passed since, not less that is told', '10:13:00', 1, 480],
    ['no more than to the deadline', '10:20:50', 999, 900],
    ['nothing rather than less, by a clock that was put back', '10:03:00', 999, 0],
  ])('took %s', async (_, time, timeSpent, expected) => {
    const [asha, quizId] = await setting()
    school().clock.now = at(time)
    expect((await submit(asha, quizId, { ...WORK, timeSpent })).body.timeSpent).toBe(expected)
  })

  test.each([
    ['after its submission', true],
    ['that was never submitted', false],
  ])('begins anew when it is reset, %s', async (_, submitted) => {
    const [asha, quizId] = await setting()
    const grace = await enrol(school(), { isAdmin: true })
    if (submitted) await submit(asha, quizId)
    const reset = () => grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status, 'nothing is left to be reset').toBe(404)
    school().clock.now = at('10:14:00')
    expect((await start(asha, quizId)).body).toMatchObject(times('10:14:00', '10:29:00'))
  })
})

onEachEngine('an attempt whose time is over, and that is not submitted yet', at('10:05:00'), (school) => {
  test('is refused with the message of a late submission, and its start has the times without the questions', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const { db } = school().deps
    await db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).where('id', '=', quizId).execute()
    await start(asha, quizId)
    school().clock.now = at('10:21:00') + 1
    expect(await asha.call('GET', `/quiz/${quizId}/access`)).toMatchObject({
      status: 400,
      body: { message: TIME_OVER },
    })
    expect(await asha.call('GET', `/quiz/${quizId}`)).toMatchObject({ status: 200, body: { questions: [] } })
    expect(await start(asha, quizId)).toMatchObject({
      status: 200,
      body: { ...times('10:05:00', '10:20:00'), quiz: { questions: [] } },
    })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
  })
})

onEachEngine('a quiz that was never started', at('10:05:00'), (school) => {
  test('cannot be submitted, because its answers are based on somebody else’s questions', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    expect(await asha.call('POST', `/quiz/${quizId}/submit`, WORK)).toMatchObject({
      status: 400,
      body: { message: 'Start this quiz before you submit it', code: 'not_started' },
    })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
  })
})

onEachEngine('the questions of a quiz', at('10:05:00'), (school) => {
  const READS = ['', '/access']

  test('cannot be read by learners before the start, with any call', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    for (const read of READS) {
      const { status, body } = await asha.call('GET', `/quiz/${quizId}${read}`)
      expect([status, body.questions, body.questionCount, body.usesMath]).toEqual([200, [], 3, true])
    }
    const [listed] = (await asha.call('GET', '/quiz')).body
    expect(namesIn(listed)).not.toContain('text')
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).status).toBe(404)
    expect((await asha.call('GET', `/quiz/${quizId}/attempt`)).status).toBe(404)
  })

  test('come with the start, without the key, and can be read again on any device', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const { body } = await start(asha, quizId)
    expect(body.version).toBe(1)
    expect(body.quiz.questions).toEqual(opticsJsonWithoutKey.questions)
    for (const read of READS)
      expect((await asha.call('GET', `/quiz/${quizId}${read}`)).body).toMatchObject({
        version: 1,
        questions: opticsJsonWithoutKey.questions,
      })
  })

  test('stay those of the start after an edit, even on a second device, and are graded that way', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await start(asha, quizId)
    await editQuiz(school(), quizId, opticsJson.questions.toReversed())
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).body.questions).toEqual(
      opticsJsonWithoutKey.questions,
    )
    expect((await start(asha, quizId)).body.quiz.questions).toEqual(opticsJsonWithoutKey.questions)
    const right = opticsJson.questions.map(({ correctAnswer }) => correctAnswer)
    expect((await submit(asha, quizId, { answers: right, timeSpent: 60 })).body.score).toBe(100)
  })

  test('are those of one version, and answers to another one are refused', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await start(asha, quizId)
    expect(await submit(asha, quizId, { ...WORK, version: 2 })).toMatchObject({
      status: 422,
      body: { code: 'other_version' },
    })
    expect((await submit(asha, quizId, { ...WORK, version: 1 })).status).toBe(200)
  })
})

onEachEngine('a quiz of ten minutes', at('10:02:00'), (school) => {
  test('that is read early and started late still takes ten minutes', async () => {
    const asha = await enrolWithSeat(school())
    const quizId = await storeQuiz(school(), { duration: 10 })
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).body.questions).toEqual([])
    school().clock.now = at('10:29:00')
    await start(asha, quizId)
    school().clock.now = at('10:38:00')
    expect((await submit(asha, quizId)).body).toMatchObject({ timeSpent: 9 * 60 })
    school().clock.now = at('10:42:00')
    expect((await start(asha, await storeQuiz(school(), { duration: 10 }))).status).toBe(403)
  })
})
