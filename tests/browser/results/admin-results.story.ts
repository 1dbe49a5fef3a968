// SPEC 2 Routes; 2 Admin results dashboard; 8 Odd records
import type { Page } from '@playwright/test'
import { storeCrowd } from '../../support/school/crowd.ts'
import { storeTitled } from '../../support/school/scored.ts'
import { button, enrolAdmin, heading } from '../support/authoring.ts'
import { answer, disturb, type Fault, loseCall } from '../support/faults.ts'
import { tabTo } from '../support/keyboard.ts'
import { inspect } from '../support/looks.ts'
import { revokeSessions, type School } from '../support/school.ts'
import { expect, LOST, NIGHTLY, refused, test } from '../support/story.ts'
import { enter, toast } from '../support/walking.ts'

const list = (page: Page) => page.getByRole('region', { name: /^All Results/ })
const rows = (page: Page) => list(page).getByRole('listitem')
const search = (page: Page) => page.getByPlaceholder('Search by quiz title, user name, or email...')
const quizSelector = (page: Page) => page.getByRole('combobox', { name: 'Quiz' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of results' })
const shownPages = async (page: Page) =>
  (await pages(page).locator('.page-number, .gap').allTextContents()).join(' ')
const statistics = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Quiz Statistics' }).getByRole('listitem').filter({ hasText: title })

/** The dashboard of all results, of quizzes that so many people have taken. */
async function openResults(page: Page, school: School, takers: Record<string, number>) {
  const quizIds: string[] = []
  for (const [title, count] of Object.entries(takers)) {
    const quizId = await storeTitled(school, title)
    if (count > 0) await storeCrowd(school, quizId, { count })
    quizIds.push(quizId)
  }
  const admin = await enrolAdmin(school)
  await enter(page, school, admin, '/#/admin/results')
  await expect(heading(page, 'Admin Results Dashboard')).toBeVisible()
  return { admin, quizIds }
}

test('an administrator finds a learner, chooses a quiz, sorts the list and turns its pages', async ({
  page,
  ownSchool,
}) => {
  const { quizIds } = await openResults(page, ownSchool, { Optics: 320, Waves: 60 })
  await expect(statistics(page, 'Optics')).toContainText('Total Attempts320Unique Users320Avg Score')
  await expect(statistics(page, 'Waves')).toContainText('Total Attempts60Unique Users60Avg Score49%')

  await expect(heading(page, 'All Results (380)')).toBeVisible()
  await expect(rows(page)).toHaveCount(50)
  expect(await shownPages(page)).toBe('1 2 3 4 5')
  await button(pages(page), '5').click()
  await expect(list(page)).toContainText(/Showing 201 to 250 of 380 results · \d+ ms/)
  await expect(heading(page, 'All Results (380)')).toBeFocused()
  expect(await shownPages(page)).toBe('3 4 5 6 7')
  await button(pages(page), 'Next').click()
  await button(pages(page), '8').click()
  await expect(list(page)).toContainText('Showing 351 to 380 of 380 results')
  expect(await shownPages(page)).toBe('4 5 6 7 8')
  await expect(rows(page)).toHaveCount(30)

  await search(page).fill('person301@')
  await expect(heading(page, 'All Results (1)')).toBeVisible()
  await expect(pages(page)).toHaveCount(0)
  await expect(rows(page)).toContainText(['Opticsby Asha Rao'])
  await expect(rows(page)).toContainText('87%Great job!')
  await expect(rows(page)).toContainText('Correct: 22/30')
  await expect(rows(page)).toContainText('1:05:13')
  const details = rows(page).getByRole('link', { name: 'View Details' })
  await expect(details).toHaveAccessibleDescription('Optics by Asha Rao')
  await details.click()
  await expect(page).toHaveURL(new RegExp(`#/admin/quiz/${quizIds[0]}/results$`))
  await page.goBack()
  await expect(search(page), 'what was looked for is still there').toHaveValue('person301@')

  await search(page).fill('')
  await quizSelector(page).selectOption('Waves')
  await expect(heading(page, 'All Results (60)')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Sort by Score')
  await expect(rows(page).first()).toContainText('99%Excellent!')
  await button(page, 'Sort order: descending').click()
  await expect(button(page, 'Sort order: ascending')).toBeFocused()
  await expect(rows(page).first()).toContainText('by 王小明')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Sort by User')
  await expect(rows(page).first()).not.toContainText('by 王小明')
})

test('the filters work by keyboard alone', async ({ page, ownSchool }) => {
  await openResults(page, ownSchool, { Optics: 2, Waves: 1 })
  await tabTo(page, search(page))
  await page.keyboard.type('optics')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'All Results (2)')).toBeVisible()
  await tabTo(page, quizSelector(page))
  await page.keyboard.type('Wav')
  await expect(list(page)).toContainText('No results match “optics” in the selected quiz.')
  await tabTo(page, button(page, 'Clear search'))
  await page.keyboard.press('Space')
  await expect(heading(page, 'All Results (1)')).toBeVisible()
  await expect(search(page)).toBeFocused()
})

test(
  'a failure leaves the rows, says so and can be retried',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500), refused(401), LOST)
    await disturb(
      page,
      /admin\/results.*page=2/,
      answer(500, { message: 'The database is asleep' }),
      loseCall,
    )
    const { admin } = await openResults(page, ownSchool, { Optics: 120 })
    await button(pages(page), '2').click()
    await expect(toast(page, 'Failed to load results data')).toBeVisible()
    const alert = list(page).getByRole('alert')
    await expect(alert).toContainText('The database is asleep (The results below are from before.)')
    await expect(rows(page)).toHaveCount(50)
    await expect(list(page)).toContainText('Showing 1 to 50 of 120 results')
    await button(list(page), 'Try again').click()
    await expect(alert).toContainText('Network connection issue.')
    await button(list(page), 'Try again').click()
    await expect(list(page)).toContainText('Showing 51 to 100 of 120 results')
    await expect(alert).toHaveCount(0)
    await expect(heading(page, 'All Results (120)')).toBeFocused()

    await revokeSessions(ownSchool, admin)
    await button(pages(page), '3').click()
    await expect(button(page, 'Sign in with Google')).toBeVisible()
    await expect(toast(page, 'Your session has expired')).toBeVisible()
  },
)

