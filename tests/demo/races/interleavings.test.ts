import { sql } from 'kysely'
import { beforeAll, describe, expect } from 'vitest'
import { changeSlotConfig } from '../../../demo/api/slots/slot-config-change.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { type Ask, interleavings, mixed, some, statusesOf, times } from '../../support/server/interleaving.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick } from '../../support/server/random.ts'
import {
  book,
  cancel,
  checkSeats,
  configure,
  forgetSlots,
  generate,
  onlySlot,
  seat,
  seatedIn,
} from '../../support/server/seats.ts'
import type { TestServer } from '../../support/server/server.ts'
import { listSlots, NOW } from '../../support/server/slot-config.ts'

const BOOKED = 'Slot booked successfully'
const CANCELLED = 'Booking cancelled successfully'

function tellOfSeats(school: () => TestServer) {
  let people: Person[]
  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 8 }, () => enrol(school())))
  })

  interleavings(school, (meet) => {
    meet('sell no seat twice and leave none unsold', async (random) => {
      const [capacity, crowd] = [pick(random, 1, 4), some(random, people, 2, 7)]
      const slotId = await onlySlot(school(), capacity)
      return {
        wishes: crowd.map((person) => book(person, slotId)),
        async check(answers) {
          const told = crowd.filter((_, index) => answers[index]?.status === 200).map(({ id }) => id)
          expect(told).toHaveLength(Math.min(capacity, crowd.length))
          expect(await seatedIn(school(), slotId)).toEqual(told.toSorted())
          await checkSeats(school())
        },
      }
    })

    meet('by the same people book one seat each, and each answer says which', async (random) => {
      const crowd = some(random, people, 1, 3)
      const slotId = await onlySlot(school(), crowd.length + pick(random, 0, 2))
      const callers = times(random, crowd, pick(random, 2, 7))
      return {
        wishes: callers.map((person) => book(person, slotId)),
        async check(answers) {
          expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
          const different = new Set(callers).size
          expect(answers.filter(({ body }) => body.message === BOOKED)).toHaveLength(different)
          const pairs = answers.map(({ body }, index) => `${callers[index]?.id} ${body.booking._id}`)
          expect(new Set(pairs).size).toBe(different)
          await checkSeats(school())
        },
      }
    })

    meet('beside cancellations fill each seat that is given back, once', async (random) => {
      const [latecomer, ...others] = mixed(random, people)
      if (!latecomer) throw new Error('nobody is there')
      const [holders, crowd] = [others.slice(0, pick(random, 1, 3)), others.slice(2, pick(random, 3, 5))]
      const capacity = holders.length + pick(random, 0, 2)
      const slotId = await onlySlot(school(), capacity)
      const held = await seat(school(), slotId, holders)
      const presses = holders.map(() => pick(random, 1, 3))
      return {
        wishes: [
          ...holders.flatMap((holder, index) =>
            Array.from({ length: presses[index] ?? 0 }, () => cancel(holder, held[index] ?? '')),
          ),
          ...[...crowd, ...some(random, holders, 0, 2)].map((person) => book(person, slotId)),
        ],
        async check(answers, ask) {
          expect(answers.filter(({ body }) => body.message === CANCELLED)).toHaveLength(holders.length)
          await checkSeats(school())
          const seated = await seatedIn(school(), slotId)
          const { status } = await ask(book(latecomer, slotId))
          expect(status).toBe(seated.length < capacity ? 200 : 409)
        },
      }
    })
  })
}

/** Two days of two hours: quick to make, and still with slots that do not fit other configurations. */
const SMALL: SlotConfig = {
  ...DEFAULT_SLOT_CONFIG,
  slotCapacity: 51,
  bookingWindowDays: 1,
  businessHoursStart: 9,
  businessHoursEnd: 11,
}
const CHANGES: readonly SlotConfig[] = [
  SMALL,
  { ...SMALL, slotCapacity: 50 },
  { ...SMALL, slotCapacity: 52 },
  { ...SMALL, slotDurationMinutes: 60, slotCapacity: 50 },
  { ...SMALL, slotDurationMinutes: 45 },
  { ...SMALL, businessHoursEnd: 12 },
]
const CROWD = 51

