// SPEC Operation Crowds
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../../support/school/many-learners.ts'
import { book, enrol, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api, type TestServer } from '../../support/server/server.ts'

/** The counter of a slot beside what it counts. */
async function seatsOf({ deps }: School, slotId: string) {
  const { rows } = await sql<{ counter: number; bookings: number; people: number }>`
    select booked as counter, count(bookings.id)::int as bookings, count(distinct user_id)::int as people
    from slots left join bookings on slot_id = slots.id and status = 'booked'
    where slots.id = ${slotId} group by booked`.execute(deps.db)
  return rows[0]
}

const tally = (labels: readonly string[]) =>
  Object.fromEntries(
    [...new Set(labels)].toSorted().map((label) => [label, labels.filter((one) => one === label).length]),
  )

/** The embedded database answers one statement after the other anyway: it is rushed at by fewer people, in the same way. */
const crowdFor = ({ engine }: TestServer, people: number) => (engine.kind === 'pglite' ? people / 5 : people)

onEachEngine('a rush for seats', at('09:00:00'), (school) => {
  test('with four times as many requests as seats, 2,000 on a server, ends with each seat booked', async () => {
    const seats = crowdFor(school(), 500)
    const slotId = await storeSlot(school(), at('10:00:00'), seats)
    const tokens = await enrolMany(school(), crowdFor(school(), 1700))
    // Some press the button twice.
    const calls = [...tokens, ...tokens.slice(0, crowdFor(school(), 300))].map((token) => ({
      token,
      call: api(school(), token),
    }))
    const answers = await Promise.all(calls.map(({ call }) => call('POST', '/slots/book', { slotId })))
    const messages = tally(answers.map(({ body }) => body.message))
    expect(messages['Slot booked successfully']).toBe(seats)
    expect(Object.keys(messages)).toEqual([
      'Slot booked successfully',
      'This slot is fully booked',
      'You have already booked this slot',
    ])
    expect(await seatsOf(school(), slotId)).toEqual({ counter: seats, bookings: seats, people: seats })
    const seated = calls.filter((_, index) => answers[index]?.status === 200)
    expect(new Set(seated.map(({ token }) => token)).size).toBe(seats)
  })

  test('with bookings and cancellations by the same people leaves the counter right', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'), 30)
    const people = await Promise.all(Array.from({ length: 40 }, () => enrol(school())))
    const first = await Promise.all(people.slice(0, 20).map((person) => book(person, slotId)))
    const cancelled = people
      .slice(0, 20)
      .flatMap(({ call }, index) => [1, 2].map(() => call('DELETE', `/slots/cancel/${first[index]?._id}`)))
    const booked = people.map(({ call }) => call('POST', '/slots/book', { slotId }))
    const [cancellations, bookings] = [await Promise.all(cancelled), await Promise.all(booked)]
    const refused = cancellations.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(20)
    // A cancelled booking is gone once the same person has booked again.
    expect(refused.every(({ status }) => [404, 409].includes(status))).toBe(true)
    expect(bookings.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true)
    const seats = await seatsOf(school(), slotId)
    expect(seats).toEqual({ counter: seats?.bookings, bookings: seats?.bookings, people: seats?.bookings })
    expect(seats?.counter).toBeLessThanOrEqual(30)
  })

  test('by administrators who generate slots makes each slot once', async () => {
    await school().deps.db.deleteFrom('bookings').execute()
    await school().deps.db.deleteFrom('slots').execute()
    const made = await Promise.all(Array.from({ length: 6 }, () => ensureSlots(school().deps)))
    expect(made.reduce((sum, count) => sum + count)).toBe(160)
    const { rows } = await sql`select 1 from slots one join slots other on one.starts_at < other.ends_at
      and other.starts_at < one.ends_at and one.id <> other.id`.execute(school().deps.db)
    expect(rows).toEqual([])
  })
})

onEachEngine('a rush to submit', at('09:00:00'), (school) => {
  test('with 500 submissions on a server, some of them sent twice at once, answers each once', async () => {
    const people = crowdFor(school(), 500)
    const quizId = await storeQuiz(school())
    const slotId = await storeSlot(school(), at('10:00:00'))
    const tokens = await enrolMany(school(), people)
    await seatMany(school(), slotId, tokens)
    school().clock.now = at('10:10:00')
    await Promise.all(tokens.map((token) => api(school(), token)('POST', `/quiz/${quizId}/start`)))
    const submit = (token: string, index: number) =>
      api(school(), token)('POST', `/quiz/${quizId}/submit`, {
        answers: [index % 4, 1, null],
        timeSpent: index,
      })
    const twice = (index: number) => index % 5 === 0
    const answers = await Promise.all(
      tokens.map((token, index) =>
        Promise.all([submit(token, index), ...(twice(index) ? [submit(token, index)] : [])]),
      ),
    )
    expect(tally(answers.flat().map(({ status }) => String(status)))).toEqual({ 200: people * 1.2 })
    for (const [first, second = first] of answers) expect(second?.body).toEqual(first?.body)
    expect(new Set(answers.map(([first]) => first?.body._id)).size).toBe(people)
    expect(answers.map(([first]) => first?.body.score)).toEqual(
      tokens.map((_, index) => (index % 4 ? 33 : 67)),
    )
    const replayed = answers.flat().filter(({ headers }) => headers.get('idempotent-replay'))
    expect(replayed).toHaveLength(people / 5)
  })
})