/** The answer of an API that counts nothing and has forgotten who took what. */
const forgetful: Fault = async (route) => {
  const response = await route.fetch()
  const { statistics: _, results, ...rest } = await response.json()
  const bare = results.map((result: object) => ({ ...result, quiz: null, user: null }))
  await route.fulfill({ response, json: { ...rest, results: bare } })
}

test('an empty list says why, and unknown values are named as such', NIGHTLY, async ({ page, ownSchool }) => {
  const { quizIds } = await openResults(page, ownSchool, { Optics: 0 })
  await expect(list(page)).toContainText('No Results Found')
  await expect(list(page)).toContainText('No quiz results have been submitted yet.')
  await quizSelector(page).selectOption('Optics')
  await expect(list(page)).toContainText('No results found for the selected quiz.')
  await inspect(page, 'empty list')

  await quizSelector(page).selectOption('All Quizzes')
  await storeCrowd(ownSchool, quizIds[0] ?? '', { count: 1 })
  await disturb(page, /user\/admin\/results/, ...Array.from({ length: 9 }, () => forgetful))
  await button(page, 'Refresh results').click()
  await expect(rows(page)).toContainText(['Unknown Quizby Unknown User'])
  await expect(page.getByRole('region', { name: 'Quiz Statistics' })).toContainText('No attempts yet.')
  await button(rows(page).first(), 'View Details').click()
  await expect(toast(page, 'Unable to view details - missing quiz or user information')).toBeVisible()
})

for (const [colorScheme, width] of [
  ['dark', 320],
  ['light', 1280],
] as const)
  test.describe(`the page of all results, ${colorScheme} and ${width} px wide,`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
    // Axe reads every element of fifty rows.
    test.slow()

    test('looks right', NIGHTLY, async ({ page, ownSchool }) => {
      const long = `${'Thermodynamics'.repeat(4)} and what follows from it for engines`
      const others = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`Quiz ${number}`, 1]))
      await openResults(page, ownSchool, { [long]: 60, ...others })
      await expect(list(page)).toContainText('Showing 1 to 50 of 66 results')
      await button(page, 'Show all 7 quizzes').click()
      await expect(statistics(page, 'Quiz 6')).toBeVisible()
      await inspect(page, 'all results')
    })
  })
