// SPEC 2 Quiz trial
import type { Page } from '@playwright/test'
import { opticsJson } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { button, enrolAdmin, heading, openDashboard, quizRow } from '../support/authoring.ts'
import { watchCalls } from '../support/faults.ts'
import type { School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { choose, option, questionCount } from '../support/walking.ts'

const TITLE = opticsJson.title
const trial = (page: Page) => page.getByRole('region', { name: 'Test Quiz' })
const clock = (page: Page) => page.getByRole('timer')
const nextQuestion = (page: Page) => button(page, 'Next Question').click()

/** Asks whose key is C, each under its number. */
const grown = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...opticsJson.questions[0],
    _id: `question-${index + 1}`,
    text: `Number ${index + 1}: $x^{${index + 1}}$`,
    correctAnswer: 2,
  }))

async function openTrial(page: Page, school: School): Promise<void> {
  await openDashboard(page, school, await enrolAdmin(school))
  await button(quizRow(page, TITLE), 'Test Quiz').click()
  await expect(heading(page, TITLE)).toBeVisible()
}

const countAttempts = async ({ deps }: School) =>
  (await deps.db.selectFrom('attempts').select('id').execute()).length

test('a trial of a quiz is seen only by the administrator', async ({ page, ownSchool }) => {
  const sent = watchCalls(page, 'POST', /\/api\//)
  // Neither open nor full: a trial asks for neither.
  const opens = ownSchool.now() + 86_400_000
  await storeQuiz(ownSchool, { questions: grown(7), duration: 12, opens, closes: opens + 3_600_000 })
  await openTrial(page, ownSchool)
  await expect(clock(page)).toHaveText(/^1[12]:[0-5]\d$/)
  await expect(heading(page, 'Question 1 of 7')).toBeVisible()
  await expect(page.getByText('Nothing is saved, nobody sees it.')).toBeVisible()
  await expect(trial(page).locator('math')).toBeVisible()
  await choose(page, 'C')
  await expect(trial(page).getByRole('progressbar').first(), "the learner's own meter").toHaveAttribute(
    'value',
    '1',
  )
  await nextQuestion(page)
  await choose(page, 'A')
  await button(trial(page), 'Previous').click()
  await expect(option(page, 'C'), 'what was chosen stays').toBeChecked()
  for (let number = 1; number < 7; number++) await nextQuestion(page)
  await expect(questionCount(page, 7, 7)).toBeVisible()
  await choose(page, 'C')
  await button(page, 'Finish Test').click()

  await expect(heading(page, 'Test Results')).toBeFocused()
  await expect(trial(page)).toContainText('29%')
  await expect(trial(page)).toContainText('2 out of 7 questions correct')
  const items = trial(page).locator('.trial-item')
  await expect(items).toHaveCount(5)
  await expect(items.nth(0)).toContainText('Correct')
  await expect(items.nth(1)).toContainText('Incorrect')
  await expect(items.nth(2)).toContainText('not answered')
  await button(page.getByRole('navigation', { name: 'Pages of the results' }), 'Next').click()
  await expect(items).toHaveCount(2)
  await expect(items.nth(1)).toContainText('Question 7')
  await button(page, 'Close Test').click()
  await expect(heading(page, 'Test Results')).toHaveCount(0)

  expect(sent, 'nothing is sent').toEqual([])
  expect(await countAttempts(ownSchool)).toBe(0)
})

test('a trial ends by itself when its time is over, with the answers chosen', async ({ page, ownSchool }) => {
  await page.clock.install()
  await storeQuiz(ownSchool, { questions: grown(3), duration: 5 })
  await openTrial(page, ownSchool)
  await choose(page, 'C')
  await nextQuestion(page)
  await page.clock.fastForward('04:30')
  await expect(clock(page)).toHaveText(/^0:[0-2]\d$/)
  await expect(questionCount(page, 2, 3), 'not before zero').toBeVisible()
  await page.clock.fastForward('00:30')
  await expect(heading(page, 'Test Results')).toBeVisible()
  await expect(trial(page)).toContainText('33%')
  await expect(trial(page)).toContainText('1 out of 3 questions correct')
  expect(await countAttempts(ownSchool)).toBe(0)
})
