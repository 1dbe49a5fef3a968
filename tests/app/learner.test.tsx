import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { skipWaits } from '../support/page/waits.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'
import { answerLost, instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/

const openApp = appAt(proxy)

/** Opens and starts the optics quiz. */
async function beginQuiz() {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  const app = await openApp(`/quiz/${quizId}`, person)
  await app.press('button', 'Start Quiz')
  await app.screen.findByText('Question 1 of 3')
  return { person, quizId, app }
}

/** Submits from the last question: checks the warning and confirms. */
async function submitQuiz({ screen }: App, warning: string) {
  const submit = () => screen.findAllByRole('button', { name: 'Submit Quiz', hidden: true })
  fireEvent.click((await submit())[0] as HTMLElement)
  await screen.findByText(warning)
  fireEvent.click((await submit()).at(-1) as HTMLElement)
}

/** What has the focus inside the element. */
const focused = ({ element }: App) => element.shadowRoot?.activeElement

test('an exam begins before anything was formatted, the first of which takes a phone as long as drawing the screen', async () => {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  vi.stubGlobal('requestIdleCallback', () => 0)
  const formats = [
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DisplayNames'),
  ]
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const format of formats) format.mockRestore()
  })
  const app = await openApp(`/quiz/${quizId}`, person)
  await app.press('button', 'Start Quiz')
  await app.screen.findByText('Question 1 of 3')
  expect(formats.flatMap(({ mock }): unknown[] => mock.calls)).toEqual([])
})

describe('an exam', () => {
  // SPEC 2 Quiz taking
  test('lets an answer be cleared, and a struck-out option is not chosen', async () => {
    const { app } = await beginQuiz()
    const { screen, press } = app
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked)
        .indexOf(true)
    await press('radio', /^Option A:/)
    await until(() => expect(chosen()).toBe(0))
    await press('button', 'Clear answer')
    await until(() => expect(chosen()).toBe(-1))
    await press('radio', /^Option B:/)
    await press('button', 'Strike out option B')
    await until(() => expect(chosen()).toBe(-1))
    await press('button', 'Next')
    await press('button', 'Previous')
    const strike = () => screen.getByRole('button', { name: 'Strike out option B' })
    await until(() => expect(strike().getAttribute('aria-pressed'), 'it stays').toBe('true'))
    await press('radio', /^Option B, struck out:/)
    await until(() => expect(strike().getAttribute('aria-pressed')).toBe('false'))
  })

  // SPEC 2 Quiz taking
  test('asks before it is submitted, with the safe button focused, and leads to open questions', async () => {
    const { app } = await beginQuiz()
    const { screen, press } = app
    await press('radio', /^Option C:/)
    await press('button', /^Question 3/)
    await press('button', 'Submit Quiz')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit Quiz?' }))
    expect(focused(app)?.textContent).toBe('Keep Working')
    dialog.getByText('Press an open question to go to it.')
    expect(dialog.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '3',
      '1',
      '2',
      expect.stringMatching(/^1[45]:/),
    ])
    const sheet = within(dialog.getByRole('group', { name: 'Answer sheet' }))
    sheet.getByRole('button', { name: 'Question 1, Answered C' })
    fireEvent.click(sheet.getByRole('button', { name: 'Question 2, Unattempted' }))
    await screen.findByText('Question 2 of 3')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await until(() => expect(focused(app)?.className).toBe('question-count'))
  })

  // SPEC 2 Quiz taking
  test('leads from its footer to the navigator, and from there to a question', async () => {
    const { app } = await beginQuiz()
    await app.press('button', '1 of 3, Question Navigator')
    const sheet = within(await app.screen.findByRole('dialog', { name: 'Question Navigator' }))
    fireEvent.click(sheet.getByRole('button', { name: 'Question 2, Unattempted' }))
    await app.screen.findByText('Question 2 of 3')
    expect(app.screen.queryByRole('dialog')).toBeNull()
    await until(() => expect(focused(app)?.className).toBe('question-count'))
  })
})

