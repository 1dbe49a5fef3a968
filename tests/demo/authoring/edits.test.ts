// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const QUIZ = { ...opticsJson, questions: opticsJson.questions.map(({ _id, ...question }) => question) }

interface Saved {
  _id: string
  title: string
  updatedAt: string
  version: number
  questions: { _id: string; correctAnswer: number; text: string }[]
}

async function setting(school: School, isActive = true) {
  const [grace, tomas] = [
    await enrol(school, { isAdmin: true, name: 'Grace' }),
    await enrol(school, { isAdmin: true, name: 'Tomas' }),
  ]
  const quiz = (await grace.call('POST', '/quiz', { ...QUIZ, isActive })).body as Saved
  const save = (person: Person, body: object) => person.call('PUT', `/quiz/${quiz._id}`, body)
  const read = async () => (await grace.call('GET', `/quiz/${quiz._id}`)).body as Saved
  return { grace, tomas, quiz, save, read }
}

onEachEngine('a quiz that two administrators edit', at('10:05:00'), (school) => {
  test('is not replaced by somebody who began with an older version, who is told who saved it and when', async () => {
    const { grace, tomas, quiz, save, read } = await setting(school())
    const theirs = await save(tomas, { ...quiz, title: 'Theirs', basis: quiz.updatedAt })
    expect(theirs.status).toBe(200)
    const refused = await save(grace, { ...quiz, title: 'Mine', basis: quiz.updatedAt })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'edited_meanwhile',
        parameters: { by: { _id: tomas.id, name: 'Tomas' }, at: (theirs.body as Saved).updatedAt },
      },
    })
    expect((await read()).title).toBe('Theirs')
    expect((await save(grace, { ...quiz, title: 'Mine', basis: (await read()).updatedAt })).status).toBe(200)
    expect((await save(grace, { ...quiz, title: 'As ever' })).status, 'who names none is not asked').toBe(200)
  })

  test('has a different time of update after each save, even within one millisecond', async () => {
    const { grace, quiz, save } = await setting(school())
    const moments = new Set([quiz.updatedAt])
    for (let round = 0; round < 3; round++) moments.add(((await save(grace, quiz)).body as Saved).updatedAt)
    expect(moments.size).toBe(4)
  })

  test('has a different time of update after a regrading, and after it was published', async () => {
    const { grace, quiz, save, read } = await setting(school(), false)
    await grace.call('POST', `/quiz/${quiz._id}/publish`)
    expect((await save(grace, { ...quiz, basis: quiz.updatedAt })).status).toBe(409)
    const published = await read()
    await grace.call('POST', `/quiz/${quiz._id}/admin/regrade`, {
      changes: [{ questionId: quiz.questions[0]?._id, accept: [3] }],
      neverLower: false,
      dryRun: false,
    })
    expect((await save(grace, { ...quiz, basis: published.updatedAt })).status).toBe(409)
  })

  test('keeps only one of two simultaneous saves', async () => {
    const { grace, tomas, quiz, save } = await setting(school())
    const saves = await Promise.all(
      [grace, tomas].map((person) => save(person, { ...quiz, basis: quiz.updatedAt })),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('has a line in the log for each save, even as a draft', async () => {
    const { grace, quiz, save } = await setting(school(), false)
    for (const text of ['One?', 'Two?'])
      await save(grace, { ...quiz, isActive: false, questions: [{ ...quiz.questions[0], text }] })
    const { body } = await grace.call('GET', `/admin/log?quizId=${quiz._id}`)
    expect(body.events.map(({ what }: { what: string }) => what)).toEqual(['edited', 'edited', 'created'])
  })
})
