// SPEC 5 Validation
import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../../demo/api/sample/quizzes.ts'
import { seedDemo } from '../../../demo/api/sample/seed.ts'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const [snell, , lens] = asked
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NOT_FOUND = { status: 404, body: { message: 'Quiz not found' } }

async function enrolWithSeat(school: School): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

const versionsOf = ({ deps }: School, quizId: string) =>
  deps.db
    .selectFrom('quiz_versions')
    .select(['version', 'questions'])
    .where('quiz_id', '=', quizId)
    .orderBy('version')
    .execute()

onEachEngine('a new title of a quiz', at('09:00:00'), (school) => {
  test('is in the statistics at once', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrolWithSeat(school())]
    const quiz = await create(grace)
    school().clock.now = at('10:05:00')
    await handIn(asha, quiz._id, { answers: [0, 0, 0], timeSpent: 60 })
    const titles = async () =>
      (await grace.call('GET', '/user/admin/results')).body.statistics.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles()).toEqual(['Geometric optics'])
    await grace.call('PUT', `/quiz/${quiz._id}`, { ...optics, title: 'Lenses' })
    expect(await titles()).toEqual(['Lenses'])
  })
})

onEachEngine('creating a quiz', at('09:00:00'), (school) => {
  test('answers all of it, and learners find it', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrolWithSeat(school())]
    const quiz = await create(grace)
    const now = '2026-03-04T09:00:00.000Z'
    expect(quiz).toMatchObject({ ...optics, createdBy: grace.id, createdAt: now, updatedAt: now })
    expect(new Set(quiz.questions.map((question: { _id: string }) => question._id)).size).toBe(3)
    expect((await asha.call('GET', '/quiz')).body).toContainEqual(
      expect.objectContaining({ _id: quiz._id, title: 'Geometric optics', questionCount: 3 }),
    )
    school().clock.now = at('10:05:00')
    expect((await asha.call('POST', `/quiz/${quiz._id}/start`)).body.quiz.questions).toHaveLength(3)
    expect((await grace.call('GET', `/quiz/${quiz._id}`)).body).toEqual({ ...quiz, running: 1, attempts: 0 })
  })

  test('takes a duration longer than the quiz is open, and so does a later edit', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrolWithSeat(school())]
    const long = { ...optics, duration: 90 }
    const quiz = await create(grace, long)
    const path = `/quiz/${quiz._id}`
    expect(await grace.call('PUT', path, { ...long, title: 'Lenses' })).toMatchObject({
      status: 200,
      body: { duration: 90 },
    })
    school().clock.now = at('10:05:00')
    expect((await asha.call('POST', `${path}/start`)).body.deadline, 'the end of the quiz').toBe(
      optics.endTime,
    )
  })

  test('keeps pictures and leaves out empty addresses', async () => {
    const options = [
      { text: 'a', imageUrl: 'https://pictures.example/a.png' },
      { text: 'b', imageUrl: '' },
    ]
    const question = { text: 'Which?', imageUrl: ' ', options, correctAnswer: 1, points: 3 }
    const { questions } = await create(await enrolAdmin(school()), { ...optics, questions: [question] })
    expect(questions).toEqual([
      {
        _id: expect.any(String),
        text: 'Which?',
        options: [options[0], { text: 'b' }],
        correctAnswer: 1,
        points: 3,
      },
    ])
  })

  test('takes hundreds of long questions', async () => {
    const text = `${'$\\frac{a}{b}$ '.repeat(150)}?`
    const questions = Array.from({ length: 500 }, () => ({ ...snell, text }))
    expect(JSON.stringify(questions).length).toBeGreaterThan(1_000_000)
    const quiz = await create(await enrolAdmin(school()), { ...optics, questions })
    expect(quiz.questionCount).toBe(500)
  })

  test('refuses more than two megabytes', async () => {
    const questions = Array.from({ length: 500 }, () => ({ ...snell, text: 'x'.repeat(5000) }))
    expect(await (await enrolAdmin(school())).call('POST', '/quiz', { ...optics, questions })).toMatchObject({
      status: 413,
      body: { message: 'body: must be at most 2 MB' },
    })
  })
})

onEachEngine('changing a quiz', at('09:00:00'), (school) => {
  test('that does not exist answers 404', async () => {
    const grace = await enrolAdmin(school())
    for (const id of [UNKNOWN, 'x']) {
      expect(await grace.call('PUT', `/quiz/${id}`, optics)).toMatchObject(NOT_FOUND)
      expect(await grace.call('DELETE', `/quiz/${id}`)).toMatchObject(NOT_FOUND)
    }
  })

  test('without other questions makes no new version', async () => {
    const grace = await enrolAdmin(school())
    const quiz = await create(grace)
    school().clock.now = at('09:10:00')
    const change = { ...optics, title: 'Light', duration: 20, isActive: false }
    const { status, body } = await grace.call('PUT', `/quiz/${quiz._id}`, change)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...quiz,
      title: 'Light',
      duration: 20,
      isActive: false,
      updatedAt: '2026-03-04T09:10:00.000Z',
    })
    expect(await versionsOf(school(), quiz._id)).toHaveLength(1)
    expect((await grace.call('GET', `/quiz/${quiz._id}`)).body).toEqual({ ...body, running: 0, attempts: 0 })
  })

  test('with other questions keeps the earlier ones for those who were given them', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrolWithSeat(school())]
    const ben = await enrolWithSeat(school())
    const quiz = await create(grace)
    const path = `/quiz/${quiz._id}`
    school().clock.now = at('10:05:00')
    await asha.call('POST', `${path}/start`)
    const { body } = await grace.call('PUT', path, { ...optics, questions: [{ ...lens, correctAnswer: 2 }] })
    expect(body).toMatchObject({ questionCount: 1, questions: [{ text: lens?.text, correctAnswer: 2 }] })
    await handIn(asha, quiz._id, { answers: [0, 1, 0], timeSpent: 60 })
    const mine = (await asha.call('GET', `${path}/results`)).body
    expect(mine).toMatchObject({ score: 100, totalQuestions: 3 })
    expect(mine.quiz.questions).toEqual(quiz.questions)
    expect((await ben.call('POST', `${path}/start`)).body.quiz.questions).toHaveLength(1)
    expect((await handIn(ben, quiz._id, { answers: [2], timeSpent: 9 })).body.score).toBe(100)
    expect((await versionsOf(school(), quiz._id)).map(({ version }) => version)).toEqual([1, 2])
  })

  test('eight times at once makes eight versions', async () => {
    const grace = await enrolAdmin(school())
    const quiz = await create(grace)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        grace.call('PUT', `/quiz/${quiz._id}`, { ...optics, questions: [{ ...snell, points: index + 2 }] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await versionsOf(school(), quiz._id)).map(({ version }) => version)).toEqual(
      Array.from({ length: 9 }, (_, index) => index + 1),
    )
  })
})