/** So many people who have seats and do nothing. */
async function storeCrowd({ deps: { db } }: School, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into users (issuer, subject, email, name, created_at, updated_at)
    select 'demo', 'crowd-' || number, number || '@crowd.example', 'One of many', moment, moment
    from generate_series(1, ${count}::int) as number, to_timestamp(${NOW / 1000}) as moment
    returning id`.execute(db)
  return rows
}

/** No bookings, and the slots of the small configuration; their ids, the earliest first. */
async function setSlots(school: School): Promise<string[]> {
  await forgetSlots(school)
  await changeSlotConfig(school.deps, SMALL)
  return (await listSlots(school)).map(({ id }) => id)
}

/** The slots that nobody booked are those of one configuration, and nothing is left to make. */
async function checkGrid(school: School, admin: Person | undefined, ask: Ask) {
  if (!admin) throw new Error('nobody is there')
  const { body: config } = await ask({ by: admin, method: 'GET', path: '/admin/slot-config' })
  const unfit = (await listSlots(school)).filter(
    ({ max_slots, booked, starts_at, ends_at }) =>
      max_slots !== config.slotCapacity ||
      (booked === 0 && +ends_at - +starts_at !== config.slotDurationMinutes * MINUTE_MS),
  )
  expect(unfit).toEqual([])
  expect((await ask(generate(admin))).body.message).toBe('All slots exist already')
}

function tellOfSlots(school: () => TestServer) {
  let crowd: Pick<Person, 'id'>[]
  let people: Person[]
  let admins: Person[]
  beforeAll(async () => {
    crowd = await storeCrowd(school(), CROWD)
    people = await Promise.all(Array.from({ length: 3 }, () => enrol(school())))
    admins = await Promise.all(Array.from({ length: 2 }, () => enrol(school(), { isAdmin: true })))
  })

  interleavings(school, (meet) => {
    meet('beside bookings lose no booking and sell no seat that was removed', async (random) => {
      const slots = await setSlots(school())
      const [crowded = '', other = ''] = mixed(random, slots)
      await seat(school(), crowded, crowd.slice(0, pick(random, CROWD - 2, CROWD + 1)))
      const newcomers = people.slice(0, pick(random, 1, 4))
      const wanted = times(random, [crowded, other], newcomers.length)
      const changes = times(random, CHANGES, pick(random, 1, 4))
      const changers = times(random, admins, changes.length)
      return {
        wishes: [
          ...newcomers.map((person, index) => book(person, wanted[index] ?? '')),
          ...changers.map((admin, index) => configure(admin, changes[index] ?? SMALL)),
        ],
        async check(answers, ask) {
          expect(new Set(statusesOf(answers.slice(newcomers.length)))).toEqual(new Set([200]))
          const told = newcomers.filter((_, index) => answers[index]?.status === 200).map(({ id }) => id)
          const seated = [...(await seatedIn(school(), crowded)), ...(await seatedIn(school(), other))]
          const isNew = (person: string) => newcomers.some(({ id }) => id === person)
          expect(seated.filter(isNew).toSorted()).toEqual(told.toSorted())
          const capacities = [SMALL, ...changes].map(({ slotCapacity }) => slotCapacity)
          await checkSeats(school(), Math.max(...capacities))
          await checkGrid(school(), admins[0], ask)
        },
      }
    })

    meet('make each slot once, and all of one configuration', async (random) => {
      const slots = await setSlots(school())
      const gone = some(random, slots, 0, slots.length + 1)
      await sql`delete from slots where id = any(${gone}::uuid[])`.execute(school().deps.db)
      const generators = times(random, admins, pick(random, 2, 5))
      const changes = random() < 0.5 ? times(random, CHANGES, pick(random, 1, 3)) : []
      const changers = times(random, admins, changes.length)
      return {
        wishes: [
          ...generators.map(generate),
          ...changers.map((admin, index) => configure(admin, changes[index] ?? SMALL)),
        ],
        async check(answers, ask) {
          expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
          const made = answers
            .slice(0, generators.length)
            .map(({ body }) => Number.parseInt(body.message, 10))
          const sum = made.reduce((before, count) => before + (count || 0), 0)
          if (changes.length === 0) expect(sum).toBe(gone.length)
          await checkSeats(school())
          await checkGrid(school(), admins[0], ask)
        },
      }
    })
  })
}

onEachEngine('in any order', NOW, (school) => {
  describe('concurrent requests for seats', () => tellOfSeats(school))
  describe('concurrent changes of the slots', () => tellOfSlots(school))
})
