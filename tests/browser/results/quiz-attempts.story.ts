// SPEC 2 Admin quiz results; 4 States; 5 Validation
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { storeCrowd } from '../../support/school/crowd.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol } from '../../support/school/school.ts'
import { button, elsewhere, enrolAdmin, heading } from '../support/authoring.ts'
import { answer, disturb } from '../support/faults.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { inspect } from '../support/looks.ts'
import { attemptsOf, enrolSeated, openQuiz, type School, type StoredQuiz } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import { dialog, enter, toast } from '../support/walking.ts'

/** All that is asked for on this screen: by the list and the export. */
const PAGES = /\/api\/quiz\/[^/]+\/admin\/results\?/
const LISTED = /\/admin\/results\?.*limit=50(&|$)/
const EXPORTED = /\/admin\/results\?.*limit=500/
const EXPORTED_ON = /\/admin\/results\?after=.*limit=500/

const table = (page: Page) => page.getByRole('table', { name: 'Attempts' })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search attempts' })
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Statistics' })
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=..')
    .getByRole('definition')

async function openAttempts(page: Page, school: School, { id }: Pick<StoredQuiz, 'id'>): Promise<void> {
  await enter(page, school, await enrolAdmin(school), `/#/admin/quiz/${id}/results`)
}

const askReset = (page: Page, name: string) => button(row(page, name), 'Reset').click()

/** A quiz that so many of a crowd have taken. */
async function openTakenQuiz(school: School, count: number, names = ['Asha Rao', 'Ben Okafor']) {
  const quiz = await openQuiz(school)
  await storeCrowd(school, quiz.id, { count, names })
  return quiz
}

/** A learner who has submitted this quiz. */
async function enrolSubmitted(school: School, { id }: StoredQuiz, name: string) {
  const learner = await enrolSeated(school, name)
  const work = { answers: [0, 1, 3], timeSpent: 95 }
  expect((await handIn(learner, id, work)).status).toBe(200)
  return learner
}

test('an administrator reads all attempts page by page, one in detail, and saves them as a file', async ({
  page,
  ownSchool,
}) => {
  const quiz = await openTakenQuiz(ownSchool, 120)
  await openAttempts(page, ownSchool, quiz)
  await expect(heading(page, quiz.title)).toBeVisible()
  await expect(figure(page, 'Total Attempts')).toHaveText('120')
  await expect(figure(page, 'Highest Score')).toHaveText('100%')
  await expect(page.getByText('Showing 1 to 50 of 120 results')).toBeVisible()
  await button(page, '3').click()
  await expect(page.getByText('Showing 101 to 120 of 120 results')).toBeVisible()
  await expect(heading(page, 'Attempts')).toBeFocused()

  await row(page, 'person7@').getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText(`${quiz.title} – Asha Rao`)).toBeVisible()
  await expect(page.getByText('49%').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByText('Showing 101 to 120 of 120 results')).toBeVisible()

  await search(page).fill('person7@')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await search(page).fill('nobody at all')
  await expect(page.getByText('No name or e-mail address matches “nobody at all”.')).toBeVisible()
  await button(page, 'Clear search').click()
  await expect(search(page)).toBeFocused()
  await expect(page.getByText('Showing 1 to 50 of 120 results')).toBeVisible()

  const lowest = page.getByRole('slider', { name: 'Lowest score' })
  await lowest.press('End')
  await expect(page.getByText('Showing 1 to 1 of 1 results with 100 – 100%')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Lowest score (%)' }).fill('0')
  await expect(page.getByText('Showing 1 to 50 of 120 results')).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${quiz.title.replaceAll(' ', '-')}-results-2026-03-04.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFUser,Email,Score (%),Correct Answers,Total Questions,Time Spent,Submitted At',
    'Ben Okafor,person120@school.example,32,27,30,26:00,2026-03-04T10:02:00.000Z',
  ])
  expect(text.split('\r\n')).toHaveLength(122)
})

test('an attempt can be reset by keyboard alone, and taken again', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(404))
  const quiz = await openTakenQuiz(ownSchool, 1)
  const learner = await enrolSubmitted(ownSchool, quiz, 'Noor Haddad')
  await openAttempts(page, ownSchool, quiz)
  await expect(figure(page, 'Total Attempts')).toHaveText('2')
  const reset = button(row(page, 'Noor Haddad'), 'Reset')
  await expect(reset).toHaveAccessibleDescription('Noor Haddad')
  await press(page, reset)
  await expect(dialog(page)).toContainText("reset Noor Haddad's attempt")
  await expect(dialog(page)).toContainText('This cannot be undone.')
  await expect(button(dialog(page), 'Cancel')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reset).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(dialog(page), 'Reset Attempt'))
  await expect(toast(page, 'Reset attempt for Noor Haddad successfully')).toBeVisible()
  await expect(row(page, 'Noor Haddad')).toHaveCount(0)
  await expect(heading(page, 'Attempts')).toBeFocused()
  await expect(figure(page, 'Total Attempts')).toHaveText('1')
  expect(await attemptsOf(ownSchool, learner, quiz.id)).toEqual([])
  expect((await learner.call('GET', `/quiz/${quiz.id}/taken`)).body).toMatchObject({ taken: false })

  await page.goto(`${ownSchool.url}/#/quiz/${quiz.id}/user/${learner.id}/results`)
  await expect(heading(page, 'Results not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(row(page, 'Asha Rao')).toBeVisible()
})

