// SPEC 2 Book Slot
import { describe, expect, test } from 'vitest'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { allowBookings, book, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { answerLost, type Fault } from '../../support/server/fault-proxy.ts'

const { school, proxy } = openSchool(at('09:00:00'))
const MOVE = /POST \/api\/slots\/move\//
const BOOK = /POST \/api\/slots\/book$/
const CANCEL = /DELETE \/api\/slots\/cancel\//

const seatsOf = async ({ call }: Person): Promise<string[]> => {
  const { body } = await call('GET', '/slots/my-bookings')
  return body.flatMap((booking: { status: string; slotId: string }) =>
    booking.status === 'booked' ? [booking.slotId] : [],
  )
}

/** A learner's page with a booking at ten, and another slot at noon. */
async function openMoving({ offered = true } = {}) {
  const learner = await enrol(school())
  const [ten, noon] = [await storeSlot(school(), at('10:00:00')), await storeSlot(school(), at('12:00:00'))]
  const booking = await book(learner, ten)
  const page = await openPageOf(learner, proxy())
  const { $features } = await import('../../../src/stores/session/features.ts')
  if (!offered) $features.set([])
  page.booking.startMoving(booking)
  return { learner, page, booking, ten, noon }
}
const eventsOf = (page: Awaited<ReturnType<typeof openMoving>>['page']) =>
  page.happened.map(([name]) => name).filter((name) => /slot/.test(name))

describe('moving a booking', () => {
  test('is one call that is reported, and tells the host page of both slots', async () => {
    const { learner, page, booking, noon } = await openMoving()
    const { $told } = await import('../../../src/stores/page/notices.ts')
    expect(page.booking.$moving.get()?._id).toBe(booking._id)
    expect(await page.booking.moveSeat(booking, noon)).toBe(true)
    expect(page.booking.$moving.get()).toBeUndefined()
    expect(await seatsOf(learner)).toEqual([noon])
    expect(eventsOf(page)).toEqual(['slot-cancelled', 'slot-booked'])
    expect([proxy().calls(MOVE).length, proxy().calls(BOOK).length]).toEqual([1, 0])
    await until(() => expect($told.get()).toBe('Your slot was moved'))
  })

  test('ends once the booking is cancelled', async () => {
    const { page, booking } = await openMoving()
    watch(page.booking.$myBookings)
    await until(() => expect(page.booking.$myBookings.get().data?.rows).toHaveLength(1))
    expect(page.booking.$moving.get()?._id).toBe(booking._id)
    await page.booking.cancelMyBooking(booking._id)
    await until(() => expect(page.booking.$moving.get()).toBeUndefined())
  })

  test('has worked if its answer was lost', async () => {
    const { learner, page, booking, noon } = await openMoving()
    proxy().plan(MOVE, answerLost)
    expect(await page.booking.moveSeat(booking, noon)).toBe(true)
    expect(await seatsOf(learner)).toEqual([noon])
  })

  test('says why if it is refused, and continues', async () => {
    const toasts = hearToasts()
    const { learner, page, booking, ten } = await openMoving()
    const full = await storeSlot(school(), at('14:00:00'), 1)
    await book(await enrol(school()), full)
    expect(await page.booking.moveSeat(booking, full)).toBe(false)
    expect(page.booking.$moving.get()?._id).toBe(booking._id)
    expect(await seatsOf(learner)).toEqual([ten])
    await until(() => expect(toasts).toEqual(['error: This slot is fully booked']))
  })

  test('books first and then cancels if the API has no such call', async () => {
    const { learner, page, booking, noon } = await openMoving({ offered: false })
    const order: string[] = []
    const noted =
      (name: string): Fault =>
      async (response, pass) => {
        order.push(name)
        const answer = await pass()
        answer(response)
      }
    proxy().plan(BOOK, noted('book'))
    proxy().plan(CANCEL, noted('cancel'))
    expect(await page.booking.moveSeat(booking, noon)).toBe(true)
    expect(order).toEqual(['book', 'cancel'])
    expect(proxy().calls(MOVE)).toEqual([])
    expect(await seatsOf(learner)).toEqual([noon])
  })
})

describe('the limit of upcoming slots', () => {
  test('is noticed when it is reached, and when a booking is cancelled', async () => {
    await allowBookings(school(), 1)
    const learner = await enrol(school())
    const booking = await book(learner, await storeSlot(school(), at('10:00:00')))
    const page = await openPageOf(learner, proxy())
    watch(page.booking.$reachedLimit)
    await until(() => expect(page.booking.$reachedLimit.get()).toBe(1))
    await page.booking.cancelMyBooking(booking._id)
    await until(() => expect(page.booking.$reachedLimit.get()).toBeUndefined())
    await allowBookings(school(), 3)
  })
})
