import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../../demo/api/sample/quizzes.ts'
import { keepDemoSlotOpen, seedDemo } from '../../../demo/api/sample/seed.ts'
import { percent } from '../../../src/domain/lib/score.ts'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { deriveQuizStatus } from '../../../src/domain/quizzes/quiz-status.ts'
import { utilizationTone } from '../../../src/domain/slots/slot-figures.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, namesIn, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api, signInAs, type TestServer } from '../../support/server/server.ts'

const [optics] = SAMPLE_QUIZZES
const OPTICS = `/quiz/${optics?.id}`

const slotsOf = ({ deps }: School) => deps.db.selectFrom('slots').selectAll().orderBy('starts_at').execute()

/** Live bookings per slot, counted. */
async function countBookings({ deps }: School): Promise<Map<string, number>> {
  const rows = await deps.db
    .selectFrom('bookings')
    .select(({ fn }) => ['slot_id', fn.countAll<number>().as('count')])
    .where('status', '=', 'booked')
    .groupBy('slot_id')
    .execute()
  return new Map(rows.map(({ slot_id, count }) => [slot_id ?? '', count]))
}

async function runningSlot(school: TestServer) {
  const { now } = school.clock
  const running = (await slotsOf(school)).find(
    ({ starts_at, ends_at }) => +starts_at <= now && now < +ends_at,
  )
  if (!running) throw new Error('no slot is running')
  return running
}

const COUNTED = ['users', 'slots', 'bookings', 'attempts', 'quizzes', 'quiz_versions'] as const

const countRows = ({ deps: { db } }: School) =>
  Promise.all(
    COUNTED.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, count]
    }),
  )

/** Somebody new takes the optics quiz in the slot that is running. */
async function takeOptics(school: TestServer) {
  const asha = await enrol(school)
  const booking = await book(asha, (await runningSlot(school)).id)
  await asha.call('POST', `${OPTICS}/start`)
  const { status } = await asha.call('POST', `${OPTICS}/submit`, { answers: [1], timeSpent: 30 })
  return { ...asha, booking, status }
}

onEachEngine('a demo that starts', at('20:10:00'), (school) => {
  test('has open, upcoming and past quizzes', async () => {
    await seedDemo(school().deps)
    const { body } = await api(school())('GET', '/quiz')
    const statuses = SAMPLE_QUIZZES.map(({ id }) =>
      deriveQuizStatus(
        body.find(({ _id }: { _id: string }) => _id === id),
        at('20:10:00'),
      ),
    )
    expect(statuses.toSorted()).toEqual([
      ...['active', 'active', 'active', 'active', 'ended', 'ended', 'upcoming', 'upcoming'],
    ])
  })

  test('has slots in every colour, whose counters count the bookings', async () => {
    await seedDemo(school().deps)
    const [slots, counts] = [await slotsOf(school()), await countBookings(school())]
    expect(slots.map(({ booked }) => booked)).toEqual(slots.map(({ id }) => counts.get(id) ?? 0))
    const tones = slots.map(({ booked, max_slots }) => utilizationTone(percent(booked, max_slots)))
    expect(new Set(tones)).toEqual(new Set(['green', 'yellow', 'red']))
    expect(slots.some(({ booked, max_slots }) => booked === max_slots)).toBe(true)
  })

  test('has results for Ben and a clean page for Asha', async () => {
    await seedDemo(school().deps)
    const ben = api(school(), await signInAs(school(), 'ben'))
    const asha = api(school(), await signInAs(school(), 'asha'))
    const { body } = await ben('GET', '/user/results')
    expect(body).toHaveLength(2)
    for (const { quiz, score } of body) {
      expect(score).toBeGreaterThan(50)
      expect(score).toBeLessThan(100)
      expect((await ben('GET', `/quiz/${quiz._id}/results`)).body.quiz.questions.length).toBeGreaterThan(5)
    }
    for (const path of ['/user/results', '/slots/my-bookings'])
      expect((await asha('GET', path)).body).toEqual([])
  })

  test('has pictures with absolute addresses', async () => {
    await seedDemo(school().deps)
    const grace = await enrol(school(), { isAdmin: true })
    const text = JSON.stringify((await grace.call('GET', OPTICS)).body)
    expect(text).toContain(`"imageUrl":"${school().url}/pictures/`)
    expect(text).not.toContain('"imageUrl":"/')
  })
})

