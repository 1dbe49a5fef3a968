// CONTRACT 4 reports
import { expect, test } from 'vitest'
import { begin as beginIn, enrolWithSeat, start, submit } from '../../support/school/exam.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { LENS, MIRROR, SNELL } from '../../support/school/optics-class.ts'
import { listReports, ownReports, report, withdrawReport } from '../../support/school/reporting.ts'
import { editQuiz, enrol, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const TEN_FIVE = at('10:05:00')
const NOWHERE = '00000000-0000-4000-8000-000000000000'

onEachEngine('a report of a question', TEN_FIVE, (school) => {
  const begin = () => beginIn(school())
  const enrolAdmin = () => enrol(school(), { isAdmin: true, name: 'Grace Lin' })

  test('is open at first, and the line may follow later', async () => {
    const [asha, quizId] = await begin()
    const { status, body } = await report(asha, quizId, MIRROR)
    expect([status, body]).toEqual([
      200,
      {
        _id: expect.any(String),
        questionId: MIRROR,
        quiz: { _id: quizId, title: opticsJson.title },
        ...{ kind: 'two-right', status: 'open', text: '', number: 2 },
      },
    ])
    const line = await report(asha, quizId, MIRROR, { kind: 'unclear', text: '  Which side?  ' })
    expect(line.body).toEqual({ ...body, kind: 'unclear', text: 'Which side?' })
    expect(await ownReports(asha)).toEqual([line.body])
  })

  test('is read by administrators with its person, the authored place and its time', async () => {
    const [[asha, quizId], grace] = [await begin(), await enrolAdmin()]
    const { body } = await report(asha, quizId, LENS, { kind: 'picture', text: 'No lens there' })
    expect(await listReports(grace, `?quizId=${quizId}&status=open`)).toEqual([
      {
        ...{ _id: body._id, questionId: LENS, quiz: { _id: quizId, title: opticsJson.title } },
        ...{ kind: 'picture', status: 'open', text: 'No lens there', index: 2 },
        questionText: opticsJson.questions[2]?.text,
        user: { _id: asha.id, name: expect.any(String) },
        reportedAt: '2026-03-04T10:05:00.000Z',
      },
    ])
    expect(await listReports(grace, `?quizId=${quizId}&status=declined`)).toEqual([])
    expect(await listReports(grace, `?quizId=${NOWHERE}`)).toEqual([])
  })

  test('is listed with the newest first', async () => {
    const [[asha, quizId], grace] = [await begin(), await enrolAdmin()]
    for (const question of [MIRROR, SNELL, LENS]) {
      await report(asha, quizId, question)
      school().clock.advance(1)
    }
    const ids = (reports: { questionId: string }[]) => reports.map(({ questionId }) => questionId)
    expect(ids(await ownReports(asha))).toEqual([LENS, SNELL, MIRROR])
    expect(ids(await listReports(grace, `?quizId=${quizId}`))).toEqual([LENS, SNELL, MIRROR])
  })

  test('is taken back while it is open, as often as one likes', async () => {
    const [asha, quizId] = await begin()
    await report(asha, quizId)
    for (let time = 0; time < 2; time++) expect((await withdrawReport(asha, quizId)).status).toBe(200)
    expect(await ownReports(asha)).toEqual([])
    for (const odd of ['\0', 'x'.repeat(5000), '💡'.slice(0, 1)])
      await expect(
        asha.call(
          'DELETE',
          `/quiz/${quizId}/reports/${odd === '\0' ? '%00' : odd.replace(/\p{Surrogate}/u, '%ED%A0%BD')}`,
        ),
      ).resolves.not.toMatchObject({ status: 500 })
  })

  test('is possible in the review, after the quiz was edited, deleted or hidden', async () => {
    const [asha, quizId] = await begin()
    await submit(asha, quizId, { answers: [0, 1, 0] })
    await editQuiz(school(), quizId, opticsJson.questions.slice(1))
    await school()
      .deps.db.updateTable('quizzes')
      .set({ deleted_at: new Date(TEN_FIVE), is_active: false })
      .where('id', '=', quizId)
      .execute()
    expect(await report(asha, quizId)).toMatchObject({ status: 200, body: { number: 1 } })
    expect(await ownReports(asha)).toMatchObject([{ quiz: { title: opticsJson.title } }])
    const grace = await enrolAdmin()
    expect(await listReports(grace, `?quizId=${quizId}`)).toMatchObject([{ index: 0 }])
  })
})

onEachEngine('a report of a question is refused', TEN_FIVE, (school) => {
  const begin = () => beginIn(school())

  test('needs an attempt, a question of the own paper, and a body that can be read', async () => {
    const [asha, quizId] = await begin()
    const ben = await enrolWithSeat(school())
    expect(await report(ben, quizId)).toMatchObject({ status: 404, body: { code: 'attempt_unknown' } })
    expect(await withdrawReport(ben, quizId)).toMatchObject({
      status: 404,
      body: { code: 'attempt_unknown' },
    })
    expect((await report(asha, NOWHERE)).status).toBe(404)
    expect((await report(asha, 'nonsense')).status).toBe(404)
    const hidden = await storeQuiz(school(), { isActive: false })
    expect(await report(asha, hidden)).toMatchObject({ status: 404, body: { message: 'Quiz not found' } })
    const odd = [
      { questionId: 'question-elsewhere' },
      { questionId: '' },
      { questionId: 7 },
      { kind: 'silly' },
      { kind: null },
      { text: 'x'.repeat(301) },
      { text: 7 },
      { text: 'a\0b' },
      { text: '\ud800' },
      { questionId: `${SNELL}\0` },
    ]
    for (const more of odd)
      expect(await report(asha, quizId, SNELL, more), JSON.stringify(more)).toMatchObject({ status: 400 })
    expect(await ownReports(asha)).toEqual([])
    expect((await api(school())('POST', `/quiz/${quizId}/reports`, {})).status).toBe(401)
  })

  test('of a question that was not drawn for the learner is refused like one that does not exist', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const rules = JSON.stringify({ shuffle: { questions: true, options: false }, draw: 1 })
    const { db } = school().deps
    await db.updateTable('quiz_versions').set({ paper_rules: rules }).where('quiz_id', '=', quizId).execute()
    const { body } = await start(asha, quizId)
    const drawn: string[] = body.quiz.questions.map(({ _id }: { _id: string }) => _id)
    expect(drawn).toHaveLength(1)
    const problems = await Promise.all(
      [SNELL, MIRROR, LENS, 'question-elsewhere']
        .filter((question) => !drawn.includes(question))
        .map(async (question) => ({ ...(await report(asha, quizId, question)).body, requestId: '' })),
    )
    expect(problems).toHaveLength(3)
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1)
    expect(await report(asha, quizId, drawn[0])).toMatchObject({ status: 200, body: { number: 1 } })
  })

  test('is one of at most 50 open ones of a quiz', async () => {
    const questions = Array.from({ length: 52 }, (_, index) => ({
      ...opticsJson.questions[0],
      _id: `question-${index}`,
    }))
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
    await start(asha, quizId)
    const stati: number[] = []
    for (const { _id } of questions) stati.push((await report(asha, quizId, _id)).status)
    expect(stati).toEqual([...Array.from({ length: 50 }, () => 200), 422, 422])
    expect(await report(asha, quizId, 'question-7', { kind: 'unclear' })).toMatchObject({ status: 200 })
    await withdrawReport(asha, quizId, 'question-7')
    expect((await report(asha, quizId, 'question-51')).status).toBe(200)
    const flood = []
    for (let time = 0; time < 70; time++) flood.push((await report(asha, quizId, 'question-0')).status)
    expect(flood.at(-1)).toBe(429)
  })
})
