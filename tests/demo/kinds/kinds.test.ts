// CONTRACT 4, `kinds` and `marking`
import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { enrolWithSeat, start, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { createPhysics, JEE, physicsBody, RANGE, SLOPE, VECTOR } from '../../support/school/physics.ts'
import type { Person, School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const TYPED = { number: '5,55·10³', unit: 'm' }
const GIVEN = { answers: [1, null, null], responses: [null, { options: [0, 1, 3] }, TYPED], timeSpent: 60 }

const resultOf = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/results`)).body
const put = ({ call }: Person, quizId: string, revision: number, work: object) =>
  call('PUT', `/quiz/${quizId}/attempt`, { revision, flags: [], current: 2, ...work })

onEachEngine('a quiz of all kinds', at('10:05:00'), (school) => {
  test('is stored as it was sent, and edited without a new version where nothing changed', async () => {
    const { grace, quizId } = await createPhysics(school())
    const { body } = await grace.call('GET', `/quiz/${quizId}`)
    expect(body.questions).toMatchObject([VECTOR, SLOPE, { ...RANGE, options: [] }])
    expect(body.questions[1]).not.toHaveProperty('correctAnswer')
    expect(body.marking).toEqual(JEE)
    const { questions, version } = body
    const { marking: _, ...same } = physicsBody({ questions })
    const again = (await grace.call('PUT', `/quiz/${quizId}`, same)).body
    expect(again, 'a client that knows no marking keeps it').toMatchObject({ version, marking: JEE })
    const without = (await grace.call('PUT', `/quiz/${quizId}`, { ...same, marking: null })).body
    expect(without.version).toBe(version + 1)
    expect(without).not.toHaveProperty('marking')
  })

  test.each([
    ['questions.0.correctAnswers', { ...SLOPE, correctAnswers: [] }],
    ['questions.0', { ...SLOPE, correctAnswers: [4] }],
    ['questions.0', { ...SLOPE, choose: 2 }],
    ['questions.0.number.value', { ...RANGE, number: { unit: 'm' } }],
    ['questions.0.number.unit', { ...RANGE, number: { value: 1, unit: 'parsnips' } }],
    ['questions.0.number.tolerance', { ...RANGE, number: { value: 1, tolerance: { absolute: -1 } } }],
    ['questions.0.number.figures', { ...RANGE, number: { value: 1, figures: 0 } }],
    ['questions.0.kind', { ...RANGE, kind: 'drawing' }],
  ])('is refused where it cannot be judged: %s', async (field, question) => {
    await expect(createPhysics(school(), { questions: [question] })).rejects.toThrow(`"${field}`)
  })
})

onEachEngine('an attempt at a quiz of all kinds', at('10:05:00'), (school) => {
  test('tells learners what is asked and what it brings, and nothing of the key', async () => {
    const { quizId } = await createPhysics(school(), { questions: [VECTOR, { ...SLOPE, choose: 3 }, RANGE] })
    const asha = await enrolWithSeat(school())
    const before = (await asha.call('GET', `/quiz/${quizId}/access`)).body
    expect(before).toMatchObject({ marking: JEE, questions: [] })
    const { quiz } = (await start(asha, quizId)).body
    expect(quiz.marking).toEqual(JEE)
    expect(quiz.questions[1]).toMatchObject({ kind: 'several', choose: 3 })
    expect(quiz.questions[2]).toMatchObject({ kind: 'number', number: { unit: 'm', figures: 3 } })
    expect(JSON.stringify(quiz)).not.toMatch(/correctAnswer|5550|tolerance|Constant/)
  })

  test('keeps what was typed letter for letter, for other devices and until it is handed in', async () => {
    const { quizId } = await createPhysics(school())
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    const { answers, responses } = GIVEN
    expect((await put(asha, quizId, 1, { answers, responses })).status).toBe(200)
    expect((await asha.call('GET', `/quiz/${quizId}/attempt`)).body).toMatchObject({ answers, responses })
    expect((await put(asha, quizId, 1, { answers, responses })).status, 'once more').toBe(200)
    const stale = await put(asha, quizId, 1, { answers: [0, null, null] })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ answers, responses })
    school().clock.now = at('10:22:00')
    await handInDue(school().deps)
    expect(await resultOf(asha, quizId)).toMatchObject({ ended: 'time', answers, score: 100, marks: 12 })
    expect((await submit(asha, quizId, GIVEN)).status, 'the very answers that were handed in').toBe(200)
  })

  test.each([
    ['answers.0', { answers: [5, null, null] }],
    ['answers.1', { answers: [null, 1, null] }],
    ['responses.1', { answers: [null, null, null], responses: [null, { options: [0, 4] }, null] }],
    ['responses.1', { answers: [null, null, null], responses: [null, TYPED, null] }],
    ['responses.0', { answers: [null, null, null], responses: [{ options: [1] }, null, null] }],
    ['answers', { answers: [null, null, null], responses: [null, null, null, TYPED] }],
  ])('refuses an answer that its question cannot have: %s', async (field, work) => {
    const { quizId } = await createPhysics(school())
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    for (const answer of [await put(asha, quizId, 1, work), await submit(asha, quizId, work)]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors ?? answer.body).toMatchObject(
        JSON.stringify(answer.body).includes(`"${field}"`) ? {} : { field },
      )
    }
  })
})

