import { enrolAdmin } from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, enter, secondsLeft } from '../support/walking.ts'

test('what an administrator does in the room reaches the learner who is at work', async ({
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
  await expect(page.getByText('5 minutes more for Noor Haddad')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Question 2: read $f = 3$ cm.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/read by 0 of 1/)).toBeVisible()

  // With the next sign that the exam gives.
  await expect(exam.getByText('Question 2: read').last()).toBeVisible({ timeout: 20_000 })
  await expect(exam.getByText('You have 5 more minutes.').last()).toBeVisible()
  expect(await secondsLeft(exam)).toBeGreaterThan(before + 200)
  await exam.context().close()
})
