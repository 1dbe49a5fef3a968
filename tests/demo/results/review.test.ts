// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

/** The optics quiz, from ten to eleven, under the author who wrote it. */
async function author(school: School, reviewFrom: string | undefined) {
  const grace = await enrolAdmin(school)
  return { grace, quiz: await create(grace, { ...optics, reviewFrom }) }
}

/** Somebody who handed in one right answer of two, to a quiz whose answers are shown from then on. */
async function handInTo(school: School, reviewFrom: string | undefined) {
  const { grace, quiz } = await author(school, reviewFrom)
  const asha = await enrol(school)
  await book(asha, await storeSlot(school, at('10:00:00')))
  await handIn(asha, quiz._id, { answers: [0, 2], timeSpent: 60 })
  return { grace, asha, quizId: String(quiz._id) }
}

const resultOf = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/results`)).body

onEachEngine('the review', at('10:05:00'), (school) => {
  test('of a quiz without a rule for it follows the submission', async () => {
    const { asha, quizId } = await handInTo(school(), undefined)
    expect((await asha.call('GET', `/quiz/${quizId}`)).body.reviewFrom).toBe('submitted')
    expect((await resultOf(asha, quizId)).quiz.questions).toMatchObject(optics.questions)
  })

  test('is kept back until the quiz has ended, with its grace', async () => {
    const { asha, quizId } = await handInTo(school(), 'quiz-ended')
    for (const time of ['10:05:00', '11:00:59']) {
      school().clock.now = at(time)
      const result = await resultOf(asha, quizId)
      expect(result).toMatchObject({
        answers: [0, 2, null],
        reviewFrom: '2026-03-04T11:01:00.000Z',
        shownAnswers: [0, 2, null],
      })
      for (const kept of ['questions', 'score', 'correctAnswers', 'totalQuestions'])
        expect(namesIn(result)).not.toContain(kept)
      expect((await asha.call('GET', '/user/results')).body).toMatchObject([
        { reviewFrom: result.reviewFrom },
      ])
      expect((await asha.call('GET', `/quiz/${quizId}`)).body).toMatchObject({
        questions: [],
        questionCount: 3,
      })
    }
    school().clock.now = at('11:01:00')
    const result = await resultOf(asha, quizId)
    expect(result).toMatchObject({ score: 33, correctAnswers: 1, totalQuestions: 3 })
    expect(result.quiz.questions).toMatchObject(optics.questions)
    expect(namesIn(result)).not.toContain('reviewFrom')
    expect(namesIn((await asha.call('GET', '/user/results')).body)).not.toContain('reviewFrom')
    expect((await asha.call('GET', `/quiz/${quizId}`)).body.questions).toMatchObject(optics.questions)
  })

  test('waits for learners whose time goes beyond the end of the quiz, as long as they are at work', async () => {
    const { asha, quizId } = await handInTo(school(), 'quiz-ended')
    const ben = await enrol(school())
    await book(ben, await storeSlot(school(), at('10:30:00')))
    await school().deps.db.updateTable('users').set({ time_factor: 2 }).where('id', '=', ben.id).execute()
    school().clock.now = at('10:55:00')
    await ben.call('POST', `/quiz/${quizId}/start`)
    school().clock.now = at('11:04:00')
    expect(await resultOf(asha, quizId)).toMatchObject({ reviewFrom: '2026-03-04T11:06:00.000Z' })
    expect(await handIn(ben, quizId, { answers: [0, 1, 0], timeSpent: 60 })).toMatchObject({ status: 200 })
    expect(namesIn(await resultOf(asha, quizId)), 'nobody writes any more').toContain('correctAnswer')
    expect(await resultOf(ben, quizId), 'with the time that only he had').toMatchObject({
      allowedSeconds: 600,
    })
    expect(namesIn(await resultOf(asha, quizId))).not.toContain('allowedSeconds')
  })

  test('opens at a time set by the author, or right away', async () => {
    const { asha, quizId } = await handInTo(school(), '2026-03-04T12:00:00+01:00')
    expect(await resultOf(asha, quizId)).toMatchObject({ reviewFrom: '2026-03-04T11:00:00.000Z' })
    school().clock.now = at('11:00:00')
    expect(namesIn(await resultOf(asha, quizId))).toContain('correctAnswer')
    school().clock.now = at('10:05:00')
    const open = await handInTo(school(), 'submitted')
    expect(namesIn(await resultOf(open.asha, open.quizId))).toContain('correctAnswer')
  })

  test('never waits for administrators, whatever result they open', async () => {
    const { grace, asha, quizId } = await handInTo(school(), 'quiz-ended')
    const seen = (await grace.call('GET', `/quiz/${quizId}/user/${asha.id}/results`)).body
    expect(seen.quiz.questions).toMatchObject(optics.questions)
    await handIn(grace, quizId, { answers: [0, 1, 0], timeSpent: 60 })
    const own = await resultOf(grace, quizId)
    expect(own).toMatchObject({ score: 100 })
    expect(own.quiz.questions).toMatchObject(optics.questions)
  })
})

onEachEngine('the review rule of a quiz', at('10:05:00'), (school) => {
  test('is kept when a client that does not know it saves the quiz', async () => {
    const { grace, quiz } = await author(school(), 'submitted')
    const { reviewFrom: _, ...known } = optics
    expect((await grace.call('PUT', `/quiz/${quiz._id}`, known)).body.reviewFrom).toBe('submitted')
    const later = { ...known, reviewFrom: 'quiz-ended' }
    expect((await grace.call('PUT', `/quiz/${quiz._id}`, later)).body.reviewFrom).toBe('quiz-ended')
  })

  test.each([['whenever'], ['2026-03-04T12:00:00'], ['2026-03-04'], [7]])(
    'cannot be %j',
    async (reviewFrom) => {
      const grace = await enrolAdmin(school())
      const { status, body } = await grace.call('POST', '/quiz', { ...optics, reviewFrom })
      expect(status).toBe(400)
      expect(body.message).toMatch(/^reviewFrom: /)
    },
  )

  test('does not hide how an attempt ended', async () => {
    const { grace, asha, quizId } = await handInTo(school(), 'quiz-ended')
    expect(await resultOf(asha, quizId)).toMatchObject({ ended: 'submitted' })
    await school()
      .deps.db.updateTable('attempts')
      .set({ ended: 'time' })
      .where('user_id', '=', asha.id)
      .execute()
    expect(await resultOf(asha, quizId)).toMatchObject({ ended: 'time' })
    const { results } = (await grace.call('GET', `/quiz/${quizId}/admin/results`)).body
    expect(results).toMatchObject([{ ended: 'time', quiz: { title: opticsJson.title } }])
  })
})
