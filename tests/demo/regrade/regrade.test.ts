import { expect, test } from 'vitest'
import { storeHandIn } from '../../../demo/api/attempts/submissions.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { LENS, MIRROR, SNELL, storeOpticsClass } from '../../support/school/optics-class.ts'
import { book, enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

/** Of three right: three, two and one. */
const THREE = { Asha: [0, 1, 0], Ben: [1, 1, 0], Cleo: [2, null, 0] }

const accept = (questionId: string, ...options: number[]) => ({ questionId, accept: options })
const drop = (questionId: string) => ({ questionId, drop: true })

async function seated(school: School): Promise<Person> {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

onEachEngine('a regrading', at('10:10:00'), (school) => {
  test.each([
    ['accepts another option too', accept(SNELL, 0, 1), { Asha: 100, Ben: 100, Cleo: 33 }],
    ['moves the key', accept(SNELL, 1), { Asha: 67, Ben: 100, Cleo: 33 }],
    ['accepts every answer, though not none', accept(MIRROR, 3, 2, 1, 0), { Asha: 100, Ben: 67, Cleo: 33 }],
    ['drops the question from the total', drop(SNELL), { Asha: 100, Ben: 100, Cleo: 50 }],
    ['leaves the key where it is', accept(SNELL, 0, 0), { Asha: 100, Ben: 67, Cleo: 33 }],
  ])('%s', async (_, change, scores) => {
    const { regrade, ...optics } = await storeOpticsClass(school(), THREE)
    expect((await regrade({ changes: [change] })).status).toBe(200)
    expect(await optics.scores()).toEqual(scores)
  })

  test('tells who gains and loses, and touches nobody else', async () => {
    const { ids, regrade, stored } = await storeOpticsClass(school(), THREE)
    const { body } = await regrade({ changes: [accept(SNELL, 1)] })
    expect(body).toMatchObject({ gain: 1, lose: 1, same: 1, before: 200 / 3, after: 200 / 3 })
    expect(body.rows).toEqual([
      { user: expect.objectContaining({ _id: ids.Asha, name: 'Asha' }), before: 100, after: 67 },
      { user: expect.objectContaining({ _id: ids.Ben, name: 'Ben' }), before: 67, after: 100 },
    ])
    const { attempts } = Object(await stored())
    const changed = attempts.filter(({ regraded_at }: { regraded_at: Date | null }) => regraded_at)
    expect(changed).toHaveLength(2)
    expect(changed[0].regraded_at).toEqual(new Date(at('10:10:00')))
  })

  test('may leave every score at least as high, with its counts', async () => {
    const { regrade, scores } = await storeOpticsClass(school(), THREE)
    const { body } = await regrade({ changes: [accept(SNELL, 1)], neverLower: true })
    expect(body).toMatchObject({ gain: 1, lose: 0, same: 2 })
    expect(await scores()).toEqual({ Asha: 100, Ben: 100, Cleo: 33 })
    await regrade({ changes: [accept(LENS, 0, 1)] })
    expect(await scores(), 'kept by a later one that does not concern it').toHaveProperty('Asha', 100)
  })
})

onEachEngine('a score kept by a regrading', at('10:10:00'), (school) => {
  test('is the same in the list, the export, the statistics and the review, which mentions it', async () => {
    const { regrade, quizId, admin } = await storeOpticsClass(school(), {})
    const asha = await seated(school())
    await handIn(asha, quizId, { answers: [0, 1, 0], timeSpent: 1 })
    const { body } = await regrade({ changes: [accept(SNELL, 1)], neverLower: true })
    expect(body).toMatchObject({ gain: 0, lose: 0, same: 1, after: 100 })
    const kept = { score: 100, correctAnswers: 3, regradedAt: '2026-03-04T10:10:00.000Z' }
    const review = (await asha.call('GET', `/quiz/${quizId}/results`)).body
    expect(review).toMatchObject({
      ...kept,
      scoreKept: true,
      quiz: { questions: [{ correctAnswer: 1 }, {}, {}] },
    })
    const seen = (await admin.call('GET', `/quiz/${quizId}/user/${asha.id}/results`)).body
    expect(seen).toMatchObject({ ...kept, scoreKept: true })
    expect((await asha.call('GET', '/user/results')).body).toMatchObject([kept])
    const { results, statistics } = (await admin.call('GET', `/quiz/${quizId}/admin/results`)).body
    expect(results).toMatchObject([kept])
    expect(statistics).toMatchObject({ averageScore: 100, lowestScore: 100 })
    await regrade({ undo: body.id })
    const undone = (await asha.call('GET', `/quiz/${quizId}/results`)).body
    expect(undone).toMatchObject({ score: 100 })
    expect(undone).not.toHaveProperty('regradedAt')
    expect(undone).not.toHaveProperty('scoreKept')
  })

  test('is not mentioned beside one that went up', async () => {
    const { regrade, quizId } = await storeOpticsClass(school(), {})
    const ben = await seated(school())
    await handIn(ben, quizId, { answers: [1, 1, 0], timeSpent: 1 })
    await regrade({ changes: [accept(SNELL, 1)], neverLower: true })
    const { body } = await ben.call('GET', `/quiz/${quizId}/results`)
    expect(body).toMatchObject({ score: 100, regradedAt: expect.any(String) })
    expect(body).not.toHaveProperty('scoreKept')
  })
})

onEachEngine('a dry run of a regrading of 400 attempts', at('10:10:00'), (school) => {
  test('reports the effect, and stores nothing', async () => {
    const class400 = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [
        `Learner ${String(index).padStart(3, '0')}`,
        [index % 4, index % 7 === 0 ? null : index % 3, (index >> 2) % 4],
      ]),
    )
    const { regrade, stored, scores, ...optics } = await storeOpticsClass(school(), class400)
    const [before, scoresBefore] = [await stored(), await scores()]
    const wish = { changes: [accept(SNELL, 1), drop(MIRROR), accept(LENS, 0, 2)] }
    const tried = (await regrade({ ...wish, dryRun: true })).body
    expect(await stored()).toEqual(before)
    const { id, ...done } = (await regrade(wish)).body
    expect({ ...done, basis: tried.basis }).toEqual(tried)
    const after = await scores()
    const rows: { user: { name: string }; before: number; after: number }[] = tried.rows
    expect(rows).toHaveLength(tried.gain + tried.lose)
    expect(tried.gain + tried.lose + tried.same).toBe(400)
    const told = Object.fromEntries(rows.map((row) => [row.user.name, row]))
    for (const name of Object.keys(class400)) {
      expect(told[name]?.before ?? scoresBefore[name], name).toBe(scoresBefore[name])
      expect(told[name]?.after ?? scoresBefore[name], name).toBe(after[name])
    }
    const { statistics } = (await optics.admin.call('GET', `/quiz/${optics.quizId}/admin/results`)).body
    expect(statistics).toMatchObject({ totalAttempts: 400, averageScore: Math.round(tried.after) })
    expect((await regrade({ undo: id })).body).toMatchObject({ before: tried.after, after: tried.before })
    expect(await stored()).toEqual(before)
  })
})

