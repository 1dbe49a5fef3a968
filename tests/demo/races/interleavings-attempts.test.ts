import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { interleavings, mixed, some, times, type Wish } from '../../support/server/interleaving.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick } from '../../support/server/random.ts'
import { seat } from '../../support/server/seats.ts'
import type { ApiAnswer } from '../../support/server/server.ts'

/** What two devices of one person may have in hand: the same, or not. */
const WORKS = [
  { answers: [0, 2, null], timeSpent: 60 },
  { answers: [3, 1, 0], timeSpent: 90 },
] as const

const submit = (by: Person, quizId: string, work: object = WORKS[0]): Wish => ({
  by,
  method: 'POST',
  path: `/quiz/${quizId}/submit`,
  body: work,
})
const start = (by: Person, quizId: string): Wish => ({ by, method: 'POST', path: `/quiz/${quizId}/start` })
const reset = (by: Person, quizId: string, { id }: Person): Wish => ({
  by,
  method: 'POST',
  path: `/quiz/${quizId}/admin/reset-attempt`,
  body: { userId: id },
})

const forgetAttempts = ({ deps: { db } }: School) =>
  sql`with starts_too as (delete from quiz_starts) delete from attempts`.execute(db)

const listAttempts = ({ deps: { db } }: School, { id }: Person) =>
  db.selectFrom('attempts').selectAll().where('user_id', '=', id).execute()

const isSubmit = ({ path }: Wish) => path.endsWith('/submit')
const idsOf = (answers: readonly ApiAnswer[]) => [
  ...new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body._id)),
]

/** One attempt; who sent those answers has its result, and who sent others is told that it is too late. */
async function checkOneAttempt(
  school: School,
  person: Person,
  wishes: readonly Wish[],
  answers: readonly ApiAnswer[],
) {
  const attempts = await listAttempts(school, person)
  expect(attempts).toHaveLength(1)
  const stored = JSON.stringify(attempts[0]?.answers)
  const own = wishes.map((wish, index) => ({ wish, answer: answers[index] }))
  const submitted = own.filter(({ wish }) => wish.by === person && isSubmit(wish))
  for (const { wish, answer } of submitted) {
    const isStored = JSON.stringify(Object(wish.body).answers) === stored
    expect(answer?.status).toBe(isStored ? 200 : 422)
    if (isStored) expect(answer?.body).toMatchObject({ _id: attempts[0]?.id, score: attempts[0]?.score })
  }
  const replays = submitted.filter(({ answer }) => answer?.headers.get('idempotent-replay'))
  const sent = submitted.filter(({ answer }) => answer?.status === 200)
  expect(replays).toHaveLength(sent.length - 1)
}

onEachEngine('submissions that meet in any order', at('10:05:00'), (school) => {
  let people: Person[]
  let admins: Person[]
  let quizId: string
  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 3 }, () => enrol(school())))
    admins = await Promise.all(Array.from({ length: 2 }, () => enrol(school(), { isAdmin: true })))
    quizId = await storeQuiz(school())
    await seat(school(), await storeSlot(school(), at('10:00:00')), people)
  })

  interleavings(school, (meet) => {
    meet('from several devices are one attempt each person', async (random) => {
      await forgetAttempts(school())
      const crowd = some(random, people, 1, 3)
      const works = crowd.flatMap((person) =>
        times(random, WORKS, pick(random, 2, 4)).map((work) => submit(person, quizId, work)),
      )
      const starts = random() < 0.3 ? crowd.slice(0, 1).map((person) => start(person, quizId)) : []
      const wishes = mixed(random, [...works, ...starts])
      return {
        wishes,
        async check(answers) {
          for (const person of crowd) await checkOneAttempt(school(), person, wishes, answers)
          const started = answers.filter((_, index) => wishes[index]?.path.endsWith('/start'))
          expect(started.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
        },
      }
    })

    meet('with resets leave an attempt or none, and none that was not told', async (random) => {
      await forgetAttempts(school())
      const [asha] = mixed(random, people)
      if (!asha) throw new Error('nobody is there')
      const submits = Array.from({ length: pick(random, 1, 4) }, () => submit(asha, quizId))
      const resets = times(random, admins, pick(random, 1, 3)).map((admin) => reset(admin, quizId, asha))
      const starts = random() < 0.5 ? [start(asha, quizId)] : []
      const wishes = mixed(random, [...submits, ...resets, ...starts])
      return {
        wishes,
        async check(answers, ask) {
          const statuses = (kind: string) =>
            answers.filter((_, index) => wishes[index]?.path.endsWith(kind)).map(({ status }) => status)
          expect(statuses('/submit').filter((status) => status !== 200)).toEqual([])
          expect(statuses('/start').filter((status) => status !== 200 && status !== 422)).toEqual([])
          const done = statuses('/reset-attempt').filter((status) => status !== 404)
          expect(done.filter((status) => status !== 200)).toEqual([])
          const ids = idsOf(answers.filter((_, index) => wishes[index] && isSubmit(wishes[index])))
          const left = await listAttempts(school(), asha)
          expect(ids).toEqual(expect.arrayContaining(left.map(({ id }) => id)))
          // A reset that finds no attempt may have had a start to take back.
          const taken = ids.length - left.length
          expect(done.length).toBeGreaterThanOrEqual(taken)
          if (starts.length === 0) expect(done).toHaveLength(taken)
          expect(await ask(submit(asha, quizId))).toMatchObject({ status: 200, body: { score: 33 } })
          expect(await listAttempts(school(), asha)).toHaveLength(1)
        },
      }
    })
  })
})
