import { within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
window.print = vi.fn()
const NOWHERE = '00000000-0000-4000-8000-000000000000'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const hrefOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).hash

describe('home', () => {
  // SPEC 2 Home
  test('has a tab for each kind of quiz with its count, the active ones first', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    await storeQuiz(school(), { opens: at('10:30:00') })
    const { screen } = await openApp('/', await enrolWithSeat(school()))
    const tabs = ['All 2', 'Active 1', 'Upcoming 1', 'Ended 0', 'Completed 0']
    await until(() => expect(textsOf(screen.getAllByRole('tab'))).toEqual(tabs))
    expect(textsOf(screen.getAllByRole('tab', { selected: true }))).toEqual(['Active 1'])
  })

  // SPEC 2 Home
  test('says so if there is no quiz', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    const learner = await enrolWithSeat(school())
    // Quizzes may take a moment to appear when a slot has just begun.
    school().clock.advance(1)
    const { screen } = await openApp('/', learner)
    await screen.findByText('No quizzes available')
  })
})

// SPEC 2 Quiz taking
test('a quiz that does not exist is reported, with a link home', async () => {
  const { screen } = await openApp(`/quiz/${NOWHERE}`, await enrolWithSeat(school()))
  await screen.findByRole('heading', { name: 'Quiz not found' })
  expect(hrefOf(screen.getByRole('link', { name: 'Go Home' }))).toBe('#/')
})

describe('a page of results', () => {
  const figuresIn = (element: HTMLElement) => textsOf(within(element).getAllByRole('definition'))

  async function expectReview({ screen }: App) {
    const review = (await screen.findByText('Question Review')).parentElement as HTMLElement
    const items = [...review.querySelectorAll<HTMLElement>('.review')]
    expect(items.map((item) => item.querySelector('.badge')?.textContent)).toEqual([
      'Correct',
      'Incorrect',
      'Not answered',
    ])
    const told = [...(items[1]?.querySelectorAll('.told') ?? [])].map((row) => row.className)
    expect(told, 'the correct option and the wrong choice').toEqual([
      'option told',
      'option told green',
      'option told red',
      'option told',
    ])
  }

  // SPEC 2 Routes; 2 Quiz results; 2 My results
  test('has the figures and the review of a quiz, and leads to all results', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await handIn(person, quizId, { answers: [0, 2], timeSpent: 0 })
    const app = await openApp(`/quiz/${quizId}/results`, person)
    const { screen, press } = app
    const summary = await screen.findByRole('region', { name: 'Summary' })
    expect(textsOf(within(summary).getAllByRole('term'))).toEqual([
      'Correct',
      'Incorrect',
      'Time spent',
      'Submitted',
    ])
    expect(figuresIn(summary)).toEqual(['1', '2', '1 of them not answered', '0 s', 'Mar 4, 10:00 AM'])
    within(summary).getByText('33%', { selector: '.score-figure' })
    within(summary).getByText('Keep practicing!')
    await expectReview(app)
    await press('button', 'Print')
    expect(window.print).toHaveBeenCalledOnce()
    await press('link', 'View All Results')
    await screen.findByRole('heading', { name: 'My Results' })
    const row = (await screen.findByRole('heading', { name: opticsJson.title })).closest(
      '.attempt',
    ) as HTMLElement
    expect(textsOf(screen.getAllByRole('term'))).toEqual([
      'Total Quizzes',
      'Average Score',
      'Best Score',
      'Total Time',
    ])
    expect(textsOf(screen.getAllByRole('definition'))).toEqual(['1', '33%', '33%', '0 s'])
    for (const text of [opticsJson.description, 'Mar 4, 2026, 10:00 AM', '0 s']) within(row).getByText(text)
    within(row).getByText('33%', { selector: 'b' })
    for (const text of ['3 questions', '1 correct, 2 incorrect (1 of them not answered)'])
      within(row).getByText(text)
    expect(hrefOf(within(row).getByRole('link', { name: 'View Details' }))).toBe(`#/quiz/${quizId}/results`)
  })

  // SPEC 2 Quiz results
  test('says on the page that a result does not exist', async () => {
    const told = hearToasts()
    const { screen } = await openApp(`/quiz/${await storeQuiz(school())}/results`, await enrol(school()))
    await screen.findByRole('heading', { name: 'Results not found' })
    await until(() => expect(told).toEqual(['error: Results not found']))
  })

  // SPEC 2 My results
  test('leads to the quizzes if there are no results', async () => {
    const { screen } = await openApp('/user/results', await enrol(school()))
    await screen.findByText('No results yet')
    expect(hrefOf(screen.getByRole('link', { name: 'Browse Quizzes' }))).toBe('#/')
  })
})

describe('the booking page', () => {
  // SPEC 2 Routes; 2 Book Slot
  test('explains what a slot is for, and says if a day has none', async () => {
    const { screen, press } = await openApp('/book-slot', await enrol(school()))
    await screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
    screen.getByText('Book a 30-minute slot to access all available quizzes')
    await screen.findByText('You need to book a slot to access quizzes.')
    expect(screen.getAllByRole('radio')).toHaveLength(8)
    await press('radio', 'Friday, March 6')
    await screen.findByRole('heading', { name: 'Available Slots for Friday, March 6' })
    await screen.findByText('No slots available')
    screen.getByText('All slots for this date are fully booked or have passed.')
    screen.getByText('0 slots, times are in your local timezone (UTC)')
    expect(hrefOf(screen.getByRole('link', { name: 'Back to Home' }))).toBe('#/')
  })

  // SPEC 2 Book Slot
  test('in a running slot leads to the quizzes', async () => {
    const { screen } = await openApp('/book-slot', await enrolWithSeat(school()))
    await screen.findByText('Your Active Slot')
    screen.getByText(/^10:00\s–\s10:30\sAM\sUTC, Wednesday, March 4, 30 minutes remaining$/)
    expect(hrefOf(screen.getByRole('link', { name: 'Go to Quizzes' }))).toBe('#/')
  })

  // SPEC 2 Book Slot
  test('after the slot asks for a new one', async () => {
    const person = await enrolWithSeat(school())
    school().clock.advance(31)
    const { screen } = await openApp('/book-slot', person)
    await screen.findByText(
      /^Your slot \(Mar 4, 10:00\s–\s10:30\sAM\sUTC\) has expired\. Book a new slot to access quizzes\.$/,
    )
    screen.getByText('Your time is over. Choose a new one.')
  })

  // SPEC 2 Book Slot
  test('sends administrators to their tools', async () => {
    const { screen } = await openApp('/book-slot', await enrol(school(), { isAdmin: true }))
    await screen.findByRole('heading', { name: 'Admin Access' })
    screen.getByText('As an administrator you can see and take every quiz. You do not need to book a slot.')
    expect(screen.getAllByRole('listitem').length, 'their tools').toBeGreaterThan(2)
    expect(hrefOf(screen.getByRole('link', { name: 'Go to Admin Dashboard' }))).toBe('#/admin')
    expect(screen.queryByRole('heading', { name: 'Book Your Quiz Slot' })).toBeNull()
  })
})
