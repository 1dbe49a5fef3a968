import type { Page } from '@playwright/test'
import {
  beginNewQuiz,
  button,
  DETAILS,
  field,
  fillDetails,
  heading,
  openEdit,
  questionsOf,
  quizRow,
  quizzesTitled,
  save,
  writeQuestion,
} from '../support/authoring.ts'
import { expect, test } from '../support/story.ts'
import { choose } from '../support/walking.ts'

const TITLE = DETAILS['Quiz Title']
const VECTOR = {
  text: 'Which of these is a vector?',
  options: ['Mass', 'Force', 'Time', 'Work'],
  correct: 'B',
}
const BLOCK = {
  text: 'A block slides down at constant velocity. Which statements are true?',
  options: [
    'No resultant force',
    'Friction points up',
    'Its energy grows',
    'The angle is the friction angle',
  ],
}
const RANGE = 'How far away does the projectile land?'

const kind = (page: Page, name: string) => page.getByRole('radio', { name })
const trial = (page: Page) => page.getByRole('region', { name: 'Test Quiz' })
const judged = (page: Page, text: string) => page.locator('.would > li').filter({ hasText: text })

async function writeNumber(page: Page): Promise<void> {
  await button(page, 'Add New Question').click()
  await kind(page, 'A number').check()
  await field(page, 'Question Text').fill(RANGE)
  await button(page, 'Add Question').click()
  await expect(field(page, 'Value'), 'what is missing has the focus').toBeFocused()
  await expect(page.getByText('Please enter the value, as in 5.55e3').first()).toBeVisible()
  await field(page, 'Value').fill('5.55e3')
  await page.locator('.number-editor input[list]').fill('m')
  await page.getByRole('group', { name: 'Significant figures' }).getByRole('button', { name: '3' }).click()
  await expect(page.getByText('reads as 5.55 × 10³ m')).toBeVisible()
  await expect(judged(page, '5.55 km')).toContainText('converted')
  await field(page, 'Try one of your own').fill('-5550 m')
  await expect(page.locator('.tried')).toContainText('sign')
}

async function writeSeveral(page: Page): Promise<void> {
  await writeQuestion(page, { ...BLOCK, correct: 'A' })
  await kind(page, 'Several').check()
  for (const letter of ['B', 'D']) await field(page, `Correct: option ${letter}`).check()
  await expect(page.getByText('3 of 4 are right. The number is not told.')).toBeVisible()
  await page.getByRole('switch').check()
  await expect(page.getByText('A learner reads: “Choose 3.”')).toBeVisible()
}

async function answerTrial(page: Page): Promise<void> {
  await choose(page, 'B')
  await button(page, 'Next Question').click()
  for (const index of [0, 1]) await trial(page).getByRole('checkbox').nth(index).check()
  await button(page, 'Next Question').click()
  await trial(page).getByRole('textbox').fill('5.55 km')
  await button(page, 'Finish Test').click()
}

test('an administrator writes a quiz with all kinds of questions and marks, tries it and edits it', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('radio', { name: /JEE Main/ }).check()
  await expect(page.getByText('8 right, 3 wrong, 1 open: 29 of 48 marks. The score stays 67%.')).toBeVisible()
  await writeQuestion(page, VECTOR)
  await button(page, 'Add Question').click()
  await writeSeveral(page)
  await button(page, 'Add Question').click()
  await writeNumber(page)
  await button(page, 'Add Question').click()
  await save(page, 'Create Quiz')

  const [quiz] = await quizzesTitled(ownSchool, TITLE)
  expect(await questionsOf(ownSchool, quiz?.id ?? '')).toMatchObject([
    { correctAnswer: 1 },
    { kind: 'several', correctAnswers: [0, 1, 3], choose: 3 },
    { kind: 'number', number: { value: 5550, tolerance: { relative: 0.01 }, unit: 'm', figures: 3 } },
  ])

  await button(quizRow(page, TITLE), 'Test Quiz').click()
  await expect(heading(page, TITLE)).toBeVisible()
  await answerTrial(page)
  await expect(heading(page, 'Test Results')).toBeFocused()
  await expect(trial(page)).toContainText('2 out of 3 questions correct')
  await expect(trial(page)).toContainText('7 of 12 marks')
  await button(page, 'Close Test').click()

  await page.reload()
  await openEdit(page, TITLE)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('radio', { name: /JEE Main/ })).toBeChecked()
  await expect(page.locator('.q-key')).toHaveText(['B', 'A, B, D', '5.55e3 m'])
  await page.locator('.q-item').nth(2).click()
  await field(page, 'How far off may it be?').fill('2')
  await button(page, 'Update Question').click()
  await save(page, 'Update Quiz')
  const [, , number] = await questionsOf(ownSchool, quiz?.id ?? '')
  expect(number).toMatchObject({ number: { value: 5550, tolerance: { relative: 0.02 } } })
})
