import { expect, test } from 'vitest'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { enrolWithSeat, start } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import type { School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

/** The optics quiz with the key A B A, whose first question B alone answers since a regrading. */
async function storeRegraded(school: School) {
  const admin = await enrolAdmin(school)
  const { _id: quizId, questions } = await create(admin)
  const regrade = (body: object) => admin.call('POST', `/quiz/${quizId}/admin/regrade`, body)
  const { body } = await regrade({ changes: [{ questionId: questions[0]._id, accept: [1] }] })
  const read = async () => (await admin.call('GET', `/quiz/${quizId}`)).body
  const edit = async (quiz: object) => (await admin.call('PUT', `/quiz/${quizId}`, quiz)).body
  return { id: body.id, regrade, read, edit, questions }
}

onEachEngine('an edit after a regrading', at('10:10:00'), (school) => {
  test('that changes the title alone makes no new version, and the regrading can still be undone', async () => {
    const { id, regrade, read, edit } = await storeRegraded(school())
    expect(await edit({ ...(await read()), title: 'Optics' })).toMatchObject({
      version: 1,
      questions: [{ correctAnswer: 1 }, {}, {}],
    })
    expect((await regrade({ undo: id })).status).toBe(200)
    expect(await read()).toMatchObject({ title: 'Optics', questions: [{ correctAnswer: 0 }, {}, {}] })
  })

  test('may go back to the key that was authored', async () => {
    const { read, edit, questions } = await storeRegraded(school())
    expect(await edit({ ...(await read()), questions })).toMatchObject({
      version: 2,
      questions: [{ correctAnswer: 0 }, {}, {}],
    })
  })
})

onEachEngine('an edit after a question was dropped', at('10:10:00'), (school) => {
  test.each<[string, (questions: object[]) => object]>([
    ['draws no more questions than were dropped', (questions) => ({ questions, draw: 1 })],
    ['leaves only the dropped question', ([first]) => ({ questions: [first] })],
  ])('is refused if it %s', async (_, change) => {
    const admin = await enrolAdmin(school())
    const { _id: quizId, questions } = await create(admin)
    const changes = [{ questionId: questions[0]._id, drop: true }]
    await admin.call('POST', `/quiz/${quizId}/admin/regrade`, { changes })
    expect(await admin.call('PUT', `/quiz/${quizId}`, { ...optics, ...change(questions) })).toMatchObject({
      status: 400,
      body: { message: 'At least one question must count for everybody' },
    })
    expect((await admin.call('GET', `/quiz/${quizId}`)).body).toMatchObject({ version: 1, questionCount: 3 })
  })
})

onEachEngine('a regrading of a quiz that draws', at('10:10:00'), (school) => {
  test('drops a question only if everybody keeps one that counts, also those who have not begun', async () => {
    const admin = await enrolAdmin(school())
    const { _id: quizId, questions } = await create(admin, { ...optics, questions: asked, draw: 2 })
    const drop = (...places: number[]) =>
      admin.call('POST', `/quiz/${quizId}/admin/regrade`, {
        changes: places.map((place) => ({ questionId: questions[place]._id, drop: true })),
      })
    expect(await drop(0, 2)).toMatchObject({
      status: 400,
      body: { message: 'At least one question must count for everybody' },
    })
    expect((await drop(0)).status).toBe(200)
    expect((await drop(2)).status).toBe(400)
  })

  test('drops no question that is all that somebody at work on an older version was asked', async () => {
    const admin = await enrolAdmin(school())
    const { _id: quizId, questions } = await create(admin, { ...optics, questions: asked, draw: 1 })
    const asha = await enrolWithSeat(school())
    const { body } = await start(asha, quizId)
    const [{ authoredIndex }] = body.quiz.questions
    await admin.call('PUT', `/quiz/${quizId}`, { ...optics, questions, draw: 3 })
    const drop = (place: number, facts: object = {}) =>
      admin.call('POST', `/quiz/${quizId}/admin/regrade`, {
        changes: [{ questionId: questions[place]._id, drop: true }],
        ...facts,
      })
    expect((await drop(authoredIndex)).status).toBe(400)
    school().clock.now = at('11:30:00')
    expect((await drop(authoredIndex, { dryRun: true })).status, 'nothing was saved in time').toBe(200)
  })
})
