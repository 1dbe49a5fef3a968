// SPEC 2 Waiting room; 2 Book Slot
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { catchDownloads } from '../support/page/downloads.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { allowBookings, book, enrol, type Person, storeQuiz, storeSlot } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:10:00'))
const openApp = appAt(proxy)
const AVAILABLE = /GET \/api\/slots\/available/
const BOOKED = /POST \/api\/slots\/(book$|move\/)/

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  const { db } = school().deps
  for (const table of ['bookings', 'slots', 'quizzes'] as const) await db.deleteFrom(table).execute()
  for (const time of ['10:00:00', '11:00:00', '13:00:00', '18:00:00']) await storeSlot(school(), at(time))
  await storeQuiz(school(), { closes: at('13:30:00') })
})
afterEach(() => void vi.unstubAllEnvs())

const rowOf = async ({ screen }: App, time: RegExp) => {
  const hour = await screen.findByText(time, { selector: '.slot-hour > span > span' })
  return within(hour.closest('li') as HTMLElement)
}
const shadow = ({ element }: App) => element.shadowRoot as ShadowRoot
const ELEVEN = /^11:00\s–/
const ONE = /^1:00\s–/
const SIX = /^6:00\s–/

async function press(row: ReturnType<typeof within>, name: string) {
  fireEvent.click(await row.findByRole('button', { name }))
}

const seatsOf = async ({ call }: Person) => {
  const { body } = await call('GET', '/slots/my-bookings')
  return body.flatMap(({ status, slot }: { status: string; slot: { timeSlot: string } }) =>
    status === 'booked' ? [slot.timeSlot] : [],
  )
}

/** What stands in the step before a booking. */
const asked = async ({ screen }: App) => within(await screen.findByRole('dialog'))

describe('the timetable', () => {
  test('says for each part of the day what is open, with details only for slots that need them', async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('13:00:00')))
    const app = await openApp('/book-slot', person)
    const parts = async () =>
      [...shadow(app).querySelectorAll('.part-head')].map((head) =>
        [...head.querySelectorAll('.subheading, .note')].map(({ textContent }) => textContent),
      )
    await until(async () =>
      expect(await parts()).toEqual([
        ['Morning', '1 quiz open'],
        ['Afternoon', '1 quiz open'],
        ['Evening', 'No quiz open'],
      ]),
    )
    await until(async () => (await rowOf(app, ONE)).getByText('Your slot'))
    const own = await rowOf(app, ONE)
    own.getByRole('button', { name: 'Cancel' })
    expect(own.queryByRole('button', { name: 'Book Slot' })).toBeNull()
    ;(await rowOf(app, /^10:00\s–/)).getByText('20 min left')
  })

  test('leaves out quizzes already taken, and asks before booking a slot with nothing else', async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('10:00:00')))
    await handIn(person, await storeQuiz(school(), { closes: at('18:30:00') }), { answers: [], timeSpent: 9 })
    const app = await openApp('/book-slot', person)
    const notes = () =>
      [...shadow(app).querySelectorAll('.part-head .note')].map(({ textContent }) => textContent)
    await until(() => expect(notes()).toEqual(['1 quiz open', '1 quiz open', 'No quiz open']))
    await press(await rowOf(app, SIX), 'Book Slot')
    ;(await asked(app)).getByText('No quiz is open in this slot.', { exact: false })
  })

  test('leads to the next free slot in which something is open, even on a later day', async () => {
    const app = await openApp('/book-slot', await enrol(school()))
    await app.press('button', /^Next free: 11:00\sAM$/)
    await until(() => expect(shadow(app).activeElement?.getAttribute('aria-describedby')).toMatch(/^slot-/))
    school().clock.advance(210)
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school(), {
      opens: at('09:00:00') + 48 * 3_600_000,
      closes: at('23:00:00') + 48 * 3_600_000,
    })
    await storeSlot(school(), at('09:00:00') + 48 * 3_600_000)
    const later = await openApp('/book-slot', await enrol(school()))
    await later.press('button', /^Next free: Mar 6, 9:00\sAM$/)
    await later.screen.findByRole('heading', { name: 'Available Slots for Friday, March 6' })
  })

  test('suggests no slot after reading four days', async () => {
    await school().deps.db.deleteFrom('slots').execute()
    await storeSlot(school(), at('09:00:00') + 96 * 3_600_000)
    const { screen } = await openApp('/', await enrol(school()))
    const days = () => new Set(proxy().calls(AVAILABLE)).size
    // Each day once, or more often where this machine is slow; the page of the test before may have asked for one more.
    await until(() => expect(days()).toBeGreaterThanOrEqual(4))
    await screen.findByRole('link', { name: 'Book Slot' })
    expect(days()).toBeLessThanOrEqual(5)
    expect(screen.queryByText(/^Next free/)).toBeNull()
  })
})