onEachEngine('a question', at('09:00:00'), (school) => {
  test('that occurs twice has two ids, and keeps both', async () => {
    const grace = await enrolAdmin(school())
    const twice = { ...optics, questions: [snell, snell] }
    const quiz = await create(grace, twice)
    expect(quiz.questions[0]._id).not.toBe(quiz.questions[1]._id)
    const { body } = await grace.call('PUT', `/quiz/${quiz._id}`, twice)
    expect(body.questions).toEqual(quiz.questions)
    expect(await versionsOf(school(), quiz._id)).toHaveLength(1)
  })

  test('keeps its id, wherever it moves and whether or not the client sends it', async () => {
    const grace = await enrolAdmin(school())
    const quiz = await create(grace)
    const [first, second, third] = quiz.questions
    const edited = { ...second, text: 'Where is the image now?' }
    const questions = [third, edited, snell, snell, { ...lens, _id: first._id, text: 'Moved in' }]
    const { body } = await grace.call('PUT', `/quiz/${quiz._id}`, { ...optics, questions })
    const names = body.questions.map((question: { _id: string }) => question._id)
    expect(names.slice(0, 2)).toEqual([third._id, second._id])
    expect(names[4]).toBe(first._id)
    expect(new Set(names).size).toBe(5)
    const foreign = await grace.call('PUT', `/quiz/${quiz._id}`, {
      ...optics,
      questions: [{ ...snell, _id: 'of-another-quiz' }, third, third],
    })
    const [own, kept, repeated] = foreign.body.questions
    expect(names).toContain(own._id)
    expect(kept._id).toBe(third._id)
    expect(repeated._id).not.toBe(third._id)
  })
})

onEachEngine('deleting a quiz', at('09:00:00'), (school) => {
  test('takes it from everybody, but leaves results to their owners and administrators', async () => {
    const [grace, asha] = [await enrolAdmin(school()), await enrolWithSeat(school())]
    const ben = await enrolWithSeat(school())
    const quiz = await create(grace)
    const path = `/quiz/${quiz._id}`
    school().clock.now = at('10:05:00')
    await handIn(asha, quiz._id, { answers: [0, 1, 0], timeSpent: 60 })
    const mine = await asha.call('GET', `${path}/results`)

    expect(await grace.call('DELETE', path)).toMatchObject({
      status: 200,
      body: { message: 'Quiz deleted successfully' },
    })
    for (const person of [grace, asha, ben])
      expect(JSON.stringify((await person.call('GET', '/quiz')).body)).not.toContain(quiz._id)
    for (const person of [grace, ben]) {
      for (const call of ['', '/access', '/taken'])
        expect(await person.call('GET', path + call)).toMatchObject(NOT_FOUND)
      expect(await person.call('POST', `${path}/start`)).toMatchObject(NOT_FOUND)
      expect(await person.call('POST', `${path}/submit`, { answers: [0], timeSpent: 1 })).toMatchObject(
        NOT_FOUND,
      )
    }
    expect((await asha.call('GET', `${path}/taken`)).body).toEqual({ taken: true })
    expect(await grace.call('PUT', path, optics)).toMatchObject(NOT_FOUND)
    expect(await grace.call('DELETE', path)).toMatchObject(NOT_FOUND)

    expect(mine.status).toBe(200)
    expect((await asha.call('GET', `${path}/results`)).body).toEqual(mine.body)
    expect((await grace.call('GET', `${path}/user/${asha.id}/results`)).body).toEqual(mine.body)
    expect((await asha.call('GET', '/user/results')).body).toMatchObject([
      { quiz: { title: 'Geometric optics' } },
    ])
  })

  test('of the sample keeps it deleted when the demo restarts, and an edited one stays as it is', async () => {
    await seedDemo(school().deps)
    const grace = await enrolAdmin(school())
    const [edited, deleted] = SAMPLE_QUIZZES.map(({ id }) => id)
    await grace.call('DELETE', `/quiz/${deleted}`)
    school().clock.now = at('09:01:00')
    await grace.call('PUT', `/quiz/${edited}`, { ...optics, title: 'My own title' })
    await seedDemo(school().deps)
    const listed = (await api(school())('GET', '/quiz')).body
    expect(listed).toContainEqual(
      expect.objectContaining({ _id: edited, title: 'My own title', questionCount: 3 }),
    )
    expect(JSON.stringify(listed)).not.toContain(deleted)
  })
})