onEachEngine('a result of all kinds', at('10:05:00'), (school) => {
  test('says of each response what is wrong with it, counts marks, and leaves the score a percentage', async () => {
    const { quizId } = await createPhysics(school())
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    const given = { ...GIVEN, responses: [null, { options: [0, 3] }, { number: '-55.5', unit: 'km' }] }
    await put(asha, quizId, 1, { ...given, flags: [0, 2] })
    const submitted = await submit(asha, quizId, given)
    const result = await resultOf(asha, quizId)
    expect(submitted.body.responses, 'at once').toEqual(result.responses)
    expect(result).toMatchObject({
      score: 33,
      correctAnswers: 1,
      totalQuestions: 3,
      marks: 2,
      maxMarks: 12,
      flags: [0, 2],
    })
    expect(result.responses).toEqual([
      null,
      { options: [0, 3], verdict: 'wrong', why: ['missed'] },
      {
        number: '-55.5',
        unit: 'km',
        verdict: 'wrong',
        why: expect.arrayContaining(['power-of-ten', 'sign']),
      },
    ])
    expect(result.quiz.marking).toEqual(JEE)
    const replay = await submit(asha, quizId, given)
    expect(replay.status, 'the same answers again').toBe(200)
    const other = { ...given, responses: [null, { options: [0, 3] }, { number: '-55.6', unit: 'km' }] }
    expect((await submit(asha, quizId, other)).status, 'other ones').toBe(422)
    expect((await asha.call('GET', '/user/data')).body.results[0]).toMatchObject({ marks: 2, maxMarks: 12 })
  })

  test('gives a share of the marks where its marking says so, which is no right answer', async () => {
    const { quizId } = await createPhysics(school(), { marking: { ...JEE, several: 'share' } })
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    await submit(asha, quizId, {
      answers: [null, null, null],
      responses: [null, { options: [0, 3] }, null],
      timeSpent: 9,
    })
    const result = await resultOf(asha, quizId)
    expect(result).toMatchObject({ score: 0, marks: 2.67, maxMarks: 12 })
    expect(result.responses).toEqual([
      null,
      { options: [0, 3], verdict: 'partly', why: ['missed'] },
      { verdict: 'blank' },
    ])
  })

  test('tells neither verdicts nor marks before its review', async () => {
    const { quizId } = await createPhysics(school(), { reviewFrom: 'quiz-ended' })
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    const { body } = await submit(asha, quizId, GIVEN)
    expect(JSON.stringify(body)).not.toMatch(/verdict|marks|why|score/)
    const result = await resultOf(asha, quizId)
    expect(result.shownAnswers).toEqual([1, { options: [0, 1, 3] }, TYPED])
    expect(JSON.stringify(result)).not.toMatch(/verdict|marks|why|score/)
  })

  test('counts responses in the room', async () => {
    const { grace, quizId } = await createPhysics(school())
    const asha = await enrolWithSeat(school())
    await start(asha, quizId)
    await put(asha, quizId, 1, GIVEN)
    const { body } = await grace.call('GET', `/quiz/${quizId}/admin/live`)
    expect(body.people).toContainEqual(expect.objectContaining({ answered: 3, total: 3 }))
  })
})

