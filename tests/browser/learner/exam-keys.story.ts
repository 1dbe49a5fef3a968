// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { OPTICS } from '../../../demo/api/sample/questions/optics.ts'
import { namesOf } from '../support/accessibility-tree.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import {
  beginQuiz,
  dialog,
  enter,
  option,
  questionCount,
  startQuiz,
  storedAttempts,
  submit,
} from '../support/walking.ts'

/** Keys go on once the focus is there. */
async function at(page: Page, question: number): Promise<void> {
  await expect(questionCount(page, question, 3)).toBeVisible()
  await expect(page.locator('.question h2')).toBeFocused()
}

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
/** Set once the keys have come, after the first question. */
const hinted = (page: Page) => page.locator('.exam-foot > .flag[aria-keyshortcuts="F"]')

/** What a script of the host page hears of keys, whichever element is focused. */
async function hearKeys(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    Object.assign(window, { heard: '' })
    for (const type of ['keydown', 'keyup'] as const)
      document.addEventListener(
        type,
        ({ key }) => key.length === 1 && Object.assign(window, { heard: Reflect.get(window, 'heard') + key }),
      )
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

test('a whole quiz can be answered by single keys if the page is the application alone', async ({
  page,
  school,
}) => {
  const quiz = await openQuiz(school)
  await enter(page, school, await enrolSeated(school), `/#/quiz/${quiz.id}`)
  await startQuiz(page)
  await expect(hinted(page)).toBeVisible()
  const heard = await hearKeys(page)
  const keys = page.keyboard

  await keys.press('b')
  await expect(option(page, 'B')).toBeChecked()
  await expect(option(page, 'B'), 'arrows go on from here').toBeFocused()
  await keys.press('f')
  await expect(status(page, 'Question 1 is flagged.')).toBeAttached()
  await keys.press('Shift+C')
  await expect(status(page, 'Option C is struck out.')).toBeAttached()
  await keys.press('h')
  await expect(page.getByRole('timer')).toHaveText('Show')
  await keys.press('t')
  await expect(status(page, /^1[45] minutes( \d+ seconds?)? left$/)).toBeAttached()
  await keys.press('n')
  await at(page, 2)
  await keys.press('n')
  await at(page, 3)
  await keys.press('4')
  await expect(option(page, 'D')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).not.toHaveAttribute('aria-keyshortcuts')
  await keys.press('u')
  await at(page, 2)
  await keys.press('a')
  await expect(option(page, 'A')).toBeChecked()
  await keys.press('g')
  await keys.type('3n')
  await keys.press('Enter')
  await at(page, 3)
  expect(await storedAttempts(page)).toMatchObject([{ answers: [1, 0, 3], flags: [0] }])
  expect(await heard(), 'the page hears nothing of them').toBe('')

  await page.reload()
  await expect(hinted(page)).toBeVisible()
  await keys.press('p')
  await at(page, 2)
  await keys.press('p')
  await at(page, 1)
  await expect(page.getByRole('button', { name: 'Strike out option C' }), 'kept').toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await keys.press('g')
  await keys.type('3')
  await keys.press('Enter')
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
})

test('single keys beside other content wait for their switch, and outside the element belong to the page', async ({
  page,
  school,
}) => {
  const quiz = await openQuiz(school)
  await enter(page, school, await enrolSeated(school), `/course-page.html#/quiz/${quiz.id}`)
  await startQuiz(page)
  const heard = await hearKeys(page)
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Keys' }).click()
  const wish = page.getByRole('checkbox', { name: /^Use letter keys in this quiz/ })
  await expect(wish).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('b')
  expect(await heard()).toContain('b')
  await expect(option(page, 'B')).not.toBeChecked()

  await page.keyboard.press('Enter')
  await wish.check()
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(hinted(page)).toBeAttached()
  await expect(option(page, 'B'), 'not behind a dialog').not.toBeChecked()
  await page.keyboard.press('Control+b')
  await page.keyboard.press('b')
  await expect(option(page, 'B')).toBeChecked()
  await page.getByRole('link', { name: 'Pricing' }).focus()
  await page.keyboard.press('a')
  await expect(option(page, 'B')).toBeChecked()
  expect(await heard()).toContain('a')

  await page.reload()
  await expect(hinted(page), 'remembered').toBeAttached()
})

test('texts have the size and contrast that somebody chose, on this device', async ({ page, school }) => {
  const quiz = await openQuiz(school)
  await enter(page, school, await enrolSeated(school), `/#/quiz/${quiz.id}`)
  const root = page.locator('quiz-app .root')
  const ring = () =>
    root.evaluate((element) => getComputedStyle(element).getPropertyValue('--quiz-focus-width'))
  await page.getByRole('button', { name: 'Reading' }).click()
  await page.getByRole('button', { name: '200%' }).click()
  await expect(page.locator('quiz-app .page')).toHaveCSS('font-size', '32px')
  await page.emulateMedia({ contrast: 'more' })
  expect(await ring(), 'as the device asks for').toBe('3px')
  await page.getByRole('group', { name: 'Contrast' }).getByRole('button', { name: 'Normal' }).click()
  expect(await ring()).not.toBe('3px')
  await page.keyboard.press('Escape')
  await page.reload()
  await startQuiz(page)
  await expect(page.locator('quiz-app .page')).toHaveCSS('font-size', '32px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a formula opens enlarged on a press, with its button after the question in reading order', async ({
  page,
  school,
}) => {
  await beginQuiz(page, school, await enrolSeated(school), OPTICS.id)
  await expect(page.getByRole('button', { name: 'Enlarge the formula' })).toBeVisible()
  // Before it, on a line with the heading, Orca in Firefox read in circles and never came to the question.
  const buttons = await namesOf(page, 'button')
  expect(buttons.indexOf('Enlarge the formula')).toBe(buttons.indexOf('Strike out option D') + 1)
  await page.locator('.question-text .formula').first().click()
  await expect(dialog(page).getByRole('math')).toBeVisible()
})
