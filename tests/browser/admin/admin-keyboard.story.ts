// SPEC 2 Quiz form
import type { Locator, Page } from '@playwright/test'
import {
  button,
  DETAILS,
  enrolAdmin,
  field,
  heading,
  openDashboard,
  quizRow,
  quizzesTitled,
} from '../support/authoring.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/story.ts'
import { dialog, option, toast } from '../support/walking.ts'

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** As the browser's language writes it. Years have room for six digits, so Tab leads on to the hour. */
async function typeTime(page: Page, target: Locator, time: string): Promise<void> {
  await type(page, target, '03042026')
  await page.keyboard.press('Tab')
  await page.keyboard.type(time)
}

async function typeDetails(page: Page): Promise<void> {
  await type(page, field(page, 'Quiz Title'), DETAILS['Quiz Title'])
  await type(page, field(page, 'Duration (minutes)'), '20')
  await type(page, field(page, 'Description'), DETAILS.Description)
  await typeTime(page, field(page, 'Start Time'), '1030AM')
  await typeTime(page, field(page, 'End Time'), '1230PM')
  await expect(field(page, 'Start Time')).toHaveValue(DETAILS['Start Time'])
  await expect(field(page, 'End Time')).toHaveValue(DETAILS['End Time'])
}

async function typeQuestion(page: Page, text: string): Promise<void> {
  await press(page, button(page, 'Add New Question'))
  await expect(field(page, 'Question Text')).toBeFocused()
  await page.keyboard.type(text)
  await tabTo(page, field(page, 'Correct: option A'))
  await page.keyboard.press('Space')
  for (const letter of 'ABCD') await type(page, field(page, `Option ${letter}`), letter)
  await press(page, button(page, 'Add Question'))
  await expect(button(page, 'Add New Question')).toBeFocused()
}

test('a quiz can be written, tried and deleted by keyboard alone', async ({ page, ownSchool }) => {
  // Every press of Tab is looked at.
  test.slow()
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await press(page, button(page, 'Create New Quiz'))
  await typeDetails(page)
  await typeQuestion(page, 'Which lens?')
  await typeQuestion(page, 'Which mirror?')
  await press(page, button(page, 'Create Quiz'))
  await expect(toast(page, 'Quiz created successfully')).toBeVisible()
  expect(await quizzesTitled(ownSchool, DETAILS['Quiz Title'])).toHaveLength(1)

  const row = quizRow(page, DETAILS['Quiz Title'])
  await press(page, button(row, 'Test Quiz'), 'Space')
  await tabTo(page, option(page, 'A'))
  await page.keyboard.press('Space')
  await press(page, button(page, 'Next Question'))
  await press(page, button(page, 'Finish Test'))
  await expect(heading(page, 'Test Results')).toBeFocused()
  await press(page, button(page, 'Close Test'))
  await expect(button(row, 'Test Quiz')).toBeFocused()

  await press(page, button(row, 'Delete Quiz'))
  await expect(button(dialog(page), 'Cancel')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(row, 'Delete Quiz')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(dialog(page), 'Delete Quiz'))
  await expect(row).toHaveCount(0)
})
