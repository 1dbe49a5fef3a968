// SPEC 2 Book Slot; 5 Validation; 8 Other toasts
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { answerLost, answerReplaced, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, answersPage, resets } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('09:00:00'))
const BOOK = /POST \/api\/slots\/book$/
const CANCEL = /DELETE \/api\/slots\/cancel\//
const AVAILABLE = /GET \/api\/slots\/available/

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function openBooking(person?: Person) {
  const learner = person ?? (await enrol(school()))
  const page = await openPageOf(learner, proxy())
  return { learner, page, toasts: hearToasts() }
}

const seatsOf = async ({ call }: Person): Promise<string[]> => {
  const { body } = await call('GET', '/slots/my-bookings')
  return body.flatMap((booking: { status: string; slotId: string }) =>
    booking.status === 'booked' ? [booking.slotId] : [],
  )
}

const slotEvents = (page: Page) => page.happened.map(([name]) => name).filter((name) => /slot/.test(name))

describe('booking a slot', () => {
  test('takes the seat, shows the server’s message and tells the host page', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    expect(await page.booking.bookSeat(slotId)).toBe(true)
    expect(await seatsOf(learner)).toEqual([slotId])
    expect(page.happened.at(-1)).toEqual([
      'slot-booked',
      { booking: expect.objectContaining({ slotId, status: 'booked' }) },
    ])
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^success: /)]))
  })

  test('ignores a second click while the first is on its way', async () => {
    const [first, second] = [
      await storeSlot(school(), at('11:00:00')),
      await storeSlot(school(), at('11:30:00')),
    ]
    const { learner, page } = await openBooking()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    proxy().plan(BOOK, heldUntil(gate))
    const booked = page.booking.bookSeat(first)
    expect(page.booking.$busyId.get()).toBe(first)
    expect(await page.booking.bookSeat(first)).toBe(false)
    expect(await page.booking.bookSeat(second)).toBe(false)
    open()
    expect(await booked).toBe(true)
    expect(page.booking.$busyId.get()).toBeUndefined()
    expect(await seatsOf(learner)).toEqual([first])
    expect(proxy().calls(BOOK)).toHaveLength(1)
  })

  test('shows in the lists at once', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { page } = await openBooking()
    watch(page.booking.$myBookings)
    watch(page.booking.$daySlots)
    await until(() => expect(page.booking.$myBookings.get().data?.rows).toEqual([]))
    await page.booking.bookSeat(slotId)
    await until(() => expect(page.booking.$myBookings.get().data?.rows).toMatchObject([{ slotId }]))
  })
})

describe('a booking', () => {
  test.each([
    ['was lost', answerLost],
    ['was a page of HTML', answerReplaced(answersPage(200))],
  ])('whose answer %s has worked if the seat is there', async (_, fault) => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    proxy().plan(BOOK, fault)
    expect(await page.booking.bookSeat(slotId)).toBe(true)
    expect(await seatsOf(learner)).toEqual([slotId])
    expect(slotEvents(page)).toEqual(['slot-booked'])
    await until(() => expect(toasts).toEqual(['success: Slot booked successfully']))
  })

  test('that never arrived has not worked, and says why', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    proxy().plan(BOOK, instead(resets))
    expect(await page.booking.bookSeat(slotId)).toBe(false)
    expect(await seatsOf(learner)).toEqual([])
    expect(slotEvents(page)).toEqual([])
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: Network connection issue/)]))
    expect(page.booking.$busyId.get(), 'another try is possible').toBeUndefined()
  })

  test('of a full slot shows the reason that the server gives', async () => {
    const slotId = await storeSlot(school(), at('12:00:00'), 1)
    await book(await enrol(school()), slotId)
    const { learner, page, toasts } = await openBooking()
    const { body } = await learner.call('POST', '/slots/book', { slotId })
    expect(await page.booking.bookSeat(slotId)).toBe(false)
    await until(() => expect(toasts).toEqual([`error: ${body.message}`]))
  })

  test('that fails without a message says that it failed', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { page, toasts } = await openBooking()
    proxy().plan(BOOK, instead(answers(500, { message: 'x'.repeat(200) })))
    expect(await page.booking.bookSeat(slotId)).toBe(false)
    await until(() => expect(toasts).toEqual(['error: Failed to book slot']))
  })
})

describe('a recent booking', () => {
  /** The way back that its toast offers. */
  async function hearUndo(page: Page) {
    const undos: (() => void)[] = []
    const { notice } = page.notices
    vi.spyOn(notice, 'undoable').mockImplementation((_, undo) => void undos.push(undo))
    return () => undos.at(-1)?.()
  }

  test('can be undone, which tells the host page', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    const undo = await hearUndo(page)
    await page.booking.bookSeat(slotId)
    undo()
    await until(() => expect(toasts).toEqual(['success: Booking cancelled successfully']))
    expect(await seatsOf(learner)).toEqual([])
    expect(slotEvents(page)).toEqual(['slot-booked', 'slot-cancelled'])
  })

  test('can be undone even if the API’s answer did not include it', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    const undo = await hearUndo(page)
    proxy().plan(BOOK, answerReplaced(answers(200, { message: 'Booked' })))
    await page.booking.bookSeat(slotId)
    undo()
    await until(() => expect(toasts).toEqual(['success: Booking cancelled successfully']))
    expect(await seatsOf(learner)).toEqual([])
  })

  test('stays if that fails, and says why', async () => {
    const slotId = await storeSlot(school(), at('11:00:00'))
    const { learner, page, toasts } = await openBooking()
    const undo = await hearUndo(page)
    await page.booking.bookSeat(slotId)
    proxy().plan(CANCEL, instead(answers(409, { message: 'This slot has begun' })))
    undo()
    await until(() => expect(toasts).toEqual(['error: You still have the slot. This slot has begun']))
    expect(await seatsOf(learner)).toEqual([slotId])
    expect(slotEvents(page)).toEqual(['slot-booked'])
  })

  test('of a slot that has begun cannot be undone, since it cannot be cancelled', async () => {
    const slotId = await storeSlot(school(), at('09:00:00'))
    const { page, toasts } = await openBooking()
    const undo = await hearUndo(page)
    await page.booking.bookSeat(slotId, { begun: true })
    await until(() => expect(toasts).toEqual(['success: Slot booked successfully']))
    expect(undo()).toBeUndefined()
    expect(page.notices.notice.undoable).not.toHaveBeenCalled()
  })
})

