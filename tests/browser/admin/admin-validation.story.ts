import type { Locator, Page } from '@playwright/test'
import {
  addQuestion,
  beginNewQuiz,
  button,
  DETAILS,
  type Details,
  field,
  fillDetails,
  heading,
  LENS,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { watchCalls } from '../support/faults.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import { toast } from '../support/walking.ts'

/** The error that a screen reader reads with the field. */
async function expectError(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  const ending = new RegExp(`${message.replaceAll(/[().]/g, '\\$&')}$`)
  await expect(control).toHaveAccessibleDescription(ending)
}

const create = (page: Page) => button(page, 'Create Quiz').click()

const EMPTY: Partial<Record<keyof Details, string>> = {
  'Quiz Title': 'Please enter a quiz title',
  'Duration (minutes)': 'Please enter the duration in minutes',
  Description: 'Please enter a description',
  'Start Time': 'Please enter a start time',
  'End Time': 'Please enter an end time',
}

/** What is wrong when these fields differ from a good form: the field that has the focus then, and its error. */
const WRONG: [change: Partial<Details>, label: keyof Details, message: string][] = [
  [{ 'Quiz Title': '   ' }, 'Quiz Title', 'Please enter a quiz title'],
  [
    { 'Duration (minutes)': '0' },
    'Duration (minutes)',
    'The duration must be a whole number of minutes, at least 1',
  ],
  [
    { 'Duration (minutes)': '1.5' },
    'Duration (minutes)',
    'The duration must be a whole number of minutes, at least 1',
  ],
  [{ 'End Time': '2026-03-04T10:29' }, 'End Time', 'The end time must be after the start time'],
  [{ 'End Time': '2026-03-04T10:30' }, 'End Time', 'The quiz would end the moment it starts'],
]

// SPEC 4 States; 5 Validation
test('every detail is required, and the first wrong one has the focus', async ({ page, ownSchool }) => {
  const saves = watchCalls(page, 'POST', /\/api\/quiz$/)
  await beginNewQuiz(page, ownSchool)
  await expect(field(page, 'Duration (minutes)'), 'the default').toHaveValue('15')
  await expect(field(page, 'Start Time'), 'suggested').toHaveValue('2026-03-05T09:00')
  await expect(field(page, 'End Time'), 'suggested').toHaveValue('2026-03-12T09:00')
  for (const label of ['Duration (minutes)', 'Start Time', 'End Time'] as const)
    await field(page, label).fill('')
  await create(page)
  for (const [label, message] of Object.entries(EMPTY)) await expectError(field(page, label), message)
  await expect(field(page, 'Quiz Title')).toBeFocused()
  await expect(toast(page, 'Please add at least one question')).toBeVisible()

  await fillDetails(page, DETAILS)
  await addQuestion(page, LENS)
  for (const [change, label, message] of WRONG) {
    await fillDetails(page, { ...DETAILS, ...change })
    await create(page)
    await expectError(field(page, label), message)
    await expect(field(page, label)).toBeFocused()
  }
  expect(saves, 'nothing was sent').toEqual([])
  await fillDetails(page, { ...DETAILS, 'Duration (minutes)': '121' })
  await expect(field(page, 'Duration (minutes)')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'Duration (minutes)')).toHaveAccessibleDescription(
    'Longer than the quiz is open: learners will have 120 min at most.',
  )
  await save(page, 'Create Quiz')
  expect(await quizzesTitled(ownSchool, DETAILS['Quiz Title'])).toMatchObject([{ duration: 121 }])
})

// SPEC 2 Quiz form
test('a folded detail unfolds if it is wrong', async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, { ...DETAILS, Description: '' })
  await addQuestion(page, LENS)
  await heading(page, 'Quiz Details').click()
  await expect(field(page, 'Description')).toBeHidden()
  await create(page)
  await expect(field(page, 'Description')).toBeFocused()
  await expectError(field(page, 'Description'), 'Please enter a description')
})

// SPEC 2 Writing room
test(
  'a quiz needs a question, and a question its texts and its key',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(404))
    const [NO_TEXT, NO_OPTION, NO_KEY] = [
      'Please enter question text',
      'Please fill in all option texts (even if using images)',
      'Please choose the correct option',
    ]
    await beginNewQuiz(page, ownSchool)
    await fillDetails(page, DETAILS)
    await create(page)
    await expect(toast(page, 'Please add at least one question')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Questions', exact: true })).toContainText(
      'Please add at least one question',
    )
    await expect(button(page, 'Add New Question')).toBeFocused()

    await button(page, 'Add New Question').click()
    await button(page, 'Add Question').click()
    await expect(toast(page, NO_TEXT)).toBeVisible()
    await expectError(field(page, 'Question Text'), NO_TEXT)
    await expect(field(page, 'Question Text')).toBeFocused()

    await field(page, 'Question Text').fill('Which lens?')
    for (const letter of 'ABD') await field(page, `Option ${letter}`).fill(letter)
    await field(page, 'Image URL, option C').fill(`${ownSchool.url}/pictures/none.png`)
    await expect(page.getByRole('region', { name: 'As the learner sees it' })).toContainText(
      'Image failed to load',
    )
    await button(page, 'Add Question').click()
    await expect(toast(page, NO_OPTION)).toBeVisible()
    await expectError(field(page, 'Option C'), NO_OPTION)
    await expect(field(page, 'Option C')).toBeFocused()
    await expect(field(page, 'Option A')).not.toHaveAttribute('aria-invalid')

    await field(page, 'Image URL, option C').focus()
    await create(page)
    await expect(field(page, 'Option C'), 'as if it were to be added').toBeFocused()
    await field(page, 'Option C').fill('C')
    await field(page, 'Image URL, option C').fill('')
    await field(page, 'Points').fill('0')
    await button(page, 'Add Question').click()
    await expect(toast(page, NO_KEY)).toBeVisible()
    await expectError(field(page, 'Correct: option A'), NO_KEY)
    await expect(field(page, 'Correct: option A')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(field(page, 'Correct: option B')).toBeChecked()
    await button(page, 'Add Question').click()
    await expect(page.getByRole('article', { name: 'Question 1' }), 'points fall back').toContainText(
      '1 point',
    )
    await save(page, 'Create Quiz')
  },
)
