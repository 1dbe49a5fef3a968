import { beforeAll, describe, expect } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { allowBookings, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { interleavings, mixed, some, times, type Wish } from '../../support/server/interleaving.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick } from '../../support/server/random.ts'
import { book, cancel, checkSeats, forgetSlots, seat } from '../../support/server/seats.ts'
import type { TestServer } from '../../support/server/server.ts'
import { NOW } from '../../support/server/slot-config.ts'

const move = (by: Person, bookingId: string, slotId: string): Wish => ({
  by,
  method: 'POST',
  path: `/slots/move/${bookingId}`,
  body: { slotId },
})

/** Four slots with so many seats. */
async function fourSlots(school: TestServer, capacity: number): Promise<string[]> {
  await forgetSlots(school)
  return Promise.all(
    ['12:00:00', '13:00:00', '14:00:00', '15:00:00'].map((time) => storeSlot(school, at(time), capacity)),
  )
}

async function countHeld({ deps: { db } }: TestServer, { id }: Person): Promise<number> {
  const held = db.selectFrom('bookings').select('id').where('user_id', '=', id).where('status', '=', 'booked')
  return (await held.execute()).length
}

function tell(school: () => TestServer) {
  let people: Person[]
  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 3 }, () => enrol(school())))
  })

  interleavings(school, (meet) => {
    meet('book no more than one person may hold', async (random) => {
      const [slots, limit] = [await fourSlots(school(), 9), pick(random, 1, 4)]
      await allowBookings(school(), limit)
      const callers = some(random, people, 1, 3)
      return {
        wishes: mixed(
          random,
          callers.flatMap((person) => slots.map((slot) => book(person, slot))),
        ),
        async check() {
          for (const person of callers) expect(await countHeld(school(), person)).toBe(limit)
          await checkSeats(school())
        },
      }
    })

    meet('leave each person at most one seat after moving, booking and cancelling', async (random) => {
      const slots = await fourSlots(school(), pick(random, 2, 4))
      await allowBookings(school(), 1)
      const held = await Promise.all(
        people.map(
          async (person, index) => (await seat(school(), slots[index % 2] ?? '', [person]))[0] ?? '',
        ),
      )
      const moves = people.flatMap((person, index) =>
        times(random, slots, pick(random, 1, 4)).map((slot) => move(person, held[index] ?? '', slot)),
      )
      const others = people.flatMap((person, index) => [
        ...(random() < 0.3 ? [cancel(person, held[index] ?? '')] : []),
        ...times(random, slots, pick(random, 0, 2)).map((slot) => book(person, slot)),
      ])
      return {
        wishes: mixed(random, [...moves, ...others]),
        async check() {
          for (const person of people) expect(await countHeld(school(), person)).toBeLessThanOrEqual(1)
          await checkSeats(school())
        },
      }
    })
  })
}

onEachEngine('in any order', NOW, (school) => {
  describe('concurrent calls of one person', () => tell(school))
})
