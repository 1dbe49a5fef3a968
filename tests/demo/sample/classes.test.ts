import { expect, test } from 'vitest'
import { ENERGY_AT_HOME } from '../../../demo/api/sample/questions/energy-at-home.ts'
import { OPTICS } from '../../../demo/api/sample/questions/optics.ts'
import { WAVES } from '../../../demo/api/sample/questions/waves.ts'
import { keepClassAtWork, keepDemoSlotOpen, seedDemo } from '../../../demo/api/sample/seed.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api, signInAs, type TestServer } from '../../support/server/server.ts'

const NOW = at('10:10:00')

const attemptsAt = ({ deps }: TestServer, quizId?: string) =>
  deps.db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .select(['subject', 'answers', 'score', 'group_name', 'attempts.started_at', 'submitted_at'])
    .where('issuer', '=', 'crowd')
    .$if(quizId !== undefined, (query) => query.where('quiz_id', '=', quizId ?? ''))
    .orderBy('subject')
    .execute()

async function roomOf(school: TestServer) {
  const grace = await enrol(school, { isAdmin: true })
  const { body } = await grace.call('GET', `/quiz/${OPTICS.id}/admin/live`)
  return body.people.filter((person: { state: string }) => person.state === 'started')
}

const answeredIn = (people: readonly { answered: number }[]) =>
  people.reduce((sum, { answered }) => sum + answered, 0)

const countChosen = (rows: Awaited<ReturnType<typeof attemptsAt>>, question: number, option: number) =>
  rows.filter(({ answers }) => answers?.[question] === option).length

onEachEngine('a demo with classes', NOW, (school) => {
  test('has some 425 attempts, of five classes at three quizzes and of one at a fourth, all of them over', async () => {
    await seedDemo(school().deps, { classes: true })
    const rows = await attemptsAt(school())
    expect(rows.length).toBeGreaterThan(405)
    expect(rows.length).toBeLessThanOrEqual(432)
    expect(new Set(rows.map(({ group_name }) => group_name)).size).toBe(5)
    expect(rows.filter(({ submitted_at }) => !submitted_at || submitted_at.getTime() > NOW)).toEqual([])
    const energy = await attemptsAt(school(), ENERGY_AT_HOME.id)
    expect(energy.length).toBeGreaterThan(125)
  })

  test('has one question with a wrong key, which most of the best got "wrong" alike', async () => {
    const rows = await attemptsAt(school(), WAVES.id)
    const index = WAVES.questions.findIndex(({ _id }) => _id === 'waves-09')
    const best = rows.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0)).slice(0, 36)
    const key = WAVES.questions[index]?.correctAnswer ?? -1
    expect(countChosen(best, index, 1)).toBeGreaterThan(18)
    expect(countChosen(best, index, key)).toBeLessThan(9)
  })

  test('has a class at work whose answers come in until it hands in', async () => {
    await keepClassAtWork(school().deps)
    const first = await roomOf(school())
    expect(first.length).toBeGreaterThan(15)
    school().clock.now = NOW + MINUTE_MS
    await keepClassAtWork(school().deps)
    expect(answeredIn(await roomOf(school()))).toBeGreaterThan(answeredIn(first))
    school().clock.now = NOW + 14 * MINUTE_MS
    await keepClassAtWork(school().deps)
    const finished = await attemptsAt(school(), OPTICS.id)
    expect(finished.length).toBeGreaterThan(10)
  })

  test('gives Ben a seat in the running slot, and one for tomorrow', async () => {
    school().clock.now = NOW
    await keepDemoSlotOpen(school().deps)
    const ben = api(school(), await signInAs(school(), 'ben'))
    expect((await ben('GET', '/slots/current')).body).toMatchObject({ isActive: true, hasUpcomingSlot: true })
  })

  test('that starts again adds nothing', async () => {
    const before = await attemptsAt(school())
    await seedDemo(school().deps, { classes: true })
    expect(await attemptsAt(school())).toEqual(before)
  })
})

onEachEngine('a database that already holds something', NOW, (school) => {
  test('gets no classes', async () => {
    await seedDemo(school().deps)
    await seedDemo(school().deps, { classes: true })
    expect(await attemptsAt(school())).toEqual([])
    await keepClassAtWork(school().deps)
    expect(await roomOf(school())).toEqual([])
  })
})