test(
  'the second of two administrators who reset an attempt is told so, and sees what remains',
  NIGHTLY,
  async ({ page, ownSchool, browser, complaints }) => {
    complaints.expect(refused(404))
    const quiz = await openTakenQuiz(ownSchool, 2)
    await openAttempts(page, ownSchool, quiz)
    await askReset(page, 'Ben Okafor')
    await elsewhere(browser, async (other) => {
      await openAttempts(other, ownSchool, quiz)
      await askReset(other, 'Ben Okafor')
      await button(dialog(other), 'Reset Attempt').click()
      await expect(row(other, 'Ben Okafor')).toHaveCount(0)
    })
    await button(dialog(page), 'Reset Attempt').click()
    await expect(toast(page, 'The attempt of Ben Okafor has already been reset')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'Ben Okafor')).toHaveCount(0)
    await expect(row(page, 'Asha Rao')).toBeVisible()
    await expect(figure(page, 'Total Attempts')).toHaveText('1')
  },
)

test(
  'a long export shows its progress, can be cancelled, and leaves no file after a failure',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500), refused(401))
    const quiz = await openTakenQuiz(ownSchool, 2100)
    await openAttempts(page, ownSchool, quiz)
    await expect(figure(page, 'Total Attempts')).toHaveText('2,100')
    let files = 0
    page.on('download', () => files++)
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route(EXPORTED, async (route) => {
      if (route.request().url().includes('after=')) await gate
      await route.fallback()
    })
    await press(page, button(page, 'Export CSV'))
    const progress = page.getByRole('progressbar', { name: 'Reading results' })
    await expect(progress).toHaveText('Reading 500 of 2,100 results')
    await expect(button(page, 'Export CSV')).toHaveAttribute('aria-busy', 'true')
    await press(page, button(page, 'Cancel'))
    await expect(button(page, 'Export CSV')).toBeFocused()
    await expect(progress).toHaveCount(0)
    release()
    await page.unroute(EXPORTED)

    await disturb(page, EXPORTED_ON, answer(500, { message: 'The database is asleep' }))
    await button(page, 'Export CSV').click()
    await expect(
      toast(page, 'The export stopped and no file was saved. The database is asleep'),
    ).toBeVisible()
    expect(files).toBe(0)
    await disturb(page, EXPORTED, answer(401, { message: 'Token expired' }))
    await button(page, 'Export CSV').click()
    await expect(toast(page, 'Your session has expired. Please sign in again to continue.')).toBeVisible()
    await expect(button(page, 'Sign in with Google')).toBeVisible()
    expect(files).toBe(0)
  },
)

/** An attempt of which the API does not tell whose it is. */
const NAMELESS = {
  results: [{ _id: 'a1', score: 50, correctAnswers: 1, totalQuestions: 2, timeSpent: 61 }],
  pagination: { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
}

test(
  'the page says what it cannot show: a failure, an unknown quiz, no attempts, nobody',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500), refused(404))
    const quiz = await openQuiz(ownSchool)
    const failure = answer(500, { message: 'The database is asleep' })
    await disturb(page, LISTED, failure)
    await openAttempts(page, ownSchool, quiz)
    const list = page.getByRole('region', { name: 'Attempts' })
    await expect(list.getByRole('alert')).toContainText('The database is asleep')
    await expect(list, 'a failure does not look like an empty list').not.toContainText('No Results Found')
    await expect(toast(page, 'Failed to load results')).toBeVisible()
    await button(list, 'Try again').click()
    await expect(list).toContainText('No quiz results have been submitted yet.')
    await expect(figure(page, 'Average Score')).toHaveText('–')
    await expect(button(page, 'Export CSV')).toBeDisabled()

    await page.goto(`${ownSchool.url}/#/admin/quiz/00000000-0000-4000-8000-000000000000/results`)
    await expect(heading(page, 'Quiz not found')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(heading(page, 'Admin Dashboard')).toBeVisible()

    await page.route(PAGES, answer(200, NAMELESS))
    await page.goto(`${ownSchool.url}/#/admin/quiz/${(await openQuiz(ownSchool)).id}/results`)
    await button(row(page, 'Unknown User'), 'View Details').click()
    await expect(toast(page, 'Unable to view details - missing quiz or user information')).toBeVisible()
    await expect(figure(page, 'Total Attempts'), 'added up here').toHaveText('1')
  },
)

test(
  'the attempts are closed to learners, and look right wide and narrow, light and dark',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    // Axe reads every element twice.
    test.slow()
    const quiz = await openTakenQuiz(ownSchool, 8, ['Asha Rao', `Wide ${'w'.repeat(60)}`])
    await enter(page, ownSchool, await enrol(ownSchool), `/#/admin/quiz/${quiz.id}/results`)
    await expect(page.getByText('Access Denied')).toBeVisible()
    await openAttempts(page, ownSchool, quiz)
    await page.reload()
    await expect(page.getByText('Showing 1 to 8 of 8 results')).toBeVisible()
    await inspect(page, 'attempts, wide and light')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    const more = button(row(page, 'person8@'), `More for Wide ${'w'.repeat(60)}`)
    await tabTo(page, more)
    await inspect(page, 'attempts, narrow and dark')
    await page.keyboard.press('Enter')
    await inspect(page, 'menu of an attempt, narrow and dark')
    // The looks in other languages redraw the rows, and an open menu goes with its row.
    await press(page, button(row(page, 'person8@'), 'Reset'))
    await expect(dialog(page)).toBeVisible()
    await inspect(page, 'reset dialog, narrow and dark')
  },
)
