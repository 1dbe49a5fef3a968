// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { namesOf } from '../support/accessibility-tree.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { enrolSeated, openQuiz, type School, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import {
  beginQuiz,
  dialog,
  next,
  option,
  questionCount,
  quizCard,
  toast,
  welcome,
} from '../support/walking.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, school: School): Promise<void> {
  await page.goto(school.url)
  await press(page, button(page, 'Sign in with Google'))
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Wanjiru Kamau')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type('wanjiru@learners.example')
  await press(page, button(page, 'Sign in as this person'))
  await expect(welcome(page, 'Wanjiru Kamau')).toBeVisible()
}

async function bookTheRunningSlot(page: Page): Promise<void> {
  await press(page, page.getByRole('region', { name: 'Your slot' }).getByRole('link', { name: 'Book Slot' }))
  await press(page, button(page, 'Book Slot').first(), 'Space')
  await press(page, dialog(page).getByRole('button', { name: 'Book Slot' }))
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
}

async function walkTheTabs(page: Page): Promise<void> {
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await tabTo(page, tab(/^Active/))
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^Upcoming/)).toBeFocused()
  await expect(page.getByText('No upcoming quizzes found')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(/^Active/)).toHaveAttribute('aria-selected', 'true')
}

/** Chooses B by arrow, flags, goes on by Next, and jumps to the last question by its number. */
async function answerByKeys(page: Page): Promise<void> {
  await tabTo(page, option(page, 'A'))
  await page.keyboard.press('Space')
  await expect(option(page, 'A')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'B')).toBeChecked()
  await press(page, button(page, 'Flag'), 'Space')
  await expect(button(page, 'Flagged')).toBeFocused()
  await press(page, button(page, 'Next'))
  await expect(questionCount(page, 2, 3)).toBeVisible()
  await expect(button(page, 'Next')).toBeFocused()
  await tabTo(page, page.getByRole('spinbutton'))
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(questionCount(page, 3, 3)).toBeVisible()
  await expect(page.locator('.question-count')).toBeFocused()
}

/** How often the focus is found outside the dialog while Tab goes around in it. */
async function countEscapes(page: Page): Promise<number> {
  let escapes = 0
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const inside = await dialog(page).evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      // Between the last and the first control the browser's own bar has the focus, and the page none.
      return root.activeElement === null || element.contains(root.activeElement)
    })
    if (!inside) escapes++
  }
  return escapes
}

async function confirmByKeys(page: Page): Promise<void> {
  const opener = button(page, 'Submit Quiz').first()
  await press(page, opener)
  await expect(dialog(page)).toBeVisible()
  expect(await countEscapes(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog(page).getByRole('button', { name: 'Submit Quiz' }))
}

test('a learner can do everything by keyboard alone, from the sign-in to the result', async ({
  page,
  ownSchool,
}) => {
  await slotAt(ownSchool, '10:00')
  const quiz = await openQuiz(ownSchool)
  await signIn(page, ownSchool)
  await bookTheRunningSlot(page)
  await walkTheTabs(page)
  await press(page, quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }))
  await press(page, button(page, 'Start Quiz'))
  await answerByKeys(page)
  await confirmByKeys(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('0%')
  await press(page, page.getByRole('link', { name: 'View All Results' }))
  await press(page, page.getByRole('link', { name: 'View Details' }))
  await expect(page.getByRole('heading', { name: 'Question Review' })).toBeVisible()
})

test('options with formulas have names, their group that of the question, to which a reload leads back', async ({
  page,
  school,
}) => {
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, await enrolSeated(school), quiz.id)
  await next(page)
  await next(page)
  await expect(page.getByRole('math').first()).toBeVisible()
  await expect
    .poll(() => namesOf(page, 'radio'), { timeout: 30_000 })
    .toEqual([
      'Option A: 1 over f equals 1 over u plus 1 over v',
      'Option B: f equals u plus v',
      'Option C: f equals u v',
      'Option D: f squared equals u v',
    ])
  expect(await namesOf(page, 'group')).toContain('What does a thin lens obey?')
  await page.reload()
  await expect(questionCount(page, 3, 3)).toBeVisible()
  await expect(page.locator('.question-count')).toBeFocused()
})
