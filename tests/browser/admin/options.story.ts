// SPEC 2 Writing room
import type { Page } from '@playwright/test'
import {
  beginNewQuiz,
  button,
  DETAILS,
  elsewhere,
  field,
  fillDetails,
  questionsOf,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { checkRow, choose, enter, next, option, quizCard, startQuiz, submit } from '../support/walking.ts'

const PHONE = { width: 390, height: 844 }
const PLANETS = ['Mercury', 'Venus', '* Earth', 'Mars', 'Jupiter']
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).evaluate((area, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** From the last question to a new one, with its text. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(field(page, 'Question Text')).toHaveValue('')
  await expect(field(page, 'Question Text')).toBeFocused()
  await page.keyboard.type(text)
}

/** Questions of two, three, five and 26 options, hardly with a mouse. */
async function writeQuestions(page: Page): Promise<void> {
  await button(page, 'Add New Question').click()
  await field(page, 'Question Text').fill('The Sun is a star.')
  await button(page, 'True or false').click()
  await expect(field(page, 'Correct: option A')).toBeFocused()
  await expect(field(page, 'Correct: option A'), 'its author says so').not.toBeChecked()
  await page.keyboard.press('Space')

  await ask(page, 'What freezes at 0 °C?')
  await field(page, 'Option A').click()
  for (const [index, text] of ['Water', 'Iron', 'Helium'].entries()) {
    await expect(field(page, `Option ${LETTERS[index]}`)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(field(page, 'Option D')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(field(page, 'Option C')).toBeFocused()
  await checkRow(field(page, 'Correct: option A'))

  await ask(page, 'On which do we live?')
  await paste(page, 'Option A', PLANETS.join('\n'))
  await expect(field(page, 'Correct: option C')).toBeChecked()

  await ask(page, 'Which letter is the last?')
  await paste(page, 'Option A', LETTERS.map((letter) => `Letter ${letter}`).join('\n'))
  await field(page, 'Correct: option Z').check({ force: true })
  await expect(button(page, 'Add option')).toHaveCount(0)
  await inspect(page, 'the editor of 26 options')
  await button(page, 'Add Question').click()
}

/** The last option, which the foot of the exam must not cover. */
async function expectInReach(page: Page, letter: string): Promise<void> {
  const row = option(page, letter).locator('xpath=..')
  await row.scrollIntoViewIfNeeded()
  const [box, foot] = [await row.boundingBox(), await page.locator('.exam-foot').boundingBox()]
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the last option ends above the foot').toBeLessThanOrEqual(
    foot?.y ?? 0,
  )
}

test('questions of two to 26 options can be written, taken on a phone, reviewed and analysed', async ({
  page,
  browser,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  await writeQuestions(page)
  await save(page, 'Create Quiz')
  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  const id = quiz?.id ?? ''
  expect(await questionsOf(ownSchool, id)).toMatchObject([
    { options: [{ text: 'True' }, { text: 'False' }], correctAnswer: 0 },
    { options: [{ text: 'Water' }, { text: 'Iron' }, { text: 'Helium' }], correctAnswer: 0 },
    { options: PLANETS.map((text) => ({ text: text.replace('* ', '') })), correctAnswer: 2 },
    { options: LETTERS.map((letter) => ({ text: `Letter ${letter}` })), correctAnswer: 25 },
  ])

  await elsewhere(browser, async (theirs) => {
    await theirs.setViewportSize(PHONE)
    await enter(theirs, ownSchool, await enrolSeated(ownSchool))
    await quizCard(theirs, DETAILS['Quiz Title']).getByRole('link', { name: 'Take Quiz' }).click()
    await startQuiz(theirs)
    for (const letter of ['B', 'A', 'C']) {
      await choose(theirs, letter)
      await next(theirs)
    }
    await expect(theirs.getByRole('radio')).toHaveCount(26)
    await expectInReach(theirs, 'Z')
    // Once the keys have come.
    await expect(theirs.locator('.exam-foot > .flag[aria-keyshortcuts="F"]')).toBeVisible()
    await theirs.keyboard.press('y')
    await expect(option(theirs, 'Y')).toBeChecked()
    await theirs.keyboard.press('2')
    await theirs.keyboard.press('6')
    await expect(option(theirs, 'Z')).toBeChecked()
    await inspect(theirs, 'a question of 26 options on a phone')
    await submit(theirs)
    await expect(theirs.getByRole('region', { name: 'Summary' })).toContainText('75%')
    // The review opens when the quiz has ended.
    ownSchool.advance(120)
    await theirs.reload()
    await expect(theirs.getByText('Letter Z')).toBeVisible()
    await inspect(theirs, 'the review on a phone')
  })

  await page.setViewportSize(PHONE)
  await page.goto(`${new URL(page.url()).origin}/#/admin/quiz/${id}/results`)
  await page.getByRole('link', { name: 'Item analysis' }).click()
  await page.getByRole('link', { name: 'Question 4' }).click()
  await expect(page.locator('.item-options > li')).toHaveCount(26)
  await inspect(page, 'the analysis of 26 options on a phone')
})