test('an Undo does not give back a seat that was taken earlier, for example in another tab', async () => {
  const slotId = await storeSlot(school(), at('11:00:00'))
  const { learner, page, toasts } = await openBooking()
  await book(learner, slotId)
  school().clock.now += MINUTE_MS
  await page.currentSlot.$currentSlot.fetch()
  const undoable = vi.spyOn(page.notices.notice, 'undoable')
  expect(await page.booking.bookSeat(slotId)).toBe(true)
  await until(() => expect(toasts).toEqual(['success: You have already booked this slot']))
  expect(undoable).not.toHaveBeenCalled()
})

describe('cancelling', () => {
  test('gives the seat back and tells the host page', async () => {
    const learner = await enrol(school())
    const booking = await book(learner, await storeSlot(school(), at('11:00:00')))
    const { page, toasts } = await openBooking(learner)
    expect(await page.booking.cancelMyBooking(booking._id)).toBe(true)
    expect(await seatsOf(learner)).toEqual([])
    expect(page.happened.at(-1)).toEqual(['slot-cancelled', { bookingId: booking._id }])
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^success: /)]))
  })

  test('that fails keeps the seat and says why', async () => {
    const learner = await enrol(school())
    const booking = await book(learner, await storeSlot(school(), at('11:00:00')))
    const { page, toasts } = await openBooking(learner)
    proxy().plan(CANCEL, instead(answers(409, { message: 'This slot has begun' })))
    expect(await page.booking.cancelMyBooking(booking._id)).toBe(false)
    expect(await seatsOf(learner)).toHaveLength(1)
    expect(slotEvents(page)).toEqual([])
    await until(() => expect(toasts).toEqual(['error: This slot has begun']))
  })
})

describe('the days of the booking page', () => {
  const datesAsked = () =>
    proxy()
      .calls(AVAILABLE)
      .map((call) => new URL(call.split(' ')[1] ?? '', 'http://api').searchParams.get('date'))

  test('are today and the seven after it, and any other day means today', async () => {
    vi.stubEnv('TZ', 'UTC')
    const { page } = await openBooking()
    watch(page.booking.$bookingDate)
    expect(page.booking.$bookingDates.get()).toHaveLength(8)
    expect([page.booking.$bookingDates.get()[0], page.booking.$bookingDate.get()]).toEqual([
      '2026-03-04',
      '2026-03-04',
    ])
    page.booking.pickBookingDate('2026-03-06')
    expect(page.booking.$bookingDate.get()).toBe('2026-03-06')
    page.booking.pickBookingDate('2026-05-01')
    expect(page.booking.$bookingDate.get()).toBe('2026-03-04')
  })

  test.each([
    ['as many as the API has configured', 14, 15],
    ['the specified ones where that cannot be read', 'two weeks', 8],
    ['the specified ones where that is impossible', 400, 8],
  ])('are %s', async (_, bookingWindowDays, count) => {
    const current = instead(answers(200, { isActive: false, bookingWindowDays }))
    // The page before may still be asking, and takes one of the answers.
    proxy().plan(/GET \/api\/slots\/current/, current, current)
    const { page } = await openBooking()
    watch(page.booking.$bookingDates)
    await until(() => expect(page.currentSlot.$currentSlot.get().data).toBeDefined())
    await until(() => expect(page.booking.$bookingDates.get()).toHaveLength(count))
  })

  test('of a learner far east of the server overlap two of the server’s, and both are read', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    const early = await storeSlot(school(), at('20:00:00'))
    const { page } = await openBooking()
    watch(page.booking.$daySlots)
    page.booking.pickBookingDate('2026-03-05')
    await until(() => expect(datesAsked()).toEqual(expect.arrayContaining(['2026-03-04', '2026-03-05'])))
    await until(() => expect(page.booking.$daySlots.get().map(({ _id }) => _id)).toContain(early))
    page.booking.pickBookingDate('2026-03-04')
    await until(() => expect(page.booking.$availableSlots.get().loading).toBe(false))
    expect(page.booking.$daySlots.get().map(({ _id }) => _id)).not.toContain(early)
  })

  test('whose slots cannot be read say so', async () => {
    const { page, toasts } = await openBooking()
    proxy().plan(AVAILABLE, instead(answers(500)))
    watch(page.booking.$daySlots)
    await until(() => expect(toasts).toEqual(['error: Failed to fetch available slots']))
  })
})
