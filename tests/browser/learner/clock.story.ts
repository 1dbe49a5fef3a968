import type { Page } from '@playwright/test'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { elsewhere } from '../support/authoring.ts'
import { delay, disturb, SUBMIT, watchCalls } from '../support/faults.ts'
import { attemptsOf, enrolSeated, OFFERS_NOTHING, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, needs, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  dialog,
  enter,
  passTime,
  secondsLeft,
  storedAttempts,
  toast,
} from '../support/walking.ts'

const API = /\/api\//
const SUBMITTED = 'Quiz submitted successfully!'

/** When the attempt ends: the server knows from its start, or else the device alone. */
async function deadlineOf(page: Page, { deps }: School, learner: Person): Promise<number> {
  const [attempt] = await storedAttempts(page)
  if (OFFERS_NOTHING) return attempt?.deadline ?? Number.NaN
  const start = await deps.db
    .selectFrom('quiz_starts')
    .select('deadline')
    .where('user_id', '=', learner.id)
    .executeTakeFirstOrThrow()
  return start.deadline.getTime()
}

/** Gives the device a clock of its own, wrong by so much, and begins a quiz of fifteen minutes. */
async function beginWithClock(page: Page, school: School, wrongByMs: number) {
  await page.clock.install({ time: school.now() + wrongByMs })
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, learner, quiz.id)
  await choose(page, 'C')
  const deadline = await deadlineOf(page, school, learner)
  /** How far the clock on the screen is from the server's, in seconds. */
  const wrongBy = async () => Math.abs((await secondsLeft(page)) - (deadline - school.now()) / SECOND_MS)
  return { quiz, wrongBy, inDatabase: () => attemptsOf(school, learner, quiz.id) }
}

/** The clock on the screen shows whole seconds, and was read a moment before the server's. */
const RIGHT = 1.5

/** Sets the device's clock; the one that counts steadily goes on. */
const setDeviceClock = async (page: Page, byMs: number) =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + byMs)

for (const [name, wrongByMs, when] of [
  ['ahead', 10 * MINUTE_MS, {}],
  ['behind', -10 * MINUTE_MS, NIGHTLY],
] as const)
  test(
    `a device's clock that is ten minutes ${name}, and is then set right, changes nothing`,
    when,
    async ({ page, ownSchool }) => {
      // An answer that dawdles must not pass for a later time.
      await disturb(page, API, delay(4 * SECOND_MS))
      const { wrongBy } = await beginWithClock(page, ownSchool, wrongByMs)
      await expect.poll(wrongBy).toBeLessThan(RIGHT)
      await setDeviceClock(page, -wrongByMs)
      // Wrong for no longer than a tick of the clock.
      await expect.poll(wrongBy).toBeLessThan(RIGHT)
      await page.reload()
      await expect(page.getByRole('timer')).toBeVisible()
      await expect.poll(wrongBy).toBeLessThan(RIGHT)
    },
  )

test('a throttled tab that ticks once a minute shows the right time, and submits once at the end', async ({
  page,
  ownSchool,
}) => {
  const { wrongBy, inDatabase } = await beginWithClock(page, ownSchool, 0)
  const submissions = watchCalls(page, 'POST', SUBMIT)
  for (let minutes = 1; minutes < 15; minutes++) {
    await passTime(page, ownSchool, 1)
    await expect
      .poll(wrongBy, { message: `after ${minutes} minutes`, timeout: 45 * SECOND_MS })
      .toBeLessThan(RIGHT)
  }
  expect(submissions).toHaveLength(0)
  await passTime(page, ownSchool, 1)
  await expect(toast(page, SUBMITTED)).toBeVisible()
  expect(submissions).toHaveLength(1)
  expect(await inDatabase()).toMatchObject([{ answers: [2, null, null], time_spent: 15 * 60 }])
})

test('a machine that sleeps past the deadline submits once as it wakes', async ({ page, ownSchool }) => {
  const { inDatabase } = await beginWithClock(page, ownSchool, 0)
  const submissions = watchCalls(page, 'POST', SUBMIT)
  ownSchool.advance(15.5)
  await setDeviceClock(page, 15.5 * MINUTE_MS)
  await expect(toast(page, SUBMITTED)).toBeVisible()
  expect(submissions).toHaveLength(1)
  expect(await inDatabase()).toMatchObject([{ answers: [2, null, null], time_spent: 15 * 60 }])
})

test('a machine that slept too long says so, keeps a copy, and can begin again once that is allowed', async ({
  page,
  ownSchool,
  browser,
  complaints,
}) => {
  needs('start', 'otherwise nobody but the device knows when it began, and the quiz is still open')
  complaints.expect(refused(400))
  const { quiz, inDatabase } = await beginWithClock(page, ownSchool, 0)
  ownSchool.advance(17)
  await setDeviceClock(page, 17 * MINUTE_MS)
  await expect(page.getByRole('alert')).toHaveText(
    'Quiz submission period has ended. Please try again later.',
  )
  await expect(page.getByRole('button', { name: 'Save a Copy' })).toBeVisible()
  expect(await storedAttempts(page)).toMatchObject([{ answers: [2, null, null] }])

  await elsewhere(browser, async (other) => {
    const admin = await enrol(ownSchool, { isAdmin: true })
    await enter(other, ownSchool, admin, `/#/admin/quiz/${quiz.id}/results`)
    const unsubmitted = other.getByRole('region', { name: 'Started, not submitted' })
    await expect(unsubmitted).toContainText(/Noor Haddad.+Started .+, time ran out at /)
    await unsubmitted.getByRole('button', { name: 'Reset' }).click()
    await dialog(other).getByRole('button', { name: 'Reset Attempt' }).click()
    await expect(unsubmitted).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Delete My Answers' }).click()
  await dialog(page).getByRole('button', { name: 'Delete My Answers' }).click()
  await expect(page.getByRole('heading', { name: quiz.title })).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:/)
  expect(await inDatabase()).toEqual([])
})
