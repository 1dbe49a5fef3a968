import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { withSlotLock } from '../../../demo/api/slots/slot-grid.ts'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import {
  checkSlots,
  findSlot,
  HOURLY,
  listSlots,
  NOW,
  put,
  slotIdAt,
  startOver,
  timesOf,
} from '../../support/server/slot-config.ts'

/** Long enough for a call to reach the database. */
const A_WHILE_MS = 300

onEachEngine('a change of the configuration', NOW, (school) => {
  let grace: Person
  beforeEach(async () => {
    await startOver(school())
    grace = await enrol(school(), { isAdmin: true })
  })

  test('has a dry run that saves nothing', async () => {
    await book(await enrol(school()), await slotIdAt(school(), at('10:30:00')))
    const before = await listSlots(school())
    const { body } = await put(grace, HOURLY, '?dryRun=1')
    expect(body).toEqual({ ...HOURLY, affectedBookings: 1 })
    expect(await listSlots(school())).toEqual(before)
    expect((await grace.call('GET', '/admin/slot-config')).body).toMatchObject(DEFAULT_SLOT_CONFIG)
    expect((await put(grace, HOURLY)).body).toEqual(body)
  })

  test('to another zone shows remaining slots in the new one', async () => {
    await book(await enrol(school()), await slotIdAt(school(), at('08:30:00') + DAY_MS))
    await book(await enrol(school()), await slotIdAt(school(), at('17:30:00') + DAY_MS))
    const { body } = await put(grace, { ...DEFAULT_SLOT_CONFIG, timezone: 'Asia/Tokyo' })
    // Half past eight is half past five there, within its hours; half past five is two in the morning.
    expect(body.affectedBookings).toBe(1)
    expect(await findSlot(school(), at('08:30:00') + DAY_MS)).toMatchObject({
      slot_date: '2026-03-05',
      time_slot: '17:30-18:00',
    })
    expect(await findSlot(school(), at('17:30:00') + DAY_MS)).toMatchObject({
      slot_date: '2026-03-06',
      time_slot: '02:30-03:00',
    })
    expect(await findSlot(school(), at('08:00:00'))).toMatchObject({
      slot_date: '2026-03-04',
      time_slot: '17:00-17:30',
    })
    await checkSlots(school())
  })

  test('leaves out the hour that daylight saving skips', async () => {
    const nights = { businessHoursStart: 0, businessHoursEnd: 6, slotDurationMinutes: 45 }
    await put(grace, { ...DEFAULT_SLOT_CONFIG, ...nights, timezone: 'America/New_York' })
    await checkSlots(school())
    const skipped = (await timesOf(school(), '2026-03-08')).slice(1, 4)
    expect(skipped).toEqual(['00:45-01:30', '03:00-03:45', '03:45-04:30'])
  })

  test.each([
    [{ slotDurationMinutes: 14 }, /^slotDurationMinutes: /],
    [{ slotDurationMinutes: 121 }, /^slotDurationMinutes: /],
    [{ slotCapacity: 49 }, /^slotCapacity: /],
    [{ slotCapacity: 1001 }, /^slotCapacity: /],
    [{ bookingWindowDays: 0 }, /^bookingWindowDays: /],
    [{ bookingWindowDays: 31 }, /^bookingWindowDays: /],
    [{ businessHoursStart: 8.5 }, /^businessHoursStart: /],
    [{ businessHoursEnd: 24 }, /^businessHoursEnd: /],
    [{ businessHoursEnd: 8 }, /slot must fit/],
    [{ timezone: 'Mars/Olympus' }, /^timezone: /],
    [{ slotCapacity: '500' }, /^slotCapacity: /],
  ])('to %j is refused and changes nothing', async (wrong, message) => {
    const { status, body } = await put(grace, { ...DEFAULT_SLOT_CONFIG, ...wrong })
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect((await grace.call('GET', '/admin/slot-config')).body).toMatchObject(DEFAULT_SLOT_CONFIG)
  })

  test('is refused with the name of the field if dryRun is invalid', async () => {
    const { status, body } = await put(grace, HOURLY, '?dryRun=maybe')
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^dryRun: /) },
    })
  })
})

onEachEngine('configurations that change while', NOW, (school) => {
  beforeEach(() => startOver(school()))

  test('people book lose no booking, and everybody gets a clear answer', { timeout: 60_000 }, async () => {
    const grace = await enrol(school(), { isAdmin: true })
    const slots = (await listSlots(school())).filter(({ starts_at }) => +starts_at > NOW).slice(0, 12)
    const people = await Promise.all(Array.from({ length: 36 }, () => enrol(school())))
    const bookings = people.map(({ call }, index) =>
      call('POST', '/slots/book', { slotId: slots[index % slots.length]?.id }),
    )
    const changes = [HOURLY, DEFAULT_SLOT_CONFIG, { ...HOURLY, slotDurationMinutes: 45 }, HOURLY].map(
      (config) => put(grace, config),
    )
    const [booked, changed] = [await Promise.all(bookings), await Promise.all(changes)]
    expect(changed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(booked.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    await checkSlots(school())
    const kept = await Promise.all(
      people.map(async ({ call }) => (await call('GET', '/slots/my-bookings')).body),
    )
    expect(kept.map((own) => own.map(({ status }: { status: string }) => status))).toEqual(
      booked.map(({ status }) => (status === 200 ? ['booked'] : [])),
    )
  })

  test('others generate slots leave the slots of one configuration', { timeout: 60_000 }, async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => enrol(school(), { isAdmin: true })))
    await Promise.all(
      admins.flatMap((admin, index) => [
        put(admin, index % 2 ? HOURLY : DEFAULT_SLOT_CONFIG),
        admin.call('POST', '/slots/generate'),
      ]),
    )
    await checkSlots(school())
    const { slotDurationMinutes } = (await admins[0]?.call('GET', '/admin/slot-config'))?.body ?? {}
    expect(await timesOf(school(), '2026-03-05')).toHaveLength(600 / slotDurationMinutes)
  })

  test('a slot is being booked make the booking wait, and report that the slot is gone', async () => {
    const { db } = school().deps
    const [asha, slotId] = [await enrol(school()), await slotIdAt(school(), at('10:00:00'))]
    const booking = await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('slots').where('id', '=', slotId).execute()
      const answer = asha.call('POST', '/slots/book', { slotId })
      await pause(A_WHILE_MS)
      return { answer }
    })
    expect(await booking.answer).toMatchObject({ status: 404, body: { message: 'Slot not found' } })
  })

  test('slots are being generated make that wait for the new configuration', async () => {
    const { deps } = school()
    await deps.db.deleteFrom('slots').execute()
    const generating = await withSlotLock(deps.db, async (transaction) => {
      const made = ensureSlots(deps)
      await pause(A_WHILE_MS)
      await transaction.updateTable('slot_config').set({ slot_duration_minutes: 60 }).execute()
      return { made }
    })
    expect(await generating.made).toBe(80)
  })
})
