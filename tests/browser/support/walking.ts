import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Person } from '../../support/school/school.ts'
import { makeGate } from '../../support/server/gate.ts'
import type { School } from './school.ts'

/** The icon keeps the browser from asking for one. */
const BLANK = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'

/** Brings a person to a page of the site already signed in: the token is on the device from an earlier visit. */
export async function enter(page: Page, school: School, { token }: Person, path = '/'): Promise<void> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }))
  await page.goto(`${school.url}/blank`)
  await page.evaluate((text) => localStorage.setItem('quiz:token', text), JSON.stringify(token))
  await page.goto(school.url + path)
}

/** Signs in on the issuer's page as somebody new. */
export async function signInAsNew(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Sign in as this person' }).click()
}

export const clickSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' }).click()

export const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome, ${name}` })

export const quizCard = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

export const option = (page: Page, letter: string) => page.getByRole('radio', { name: `Option ${letter}:` })

/** By its row, which may lie over it: so Playwright waits until the row stands still, as it may scroll into view. */
export async function checkRow(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

export const choose = (page: Page, letter: string) => checkRow(option(page, letter))

export const questionCount = (page: Page, number: number, of: number) =>
  page.getByText(`Question ${number} of ${of}`, { exact: true })

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** The confirm dialog before a submission is an alert. */
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** In the step before a booking: the slot runs already, say. */
export const confirmBooking = (page: Page) => dialog(page).getByRole('button', { name: 'Book Slot' }).click()

/** From the last question through the confirm dialog; `between` happens while that asks. */
export async function submit(page: Page, between: () => unknown = () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  const confirm = dialog(page).getByRole('button', { name: 'Submit Quiz' })
  await expect(confirm).toBeVisible()
  await between()
  await confirm.click()
}

/** Starts a quiz whose page is open, and waits until it runs. */
export async function startQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Opens a quiz and starts it. */
export async function beginQuiz(page: Page, school: School, person: Person, quizId: string): Promise<void> {
  await enter(page, school, person, `/#/quiz/${quizId}`)
  await startQuiz(page)
}

export const toast = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ hasText: text }).first()

/** What is read out only. */
export const told = (page: Page, text: string): Locator =>
  page.locator('[aria-live="polite"]').filter({ hasText: text }).first()

/** The seconds that the exam's clock shows. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = '', seconds = ''] = ((await page.getByRole('timer').textContent()) ?? '').trim().split(':')
  return Number(minutes) * 60 + Number(seconds)
}

const API = /\/api\//

/**
 * Time goes on in the page, by `pass`, and at once for the server. Calls wait until it has for both: the answer to one in between
 * would tell the page of a time that it is about to reach once more.
 */
async function goOn(
  page: Page,
  school: School,
  minutes: number,
  pass: (ms: number) => Promise<void>,
): Promise<void> {
  const { gate, open } = makeGate()
  const hold = async (route: Route) => {
    await gate
    await route.fallback()
  }
  await page.route(API, hold)
  await pass(minutes * MINUTE_MS)
  school.advance(minutes)
  open()
  await page.unroute(API, hold)
}

/** All at once, as for a page that was asleep meanwhile. */
export const passTime = (page: Page, school: School, minutes: number) =>
  goOn(page, school, minutes, (ms) => page.clock.fastForward(ms))

/** Second by second, as for a page that is looked at. */
export const passSeconds = (page: Page, school: School, seconds: number) =>
  goOn(page, school, (seconds * SECOND_MS) / MINUTE_MS, (ms) => page.clock.runFor(ms))

interface StoredAttempt {
  userId: string
  quizId: string
  answers: (number | null)[]
  flags: number[]
  current: number
  deadline: number
  phase: { name: string }
}

/** The attempts that are kept on the device; of those that are over only a tombstone is left. */
export async function storedAttempts(page: Page): Promise<StoredAttempt[]> {
  const text = await page.evaluate(() => localStorage.getItem('quiz:attempts') ?? '{}')
  const attempts: StoredAttempt[] = Object.values(JSON.parse(text))
  return attempts
    .filter(({ phase }) => phase.name !== 'closed')
    .map(({ userId, quizId, answers, flags, current, deadline, phase }) => ({
      ...{ userId, quizId, answers, flags, current, deadline, phase },
    }))
}
