// SPEC 2 Practice
import { expect, test } from 'vitest'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type Person, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api, type TestServer } from '../../support/server/server.ts'

const PUBLIC = { ...optics, practice: 'public' }
const SIGNED_IN = { ...optics, practice: 'signed-in', reviewFrom: 'quiz-ended' }
const GRADED = { status: 409, body: { code: 'graded' } }

const practise = ({ call }: Pick<Person, 'call'>, quizId: string) => call('GET', `/quiz/${quizId}/practice`)
const statusFor = async (person: Pick<Person, 'call'>, quizId: string) =>
  (await practise(person, quizId)).status

const textsIn = ({ questions }: { questions: { text: string }[] }) => questions.map(({ text }) => text)

async function settingOf(school: TestServer, quiz: object) {
  const grace = await enrolAdmin(school)
  const quizId = String((await create(grace, quiz))._id)
  const [visitor, asha] = [{ call: api(school) }, await enrol(school)]
  return { grace, quizId, visitor, asha }
}

async function begin(school: TestServer, person: Person, quizId: string) {
  await book(person, await storeSlot(school, at('10:00:00')))
  return person.call('POST', `/quiz/${quizId}/start`)
}

onEachEngine('practice for everybody', at('10:05:00'), (school) => {
  test('gives the quiz with its key to anybody, stores nothing, and is shown in the list', async () => {
    const { visitor, quizId } = await settingOf(school(), PUBLIC)
    const { status, body } = await practise(visitor, quizId)
    expect(status).toBe(200)
    expect(body.questions.map(({ correctAnswer }: { correctAnswer: number }) => correctAnswer)).toEqual(
      asked.map(({ correctAnswer }) => correctAnswer),
    )
    expect((await visitor.call('GET', '/quiz')).body).toContainEqual(
      expect.objectContaining({ _id: quizId, practice: 'public' }),
    )
    expect((await visitor.call('GET', '/auth/me')).body.features).toContain('public')
  })

  test('cannot be started as an exam', async () => {
    const { asha, quizId } = await settingOf(school(), PUBLIC)
    expect((await begin(school(), asha, quizId)).status).toBe(400)
    expect((await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0], timeSpent: 1 })).status).toBe(
      400,
    )
  })

  test('is refused for a quiz that grades learners, until nobody can submit it any more', async () => {
    const { grace, asha, visitor, quizId } = await settingOf(school(), optics)
    expect((await begin(school(), asha, quizId)).status).toBe(200)
    const publish = () => grace.call('PUT', `/quiz/${quizId}`, PUBLIC)
    expect(await publish()).toMatchObject(GRADED)
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0], timeSpent: 1 })
    expect(await publish(), 'others may still begin').toMatchObject(GRADED)
    school().clock.now = at('11:02:00')
    expect((await publish()).status).toBe(200)
    expect(await statusFor(visitor, quizId)).toBe(200)
  })

  test('can be ended by an edit, and stays if an edit does not mention it', async () => {
    const { grace, visitor, quizId } = await settingOf(school(), PUBLIC)
    await grace.call('PUT', `/quiz/${quizId}`, optics)
    expect(await statusFor(visitor, quizId)).toBe(200)
    await grace.call('PUT', `/quiz/${quizId}`, { ...optics, practice: null })
    expect(await statusFor(visitor, quizId)).toBe(404)
  })
})

onEachEngine('practice for people who are signed in', at('10:05:00'), (school) => {
  test('waits for the end of the quiz, even for people who have submitted it', async () => {
    const { asha, visitor, quizId } = await settingOf(school(), SIGNED_IN)
    expect(await statusFor(asha, quizId)).toBe(403)
    await begin(school(), asha, quizId)
    await handIn(asha, quizId, { answers: [0], timeSpent: 1 })
    expect(await statusFor(asha, quizId)).toBe(403)
    school().clock.now = at('11:02:00')
    expect(await statusFor(asha, quizId)).toBe(200)
    expect(await statusFor(visitor, quizId), 'a visitor').toBe(404)
  })

  test('gives no key to people who could still submit, although others can read theirs', async () => {
    const { asha, quizId } = await settingOf(school(), { ...SIGNED_IN, reviewFrom: 'submitted' })
    const ben = await enrol(school())
    await begin(school(), asha, quizId)
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0], timeSpent: 1 })
    expect([await statusFor(asha, quizId), await statusFor(ben, quizId)]).toEqual([200, 403])
  })

  test('is limited to their own paper while others can submit, whatever was drawn for others or edited since', async () => {
    const rules = { reviewFrom: 'submitted', draw: 1, shuffle: { questions: true, options: true } }
    const { grace, asha, quizId } = await settingOf(school(), { ...SIGNED_IN, ...rules })
    const { body: begun } = await begin(school(), asha, quizId)
    const own = textsIn(begun.quiz)
    expect(own).toHaveLength(1)
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [], timeSpent: 1 })
    const questions = asked.map((question) => ({ ...question, text: `Mended: ${question.text}` }))
    await grace.call('PUT', `/quiz/${quizId}`, { ...SIGNED_IN, ...rules, questions })
    const { body } = await practise(asha, quizId)
    expect(textsIn(body)).toEqual(own)
    expect(namesIn(body)).toContain('correctAnswer')
    school().clock.now = at('11:02:00')
    expect(textsIn((await practise(asha, quizId)).body)).toEqual(questions.map(({ text }) => text))
  })
})

onEachEngine('practice', at('10:05:00'), (school) => {
  test.each([
    ['that is not for practice', optics],
    ['that is a draft', { ...PUBLIC, isActive: false }],
  ])('of a quiz %s is refused to everybody, without revealing it', async (_, quiz) => {
    const { grace, asha, visitor, quizId } = await settingOf(school(), quiz)
    for (const person of [visitor, asha, grace]) {
      const { status, body } = await practise(person, quizId)
      expect(status).toBe(404)
      expect(namesIn(body)).not.toContain('questions')
    }
  })

  test('of a quiz that is deleted or unknown is refused', async () => {
    const { grace, visitor, quizId } = await settingOf(school(), PUBLIC)
    await grace.call('DELETE', `/quiz/${quizId}`)
    expect(await statusFor(visitor, quizId)).toBe(404)
    expect(await statusFor(visitor, 'nothing')).toBe(404)
  })

  test('can only be set by administrators, and only to known values', async () => {
    const { grace, asha, quizId } = await settingOf(school(), optics)
    expect((await asha.call('PUT', `/quiz/${quizId}`, PUBLIC)).status).toBe(403)
    expect((await grace.call('PUT', `/quiz/${quizId}`, { ...optics, practice: 'everybody' })).status).toBe(
      400,
    )
  })
})
