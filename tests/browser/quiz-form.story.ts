import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enrol, storeQuiz } from '../support/school.ts'
import type { School } from './support/school.ts'
import { expect, test } from './support/story.ts'
import { dialog, enter, toast } from './support/walking.ts'

async function openDashboard(page: Page, school: School): Promise<void> {
  await enter(page, school, await enrol(school, { name: 'Grace Lindqvist', isAdmin: true }), '/#/admin')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const option = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Option ${letter}`, exact: true })
const questions = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Questions (${count})`, exact: true })

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Quiz Title').fill('Thin lenses')
  await page.getByLabel('Duration (minutes)').fill('20')
  await page.getByLabel('Description').fill('What a lens does')
  await page.getByLabel('Start Time').fill('2026-03-10T10:00')
  await page.getByLabel('End Time').fill('2026-03-10T11:00')
}

/** Writes a question as one types it: Tab goes from field to field, Enter in the last adds it. */
async function typeQuestion(page: Page, text: string): Promise<void> {
  await button(page, 'Add New Question').press('Enter')
  await expect(page.getByLabel('Question Text')).toBeFocused()
  await page.keyboard.type(text)
  for (const letter of ['A', 'B', 'C', 'D']) {
    await option(page, letter).focus()
    await page.keyboard.type(`$f_${letter}$`)
  }
  await page.getByRole('radio', { name: 'Correct, option C' }).press('Space')
  await page.getByLabel('Points').press('Enter')
}

test('a quiz is created with the keyboard, and stands in the list', async ({ page, ownSchool }) => {
  await openDashboard(page, ownSchool)
  await button(page, 'Create New Quiz').click()
  await button(page, 'Create Quiz').press('Enter')
  await expect(toast(page, 'Please add at least one question')).toBeVisible()
  await expect(page.getByLabel('Quiz Title')).toBeFocused()
  await fillDetails(page)
  await typeQuestion(page, 'What is $f$?')
  await expect(toast(page, 'Question added successfully')).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(button(page, 'Add New Question')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Correct answer' })).toContainText('Option C')
  await button(page, 'Create Quiz').press('Enter')
  await expect(toast(page, 'Quiz created successfully')).toBeVisible()
  await expect(page.getByRole('table', { name: 'All Quizzes' })).toContainText('Thin lenses')
})

test('what was not saved is offered after a reload', async ({ page, ownSchool }) => {
  await openDashboard(page, ownSchool)
  await button(page, 'Create New Quiz').click()
  await fillDetails(page)
  await button(page, 'Add New Question').click()
  await page.getByLabel('Question Text').fill('Half a sent')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await button(page, 'Create New Quiz').click()
  await expect(page.getByText(/You have unsaved changes from \d/)).toBeVisible()
  await button(page, 'Restore').click()
  await expect(page.getByLabel('Quiz Title')).toHaveValue('Thin lenses')
  await expect(page.getByLabel('Quiz Title')).toBeFocused()
  await expect(page.getByLabel('Question Text')).toHaveValue('Half a sent')
})

test('leaving asks while something is not saved', async ({ page, ownSchool }) => {
  await storeQuiz(ownSchool)
  await openDashboard(page, ownSchool)
  await button(page, 'Edit Quiz').click()
  await page.getByLabel('Quiz Title').fill('Optics')
  await button(page, 'Cancel').click()
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Quiz Title')).toHaveValue('Optics')
  await button(page, 'Cancel').click()
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Quiz Title')).toHaveCount(0)
  await button(page, 'Edit Quiz').click()
  await expect(page.getByLabel('Quiz Title')).toHaveValue('Geometric optics')
})

test('questions are moved by keyboard and by dragging, copied, deleted and brought back', async ({
  page,
  ownSchool,
}) => {
  await storeQuiz(ownSchool)
  await openDashboard(page, ownSchool)
  await button(page, 'Edit Quiz').click()
  await page.getByText('Reorder questions').click()
  const lines = page.getByRole('listitem').filter({ has: button(page, 'Move question 1 up') })
  await expect(lines).toContainText('Light enters glass')
  await button(page, 'Move question 2 up').press('Enter')
  await expect(button(page, 'Move question 1 up')).toBeFocused()
  await expect(lines).toContainText('Where is the image')
  await expect(page.getByText('Question moved to 1 of 3')).toBeAttached()
  const [first, last] = [page.getByTitle('Drag to move').first(), page.getByTitle('Drag to move').last()]
  await last.scrollIntoViewIfNeeded()
  await first.hover()
  await page.mouse.down()
  await last.hover()
  await page.mouse.move(0, ((await last.boundingBox())?.y ?? 0) + 40, { steps: 4 })
  await page.mouse.up()
  await expect(lines).toContainText('Light enters glass')
  await button(page, 'Duplicate question').click()
  await expect(questions(page, 4)).toBeVisible()
  await button(page, 'Delete question').click()
  await expect(questions(page, 3)).toBeVisible()
  await button(page, 'Undo').click()
  await expect(questions(page, 4)).toBeVisible()
})

test('the form and its editor say who they are, also while something is wrong', async ({
  page,
  ownSchool,
}) => {
  await openDashboard(page, ownSchool)
  await button(page, 'Create New Quiz').click()
  await button(page, 'Add New Question').click()
  await page.getByLabel('Question Text').fill('What is $\\frac{1}{f$?')
  await button(page, 'Add Question').click()
  await expect(page.getByText(/Formula 1, character 11/)).toBeVisible()
  await expect(option(page, 'A')).toBeFocused()
  await button(page, 'Create Quiz').click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
