// SPEC 2 Slot Booking Dashboard; 4 States; 8 Other toasts
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_FILTER } from '../../../src/domain/slots/slot-board.ts'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, storeSlot } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { startOver } from '../../support/server/slot-config.ts'

const { school, proxy } = openSchool(at('10:02:00'))
const CANCEL = /DELETE \/api\/admin\/slots\/cancel\//
const GENERATE = /POST \/api\/slots\/generate/

afterEach(async () => {
  vi.useRealTimers()
  // A late call would use up a fault planned by the next test.
  const { $summary, $statistics, $overview, $bookings } = await import(
    '../../../src/stores/slots/slot-board.ts'
  )
  const { $zoneConfig } = await import('../../../src/stores/slots/slot-config.ts')
  const remotes = [$summary, $statistics, $overview, $bookings, $zoneConfig]
  await until(() => expect(remotes.filter((remote) => remote.value?.loading)).toEqual([]))
})
beforeEach(async () => {
  await startOver(school())
  await school().deps.db.deleteFrom('slots').execute()
})

const enrolAdmin = () => enrol(school(), { isAdmin: true })

async function openBoard() {
  const page = await openPageOf(await enrolAdmin(), proxy())
  const board = await import('../../../src/stores/slots/slot-board.ts')
  for (const store of [board.$boardDates, board.$boardDate, board.$bookingPage, board.$openSlot])
    watch<unknown>(store)
  await until(() => expect(board.$boardDate.get()).toBeDefined())
  return { page, ...board, toasts: hearToasts() }
}

/** Books one seat at eleven for each name. */
async function bookEleven(names: readonly string[], capacity = 500) {
  const slotId = await storeSlot(school(), at('11:00:00'), capacity)
  const bookings = []
  for (const name of names) bookings.push(await book(await enrol(school(), { name }), slotId))
  return { slotId, bookings }
}

/** Opens the board and the bookings of a slot. */
async function openSlot(slotId: string) {
  const board = await openBoard()
  for (const store of [board.$statistics, board.$summary, board.$overview]) watch<unknown>(store)
  await until(() => expect(board.$statistics.get().data).toBeDefined())
  const slot = board.$statistics.get().data?.rows.find(({ _id }) => _id === slotId)
  if (!slot) throw new Error('no such slot')
  board.openBookings(slot)
  await until(() => expect(board.$bookings.get().data).toBeDefined())
  return board
}

describe('the dates of the slot board', () => {
  test('are today and seven more days, in the zone of the slots', async () => {
    const grace = await enrolAdmin()
    const { body: config } = await grace.call('GET', '/admin/slot-config')
    await grace.call('PUT', '/admin/slot-config', { ...config, timezone: 'Asia/Tokyo' })
    school().clock.now = at('20:00:00')
    const { $boardDates, $boardDate, $zone } = await openBoard()
    await until(() => expect($zone.get()).toBe('Asia/Tokyo'))
    expect($boardDate.get(), 'five in the morning there').toBe('2026-03-05')
    expect([$boardDates.get().length, $boardDates.get().at(-1)]).toEqual([8, '2026-03-12'])
  })

  test('are those of UTC if the configuration cannot be read, or has an unknown zone', async () => {
    const odd = { slotDurationMinutes: 30, slotCapacity: 500, bookingWindowDays: 7, businessHoursStart: 8 }
    const config = { ...odd, businessHoursEnd: 18, timezone: 'Mars/Olympus' }
    proxy().plan(/slot-config/, instead(resets), instead(answers(200, config)))
    const { $boardDate, $zone, refreshBoard } = await openBoard()
    const { $zoneConfig } = await import('../../../src/stores/slots/slot-config.ts')
    expect($boardDate.get()).toBe('2026-03-04')
    const zones = watch($zone)
    refreshBoard()
    await until(() => expect($zoneConfig.get().data).toMatchObject({ timezone: 'Mars/Olympus' }))
    expect(zones, 'and nobody loses the dates meanwhile').toEqual(['UTC'])
  })

  test('can be chosen, and yesterday’s is left when the day is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
    school().clock.now = at('23:59:50')
    const { $boardDate, $statistics, pickBoardDate, $overview } = await openBoard()
    for (const store of [$statistics, $overview]) watch<unknown>(store)
    await until(() =>
      expect(proxy().calls(/statistics/)).toEqual([expect.stringContaining('date=2026-03-04')]),
    )
    expect(proxy().calls(/overview/)[0]).toContain('startDate=2026-03-04&endDate=2026-03-10')
    pickBoardDate('2026-03-06')
    await until(() =>
      expect(
        proxy()
          .calls(/statistics/)
          .at(-1),
      ).toContain('date=2026-03-06'),
    )
    pickBoardDate('2026-03-04')
    vi.advanceTimersByTime(20_000)
    expect($boardDate.get()).toBe('2026-03-05')
    await until(() => expect($statistics.get().loading).toBe(false))
  })
})

