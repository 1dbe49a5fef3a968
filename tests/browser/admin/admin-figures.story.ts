// SPEC 2 Admin dashboard
import type { Locator, Page } from '@playwright/test'
import { handIn } from '../../support/school/hand-in.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { button, enrolAdmin, heading, openDashboard, quizRow } from '../support/authoring.ts'
import { answer, disturb } from '../support/faults.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'

const HOUR_MS = 3_600_000
const COUNTERS = ['Total Quizzes', 'Active Quizzes', 'Upcoming Quizzes', 'Ended Quizzes'] as const

const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition')

async function expectCounters(page: Page, counts: readonly number[]): Promise<void> {
  for (const [index, label] of COUNTERS.entries())
    await expect(figure(page, label)).toHaveText(String(counts[index]))
}

/** So many quizzes that open and close so many hours from now. */
async function storeQuizzes(school: School, count: number, opensIn: number, closesIn: number): Promise<void> {
  const [opens, closes] = [school.now() + opensIn * HOUR_MS, school.now() + closesIn * HOUR_MS]
  for (let index = 0; index < count; index++) await storeQuiz(school, { opens, closes })
}

const rows = (page: Page) => quizRow(page, 'Geometric optics')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of quizzes' })
/** First and last page, and the neighbours of the one that is shown; the gaps as they look. */
const shownPages = async (page: Page) =>
  (await pages(page).locator('.page-number, .gap').allTextContents()).join(' ')

test(
  'sixty quizzes are counted by the clock and shown on six pages',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    await storeQuizzes(ownSchool, 30, -1, 1)
    await storeQuizzes(ownSchool, 20, 1, 2)
    await storeQuizzes(ownSchool, 10, -2, -1)
    await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
    await expectCounters(page, [60, 30, 20, 10])
    await expect(rows(page)).toHaveCount(10)
    expect(await shownPages(page)).toBe('1 2 … 6')
    const badges: string[] = []
    for (let number = 1; number <= 6; number++) {
      await button(pages(page), String(number)).click()
      await expect(
        page.getByText(`Showing ${number * 10 - 9} to ${number * 10} of 60 quizzes`, { exact: true }),
      ).toBeVisible()
      badges.push(...(await rows(page).locator('td[data-label="Status"]').allTextContents()))
      if (number === 3) expect(await shownPages(page)).toBe('1 2 3 4 … 6')
      if (number === 6) expect(await shownPages(page)).toBe('1 … 5 6')
    }
    const count = (status: string) => badges.filter((badge) => badge === status).length
    expect(['Active', 'Upcoming', 'Ended'].map(count)).toEqual([30, 20, 10])
    for (const name of ['Test Quiz', 'Edit Quiz', 'Delete Quiz'])
      await expect(button(rows(page).first(), name)).toBeVisible()
    await expect(rows(page).first().getByRole('link', { name: 'View Results' })).toHaveAttribute(
      'href',
      /#\/admin\/quiz\/[^/]+\/results$/,
    )
  },
)

test(
  'an empty dashboard leads to the first quiz, and a failed one to another try',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500))
    await disturb(page, /\/api\/quiz$/, answer(500, { message: 'The database is asleep' }))
    await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
    const list = page.getByRole('region', { name: 'All Quizzes' })
    await expect(list.getByRole('alert')).toContainText('The database is asleep')
    await expect(list, 'a failure does not look like an empty list').not.toContainText('No quizzes yet')
    await expect(figure(page, 'Total Quizzes')).toHaveText('–')
    await button(list, 'Try again').click()
    await expect(list).toContainText('No quizzes yet')
    await expectCounters(page, [0, 0, 0, 0])
    await button(list, 'Create your first quiz').click()
    await expect(heading(page, 'Create New Quiz')).toBeVisible()
  },
)

const table = async (plot: Locator) => {
  await plot.getByText('Show as a table').click()
  const lines = await plot.locator('tbody tr').all()
  return Promise.all(lines.map((line) => line.getByRole('cell').allTextContents()))
}
const taken = (lines: string[][]) => lines.filter(([, attempts]) => attempts !== '0')

test('the plots show what is in the database, as tables, too', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  for (const answers of [
    [0, 1, 0],
    [0, 1, 3],
    [0, 1, 2],
    [3, 3, 3],
  ]) {
    const learner = await enrolSeated(ownSchool)
    const { status } = await handIn(learner, quiz.id, { answers, timeSpent: 60 })
    expect(status).toBe(200)
  }
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  const plot = (name: string) => page.getByRole('region', { name })
  expect(taken(await table(plot('Attempts per day')))).toEqual([['Mar 4, 2026', '4']])
  expect(taken(await table(plot('Score distribution')))).toEqual([
    ['0–10', '1'],
    ['60–70', '2'],
    ['90–100', '1'],
  ])
  await expect(figure(page, 'Total Attempts')).toHaveText('4')
  await expect(figure(page, 'Average Score')).toHaveText('59%')
  await expect(plot('Most taken quizzes').getByRole('row').nth(1)).toContainText(`${quiz.title}4`)
})

/** Where the text of an element begins and ends, in pixels from the left. */
const textOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

test('plots in Arabic keep their labels in the order of their bars, and Latin titles are below their heading', async ({
  page,
  school,
}) => {
  await openDashboard(page, school, await enrolAdmin(school))
  await page.evaluate(() => {
    document.documentElement.lang = 'ar'
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لوحة الإدارة')
  const labels = page.locator('.plot-axis').last().locator('span')
  await expect(labels.last()).toHaveText('100')
  const places = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().left))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const table = page.getByRole('table').first()
  const [head, title] = [table.getByRole('columnheader').first(), table.getByRole('rowheader').first()]
  expect((await textOf(title.locator('.strong'))).right).toBe((await textOf(head)).right)
})
