import { expect, test } from 'vitest'
import { enrolAdmin } from '../../support/school/authoring.ts'
import { enrolWithSeat, start } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { type Person, type School, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const ROUNDS = 20

/** The times of somebody who starts at the very moment at which they are given twice the time. */
async function startWhileGiven(school: School, admin: Person, quizId: string) {
  const asha = await enrolWithSeat(school)
  await Promise.all([start(asha, quizId), admin.call('PUT', `/admin/users/${asha.id}/time`, { factor: 2 })])
  const { body } = await start(asha, quizId)
  return (Date.parse(body.deadline) - Date.parse(body.startedAt)) / 60_000
}

onEachEngine('extra time set while the person starts', at('10:05:00'), (school) => {
  test('is in the attempt, whichever comes first', async () => {
    const [admin, quizId] = [await enrolAdmin(school()), await storeQuiz(school(), { duration: 10 })]
    for (let round = 0; round < ROUNDS; round++)
      expect(await startWhileGiven(school(), admin, quizId)).toBe(20)
  })
})