describe('generating slots', () => {
  test('shows the API’s message and reads the board again', async () => {
    const { generate, $summary, $generating, toasts } = await openBoard()
    watch($summary)
    await until(() => expect($summary.get().data).toMatchObject({ totalSlots: 0 }))
    const done = generate()
    expect($generating.get()).toBe(true)
    await generate()
    await done
    expect(proxy().calls(GENERATE), 'a second click does nothing').toHaveLength(1)
    await until(() => expect(toasts).toEqual(['success: 160 slots generated successfully']))
    await until(() => expect($summary.get().data).toMatchObject({ totalSlots: 20 }))
  })

  test('says so if it fails', async () => {
    proxy().plan(GENERATE, instead(answers(500, { message: 'Database is down' })))
    const { generate, $generating, toasts } = await openBoard()
    await generate()
    await until(() => expect(toasts).toEqual(['error: Failed to generate slots']))
    expect($generating.get()).toBe(false)
  })
})

test.each([
  ['summary', '$summary', 'Failed to fetch slot summary'],
  ['statistics', '$statistics', 'Failed to fetch slot statistics'],
  ['overview', '$overview', 'Failed to fetch slot overview'],
] as const)(
  '%s that cannot be read says so, and "Refresh Data" reads it again',
  async (call, name, message) => {
    proxy().plan(new RegExp(`slots/${call}`), instead(answers(500, { message: 'Database is down' })))
    const board = await openBoard()
    const remote = board[name]
    watch<unknown>(remote)
    await until(() => expect(board.toasts).toEqual([`error: ${message}`]))
    board.refreshBoard()
    await until(() => expect(remote.get().data).toBeDefined())
  },
)

describe('the bookings of a slot', () => {
  test('can be filtered by words and status, a page at a time', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `Learner ${index}`)
    const { slotId } = await bookEleven(['Asha Rao', ...names])
    const { $bookingPage, changeBookingFilter, turnToBookings, $bookingFilter } = await openSlot(slotId)
    const shown = () => {
      const { total, found, span, rows } = $bookingPage.get()
      return [total, found, span.page, rows.length]
    }
    expect(shown()).toEqual([52, 52, 1, 50])
    turnToBookings(2)
    expect(shown()).toEqual([52, 52, 2, 2])
    changeBookingFilter({ search: 'rao' })
    expect(shown()).toEqual([52, 1, 1, 1])
    changeBookingFilter({ status: 'cancelled' })
    expect(shown()).toEqual([52, 0, 1, 0])
    expect($bookingFilter.get()).toEqual({ search: 'rao', status: 'cancelled' })
  })

  test('of another slot are no longer filtered', async () => {
    const { slotId } = await bookEleven(['Asha Rao'])
    const { changeBookingFilter, $bookingFilter, $openSlot, openBookings } = await openSlot(slotId)
    changeBookingFilter({ search: 'ben', status: 'used' })
    const slot = $openSlot.get()
    if (slot) openBookings(slot)
    expect($bookingFilter.get()).toEqual(NO_FILTER)
  })

  test('that cannot be read say so', async () => {
    const { slotId } = await bookEleven(['Asha Rao'])
    const { closeBookings, $openSlot, openBookings, toasts, $statistics } = await openSlot(slotId)
    closeBookings()
    expect($openSlot.get()).toBeUndefined()
    await school().deps.db.deleteFrom('bookings').execute()
    await school().deps.db.deleteFrom('slots').execute()
    const [slot] = $statistics.get().data?.rows ?? []
    if (slot) openBookings({ ...slot, _id: 'a slot that is gone' })
    await until(() => expect(toasts).toEqual(['error: Failed to fetch slot bookings']))
  })
})

