// SPEC 2 Quiz taking; 2 My results; 8 Odd records
import { within } from '@testing-library/dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, bookingJson, morningSlot, opticsJson, opticsResultJson } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
const enrolAdmin = () => enrol(school(), { isAdmin: true })

/** Such calls are answered so, as often as a page may send one; the other calls go to the API. */
const answer = (call: RegExp, json: unknown) =>
  proxy().plan(call, ...Array.from({ length: 4 }, () => instead(answers(200, json))))

const NOT_SHOWN = '2 entries could not be shown.'
/** A page's own function in place of the browser's, which does not stand such a number. Returns of what React complained, however often it drew, read once. */
function failAt(number: number): () => string[] {
  const before = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    configurable: true,
    get(this: Intl.NumberFormat) {
      const format: Intl.NumberFormat['format'] = before.get?.call(this)
      return (count: number) => {
        if (count === number) throw new TypeError(`${number} is odd`)
        return format(count)
      }
    },
  })
  const complaints = vi.mocked(console.error).mockImplementation(() => {})
  onTestFinished(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', before)
    complaints.mockReset()
  })
  return () => {
    const errors = complaints.mock.calls.flat().filter((part) => part instanceof Error)
    complaints.mockClear()
    return [...new Set(errors.map(({ message }) => message))]
  }
}

const UNDATED = { ...opticsJson, _id: 'undated', title: 'Waves', startTime: 'next week' }
const UNTITLED = { ...opticsJson, _id: 'untitled', title: null }

HTMLElement.prototype.showPopover ??= () => {}

// Elsewhere the day may be another one, or two of the API's.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'))