onEachEngine('a newcomer to the demo', at('20:10:00'), (school) => {
  test.each(['00:00:00', '03:29:59', '08:00:00', '12:47:00', '17:59:59', '23:45:00'])(
    'can book a slot that is running and take a quiz in it, at %s',
    async (time) => {
      school().clock.now = at(time)
      await seedDemo(school().deps)
      expect((await takeOptics(school())).status).toBe(200)
    },
  )

  test('can do so hours later, too, while the server keeps running', async () => {
    await seedDemo(school().deps)
    school().clock.now = at('23:10:00')
    await keepDemoSlotOpen(school().deps)
    expect((await takeOptics(school())).status).toBe(200)
  })

  test('finds a seat even if the sample people had taken all of them', async () => {
    school().clock.now = at('10:00:00')
    await seedDemo(school().deps)
    const full = (await slotsOf(school())).find((slot) => slot.booked === slot.max_slots)
    school().clock.now = +(full?.starts_at ?? 0)
    await keepDemoSlotOpen(school().deps)
    const running = await runningSlot(school())
    expect(running.id).toBe(full?.id)
    expect((await book(await enrol(school()), running.id)).status).toBe('booked')
    expect((await countBookings(school())).get(running.id)).toBe(running.booked + 1)
  })
})

onEachEngine('a demo that starts again', at('10:10:00'), (school) => {
  test('at once changes nothing', async () => {
    await seedDemo(school().deps)
    const before = await countRows(school())
    await seedDemo(school().deps)
    expect(await countRows(school())).toEqual(before)
  })

  test('a day later keeps results and bookings, and opens the quizzes again', async () => {
    await seedDemo(school().deps)
    const asha = await takeOptics(school())
    const before = await asha.call('GET', `${OPTICS}/results`)
    school().clock.now += DAY_MS
    await seedDemo(school().deps)
    expect((await asha.call('GET', `${OPTICS}/results`)).body).toEqual(before.body)
    expect((await asha.call('GET', '/slots/my-bookings')).body).toMatchObject([
      { _id: asha.booking._id, status: 'used' },
    ])
    expect((await asha.call('GET', OPTICS)).body.startTime).toBe('2026-03-05T08:10:00.000Z')
    expect((await takeOptics(school())).status).toBe(200)
  })

  test('reviews an attempt by the questions that were asked, even if they have changed since', async () => {
    await seedDemo(school().deps)
    const asha = await takeOptics(school())
    const before = await asha.call('GET', `${OPTICS}/results`)
    const address = { ...school().deps.address, publicUrl: 'https://elsewhere.example' }
    await seedDemo({ ...school().deps, address })
    expect((await asha.call('GET', `${OPTICS}/results`)).body).toEqual(before.body)
    const grace = await enrol(school(), { isAdmin: true })
    const { body } = await grace.call('GET', `${OPTICS}/access`)
    expect(JSON.stringify(body)).toContain('https://elsewhere.example/pictures/')
    expect(namesIn(body)).toContain('correctAnswer')
  })

  test('leaves edited and deleted quizzes alone', async () => {
    await seedDemo(school().deps)
    const [edited = '', deleted = ''] = SAMPLE_QUIZZES.slice(1).map(({ id }) => id)
    const { db } = school().deps
    const facts = { title: 'My own title', updated_at: new Date(at('10:11:00')) }
    await db.updateTable('quizzes').set(facts).where('id', '=', edited).execute()
    await db.deleteFrom('quizzes').where('id', '=', deleted).execute()
    await seedDemo(school().deps)
    const listed = (await api(school())('GET', '/quiz')).body
    expect(listed).toContainEqual(expect.objectContaining({ _id: edited, title: 'My own title' }))
    expect(listed).not.toContainEqual(expect.objectContaining({ _id: deleted }))
  })
})
