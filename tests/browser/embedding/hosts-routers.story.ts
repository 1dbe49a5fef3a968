import type { CDPSession, Page } from '@playwright/test'
import { ROUTED, type RoutedHost, serveSite } from '../support/host-routers.ts'
import { attemptsOf, enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import {
  choose,
  enter,
  next,
  option,
  quizCard,
  secondsLeft,
  startQuiz,
  submit,
  welcome,
} from '../support/walking.ts'

const element = (page: Page) => page.locator('quiz-app')
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name }).click()
const travel = (page: Page, entries: number) => page.evaluate((count) => history.go(count), entries)
const takeQuiz = (page: Page, title: string) =>
  quizCard(page, title).getByRole('link', { name: 'Take Quiz' }).click()

async function leave(page: Page, how: () => Promise<void>) {
  await how()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect(element(page)).toHaveCount(0)
}

/** The question is there once, with its answer and the time that is left of what was left before. */
async function expectQuestion(page: Page, before: number) {
  await expect(option(page, 'A')).toBeChecked()
  await expect(element(page)).toHaveCount(1)
  const left = await secondsLeft(page)
  expect(left).toBeLessThanOrEqual(before)
  expect(left).toBeGreaterThan(before - 60)
}

async function expectState(page: Page, { keeps }: RoutedHost) {
  const { state, address } = await page.evaluate(() => ({
    state: history.state,
    address: location.pathname + location.search + location.hash,
  }))
  expect(keeps?.(state, address) ?? true, JSON.stringify({ state, address })).toBe(true)
}

async function walkAround(page: Page, school: School, host: RoutedHost) {
  const [quiz, learner] = [await openQuiz(school), await enrolSeated(school)]
  await serveSite(page, school, host)
  await enter(page, school, learner, host.lesson)
  await takeQuiz(page, quiz.title)
  await startQuiz(page)
  await choose(page, 'A')
  const time = await secondsLeft(page)

  await test.step('the learner leaves by a link, and comes back by a link', async () => {
    await leave(page, () => goTo(page, 'Elsewhere'))
    await goTo(page, 'Lesson')
    await takeQuiz(page, quiz.title)
    await expectQuestion(page, time)
    await expectState(page, host)
  })
  await test.step('the learner leaves by a link, then goes Back, Forward and Back', async () => {
    await leave(page, () => goTo(page, 'Elsewhere'))
    const back = async () => {
      await travel(page, -1)
      if (host.forgets) await takeQuiz(page, quiz.title)
      await expectQuestion(page, time)
    }
    await back()
    await leave(page, () => travel(page, 1))
    await back()
    await expectState(page, host)
  })
  await test.step('the learner reaches the result', async () => {
    for (const letter of ['A', 'A']) {
      await next(page)
      await choose(page, letter)
    }
    await submit(page)
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
    expect(await attemptsOf(school, learner, quiz.id)).toHaveLength(1)
  })
}

for (const host of ROUTED)
  test(
    `an attempt survives leaving and coming back by links, Back and Forward, on: ${host.name}`,
    host.nightly ? NIGHTLY : {},
    ({ page, school }) => walkAround(page, school, host),
  )

/** How many intervals run, told by the page. */
const countIntervals = () => {
  const { setInterval: set, clearInterval: clear } = window
  const running = new Set<unknown>()
  Object.assign(window, {
    running,
    setInterval: (...settings: Parameters<typeof set>) => {
      const timer = set(...settings)
      running.add(timer)
      return timer
    },
    clearInterval: (timer?: number) => {
      running.delete(timer)
      clear(timer)
    },
  })
}

/** What listens and ticks on a page without our element. */
async function countHeld(page: Page, devtools: CDPSession) {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const intervals = await page.evaluate(() => (Reflect.get(window, 'running') as Set<unknown>).size)
  return { listeners: listeners.map(({ type }) => type).sort(), intervals }
}

for (const host of ROUTED.filter(({ nightly }) => !nightly))
  test(
    `a page that had our element keeps nothing of it after each visit, on: ${host.name}`,
    NIGHTLY,
    async ({ page, school }) => {
      const devtools = await page.context().newCDPSession(page)
      await page.addInitScript(countIntervals)
      await serveSite(page, school, host)
      await enter(page, school, await enrolSeated(school, 'Lin Zhao'), host.lesson)
      const visit = async () => {
        await expect(welcome(page, 'Lin Zhao')).toBeVisible()
        await leave(page, () => goTo(page, 'Elsewhere'))
        // A store that nobody reads stays for a second.
        await expect.poll(async () => (await countHeld(page, devtools)).intervals).toBe(0)
        return countHeld(page, devtools)
      }
      const first = await visit()
      for (let round = 0; round < 2; round++) {
        await goTo(page, 'Lesson')
        expect(await visit()).toEqual(first)
      }
    },
  )