describe('odd quizzes', () => {
  const list = () => answer(/GET \/api\/quiz$/, [UNDATED, opticsJson, UNTITLED])

  test('on the home page are counted, and the others are shown', async () => {
    list()
    const { screen } = await openApp('/', await enrolWithSeat(school()))
    await screen.findByRole('heading', { name: 'Geometric optics' })
    screen.getByText(NOT_SHOWN)
    expect(screen.getByRole('tab', { name: 'All 1' })).toBeDefined()
  })

  test('can be deleted by an administrator, except one without an id, which is counted', async () => {
    answer(/GET \/api\/quiz$/, [UNDATED, opticsJson, UNTITLED, { title: 'Heat' }])
    const { screen } = await openApp('/admin', await enrolAdmin())
    const table = within(await screen.findByRole('table', { name: 'All Quizzes' }))
    const rowOf = (name: RegExp) => within(table.getByRole('row', { name }))
    rowOf(/^Geometric optics.*15 min/)
    rowOf(/^Waves/).getByText('This quiz could not be read.')
    screen.getByText('1 entry could not be shown.')
    const untitled = rowOf(/^Unknown Quiz/)
    untitled.getByText('This quiz could not be read.')
    expect(untitled.getAllByRole('button')).toHaveLength(1)
    untitled.getByRole('link', { name: 'View Results' })
    untitled.getByRole('button', { name: 'Delete Quiz' }).click()
    answer(/DELETE \/api\/quiz\/untitled$/, { message: 'Gone' })
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Quiz: Unknown Quiz' }))
    dialog.getByRole('button', { name: 'Delete Quiz' }).click()
    await until(() => expect(proxy().calls(/DELETE/)).toEqual(['DELETE /api/quiz/untitled']))
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

test.each([
  ['neither a name nor an e-mail', { name: null, email: null }, 'Welcome'],
  ['an e-mail and an empty name', { name: '', email: 'lin@school.example' }, 'Welcome, lin@school.example'],
  ['a number for a name, and an odd picture', { name: 12, picture: 5 }, 'Welcome, 12'],
])('a person with %s can come in and is greeted', async (_, odd, greeting) => {
  const learner = await enrolWithSeat(school())
  answer(/GET \/api\/auth\/me$/, { user: { _id: learner.id, email: 'a@b.example', isAdmin: false, ...odd } })
  const { screen } = await openApp('/', learner)
  await screen.findByRole('heading', { name: greeting, level: 1 })
})

describe('a record that cannot be drawn is one line in its place, beside the others,', () => {
  const ONE_NOT_SHOWN = '1 entry could not be shown.'
  const waves = { ...opticsJson, _id: 'waves', title: 'Waves' }
  const heat = { ...opticsJson, _id: 'heat', title: 'Heat' }

  test('among a learner’s quizzes', async () => {
    const complaints = failAt(777)
    answer(/GET \/api\/quiz$/, [waves, { ...heat, duration: 777 }, opticsJson])
    const { screen } = await openApp('/', await enrolWithSeat(school()))
    await screen.findByText(ONE_NOT_SHOWN)
    screen.getByRole('heading', { name: 'Waves' })
    screen.getByRole('heading', { name: 'Geometric optics' })
    expect(screen.queryByRole('heading', { name: 'Heat' })).toBeNull()
    expect(complaints()).toEqual(['777 is odd'])
  })

  test.each([['one’s own results', '/user/results', /GET \/api\/user\/results$/, (rows: object[]) => rows]])(
    'among %s',
    async (_, path, call, json) => {
      const complaints = failAt(777)
      const rows = [opticsResultJson, { ...opticsResultJson, _id: 'odd', quiz: heat, totalQuestions: 777 }]
      answer(call, json(rows))
      const { screen } = await openApp(path, await enrol(school()))
      await screen.findByText(ONE_NOT_SHOWN)
      screen.getByRole('heading', { name: 'Geometric optics' })
      expect(screen.queryByRole('heading', { name: 'Heat' })).toBeNull()
      expect(complaints()).toEqual(['777 is odd'])
    },
  )

  test('among a day’s slots', async () => {
    const complaints = failAt(777)
    const slot = {
      ...morningSlot,
      startTime: '2026-03-04T20:00:00Z',
      endTime: '2026-03-04T20:30:00Z',
      timeSlot: '20:00-20:30',
    }
    const odd = {
      ...slot,
      _id: 'odd',
      startTime: '2026-03-04T21:00:00Z',
      endTime: '2026-03-04T21:30:00Z',
      timeSlot: '21:00-21:30',
    }
    answer(/GET \/api\/slots\/available/, [slot, { ...odd, availableSlots: 777, maxSlots: 897 }])
    const { screen } = await openApp('/book-slot', await enrol(school()))
    await screen.findByText(ONE_NOT_SHOWN)
    expect(screen.getAllByRole('button', { name: 'Book Slot' })).toHaveLength(1)
    expect(complaints()).toEqual(['777 is odd'])
  })
})

describe('odd people and events', () => {
  const AT = '2026-03-04T10:00:00.000Z'
  const person = (_id: string, fields = {}) => ({
    user: { _id, name: `Learner ${_id}` },
    state: 'booked',
    ...fields,
  })
  const odd = [person('b', { state: 'asleep' }), null]

  test.each([
    ['some', [person('a'), ...odd], 'Learner a'],
    ['all', odd, 'Nobody is here yet'],
  ])('in a room are counted, and the others are shown: %s of them', async (_, people, shown) => {
    const quizId = await storeQuiz(school())
    answer(/GET \/api\/quiz\/[^/]+\/admin\/live$/, { at: AT, people })
    const { screen } = await openApp(`/admin/quiz/${quizId}/room`, await enrolAdmin())
    await screen.findByText(shown)
    screen.getByText(NOT_SHOWN)
  })

  test('in the log are counted, and the others are shown', async () => {
    const event = { _id: 'e1', at: AT, what: 'started', who: { _id: 'u1', name: 'Asha Rao' } }
    const events = [event, { ...event, _id: 7 }, { ...event, _id: 'e3', at: 'at ten' }]
    answer(/GET \/api\/admin\/log/, { events, page: 1, hasNext: false })
    const { screen } = await openApp('/admin/log', await enrolAdmin())
    await screen.findByRole('link', { name: 'Asha Rao' })
    screen.getByText(NOT_SHOWN)
  })
})

describe('odd attempts', () => {
  const ODD = { ...opticsResultJson, _id: null, quiz: { _id: 'q2', title: null }, submittedAt: 'not a date' }

  test('are in the list of one’s own results', async () => {
    const later = { ...opticsResultJson, _id: 'later', score: 67, submittedAt: '2026-03-05T10:00:00Z' }
    answer(/GET \/api\/user\/results$/, [{ ...ODD, score: null }, opticsResultJson, null, later])
    const { screen } = await openApp('/user/results', await enrol(school()))
    // The facts of an attempt are a list of their own.
    const attempts = (await screen.findAllByRole('listitem')).filter((item) => !item.closest('.facts'))
    const rows = attempts.map(({ textContent }) => textContent)
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatch(/^Unknown Quiz–3 questions.*–View Details$/)
    expect(rows[1]).toMatch(/^Geometric optics.*33%.*View Details$/)
    expect(rows[2]).toMatch(/^Unknown Quiz–– questions0 s– correct, – incorrect–$/)
    screen.getByRole('heading', { name: 'Your last 2 quizzes' })
    screen.getByText(/^34 percentage points more than on Mar 4, 2026$/)
  })

  test('have a page of their own, without their date', async () => {
    answer(/GET \/api\/quiz\/q2\/results$/, { ...ODD, score: 66.66666666666667 })
    const { screen, text } = await openApp('/quiz/q2/results', await enrol(school()))
    await screen.findByText('Quiz', { selector: '.eyebrow' })
    screen.getByText('67%', { selector: 'p' })
    expect(text()).toContain('Submitted–')
    expect(text()).not.toContain('66.6')
  })
})

describe('odd slots and bookings', () => {
  const ODD_SLOTS = [
    { ...morningSlot, _id: 's2', endTime: null },
    { ...morningSlot, timeSlot: 'noon' },
  ]
  const evening = {
    ...morningSlot,
    _id: 's3',
    startTime: '2026-03-04T20:00:00Z',
    endTime: '2026-03-04T20:30:00Z',
  }
  const bookings = [{ ...bookingJson, slot: morningSlot }, { ...bookingJson, status: null }, 'a booking']

  test('on the booking page are counted, and the others are shown', async () => {
    answer(/GET \/api\/slots\/available/, [...ODD_SLOTS, evening])
    answer(/GET \/api\/slots\/my-bookings/, bookings)
    const { screen } = await openApp('/book-slot', await enrol(school()))
    await screen.findByRole('button', { name: 'Book Slot' })
    await screen.findByText('Past and cancelled bookings (1)')
    expect(screen.getAllByText(NOT_SHOWN)).toHaveLength(2)
  })

  test('on the slot board are counted, and the others are shown', async () => {
    answer(/GET \/api\/admin\/slots\/statistics/, [evening, ...ODD_SLOTS])
    answer(/GET \/api\/admin\/slots\/bookings/, bookings)
    const { screen, press } = await openApp('/admin/slots', await enrolAdmin())
    await press('tab' as 'button', 'Date Analysis')
    await press('button', 'View Details')
    await screen.findByText('Showing 1 of 1 bookings')
    expect(screen.getAllByText(NOT_SHOWN)).toHaveLength(2)
  })

  test('in the overview are counted, and the other days are shown', async () => {
    const day = {
      date: '2026-03-04',
      totalSlots: 20,
      totalCapacity: 100,
      totalBooked: 50,
      totalAvailable: 50,
    }
    const days = [
      { ...day, utilization: 50.5 },
      { ...day, date: 'tomorrow', utilization: 50 },
      { ...day, utilization: null },
    ]
    answer(/GET \/api\/admin\/slots\/overview/, days)
    const { screen, press } = await openApp('/admin/slots', await enrolAdmin())
    await press('tab' as 'button', '7-Day Overview')
    await screen.findByRole('rowheader', { name: 'Wednesday, March 4' })
    screen.getByText(NOT_SHOWN)
    expect(screen.getAllByText('51%')).toHaveLength(2)
  })
})

test('a question whose options are all blank says so and can be passed, up to the end', async () => {
  const blankOf = (_id: string) => ({ ...opticsJson.questions[0], _id, options: ['', ' ', '', ''] })
  const quizId = await storeQuiz(school(), {
    questions: [blankOf('first'), opticsJson.questions[1] ?? {}, blankOf('last')],
  })
  const { screen, press } = await openApp(`/quiz/${quizId}`, await enrolWithSeat(school()))
  await press('button', 'Start Quiz')
  const noOptions = () => screen.findByText('This question has no options. You can go on.')
  await noOptions()
  await press('button', 'Next')
  await press('radio', /At the centre/)
  await press('button', 'Next')
  await noOptions()
  await press('button', 'Submit Quiz')
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('2 unattempted questions will count as incorrect.')
  dialog.getByRole('button', { name: 'Submit Quiz' }).click()
  await screen.findByText('33%', { selector: 'p' })
  expect(screen.getAllByText('Not answered', { selector: '.badge' })).toHaveLength(2)
})