describe('taking a quiz', () => {
  // SPEC 2 Quiz taking
  test('leads from the introduction through the questions to the result', async () => {
    const { person, quizId, app } = await beginQuiz()
    const { screen, press } = app
    expect(screen.queryByRole('link', { name: 'View Results' }), 'one column of attention').toBeNull()
    await press('radio', /^Option A:/)
    await press('button', 'Next')
    await screen.findByText('Question 2 of 3')
    await press('radio', /^Option C:/)
    await press('button', 'Flag')
    await press('button', 'Next')
    await screen.findByText('Question 3 of 3')
    await submitQuiz(app, '1 unattempted question will count as incorrect.')
    await screen.findByText('33%', { selector: '.score-figure' })
    expect(location.hash).toBe(`#/quiz/${quizId}/results`)
    const { body } = await person.call('GET', `/quiz/${quizId}/results`)
    expect(body.answers).toEqual([0, 2, null])
  })

  // SPEC 2 Quiz taking
  test('announces each question as a whole, and names its options by it', async () => {
    const { app } = await beginQuiz()
    const count = await app.screen.findByText('Question 1 of 3')
    expect(count.getAttribute('aria-live')).toBe('polite')
    expect(count.getAttribute('aria-atomic')).toBe('true')
    const group = await app.screen.findByRole('group', { name: /^Light enters glass .* the angle inside\?$/ })
    expect(group.querySelectorAll('input')).toHaveLength(4)
  })

  test('continues after the element was removed and put back', async () => {
    const { app } = await beginQuiz()
    await app.press('radio', /^Option D:/)
    await app.press('button', 'Next')
    app.element.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))
    document.body.append(app.element)
    await app.screen.findByText('Question 2 of 3')
    await until(() => expect(focused(app)?.className).toBe('question-count'))
    await app.press('button', 'Previous')
    const chosen = await app.screen.findByRole('radio', { name: /^Option D:/ })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })

  test('reports a submission that could not be sent, with a retry and the answers to download', async () => {
    hearToasts()
    skipWaits()
    const { app } = await beginQuiz()
    const down = instead(answers(500, { message: 'Database is down' }))
    proxy().plan(SUBMIT, down, down, down, down)
    await app.press('button', /^Question 3/)
    await app.screen.findByText('Question 3 of 3')
    await submitQuiz(app, '3 unattempted questions will count as incorrect.')
    await app.screen.findByRole('button', { name: 'Save a Copy' })
    expect(app.screen.getByRole('alert').textContent).toBe('Database is down')
    app.screen.getByText(/Your answers to 0 of 3 questions are saved on this device/)
    await until(() => expect(focused(app)?.textContent, 'not lost with the exam').toBe('Not sent yet'))
    await app.press('button', 'Try again')
    await app.screen.findByText('0%', { selector: '.score-figure' })
  })
})

describe('booking a slot', () => {
  // SPEC 4 States
  test('on the page of slots leads home, to the booked slot', async () => {
    vi.stubEnv('TZ', 'UTC')
    hearToasts()
    await storeQuiz(school(), { closes: at('12:00:00') })
    await storeSlot(school(), at('11:00:00'))
    const person = await enrol(school())
    const { screen } = await openApp('/book-slot', person)
    proxy().plan(/POST \/api\/slots\/book$/, answerLost)
    await screen.findByRole('heading', { name: /^Available Slots for/ })
    const slots = await screen.findAllByRole('button', { name: 'Book Slot' })
    fireEvent.click(slots.at(-1) as HTMLElement)
    await screen.findByText('Quizzes available during your slot time')
    screen.getByText(/^They open at 11:00\sAM\.$/)
    expect(location.hash).toBe('#/')
    expect((await person.call('GET', '/slots/my-bookings')).body).toHaveLength(1)
  })
})

describe('a booking', () => {
  test('that is cancelled passes the focus to the list of slots, since its button is gone', async () => {
    hearToasts()
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('11:00:00')))
    const app = await openApp('/book-slot', person)
    await app.press('button', 'Cancel Booking')
    const buttons = await app.screen.findAllByRole('button', { name: 'Cancel Booking', hidden: true })
    fireEvent.click(buttons.at(-1) as HTMLElement)
    await app.screen.findByText('Cancelled')
    await until(() => expect(focused(app)?.textContent).toMatch(/^Available Slots for/))
  })

  test('that is not moved after all leaves the focus where moving began', async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('11:00:00')))
    const app = await openApp('/book-slot', person)
    await app.press('button', 'Move')
    await until(() => expect(focused(app)?.textContent).toMatch(/^Choose a new time for your slot of/))
    await app.press('button', 'Keep Booking')
    await until(() => expect(focused(app)?.textContent).toBe('My Bookings'))
    expect(app.screen.queryByText(/^Choose a new time/)).toBeNull()
  })
})

describe('the list of quizzes', () => {
  // SPEC 2 Routes
  test('opens a quiz from its card', async () => {
    const person = await enrolWithSeat(school())
    const quizId = await storeQuiz(school())
    const app = await openApp('/', person)
    const { screen } = app
    const links = await screen.findAllByRole('link', { name: 'Take Quiz' })
    const link = links.find((each) => each.getAttribute('href')?.endsWith(`#/quiz/${quizId}`))
    expect(screen.getAllByText(opticsJson.title)).toHaveLength(links.length)
    link?.click()
    await screen.findByRole('button', { name: 'Start Quiz' })
    await until(() => expect(focused(app)?.outerHTML).toMatch(/^<h1 .*Geometric optics/))
  })

  test('says that quizzes are on their way if it is empty as the slot begins', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const none = instead(answers(200, []))
    proxy().plan(/GET \/api\/quiz$/, none, none, none)
    const { screen } = await openApp('/', await enrolWithSeat(school()))
    await until(() => screen.getByText('Opening your quizzes...'))
    vi.advanceTimersByTime(11_000)
    await until(() => screen.getByText('No quizzes available'))
  })

  // SPEC 2 Home
  test('says so if a tab has none', async () => {
    const { screen, press } = await openApp('/', await enrolWithSeat(school()))
    await screen.findByRole('tab', { name: /Upcoming/ })
    fireEvent.click(screen.getByRole('tab', { name: /Upcoming/ }))
    await screen.findByText('No upcoming quizzes found')
    await press('link', 'View Results')
  })
})
