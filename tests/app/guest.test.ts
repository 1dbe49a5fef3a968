// SPEC 2 Book Slot
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { settle } from '../support/page/probe.tsx'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('09:40:00'))

let eleven = ''

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  await storeSlot(school(), at('10:00:00'))
  eleven = await storeSlot(school(), at('11:00:00'))
  await storeSlot(school(), at('13:00:00'))
  await storeQuiz(school(), { closes: at('13:30:00') })
})
afterEach(() => void vi.unstubAllEnvs())

const openBooker = async () => {
  const booker = await insertWidget('slot-booker', { 'api-base': `${proxy().url}/api` })
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  return booker
}

const rowOf = async ({ screen }: Awaited<ReturnType<typeof openBooker>>, time: RegExp) => {
  const hour = await screen.findByText(time, { selector: '.slot-hour > span > span' })
  return within(hour.closest('li') as HTMLElement)
}

test('the booking element shows the figures of each slot, and books the one that is pressed', async () => {
  keepSession(await enrol(school()))
  await book(await enrol(school()), eleven)
  const booker = await openBooker()
  for (const [time, available, booked, utilization] of [
    [/^10:00\s–/, 'Available 500', 'Booked 0', 'Utilization 0%'],
    [/^11:00\s–/, 'Available 499', 'Booked 1', 'Utilization 0%'],
    [/^1:00\s–/, 'Available 500', 'Booked 0', 'Utilization 0%'],
  ] as const) {
    const row = await rowOf(booker, time)
    for (const figure of [available, booked, utilization])
      row.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === figure)
    row.getByRole('button', { name: 'Book Slot' })
  }
  fireEvent.click((await rowOf(booker, /^1:00\s–/)).getByRole('button', { name: 'Book Slot' }))
  await until(async () => (await rowOf(booker, /^1:00\s–/)).getByText('Your slot'))
  ;(await rowOf(booker, /^1:00\s–/)).getByRole('button', { name: 'Cancel' })
})

test('the booking element marks the learner’s own slot, and has no links if it is alone', async () => {
  const learner = await enrol(school())
  await book(learner, eleven)
  keepSession(learner)
  const booker = await openBooker()
  const { screen } = booker
  await until(async () => (await rowOf(booker, /^11:00\s–/)).getByText('Your slot'))
  expect(screen.queryByRole('link', { name: 'Back to Home' })).toBeNull()
  expect(screen.queryByRole('banner')).toBeNull()
  await settle()
})

test('the booking element, if alone, offers an administrator no link to a missing dashboard', async () => {
  keepSession(await enrol(school(), { isAdmin: true }))
  const { screen } = await insertWidget('slot-booker', { 'api-base': `${proxy().url}/api` })
  await screen.findByRole('heading', { name: 'Admin Access' })
  expect(screen.queryByRole('link', { name: 'Go to Admin Dashboard' })).toBeNull()
})

describe('the booking element beside an application of the page', () => {
  const BACK = { name: 'Back to Home' }
  const hashOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).hash

  /** The application's element, and what it is scrolled to. */
  async function openApp(attributes: Record<string, string> = {}) {
    const app = await insertWidget('quiz-app', { 'api-base': `${proxy().url}/api`, ...attributes })
    const scrolled = vi.fn()
    app.element.scrollIntoView = scrolled
    return { ...app, scrolled }
  }

  test('leads back to the home in the page, which scrolls into view with the focus on its title', async () => {
    goToAddress(`${HOST_PAGE}#/user/results`)
    keepSession(await enrol(school()))
    const { screen } = await openBooker()
    const app = await openApp()
    await app.screen.findByRole('heading', { name: 'My Results' })
    const back = await screen.findByRole('link', BACK)
    expect(hashOf(back)).toBe('#/')
    fireEvent.click(back)
    const title = await app.screen.findByRole('heading', { level: 1, name: /Choose your time/ })
    expect([location.hash, app.scrolled.mock.calls.length]).toEqual(['#/', 1])
    await until(() => expect(app.element.shadowRoot?.activeElement).toBe(title))
    title.blur()
    fireEvent.click(back)
    expect(app.element.shadowRoot?.activeElement, 'also where it is there already').toBe(title)
    expect(app.scrolled).toHaveBeenCalledTimes(2)
  })

  test('leaves a click with a modifier key to the browser, and has no link once the application is gone', async () => {
    keepSession(await enrol(school()))
    const { screen } = await openBooker()
    const app = await openApp()
    const back = await screen.findByRole('link', BACK)
    expect(fireEvent.click(back, { ctrlKey: true }), 'not prevented').toBe(true)
    expect(app.scrolled).not.toHaveBeenCalled()
    app.element.remove()
    await until(() => expect(screen.queryByRole('link', BACK)).toBeNull())
  })

  test('leads to the quizzes from a running slot, and an administrator to the dashboard', async () => {
    const learner = await enrol(school())
    await book(learner, await storeSlot(school(), at('09:30:00')))
    keepSession(learner)
    const booker = await openBooker()
    await openApp()
    expect(hashOf(await booker.screen.findByRole('link', { name: 'Go to Quizzes' }))).toBe('#/')
    keepSession(await enrol(school(), { isAdmin: true }))
    const toAdmin = await booker.screen.findByRole('link', { name: 'Go to Admin Dashboard' })
    expect(hashOf(toAdmin)).toBe('#/admin')
  })

  test('leads to the card if the application is one quiz, and an administrator nowhere', async () => {
    const quizId = await storeQuiz(school(), { closes: at('13:30:00') })
    keepSession(await enrol(school()))
    const { screen } = await openBooker()
    const app = await openApp({ quiz: quizId })
    fireEvent.click(await screen.findByRole('link', BACK))
    expect(app.scrolled).toHaveBeenCalledOnce()
    keepSession(await enrol(school(), { isAdmin: true }))
    await screen.findByRole('heading', { name: 'Admin Access' })
    expect(screen.queryByRole('link', { name: 'Go to Admin Dashboard' })).toBeNull()
  })
})

test('the booking element says that a slot is running, without a link to quizzes it does not have', async () => {
  const learner = await enrol(school())
  await book(learner, await storeSlot(school(), at('09:30:00')))
  keepSession(learner)
  const { screen } = await openBooker()
  await screen.findByText('Your Active Slot')
  expect(screen.queryByRole('link', { name: 'Go to Quizzes' })).toBeNull()
  await settle()
})
