import type { Page, Route } from '@playwright/test'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Person } from '../../support/school/school.ts'
import { openDevice } from '../support/devices.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, needs, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  enter,
  next,
  option,
  passTime,
  questionCount,
  secondsLeft,
  toast,
} from '../support/walking.ts'

const jump = (page: Page, question: number) =>
  page.getByRole('button', { name: new RegExp(`^Question ${question},`) }).click({ timeout: 2000 })
/** Until the API has so many answers: 'Saved' on the page means the device alone. */
async function runUntilSaved(page: Page, school: School, learner: Person, count: number): Promise<void> {
  const { db } = school.deps
  const read = db.selectFrom('quiz_starts').select('answers').where('user_id', '=', learner.id)
  await expect(async () => {
    await page.clock.runFor(6000)
    const { answers } = await read.executeTakeFirstOrThrow()
    expect(answers?.filter((answer) => answer !== null)).toHaveLength(count)
  }).toPass({ timeout: 15_000 })
}

const goOnHere = (page: Page) => page.getByRole('button', { name: 'Continue here' })

test('a laptop has all nine answers, the place and the deadline after the learner’s phone dies', async ({
  browser,
  ownSchool,
}) => {
  needs('saves', 'work that is kept on one device alone dies with it')
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool, { count: 12 })
  const phone = await openDevice(browser)
  await beginQuiz(phone, ownSchool, learner, quiz.id)
  for (let question = 0; question < 9; question++) {
    await choose(phone, 'BCD'[question % 3] ?? '')
    await next(phone)
  }
  await expect(questionCount(phone, 10, 12)).toBeVisible()
  await runUntilSaved(phone, ownSchool, learner, 9)
  const before = await secondsLeft(phone)
  await phone.context().close()

  const laptop = await openDevice(browser)
  await enter(laptop, ownSchool, learner, `/#/quiz/${quiz.id}`)
  await expect(questionCount(laptop, 10, 12)).toBeVisible()
  await expect(toast(laptop, 'Continued from another device: 9 answers')).toBeVisible()
  await expect(laptop.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '9')
  expect(before - (await secondsLeft(laptop))).toBeLessThan(60)
  await jump(laptop, 2)
  await expect(option(laptop, 'C')).toBeChecked()
  await laptop.context().close()
})

/** Has the device hear of the other one, goes on here if it gave way, and works: as often as it gives way meanwhile. */
const workOn = (device: Page, work: () => Promise<void>) =>
  expect(async () => {
    await device.clock.runFor(9000)
    if (await goOnHere(device).isVisible()) await goOnHere(device).click()
    await work()
  }).toPass({ timeout: 60_000 })

test('two devices that answer by turns, offline by turns, lose nothing', async ({ browser, ownSchool }) => {
  needs('saves', 'devices hear of each other through the copy that the API keeps')
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool, { count: 5 })
  const [phone, laptop] = [await openDevice(browser), await openDevice(browser)]
  await beginQuiz(phone, ownSchool, learner, quiz.id)
  await choose(phone, 'B')
  await runUntilSaved(phone, ownSchool, learner, 1)
  await enter(laptop, ownSchool, learner, `/#/quiz/${quiz.id}`)
  await expect(option(laptop, 'B')).toBeChecked()
  const given = ['B', 'C', 'A', 'D', 'C']
  for (const [index, device] of [laptop, phone, phone, laptop].entries()) {
    await workOn(device, async () => {
      await device.context().setOffline(index % 2 === 1)
      await jump(device, index + 2)
      await choose(device, given[index + 1] ?? '')
    })
    await device.context().setOffline(false)
    await runUntilSaved(device, ownSchool, learner, index + 2)
  }
  for (const device of [phone, laptop]) {
    await workOn(device, async () => {
      for (const [index, letter] of given.entries()) {
        await jump(device, index + 1)
        await expect(option(device, letter)).toBeChecked({ timeout: 1000 })
      }
    })
    await device.context().close()
  }
})

test('the exam says that the answers are only on this device if a network blocks copies', async ({
  page,
  ownSchool,
  complaints,
}) => {
  needs('saves', 'elsewhere answers are on the device alone, and nothing else is said')
  complaints.expect(refused(405))
  await page.clock.install()
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool)
  const copies = /\/attempt$/
  let stopped = 0
  const stop = (route: Route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    stopped += 1
    return route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>Method Not Allowed</h1>' })
  }
  await page.route(copies, stop)
  await beginQuiz(page, ownSchool, learner, quiz.id)
  const head = page.locator('.exam-head')
  const height = () => head.evaluate((element) => element.clientHeight)
  const before = await height()
  await choose(page, 'B')
  const mark = (text: string) => head.getByText(text, { exact: true })
  await expect(mark('Saved')).toBeVisible()
  // What keeps copies is loaded on demand: it is known to be at work, and to count, once a copy of it was refused.
  await expect(async () => {
    await page.clock.runFor(SECOND_MS)
    expect(stopped).toBeGreaterThan(0)
  }).toPass({ timeout: 15_000 })
  await passTime(page, ownSchool, 1)
  await expect(mark('Saved on this device only')).toBeVisible()
  expect(await height()).toBe(before)
  await page.unroute(copies, stop)
  await passTime(page, ownSchool, 1)
  await expect(mark('Saved')).toBeVisible()
})