/** People who answered the number so, and what an administrator may do then. */
async function takenIn(school: School, responses: object[]) {
  const made = await createPhysics(school)
  const people: Person[] = []
  for (const response of responses) {
    const person = await enrolWithSeat(school)
    await start(person, made.quizId)
    await submit(person, made.quizId, {
      answers: [1, null, null],
      responses: [null, null, response],
      timeSpent: 9,
    })
    people.push(person)
  }
  const [, slope = '', range = ''] = made.ids
  const regrade = (change: object, rest: object = {}) =>
    made.grace.call('POST', `/quiz/${made.quizId}/admin/regrade`, { changes: [change], ...rest })
  const marks = () => Promise.all(people.map(async (person) => (await resultOf(person, made.quizId)).marks))
  const averageMarks = async () =>
    (await made.grace.call('GET', `/quiz/${made.quizId}/admin/results`)).body.statistics.averageMarks
  return { ...made, slope, range, people, regrade, marks, averageMarks }
}

onEachEngine('a regrading of other kinds', at('10:05:00'), (school) => {
  const taken = (responses: object[]) => takenIn(school(), responses)

  test('with another tolerance does what its dry run told, and is undone', async () => {
    const { range, regrade, marks, averageMarks } = await taken([
      { number: '5.61', unit: 'km' },
      { number: '5.70', unit: 'km' },
    ])
    expect(await marks()).toEqual([3, 3])
    const change = { questionId: range, tolerance: { relative: 0.02 } }
    const dry = (await regrade(change, { dryRun: true })).body
    expect(await marks(), 'a dry run changes nothing').toEqual([3, 3])
    const real = (await regrade(change, { basis: dry.basis })).body
    expect(real).toMatchObject({ gain: 1, lose: 0, same: 1, rows: dry.rows })
    expect(await marks()).toEqual([8, 3])
    expect(await averageMarks()).toBe(5.5)
    expect((await regrade({}, { undo: real.id, changes: undefined })).status).toBe(200)
    expect(await marks()).toEqual([3, 3])
  })

  test('accepts another value, which an edit of something else keeps', async () => {
    const { range, regrade, marks, grace, quizId } = await taken([{ number: '5.44', unit: 'km' }])
    await regrade({ questionId: range, acceptValue: { value: 5.44, unit: 'km' } })
    expect(await marks()).toEqual([8])
    const { body } = await grace.call('GET', `/quiz/${quizId}`)
    const questions = body.questions.map((question: object, index: number) =>
      index === 0 ? { ...question, text: 'Which one is a vector?' } : question,
    )
    expect((await grace.call('PUT', `/quiz/${quizId}`, physicsBody({ questions }))).status).toBe(200)
    const ben = await enrolWithSeat(school())
    await start(ben, quizId)
    await submit(ben, quizId, {
      answers: [null, null, null],
      responses: [null, null, { number: '5440', unit: 'm' }],
      timeSpent: 9,
    })
    expect(await resultOf(ben, quizId)).toMatchObject({ marks: 4, score: 33 })
  })

  test('makes other options right, and drops a question from the marks too', async () => {
    const { slope, range, regrade, people, quizId } = await taken([{ number: '5.55', unit: 'km' }])
    const ben = await enrolWithSeat(school())
    await start(ben, quizId)
    await submit(ben, quizId, {
      answers: [1, null, null],
      responses: [null, { options: [0, 1] }, null],
      timeSpent: 9,
    })
    await regrade({ questionId: slope, accept: [1, 0] })
    expect(await resultOf(ben, quizId)).toMatchObject({ correctAnswers: 2, marks: 8 })
    await regrade({ questionId: range, drop: true })
    const [asha] = people as [Person]
    expect(await resultOf(asha, quizId)).toMatchObject({ totalQuestions: 2, marks: 4, maxMarks: 8 })
  })

  test.each([
    ['a tolerance of a choice', 0, { tolerance: { absolute: 1 } }],
    ['options of a number', 2, { accept: [0] }],
    ['an unknown unit', 2, { acceptValue: { value: 1, unit: 'parsnips' } }],
  ])('refuses %s', async (_, index, change) => {
    const { ids, regrade } = await taken([])
    expect((await regrade({ questionId: ids[index], ...change })).status).toBe(400)
  })
})