onEachEngine('a regrading', at('10:10:00'), (school) => {
  test('can be undone exactly, including kept scores and earlier dates', async () => {
    const { regrade, stored, admin, quizId } = await storeOpticsClass(school(), THREE)
    await regrade({ changes: [accept(SNELL, 1)], neverLower: true })
    const before = await stored()
    school().clock.now = at('10:20:00')
    const { id } = (await regrade({ changes: [accept(SNELL, 2), drop(MIRROR)], neverLower: true })).body
    expect(await stored()).not.toEqual(before)
    expect((await regrade({ undo: id })).status).toBe(200)
    expect(await stored()).toEqual(before)
    const { regrades } = (await admin.call('GET', `/quiz/${quizId}/admin/results`)).body
    expect(regrades).toEqual([{ at: '2026-03-04T10:10:00.000Z', by: 'Grace Lin', gain: 1, lose: 0 }])
    expect(await regrade({ undo: id })).toMatchObject({ status: 404 })
  })

  test('sent again because its answer was lost changes nothing more, and can still be undone', async () => {
    const { regrade, stored } = await storeOpticsClass(school(), THREE)
    const before = await stored()
    const { id } = (await regrade({ changes: [accept(SNELL, 1)] })).body
    const after = await stored()
    const again = await regrade({ changes: [accept(SNELL, 1)] })
    expect(again.body).toMatchObject({ gain: 0, lose: 0, same: 3 })
    expect(again.body).not.toHaveProperty('id')
    expect(await stored()).toEqual(after)
    await regrade({ undo: id })
    expect(await stored()).toEqual(before)
  })

  test('cannot be undone after a later regrading of the quiz', async () => {
    const { regrade } = await storeOpticsClass(school(), THREE)
    const { id } = (await regrade({ changes: [accept(SNELL, 1)] })).body
    await regrade({ changes: [drop(LENS)] })
    expect(await regrade({ undo: id })).toMatchObject({ status: 409 })
  })
})

