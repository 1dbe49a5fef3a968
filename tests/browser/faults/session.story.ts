// SPEC 8 Friendly messages
import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import {
  type Account,
  attemptsOf,
  enrolWithAccount,
  openQuiz,
  revokeSessions,
  type School,
} from '../support/school.ts'
import { expect, needs, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  clickSignIn,
  enter,
  next,
  option,
  questionCount,
  signInAsNew,
  storedAttempts,
  submit,
  toast,
} from '../support/walking.ts'

/** In every question of `openQuiz`. */
const QUESTION = '"text":"'

/** All that the page keeps on this device, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('quiz-elements', 1)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('kept').objectStore('kept').getAll()
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    opening.result.close()
    const text = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, reading.result])
    return text.replaceAll(/\\+"/g, '"')
  })

const EXPIRED = 'Your session has expired. Please sign in again to continue.'

/** Mira answers everything and submits, but her session has ended meanwhile. */
async function submitTooLate(page: Page, school: School) {
  const mira = await enrolWithAccount(school, 'Mira Castellanos')
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, mira, quiz.id)
  await choose(page, 'B')
  await next(page)
  await next(page)
  // Only now: a save that came before would hear of it first, and there would be nothing to submit.
  await submit(page, () => revokeSessions(school, mira))
  await expect(toast(page, EXPIRED)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
  return { mira, quiz }
}

async function signInAs(page: Page, { name, email }: Account): Promise<void> {
  await clickSignIn(page)
  await signInAsNew(page, name, email)
}

test('an attempt continues and counts after the session ended and the learner signed in again', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(401))
  const { mira, quiz } = await submitTooLate(page, school)
  expect(await attemptsOf(school, mira, quiz.id)).toEqual([])

  await signInAs(page, mira)
  await expect(questionCount(page, 3, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Question 1, Answered' }).click()
  await expect(option(page, 'B')).toBeChecked()
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await attemptsOf(school, mira, quiz.id)).toMatchObject([{ answers: [1, null, null] }])
})

test('somebody else at that device neither sees nor sends the attempt', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(401))
  const { mira, quiz } = await submitTooLate(page, school)
  const tomas = await enrolWithAccount(school, 'Tomas Lindgren')
  await signInAs(page, tomas)
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeHidden()
  expect(await attemptsOf(school, mira, quiz.id)).toEqual([])
  expect(await attemptsOf(school, tomas, quiz.id)).toEqual([])
})

test('signing out ends the session here, in the other tab and on the server', async ({
  page,
  context,
  school,
}) => {
  const learner = await enrol(school)
  await enter(page, school, learner)
  const other = await context.newPage()
  await other.goto(school.url)
  const logout = (tab: Page) => tab.getByRole('button', { name: 'Logout' })
  await expect(logout(other)).toBeVisible()
  await logout(page).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('quiz:token'))).toBeNull()
  expect((await learner.call('GET', '/auth/me')).status).toBe(401)
})

test('a shared computer keeps nothing of a paper, which continues when its learner comes back', async ({
  page,
  school,
}) => {
  needs('saves', 'else this device has the only copy')
  const [mira, tomas] = [
    await enrolWithAccount(school, 'Mira Castellanos'),
    await enrolWithAccount(school, 'Tomas Lindgren'),
  ]
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, mira, quiz.id)
  await choose(page, 'B')
  expect(await kept(page), 'what is looked for can be found').toContain(QUESTION)
  // On a slow machine a sign-out may be sooner than the copy, and then leaves the work here.
  await expect.poll(() => kept(page)).toContain('"saved":{')
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain(QUESTION)
  expect(await storedAttempts(page)).toEqual([])

  await signInAs(page, tomas)
  await expect(page.getByRole('heading', { name: `Welcome, ${tomas.name}` })).toBeVisible()
  expect(await kept(page)).not.toContain(QUESTION)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signInAs(page, mira)
  await page.goto(`${school.url}/#/quiz/${quiz.id}`)
  await expect(questionCount(page, 1, 3)).toBeVisible()
  await expect(option(page, 'B')).toBeChecked()
})
