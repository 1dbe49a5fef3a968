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

/** A quiz that so many have taken; an administrator looks at its questions. */
async function openAnalysis(page: Page, school: School, attempts: number): Promise<Locator> {
  const questions = plainQuestions(QUESTIONS)
  const quizId = await storeQuiz(school, { questions })
  const rows = answersOfClass({ attempts, questions: QUESTIONS, miskeyed: MISKEYED })
  const keys = questions.map(({ correctAnswer }) => correctAnswer)
  if (attempts > 0)
    await storeAnswers(school.deps.db, { quizId, keys, rows, submittedAt: school.now() - 60_000 })
  await enter(page, school, await enrolAdmin(school), `/#/admin/quiz/${quizId}/results`)
  await page.getByRole('link', { name: 'Item analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Item analysis', level: 1 })).toBeFocused()
  return page.locator('.item-analysis')
}

const row = (analysis: Locator, question: string) =>
  analysis.getByRole('listitem').filter({ has: analysis.page().getByRole('link', { name: question }) })

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
  const analysis = await openAnalysis(page, ownSchool, 80)
  const items = analysis.getByRole('list').first()
  await expect(row(analysis, 'Question 3')).toContainText('Check the key')
  await expect(row(analysis, 'Question 3')).toContainText('negative')
  await expect(analysis.getByText('Few attempts.')).toHaveCount(0)
  await expect(items.getByRole('link').first(), 'worst first').toHaveAccessibleName('Question 3')

  const question = analysis.getByRole('region', { name: 'Question 3' })
  await expect(question.getByText('The best learners chose B, the key says A.')).toBeVisible()
  await expect(analysis.getByText(/^One question looks wrong\./), 'said once').toBeHidden()
  const options = question.locator('.item-options > li')
  await expect(options).toHaveCount(4)
  await expect(options.filter({ hasText: 'First' })).toContainText('Key')
  await expect(options.filter({ hasText: 'Second' })).toContainText('Beats the key')
  await expect(
    question.getByText(/Of the best \d+ attempts \d+ chose B, and only \d+ the key A/),
  ).toBeVisible()
  await expect(question.getByText(/would gain, \d+ would lose\. Nothing changes yet/)).toBeVisible()
  await inspect(page, 'analysis with an open question')

  const other = analysis.getByRole('link', { name: 'Question 1' })
  await press(page, other)
  await expect(analysis.getByRole('region', { name: 'Question 1' })).toBeVisible()
  await expect(other, 'the list keeps the focus').toBeFocused()
  await expect(other).toHaveAttribute('aria-current', 'true')
  await press(page, button(analysis, 'Next question'))
  await expect(analysis.getByRole('region', { name: 'Question 1' })).toHaveCount(0)
  await page.goBack()
  await expect(question, 'the list without a question shows the worst').toBeVisible()

  await press(page, analysis.locator('summary').filter({ hasText: 'What the figures mean' }))
  await expect(analysis.getByText('Kuder and Richardson (1937)')).toBeVisible()

  const { name, lines } = await readDownload(page, button(analysis, 'Export Item Analysis').click())
  expect(name).toBe('Geometric-optics-item-analysis.csv')
  expect(lines).toHaveLength(1 + QUESTIONS)
  expect(lines[0]).toContain('Question,Text,Key,Attempts,Facility Index,Discrimination Index')
  expect(lines.filter((line) => line.includes('B beats the key'))).toEqual([lines[3]])
})

test('a formula in a question is drawn, in its row and when it is opened', async ({ page, ownSchool }) => {
  const analysis = await openAnalysis(page, ownSchool, 5)
  await expect(analysis.getByText('Few attempts.')).toBeVisible()
  await expect(row(analysis, 'Question 2').locator('math')).toHaveCount(1)
  await analysis.getByRole('link', { name: 'Question 2' }).click()
  await expect(analysis.locator('.item-detail math').first()).toBeVisible()
  await analysis.getByRole('region', { name: 'Time against score' }).getByText('Show as a table').click()
  await expect(analysis.getByRole('columnheader', { name: 'Mean score (%)' })).toBeVisible()
})

test(
  'many attempts are analysed only on request, and a lost network can be retried',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(LOST)
    await disturb(page, /admin\/results\?.*sortOrder=asc/, loseCall)
    const analysis = await openAnalysis(page, ownSchool, 2001)
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
  const analysis = await openAnalysis(page, ownSchool, 0)
  await expect(analysis).toContainText('Nothing to analyse yet')
  await expect(button(analysis, 'Export Item Analysis')).toHaveCount(0)
})

test.describe('the analysis on a phone, dark,', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 700 } })

  test('is a list, and a page for each question, and nothing wider than the window', async ({
    page,
    ownSchool,
  }) => {
    const analysis = await openAnalysis(page, ownSchool, 80)
    await expect(analysis.getByText(/^One question looks wrong\. Question 3:/)).toBeVisible()
    await expect(analysis.getByRole('region', { name: 'Question 3' })).toBeHidden()
    await expect(row(analysis, 'Question')).toHaveCount(QUESTIONS)
    await inspect(page, 'analysis on a phone')
    await analysis.getByRole('link', { name: 'Look at question 3' }).click()
    await expect(analysis.getByRole('heading', { name: 'Question 3' })).toBeFocused()
    await expect(analysis.getByText('The best learners chose B, the key says A.')).toBeVisible()
    await expect(row(analysis, 'Question 1')).toHaveCount(0)
    await inspect(page, 'a question on a phone')
    await analysis.getByRole('link', { name: 'All questions' }).click()
    await expect(row(analysis, 'Question')).toHaveCount(QUESTIONS)
  })
})
