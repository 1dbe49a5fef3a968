// SPEC 2 My results
import { expect, test } from 'vitest'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const questions = asked.map((question, index) => ({
  ...question,
  topic: index === 0 ? 'Refraction' : 'Mirrors',
}))
const results = async ({ call }: Person) => (await call('GET', '/user/results')).body

/** Somebody who answered the first two questions, the first of them right. */
async function takenBy(school: School, person: Person, quiz: object) {
  const grace = await enrolAdmin(school)
  const quizId = String((await create(grace, { ...optics, ...quiz }))._id)
  await book(person, await storeSlot(school, at('10:00:00')))
  await handIn(person, quizId, { answers: [0, 3], timeSpent: 60 })
  return { grace, quizId }
}

onEachEngine('the topics of a result', at('10:05:00'), (school) => {
  test('stand in the list of one’s own results, weakest first, of each attempt alone', async () => {
    const asha = await enrol(school())
    await takenBy(school(), asha, { questions })
    school().clock.now += 1000
    await takenBy(school(), asha, { questions: questions.map(({ topic: _, ...question }) => question) })
    school().clock.now += 1000
    const { quizId } = await takenBy(school(), asha, { questions: questions.slice(0, 2) })
    const [latest, plain, first] = await results(asha)
    expect(latest).toMatchObject({
      quiz: { _id: quizId },
      topics: [
        { topic: 'Mirrors', asked: 1, right: 0 },
        { topic: 'Refraction', asked: 1, right: 1 },
      ],
    })
    expect(namesIn(plain), 'of a quiz without topics').not.toContain('topics')
    expect(first.topics).toEqual([
      { topic: 'Mirrors', asked: questions.length - 1, right: 0 },
      { topic: 'Refraction', asked: 1, right: 1 },
    ])
  })

  test('are kept back until the review is open', async () => {
    const asha = await enrol(school())
    await takenBy(school(), asha, { questions, reviewFrom: 'quiz-ended' })
    expect(namesIn(await results(asha))).not.toContain('topics')
    school().clock.now = at('11:01:00')
    expect((await results(asha))[0].topics).toHaveLength(2)
  })

  test('go by the key in force, without dropped questions', async () => {
    const asha = await enrol(school())
    const { grace, quizId } = await takenBy(school(), asha, { questions })
    const { body: quiz } = await grace.call('GET', `/quiz/${quizId}`)
    const changes = [{ questionId: quiz.questions[0]._id, drop: true }]
    await grace.call('POST', `/quiz/${quizId}/admin/regrade`, { changes, neverLower: false })
    expect((await results(asha))[0].topics).toEqual([
      { topic: 'Mirrors', asked: questions.length - 1, right: 0 },
    ])
  })
})
