import type { Locator, Page } from '@playwright/test'
import { answersOfClass } from '../../support/school/class-answers.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { button, enrolAdmin } from '../support/authoring.ts'
import { disturb, loseCall } from '../support/faults.ts'
import { press } from '../support/keyboard.ts'
import { inspect } from '../support/looks.ts'
import type { School } from '../support/school.ts'
import { expect, LOST, NIGHTLY, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

const QUESTIONS = 6
/** The third question, whose key is A although those who know it choose B. */
const MISKEYED = 2

/** A quiz that so many have taken; an administrator looks at its results. */
async function openResults(page: Page, school: School, attempts: number): Promise<Locator> {
  const questions = plainQuestions(QUESTIONS)
  const quizId = await storeQuiz(school, { questions })
  const rows = answersOfClass({ attempts, questions: QUESTIONS, miskeyed: MISKEYED })
  const keys = questions.map(({ correctAnswer }) => correctAnswer)
  if (attempts > 0)
    await storeAnswers(school.deps.db, { quizId, keys, rows, submittedAt: school.now() - 60_000 })
  await enter(page, school, await enrolAdmin(school), `/#/admin/quiz/${quizId}/results`)
  return page.getByRole('region', { name: 'Item analysis' })
}

const row = (analysis: Locator, question: string) =>
  analysis.getByRole('row').filter({ has: button(analysis.page(), question) })

async function readDownload(page: Page, click: Promise<void>): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return {
    name: download.suggestedFilename(),
    lines: Buffer.concat(chunks).toString().trimEnd().split('\r\n'),
  }
}

test('a teacher finds the question with the wrong key by keyboard, and saves the figures', async ({
  page,
  ownSchool,
}) => {
  const analysis = await openResults(page, ownSchool, 80)
  await expect(row(analysis, 'Question 3')).toContainText('Check the key')
  await expect(analysis.getByText('Check the key', { exact: true })).toHaveCount(1)
  await expect(row(analysis, 'Question 3')).toContainText('negative')
  await expect(analysis.getByText('Few attempts.')).toHaveCount(0)

  await button(page, 'Item analysis').click()
  await expect(analysis.getByRole('heading', { name: 'Item analysis' })).toBeFocused()
  await expect(analysis.getByText(/^One question looks wrong\. Question 3:/)).toBeVisible()
  await press(page, button(analysis, 'Look at question 3'))
  const order = analysis.getByRole('combobox', { name: 'Order of the questions' })
  await expect(order).toHaveValue('discrimination')
  await expect(analysis.getByRole('button', { name: /^Question \d$/ }).first()).toHaveText('Question 3')

  const opener = button(analysis, 'Question 3')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(opener).toBeFocused()
  const options = analysis.locator('.item-options > li')
  await expect(options).toHaveCount(4)
  await expect(options.filter({ hasText: 'First' })).toContainText('Key')
  await expect(options.filter({ hasText: 'Second' })).toContainText('Beats the key')
  await expect(
    analysis.getByText(/Of the best \d+ attempts \d+ chose B, and only \d+ the key A/),
  ).toBeVisible()
  await inspect(page, 'analysis with an open question')

  await page.keyboard.press('Space')
  await expect(options).toHaveCount(0)
  await press(page, analysis.locator('summary').filter({ hasText: 'What the figures mean' }))
  await expect(analysis.getByText('Kuder and Richardson (1937)')).toBeVisible()

  const { name, lines } = await readDownload(page, button(analysis, 'Export Item Analysis').click())
  expect(name).toBe('Geometric-optics-item-analysis.csv')
  expect(lines).toHaveLength(1 + QUESTIONS)
  expect(lines[0]).toContain('Question,Text,Key,Attempts,Facility Index,Discrimination Index')
  expect(lines.filter((line) => line.includes('B beats the key'))).toEqual([lines[3]])
})

test('a formula in a question is drawn, in its row and when it is opened', async ({ page, ownSchool }) => {
  const analysis = await openResults(page, ownSchool, 5)
  await expect(analysis.getByText('Few attempts.')).toBeVisible()
  await expect(row(analysis, 'Question 2').locator('math')).toHaveCount(1)
  await button(analysis, 'Question 2').click()
  await expect(analysis.locator('.item-detail math')).toBeVisible()
  await analysis.getByRole('region', { name: 'Time against score' }).getByText('Show as a table').click()
  await expect(analysis.getByRole('columnheader', { name: 'Mean score (%)' })).toBeVisible()
})

test(
  'many attempts are analysed only on request, and a lost network can be retried',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(LOST)
    await disturb(page, /admin\/results\?.*sortOrder=asc/, loseCall)
    const analysis = await openResults(page, ownSchool, 2001)
    await button(analysis, 'Analyse 2,001 attempts').click()
    await expect(analysis.getByRole('heading', { name: 'Item analysis' })).toBeFocused()
    await expect(analysis.getByRole('alert')).toContainText('Network connection issue')
    await button(analysis, 'Try again').click()
    await expect(
      analysis.getByRole('term').filter({ hasText: 'Attempts analysed' }).locator('xpath=..'),
    ).toContainText('2,001')
    await expect(analysis.getByRole('alert')).toHaveCount(0)
    await expect(analysis.getByText('Larger dots stand for more attempts')).toBeVisible()
  },
)

test('the analysis says so if nobody has taken the quiz yet', NIGHTLY, async ({ page, ownSchool }) => {
  const analysis = await openResults(page, ownSchool, 0)
  await expect(analysis).toContainText('Nothing to analyse yet')
  await expect(button(analysis, 'Export Item Analysis')).toHaveCount(0)
})

test.describe('the analysis on a phone, dark,', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 700 } })

  test('has a card for every question that is still a row, and nothing wider than the window', async ({
    page,
    ownSchool,
  }) => {
    const analysis = await openResults(page, ownSchool, 80)
    await button(analysis, 'Question 3').click()
    await expect(analysis.getByRole('rowheader')).toHaveCount(QUESTIONS)
    await inspect(page, 'analysis on a phone')
  })
})