onEachEngine('a regrading after a dry run', at('10:10:00'), (school) => {
  const MOVED = { status: 409, body: { code: 'regraded_meanwhile' } }

  test('is refused if somebody else has regraded meanwhile, or undone that', async () => {
    const { regrade, scores, stored } = await storeOpticsClass(school(), THREE)
    const wish = { changes: [accept(SNELL, 1)] }
    const { basis } = (await regrade({ ...wish, dryRun: true })).body
    const { id } = (await regrade({ changes: [accept(SNELL, 0, 1)] })).body
    const decided = await stored()
    expect(await regrade({ ...wish, basis })).toMatchObject(MOVED)
    expect(await stored()).toEqual(decided)
    const looked = (await regrade({ ...wish, dryRun: true })).body
    expect(looked).toMatchObject({ lose: 1 })
    await regrade({ undo: id })
    expect(await regrade({ ...wish, basis: looked.basis })).toMatchObject(MOVED)
    const again = (await regrade({ ...wish, dryRun: true })).body
    expect((await regrade({ ...wish, basis: again.basis })).status).toBe(200)
    expect(await scores()).toEqual({ Asha: 67, Ben: 100, Cleo: 33 })
  })

  test('is refused if the quiz was edited meanwhile', async () => {
    const { regrade, admin, quizId } = await storeOpticsClass(school(), THREE)
    const wish = { changes: [accept(SNELL, 1)] }
    const { basis } = (await regrade({ ...wish, dryRun: true })).body
    const [snell, ...others] = opticsJson.questions
    const questions = [{ ...snell, text: 'Which angle?' }, ...others]
    await admin.call('PUT', `/quiz/${quizId}`, { ...opticsJson, questions })
    expect(await regrade({ ...wish, basis })).toMatchObject(MOVED)
  })

  test('is done once if it is sent again after a lost answer, and needs no basis', async () => {
    const { regrade } = await storeOpticsClass(school(), THREE)
    const wish = { changes: [accept(SNELL, 1)] }
    const { basis } = (await regrade({ ...wish, dryRun: true })).body
    expect((await regrade({ ...wish, basis })).body).toMatchObject({ gain: 1, lose: 1 })
    expect(await regrade({ ...wish, basis })).toMatchObject({ status: 200, body: { gain: 0, lose: 0 } })
    expect((await regrade({ changes: [drop(LENS)] })).status).toBe(200)
  })

  test('by two people at once is done for one of them', async () => {
    const { regrade } = await storeOpticsClass(school(), THREE)
    const wishes = [{ changes: [accept(SNELL, 1)] }, { changes: [accept(SNELL, 0, 1)] }]
    const { basis } = (await regrade({ ...wishes[0], dryRun: true })).body
    const answers = await Promise.all(wishes.map((wish) => regrade({ ...wish, basis })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

onEachEngine('a regrading while others write', at('10:10:00'), (school) => {
  test('applies to learners still at work, and so does its undoing', async () => {
    const { regrade, quizId } = await storeOpticsClass(school(), {})
    const [early, late] = [await seated(school()), await seated(school())]
    await early.call('POST', `/quiz/${quizId}/start`)
    const { id } = (await regrade({ changes: [accept(SNELL, 1)] })).body
    for (const person of [early, late])
      expect((await handIn(person, quizId, { answers: [1, 1, 0], timeSpent: 1 })).body).toMatchObject({
        score: 100,
      })
    await regrade({ undo: id })
    const { body } = await early.call('GET', `/quiz/${quizId}/results`)
    expect(body).toMatchObject({ score: 67, quiz: { questions: [{ correctAnswer: 0 }, {}, {}] } })
    expect(body).not.toHaveProperty('regradedAt')
  })

  test('turns away a submission that was graded with the earlier key, so it is graded again', async () => {
    const { regrade, quizId } = await storeOpticsClass(school(), {})
    const { db } = school().deps
    const person = await seated(school())
    await person.call('POST', `/quiz/${quizId}/start`)
    await regrade({ changes: [accept(SNELL, 1)] })
    const { started_at, deadline } = await db
      .selectFrom('quiz_starts')
      .selectAll()
      .where('quiz_id', '=', quizId)
      .executeTakeFirstOrThrow()
    const handInWith = (key_revision: number) =>
      storeHandIn(db, {
        quiz: { id: quizId, key_revision },
        userId: person.id,
        start: { startedAt: started_at, deadline, version: 1 },
        answers: [1, 1, 0],
        at: started_at,
        ended: 'submitted',
      })
    expect(await handInWith(0)).toBeNull()
    expect(await handInWith(1)).toMatchObject({ score: 100, key_revision: 1 })
  })

  test('shows in the result when it was, and every right answer', async () => {
    const school1 = school()
    const { regrade, quizId } = await storeOpticsClass(school1, {})
    const asha = await seated(school1)
    await handIn(asha, quizId, { answers: [1, 1, 0], timeSpent: 1 })
    await regrade({ changes: [accept(SNELL, 0, 1), drop(LENS)] })
    const { body } = await asha.call('GET', `/quiz/${quizId}/results`)
    expect(body).toMatchObject({
      score: 100,
      correctAnswers: 2,
      totalQuestions: 2,
      regradedAt: '2026-03-04T10:10:00.000Z',
      quiz: { questions: [{ correctAnswer: 0, accepted: [0, 1] }, {}, { dropped: true }] },
    })
    expect((await asha.call('GET', '/user/results')).body[0]).toHaveProperty('regradedAt')
  })
})

onEachEngine('a regrading across versions', at('10:10:00'), (school) => {
  test('applies to later versions of the question, and follows its options', async () => {
    const { regrade, quizId, admin } = await storeOpticsClass(school(), THREE)
    await regrade({ changes: [accept(SNELL, 0, 1), drop(LENS)] })
    const { body: quiz } = await admin.call('GET', `/quiz/${quizId}`)
    const [snell, ...others] = quiz.questions
    const turned = { ...snell, text: 'Which angle?', options: snell.options.toReversed(), correctAnswer: 3 }
    const edited = await admin.call('PUT', `/quiz/${quizId}`, { ...quiz, questions: [turned, ...others] })
    expect(edited.body).toMatchObject({
      version: 2,
      questions: [{ correctAnswer: 3, accepted: [2, 3] }, {}, { dropped: true }],
    })
    const asha = await seated(school())
    const { body } = await handIn(asha, quizId, { answers: [2, 1, 3], timeSpent: 1 })
    expect(body).toMatchObject({ score: 100, totalQuestions: 2 })
  })

  test('of an edited quiz means the same option in earlier versions', async () => {
    const { regrade, quizId, admin, scores } = await storeOpticsClass(school(), THREE)
    const [snell, ...others] = opticsJson.questions
    const turned = { ...snell, options: snell?.options.toReversed(), correctAnswer: 2 }
    await admin.call('PUT', `/quiz/${quizId}`, { ...opticsJson, questions: [...others, turned] })
    expect(await scores(), 'the edit alone changes nothing').toEqual({ Asha: 100, Ben: 67, Cleo: 33 })
    await regrade({ changes: [accept(SNELL, 2)] })
    expect(await scores()).toEqual({ Asha: 67, Ben: 100, Cleo: 33 })
  })

  test('yields to a later edit of the key', async () => {
    const { regrade, quizId, admin } = await storeOpticsClass(school(), THREE)
    await regrade({ changes: [accept(SNELL, 0, 1)] })
    const [snell, ...others] = opticsJson.questions
    await admin.call('PUT', `/quiz/${quizId}`, {
      ...opticsJson,
      questions: [{ ...snell, correctAnswer: 2 }, ...others],
    })
    const asha = await seated(school())
    const { body } = await handIn(asha, quizId, { answers: [1, 1, 0], timeSpent: 1 })
    expect(body).toMatchObject({ score: 67 })
  })

  test('of a question counts only for learners who were asked it', async () => {
    const { regrade, stored, ids } = await storeOpticsClass(school(), THREE)
    const { db } = school().deps
    const asked = { asked: [1, 2], correct_answers: 2, total_questions: 2, score: 100 }
    await db.updateTable('attempts').set(asked).where('user_id', '=', String(ids.Ben)).execute()
    const { body } = await regrade({ changes: [drop(SNELL)] })
    expect(body).toMatchObject({ gain: 1, lose: 0, same: 2 })
    const { attempts } = Object(await stored())
    expect(attempts).toContainEqual(expect.objectContaining({ user_id: ids.Ben, regraded_at: null }))
  })
})

onEachEngine('regrading', at('10:10:00'), (school) => {
  test.each([
    ['no changes', { changes: [] }, /changes: must name a question/],
    ['no body', {}, /./],
    [
      'an unknown question',
      { changes: [drop(LENS), drop('question-prism')] },
      /changes\.1\.questionId: there is no such/,
    ],
    [
      'an option out of range',
      { changes: [accept(SNELL, 4)] },
      /changes\.0\.accept: there is no such option/,
    ],
    ['no option', { changes: [accept(SNELL)] }, /changes\.0\.accept: must name/],
    ['a question twice', { changes: [drop(SNELL), accept(SNELL, 1)] }, /twice/],
    ['nothing left', { changes: [drop(SNELL), drop(MIRROR), drop(LENS)] }, /^At least one question/],
  ])('is refused with %s, in words', async (_, body, words) => {
    const { regrade, stored } = await storeOpticsClass(school(), THREE)
    const before = await stored()
    for (const dryRun of [true, false]) {
      const { status, body: answer } = await regrade({ ...body, dryRun })
      expect({ status, message: answer.message }).toEqual({
        status: 400,
        message: expect.stringMatching(words),
      })
    }
    expect(await stored()).toEqual(before)
  })

  test('is for administrators, and for quizzes that exist', async () => {
    const { quizId, admin } = await storeOpticsClass(school(), THREE)
    const body = { changes: [drop(SNELL)] }
    const learner = await enrol(school())
    expect((await learner.call('POST', `/quiz/${quizId}/admin/regrade`, body)).status).toBe(403)
    const gone = await storeQuiz(school())
    await admin.call('DELETE', `/quiz/${gone}`)
    for (const id of ['nonsense', gone])
      for (const dryRun of [true, false])
        expect((await admin.call('POST', `/quiz/${id}/admin/regrade`, { ...body, dryRun })).status).toBe(404)
  })

  test('covers concurrent submissions: all are graded with the key in force', async () => {
    const { regrade, quizId, scores } = await storeOpticsClass(school(), THREE)
    const crowd = await Promise.all(Array.from({ length: 6 }, () => seated(school())))
    await Promise.all(crowd.map(({ call }) => call('POST', `/quiz/${quizId}/start`)))
    const submits = crowd.map((person) =>
      person.call('POST', `/quiz/${quizId}/submit`, { answers: [1, 1, 0], timeSpent: 1 }),
    )
    const regrades = [accept(SNELL, 0, 1), accept(SNELL, 2), accept(SNELL, 1)].map(async (change) => {
      const { status, body } = await regrade({ changes: [change] })
      return { status, change, body }
    })
    const answers = await Promise.all([...submits, ...regrades])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { body } = await regrade({ changes: [accept(SNELL, 1)] })
    expect(await scores()).toMatchObject({ Asha: 67, Ben: 100 })
    const { body: same } = await regrade({ changes: [accept(SNELL, 1)], dryRun: true })
    expect(same, JSON.stringify(body)).toMatchObject({ gain: 0, lose: 0, same: 9, rows: [] })
  })
})