test('each day says how many of its slots are free, as far as that could be read', async () => {
  const full = await storeSlot(school(), at('09:00:00') + 24 * 3_600_000, 1)
  await book(await enrol(school()), full)
  for (const time of ['09:00:00', '10:00:00']) await storeSlot(school(), at(time) + 48 * 3_600_000)
  proxy().plan(/available\?date=2026-03-07/, instead(answers(500, { message: 'Not now' })))
  const { screen } = await openApp('/book-slot', await enrol(school()))
  const below = async (name: string) => {
    const day = await screen.findByRole('radio', { name })
    return day.parentElement?.lastElementChild?.textContent
  }
  await until(async () => expect(await below('Friday, March 6')).toBe('2 free'))
  expect(await below('Wednesday, March 4')).toBe('4 free')
  expect(await below('Thursday, March 5')).toBe('none')
  await until(() => expect(proxy().calls(/date=2026-03-07/)).toHaveLength(1))
  expect(await below('Saturday, March 7')).toBe('Mar')
})

describe('a slot', () => {
  test('with nothing to decide is booked at once, and the learner is led home', async () => {
    const toasts = hearToasts()
    const person = await enrol(school())
    const app = await openApp('/book-slot', person)
    await press(await rowOf(app, ELEVEN), 'Book Slot')
    await until(() => expect(location.hash).toBe('#/'))
    expect(await seatsOf(person)).toEqual(['11:00-11:30'])
    await until(() => expect(toasts).toEqual(['success: Slot booked successfully']))
  })

  test.each([
    ['that runs', /^10:00\s–/, 'This slot has begun: 20 minutes of it are left.', '10:00-10:30'],
    ['in which nothing is open', SIX, 'No quiz is open in this slot.', '18:00-18:30'],
  ])('%s is booked only after a question that says so', async (_, time, words, booked) => {
    const person = await enrol(school())
    const app = await openApp('/book-slot', person)
    await until(async () => expect(app.text()).toContain('No quiz open'))
    await press(await rowOf(app, time), 'Book Slot')
    const dialog = await asked(app)
    dialog.getByText(words, { exact: false })
    dialog.getByText('500 of 500 seats free')
    await press(dialog, 'Not Now')
    expect(app.screen.queryByRole('dialog')).toBeNull()
    expect(proxy().calls(BOOKED)).toEqual([])
    await press(await rowOf(app, time), 'Book Slot')
    await press(await asked(app), 'Book Slot')
    await until(async () => expect(await seatsOf(person)).toEqual([booked]))
  })

  test('that fills up meanwhile is reported in the question', async () => {
    const toasts = hearToasts()
    const app = await openApp('/book-slot', await enrol(school()))
    await until(async () => expect(app.text()).toContain('No quiz open'))
    await press(await rowOf(app, SIX), 'Book Slot')
    await storeSlot(school(), at('18:00:00'), 1)
    await book(await enrol(school()), await storeSlot(school(), at('18:00:00'), 1))
    await press(await asked(app), 'Book Slot')
    await until(() => expect(toasts).toEqual(['error: This slot is fully booked']))
    await (await asked(app)).findByRole('button', { name: 'Fully Booked' })
  })
})

/** A learner with a seat at each of the times, asked about the slot of `wanted`. */
async function openWithSeats(times: readonly string[], wanted = ONE) {
  const person = await enrol(school())
  for (const time of times) await book(person, await storeSlot(school(), at(time)))
  const app = await openApp('/book-slot', person)
  await app.screen.findAllByText('Your slot')
  await press(await rowOf(app, wanted), 'Book Slot')
  return { person, app, dialog: await asked(app) }
}
const isChosen = (input: HTMLElement) => (input as HTMLInputElement).checked

