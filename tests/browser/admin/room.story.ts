import type { Page } from '@playwright/test'
import { button, enrolAdmin } from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, dialog, enter, secondsLeft } from '../support/walking.ts'

test('an administrator’s actions in the room reach the learner at work', async ({
  page,
  browser,
  ownSchool,
}) => {
  const [learner, quiz] = [await enrolSeated(ownSchool, 'Noor Haddad'), await openQuiz(ownSchool)]
  const exam = await (await browser.newContext({ viewport: { width: 390, height: 700 } })).newPage()
  await beginQuiz(exam, ownSchool, learner, quiz.id)

  await enter(page, ownSchool, await enrolAdmin(ownSchool), `/#/admin/quiz/${quiz.id}/room`)
  const row = page.getByRole('listitem').filter({ hasText: /^Noor Haddad, at question 1, seen now/ })
  await expect(row).toBeVisible()
  await inspect(page, 'the room')
  const before = await secondsLeft(exam)

  await row.getByRole('button', { name: 'More for Noor Haddad' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: '+5 min' })).toBeFocused()
  await inspect(page, 'the menu of a row')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'More for Noor Haddad' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '+5 min' }).click()
  await expect(page.getByText('5 more minutes for Noor Haddad')).toBeVisible()
  await button(page, 'Message to all').click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await inspect(page, 'the message to all')
  await page.getByRole('textbox', { name: 'Message' }).fill('Question 2: read $f = 3$ cm.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/read by 0 of 1/)).toBeVisible()
  await expect(button(page, 'Message to all')).toBeFocused()

  // With the next sign that the exam gives.
  await expect(exam.getByText('Question 2: read').last()).toBeVisible({ timeout: 20_000 })
  await expect(exam.getByText('You have 5 more minutes.').last()).toBeVisible()
  await expect.poll(() => secondsLeft(exam)).toBeGreaterThan(before + 200)
  await exam.context().close()
})

/** So long the quiz is still open: the learner's last half minute, and what a busy machine needs to open two pages. */
const LAST_MS = 45_000

/** Lets the exam give its next sign, and hear what came of it. */
async function hear(exam: Page): Promise<void> {
  const heard = exam.waitForResponse((response) => /\/attempt\b/.test(response.url()))
  await exam.clock.runFor(10_000)
  await heard
}

test('five more minutes reach an exam in its last half minute, are announced once, and can be undone', async ({
  page,
  browser,
  ownSchool,
}) => {
  const learner = await enrolSeated(ownSchool, 'Noor Haddad')
  const admin = await enrolAdmin(ownSchool)
  const quiz = await openQuiz(ownSchool, { closesInMs: LAST_MS })
  await enter(page, ownSchool, admin, `/#/admin/quiz/${quiz.id}/room`)
  const exam = await (await browser.newContext({ viewport: { width: 390, height: 700 } })).newPage()
  await exam.clock.install()
  await beginQuiz(exam, ownSchool, learner, quiz.id)
  expect(await secondsLeft(exam)).toBeLessThanOrEqual(LAST_MS / 1000)

  await button(page, '+5 min').click()
  await button(dialog(page), '+5 min').click()
  await expect(page.getByText('5 more minutes for 1 learner')).toBeVisible()
  await hear(exam)
  const news = exam.getByRole('region', { name: 'Announcements' })
  await expect(news.getByText('You have 5 more minutes.')).toHaveCount(1)
  await expect.poll(() => secondsLeft(exam)).toBeGreaterThan(280)
  await button(news, 'Dismiss').click()
  await hear(exam)
  await exam.reload()
  await expect(exam.getByRole('timer')).toBeVisible()
  await expect(news).toBeHidden()

  await button(page, 'Undo').click()
  await hear(exam)
  await expect(news.getByText('5 added minutes were taken back.')).toBeVisible()
  await expect.poll(() => secondsLeft(exam)).toBeLessThan(LAST_MS / 1000)
  await exam.context().close()
})
