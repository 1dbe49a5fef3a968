import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { readVersion } from '../../../demo/api/quizzes/quiz-store.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

function createCounter() {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => count }
}

onEachEngine('the questions of a version', at('10:05:00'), (school) => {
  test('are read once after a restart, however many ask at the same time', async () => {
    const { plugin, count } = createCounter()
    const [db, quizId] = [school().deps.db.withPlugin(plugin), await storeQuiz(school())]
    const read = await Promise.all(Array.from({ length: 50 }, () => readVersion(db, quizId, 1)))
    expect([new Set(read).size, count()]).toEqual([1, 1])
  })

  test('are read again if they could not be read', async () => {
    const { db } = school().deps
    const quizId = await storeQuiz(school())
    await expect(readVersion(db, quizId, 2)).rejects.toThrow()
    await sql`insert into quiz_versions select quiz_id, 2, questions from quiz_versions where quiz_id = ${quizId}`.execute(
      db,
    )
    expect(await readVersion(db, quizId, 2)).toEqual(await readVersion(db, quizId, 1))
  })
})