describe('another slot for a learner who has some', () => {
  test('is booked in addition unless the learner chooses to move the earlier one', async () => {
    const { person, dialog } = await openWithSeats(['11:00:00'])
    const box = await dialog.findByRole('checkbox', { name: 'Move my slot here' })
    expect(isChosen(box)).toBe(false)
    dialog.getByText(
      /^Your slot of Mar 4, 11:00\s–\s11:30\sAM\sUTC will be cancelled\. Left as it is, you hold both\.$/,
    )
    await dialog.findByText(opticsJson.title)
    await press(dialog, 'Book Slot')
    await until(async () =>
      expect((await seatsOf(person)).toSorted()).toEqual(['11:00-11:30', '13:00-13:30']),
    )
  })

  test('replaces the earlier one if the learner chooses so, with a button that says so', async () => {
    const { person, dialog } = await openWithSeats(['11:00:00'])
    const box = dialog.getByRole('checkbox', { name: 'Move my slot here' })
    fireEvent.click(box)
    expect(dialog.queryByRole('button', { name: 'Book Slot' })).toBeNull()
    fireEvent.click(box)
    await dialog.findByRole('button', { name: 'Book Slot' })
    fireEvent.click(box)
    await press(dialog, 'Move')
    await until(async () => expect(await seatsOf(person)).toEqual(['13:00-13:30']))
  })

  test('is booked in addition to several', async () => {
    const { person, dialog } = await openWithSeats(['11:00:00', '13:00:00'], SIX)
    expect((await dialog.findAllByRole('radio')).map(isChosen)).toEqual([true, false, false])
    expect(isChosen(dialog.getByRole('radio', { name: 'Keep all my slots' }))).toBe(true)
    await press(dialog, 'Book Slot')
    await until(async () => expect(await seatsOf(person)).toHaveLength(3))
  })

  test('replaces the one of several that the learner chooses', async () => {
    const { person, dialog } = await openWithSeats(['11:00:00', '13:00:00'], SIX)
    fireEvent.click(await dialog.findByRole('radio', { name: /^Move my slot of Mar 4, 1:00\s–\s1:30\sPM/ }))
    await press(dialog, 'Move')
    await until(async () =>
      expect((await seatsOf(person)).toSorted()).toEqual(['11:00-11:30', '18:00-18:30']),
    )
  })

  test('is the choice for a learner who left the page to move a slot and came back', async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('11:00:00')))
    const app = await openApp('/book-slot', person)
    await app.press('button', 'Move')
    await app.screen.findByText(/^Choose a new time for your slot of/)
    await press(await rowOf(app, ONE), 'Move Here')
    ;(await asked(app)).getByRole('button', { name: 'Move' })
    await press(await asked(app), 'Not Now')
    await app.press('link', 'Back to Home')
    await app.press('link', 'Book Another Slot')
    await press(await rowOf(app, ONE), 'Book Slot')
    await press(await asked(app), 'Book Slot')
    await until(async () => expect(await seatsOf(person)).toHaveLength(2))
  })
})

describe('another slot for a learner at the limit', () => {
  afterEach(() => allowBookings(school(), 3))

  test.each([
    ['one', ['11:00:00'], ONE, 'You hold one upcoming slot', 'checkbox'],
    ['two', ['11:00:00', '13:00:00'], SIX, 'You hold 2 upcoming slots', 'radio'],
  ] as const)(
    'can only replace an earlier one where the limit is %s',
    async (_, times, wanted, words, role) => {
      await allowBookings(school(), times.length)
      const { person, dialog } = await openWithSeats(times, wanted)
      // How many are allowed may arrive after the seats.
      await dialog.findByText(words, { exact: false })
      expect(dialog.queryByRole('button', { name: 'Book Slot' })).toBeNull()
      expect(dialog.getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true)
      const choices = dialog.getAllByRole(role)
      expect(choices.map(isChosen)).toEqual(times.map(() => false))
      fireEvent.click(choices[0] as HTMLElement)
      await press(dialog, 'Move')
      await until(async () => expect(await seatsOf(person)).not.toContain('11:00-11:30'))
      expect(await seatsOf(person)).toHaveLength(times.length)
    },
  )

  test('can be booked beyond the limit while it runs, since it does not count', async () => {
    await allowBookings(school(), 1)
    const { person, app, dialog } = await openWithSeats(['11:00:00'], /^10:00\s–/)
    await app.screen.findByText(/^You hold one upcoming slot/)
    await press(dialog, 'Book Slot')
    await until(async () => expect(await seatsOf(person)).toHaveLength(2))
  })
})

test('an upcoming slot can be saved for a calendar, with its exact times', async () => {
  const files = catchDownloads()
  const person = await enrol(school())
  const booking = await book(person, await storeSlot(school(), at('13:00:00')))
  const app = await openApp('/book-slot', person)
  await app.press('button', 'Add to Calendar')
  expect(files.map(({ name }) => name)).toEqual(['Prism-quiz-slot.ics'])
  const lines = (await files[0]?.blob.text())?.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20260304T130000Z',
      'DTEND:20260304T133000Z',
      'SUMMARY:Prism: quiz slot',
    ]),
  )
  expect(lines?.find((line) => line.startsWith('UID:'))).toContain(booking._id)
})

test('slots that cannot be read can be requested again', async () => {
  proxy().plan(/GET \/api\/slots\/available/, instead(answers(500)))
  const app = await openApp('/book-slot', await enrol(school()))
  await app.press('button', 'Try again')
  await rowOf(app, ELEVEN)
})

test('slots can be booked even without the list of quizzes', async () => {
  proxy().plan(/GET \/api\/quiz$/, instead(answers(403, { message: 'No', slotRequired: true })))
  const toasts = hearToasts()
  const person = await enrol(school())
  const app = await openApp('/book-slot', person)
  const row = await rowOf(app, ELEVEN)
  expect(app.text()).not.toMatch(/quiz(zes)? open/i)
  await press(row, 'Book Slot')
  await until(async () => expect(await seatsOf(person)).toEqual(['11:00-11:30']))
  expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
})
