// SPEC 2 Home; 2 Waiting room
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { catchDownloads } from '../support/page/downloads.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { type ApiKind, enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'
import { heldUntil, instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const AVAILABLE = /GET \/api\/slots\/available/

/** The same with our API, and with one of the specification to the letter. */
const KINDS: ApiKind[] = ['full', 'bare']

function visit(kind: ApiKind) {
  const { school, proxy } = openSchool(at('10:00:00'), { kind })
  beforeEach(async () => {
    vi.stubEnv('TZ', 'UTC')
    for (const table of ['bookings', 'slots', 'quizzes'] as const)
      await school().deps.db.deleteFrom(table).execute()
  })
  afterEach(() => void vi.unstubAllEnvs())
  return { school, proxy, openApp: appAt(proxy), enrolAsha: () => enrol(school(), { name: 'Asha Rao' }) }
}

const card = async ({ screen }: App) => within(await screen.findByRole('region', { name: 'Your slot' }))
const NOTHING = ['All 0', 'Active 0', 'Upcoming 0', 'Ended 0', 'Completed 0']
const counts = ({ screen }: App) => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe.each(KINDS)('home, with an API of kind %s, without a slot', (kind) => {
  const { school, proxy, openApp, enrolAsha } = visit(kind)

  test('shows the next free times, each of which books its slot, and an empty list that says why', async () => {
    await storeQuiz(school(), { closes: at('13:30:00') })
    for (const time of ['09:30', '10:30', '13:00', '14:00']) await storeSlot(school(), at(`${time}:00`))
    await book(await enrol(school()), await storeSlot(school(), at('12:00:00'), 1))
    const app = await openApp('/', await enrolAsha())
    const { screen } = app
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Rao Choose your time' })
    await screen.findByText('Next free today, press one to book it')
    const yours = await card(app)
    const times = () => yours.getAllByRole('button').map(({ textContent }) => textContent)
    // What the learner has taken is read beside the slots, and only both tell that 2 PM has nothing.
    await until(() => expect(times()).toEqual(['10:30 AM in 30 min', '1:00 PM 500 free']))
    const list = screen.getByRole('tabpanel')
    for (const tab of screen.getAllByRole('tab')) {
      fireEvent.click(tab)
      expect(list.textContent).toBe('Book a slot to access quizzesThey unlock when your slot begins.')
    }
    expect(counts(app)).toEqual(NOTHING)
    yours.getByRole('link', { name: 'Book Slot' })
    await app.press('button', /^1:00 PM/)
    const title = 'Welcome, Asha Rao 1:00 PM – 1:30 PM'
    await screen.findByRole('heading', { level: 1, name: title })
    ;(await card(app)).getByText('Come back at 1:00 PM. We will open your quizzes here.')
    const focused = () => app.element.shadowRoot?.activeElement?.textContent
    await until(() => expect(focused(), 'not lost with the button').toBe(title))
  })

  test('offers the running slot first, and books it only after a question', async () => {
    await storeQuiz(school())
    for (const time of ['10:00', '10:30']) await storeSlot(school(), at(`${time}:00`))
    const app = await openApp('/', await enrolAsha())
    await app.press('button', /^Now \d+ min left$/)
    const dialog = within(await app.screen.findByRole('dialog', { hidden: true }))
    dialog.getByText('This slot has begun', { exact: false })
    fireEvent.click(dialog.getByRole('button', { name: 'Book Slot', hidden: true }))
    await app.screen.findByText('Take Quiz')
  })

  test('says so while the school has no quizzes yet, and leads to the slots without urging', async () => {
    const app = await openApp('/', await enrolAsha())
    await app.screen.findByRole('heading', {
      level: 1,
      name: 'Welcome, Asha Rao Your school is still setting up',
    })
    await app.screen.findByRole('heading', { name: 'No quizzes available' })
    app.screen.getByText(/^Book a slot to access quizzes/)
    expect(app.screen.getByRole('link', { name: 'Book Slot' }).classList).not.toContain('primary')
  })

  test('reads free times after the list, which does not wait for them', async () => {
    await storeQuiz(school())
    proxy().plan(AVAILABLE, heldUntil(new Promise(() => {})))
    const { screen } = await openApp('/', await enrolAsha())
    await until(() => expect(proxy().calls(AVAILABLE)).not.toEqual([]))
    screen.getByText('Book a slot to access quizzes')
  })

  test.each([
    ['that is refused without a slot', 403, { message: 'Book a slot', slotRequired: true }],
    ['that cannot be read', 500, {}],
  ])('says what to do even with a list %s', async (_, status, body) => {
    proxy().plan(/GET \/api\/quiz$/, instead(answers(status, body)))
    const app = await openApp('/', await enrolAsha())
    await app.screen.findByRole('heading', { name: 'Book a slot to access quizzes' })
    await until(() => expect(counts(app)).toEqual(NOTHING))
    expect(app.screen.queryByText('No quizzes available')).toBeNull()
  })
})

describe.each(KINDS)('home, with an API of kind %s, with a slot to come', (kind) => {
  const { school, openApp, enrolAsha } = visit(kind)

  test('says when it opens and how many quizzes there are, offers a calendar file, and opens nothing yet', async () => {
    const files = catchDownloads()
    await storeQuiz(school())
    const person = await enrolAsha()
    const booking = await book(person, await storeSlot(school(), at('10:30:00')))
    const app = await openApp('/', person)
    const room = await card(app)
    room.getByRole('heading', { level: 1, name: 'Welcome, Asha Rao 10:30 AM – 11:00 AM' })
    await until(() => expect(room.getByRole('timer').textContent).toMatch(/^(30:00|29:\d\d)$/))
    // What drains is drawn in minutes.
    expect(room.getByRole('timer').parentElement?.style.getPropertyValue('--left')).toMatch(/^(30|29\.\d+)$/)
    const list = within(app.screen.getByRole('tabpanel'))
    await list.findByText('1 quiz is open then.')
    list.getByText('Quizzes available during your slot time')
    list.getByText('Wednesday, March 4, 2026 · 10:30 AM – 11:00 AM')
    expect(list.queryByText(opticsJson.title)).toBeNull()
    expect(counts(app)).toEqual(NOTHING)
    await app.screen.findByText('Answers are kept on this device')
    await room.findByRole('button', { name: 'Cancel' })
    fireEvent.click(room.getByRole('button', { name: 'Add to Calendar' }))
    await until(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('Prism-quiz-slot.ics')
    const text = await files[0]?.blob.text()
    expect(text).toContain(`UID:${booking._id}@school.example\r\n`)
    expect(text).toContain('DTSTART:20260304T103000Z\r\nDTEND:20260304T110000Z\r\n')
  })

  test('says so if nothing is open in it', async () => {
    await storeQuiz(school(), { opens: at('08:00:00'), closes: at('09:00:00') })
    const person = await enrolAsha()
    await book(person, await storeSlot(school(), at('10:30:00')))
    const { screen } = await openApp('/', person)
    await screen.findByText('No quizzes are open in your slot yet.')
  })

  test('lets the slot be moved, or cancelled after a question', async () => {
    const told = hearToasts()
    await storeQuiz(school())
    const person = await enrolAsha()
    await book(person, await storeSlot(school(), at('10:30:00')))
    const app = await openApp('/', person)
    await app.press('link', 'Book Another Slot')
    await app.press('button', 'Move')
    await app.screen.findByText(/^Choose a new time for your slot of/)
    location.hash = '#/'
    await app.press('button', 'Cancel')
    await app.screen.findByText(/^Are you sure you want to cancel your booking for Mar 4, 10:30 – 11:00 AM/)
    const [confirm] = (
      await app.screen.findAllByRole('button', { name: 'Cancel Booking', hidden: true })
    ).slice(-1)
    fireEvent.click(confirm as HTMLElement)
    await app.screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Rao Choose your time' })
    await until(() => expect(told.at(-1)).toMatch(/^success/))
    const focused = () => app.element.shadowRoot?.activeElement?.textContent
    await until(() =>
      expect(focused(), 'not lost with the button').toBe('Welcome, Asha Rao Choose your time'),
    )
  })
})

describe.each(KINDS)('home, with an API of kind %s, during or after a slot', (kind) => {
  const { school, proxy, openApp, enrolAsha } = visit(kind)

  test('requests only the list, the slot and the results while the slot runs', async () => {
    await storeQuiz(school())
    const { screen } = await openApp('/', await enrolWithSeat(school()))
    await screen.findByText('Take Quiz')
    expect([...proxy().calls(AVAILABLE), ...proxy().calls(/my-bookings/)]).toEqual([])
  })

  test('shows after the slot what was submitted, and leads to it', async () => {
    const quizId = await storeQuiz(school())
    const person = await enrolAsha()
    await book(person, await storeSlot(school(), at('10:00:00')))
    await handIn(person, quizId, { answers: [0], timeSpent: 60 })
    const earlier = await storeQuiz(school())
    await handIn(person, earlier, { answers: [0], timeSpent: 60 })
    const before = { submitted_at: new Date(at('09:50:00')) }
    await school().deps.db.updateTable('attempts').set(before).where('quiz_id', '=', earlier).execute()
    school().clock.now = at('10:40:00')
    const app = await openApp('/', person)
    const room = await card(app)
    await room.findByRole('heading', { level: 1, name: 'Welcome, Asha Rao Well done, your slot is over' })
    room.getByText('You handed in one quiz in your slot, 10:00 AM – 10:30 AM.')
    room.getByText('1 of 3 correct')
    expect(room.getByRole('link', { name: 'View Results' }).getAttribute('href')).toContain(
      `/quiz/${quizId}/results`,
    )
    room.getByRole('link', { name: 'Book Another Slot' })
  })
})

describe.each(KINDS)('home of an administrator, with an API of kind %s', (kind) => {
  const { school, proxy, openApp } = visit(kind)

  test('has one filled button, and a link to the room of the running slot if there is one', async () => {
    await storeQuiz(school())
    const slotId = await storeSlot(school(), at('09:45:00'))
    const toasts = hearToasts()
    proxy().plan(/slot-config/, instead(answers(500)))
    const { screen } = await openApp('/', await enrol(school(), { isAdmin: true }))
    await screen.findByText('Take Quiz')
    const filled = screen.getAllByRole('link').filter(({ classList }) => classList.contains('primary'))
    expect(filled.map(({ textContent }) => textContent)).toEqual(['Open Admin Panel'])
    if (kind === 'bare') {
      expect(screen.queryByText('Open the room')).toBeNull()
      expect(proxy().calls(/admin\/slots/), 'nothing is asked for it').toEqual([])
      return
    }
    const running = within(await screen.findByRole('region', { name: '9:45 AM – 10:15 AM is running' }))
    running.getByText('0 booked · 15 minutes left')
    const room = running.getByRole<HTMLAnchorElement>('link', { name: 'Open the room' })
    expect(room.hash).toBe(`#/admin/slots/${slotId}/room`)
    expect(toasts, 'the zone is UTC where it cannot be read, and no toast').toEqual([])
  })
})