describe('a cancellation by an administrator', () => {
  test('shows the message, and reads everything that counts bookings again', async () => {
    const { slotId, bookings } = await bookEleven(['Asha Rao', 'Ben Okafor'], 50)
    const [one = '', other = ''] = bookings.map(({ _id }) => _id)
    const { cancelLearnerBooking, $bookingPage, $statistics, $summary, $overview, toasts } =
      await openSlot(slotId)
    await until(() => expect($overview.get().data?.rows[0]).toMatchObject({ totalBooked: 2 }))
    expect(await cancelLearnerBooking(one)).toBe(true)
    await until(() => expect(toasts).toEqual(['success: Booking cancelled successfully']))
    await until(() => {
      const rows = $bookingPage.get().rows.map(({ _id, status }) => [_id, status])
      expect(Object.fromEntries(rows)).toEqual({ [one]: 'cancelled', [other]: 'booked' })
      expect($statistics.get().data?.rows[0]).toMatchObject({ bookedSlots: 1 })
      expect($summary.get().data).toMatchObject({ totalBooked: 1 })
      expect($overview.get().data?.rows[0]).toMatchObject({ totalBooked: 1 })
    })
  })

  test('that somebody else did first shows the current state', async () => {
    const { slotId, bookings } = await bookEleven(['Asha Rao'])
    const { cancelLearnerBooking, $bookingPage, toasts } = await openSlot(slotId)
    const bookingId = bookings[0]?._id ?? ''
    await (await enrolAdmin()).call('DELETE', `/admin/slots/cancel/${bookingId}`)
    expect(await cancelLearnerBooking(bookingId), 'no second try is needed').toBe(true)
    await until(() => expect(toasts).toEqual(['error: This booking is cancelled already']))
    await until(() => expect($bookingPage.get().rows[0]?.status).toBe('cancelled'))
  })

  test.each([
    ['is refused', answers(500, { message: 'Database is down' })],
    ['is lost on the way', resets],
  ])('that %s leaves the booking, says so, and can be tried again', async (_, behaviour) => {
    const { slotId, bookings } = await bookEleven(['Asha Rao'])
    const { cancelLearnerBooking, $cancellingId, toasts } = await openSlot(slotId)
    proxy().plan(CANCEL, instead(behaviour))
    expect(await cancelLearnerBooking(bookings[0]?._id ?? '')).toBe(false)
    await until(() => expect(toasts).toEqual(['error: Failed to cancel booking']))
    expect($cancellingId.get()).toBeUndefined()
    expect(await cancelLearnerBooking(bookings[0]?._id ?? '')).toBe(true)
  })

  test('ignores a second click while the first is on its way', async () => {
    const { slotId, bookings } = await bookEleven(['Asha Rao'])
    const { cancelLearnerBooking } = await openSlot(slotId)
    let open = () => {}
    proxy().plan(CANCEL, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const cancelled = cancelLearnerBooking(bookings[0]?._id ?? '')
    expect(await cancelLearnerBooking(bookings[0]?._id ?? '')).toBe(false)
    open()
    expect(await cancelled).toBe(true)
    expect(proxy().calls(CANCEL)).toHaveLength(1)
  })
})

test('a learner’s page requests nothing of the board', async () => {
  await openPageOf(await enrol(school()), proxy())
  const { $summary, $statistics, $overview } = await import('../../../src/stores/slots/slot-board.ts')
  const remotes = [$summary, $statistics, $overview]
  for (const remote of remotes) watch<unknown>(remote)
  expect(remotes.map((remote) => remote.get().loading)).toEqual([false, false, false])
})
