import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findPaper } from '../../../demo/api/quizzes/learners-paper.ts'
import { readVersion } from '../../../demo/api/quizzes/quiz-store.ts'
import { drawPaper } from '../../../src/domain/quizzes/paper.ts'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const options = ['A', 'B', 'C', 'D'].map((text) => ({ text }))
const questions = Array.from({ length: 20 }, (_, index) => ({
  text: `Question ${index}`,
  ...{ options, correctAnswer: 1, points: 1 },
}))
const rules = { shuffle: { questions: true, options: true }, draw: 10 }

/** What somebody can compute who knows the two ids and how many questions there are: the draw of earlier releases. */
const guess = (quizId: string, userId: string) =>
  drawPaper(questions, rules, (name) => {
    const numbers = Array.from({ length: 32 }, (_, block) => {
      const digest = createHash('sha256').update(`${quizId} ${userId} ${name} ${block}`).digest()
      return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4) / 2 ** 32)
    }).flat()
    return () => numbers.shift() ?? 0
  }).map(({ question }) => question)

async function begin(school: School, quizId: string) {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  const { body } = await person.call('POST', `/quiz/${quizId}/start`)
  return { person, paper: placesIn(body.quiz.questions) }
}

const placesIn = (asked: { authoredIndex: number }[]) => asked.map(({ authoredIndex }) => authoredIndex)
const author = async (school: School) =>
  (await create(await enrolAdmin(school), { ...optics, questions, ...rules }))._id
const again = async ({ call }: Person, quizId: string) =>
  placesIn((await call('GET', `/quiz/${quizId}/access`)).body.questions)

onEachEngine('the paper of a learner', at('10:05:00'), (school) => {
  test('cannot be worked out from the ids of quiz and learner and the size of the pool', async () => {
    const quizId = await author(school())
    const [asha, ben] = [await begin(school(), quizId), await begin(school(), quizId)]
    for (const { person, paper } of [asha, ben]) {
      expect(paper).toHaveLength(10)
      expect(paper).not.toEqual(guess(quizId, person.id))
      expect(await again(person, quizId)).toEqual(paper)
    }
    expect(asha.paper).not.toEqual(ben.paper)
  })

  test('is a different one in each version of a quiz, so one reveals nothing about the next', async () => {
    const quizId = await author(school())
    const { db } = school().deps
    const grace = await enrolAdmin(school())
    await grace.call('PUT', `/quiz/${quizId}`, { ...optics, questions: questions.toReversed(), ...rules })
    const papers = await Promise.all(
      [1, 2].map(async (number) => findPaper(await readVersion(db, quizId, number), quizId, grace.id)),
    )
    expect(papers[0]).not.toEqual(papers[1])
  })

  test('stays as it was if its version is older than the keys', async () => {
    const quizId = await author(school())
    await school()
      .deps.db.updateTable('quiz_versions')
      .set({ paper_key: null })
      .where('quiz_id', '=', quizId)
      .execute()
    const { person, paper } = await begin(school(), quizId)
    expect(paper).toEqual(guess(quizId, person.id))
  })

  test('is the same for every process', async () => {
    const quizId = await author(school())
    const { db } = school().deps
    const { person, paper } = await begin(school(), quizId)
    // A process remembers versions by its own connection to the database.
    const read = await readVersion(db.withoutPlugins(), quizId, 1)
    expect(read).not.toBe(await readVersion(db, quizId, 1))
    expect(findPaper(read, quizId, person.id)?.map(({ question }) => question)).toEqual(paper)
  })
})
