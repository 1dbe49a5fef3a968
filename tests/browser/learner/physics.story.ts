import type { Browser, Page } from '@playwright/test'
import { THROWS_AND_SPRINGS } from '../../../demo/api/sample/questions/throws-and-springs.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, choose, enter, next, questionCount, submit } from '../support/walking.ts'

async function openDevice(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage()
  await page.clock.install()
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const unit = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a laptop goes on with the number that was typed on a phone, letter for letter, and its review says what was wrong', async ({
  browser,
  school,
}) => {
  needs('kinds', 'a question with a number is one of an unknown kind')
  const [learner, quizId] = [await enrolSeated(school), THROWS_AND_SPRINGS.id]
  const phone = await openDevice(browser, { width: 390, height: 844 })
  await beginQuiz(phone, school, learner, quizId)
  await next(phone)
  await next(phone)
  await expect(questionCount(phone, 3, 12)).toBeVisible()
  await expect(phone.getByText('4 marks if right, minus 1 if wrong')).toBeAttached()
  await field(phone).pressSequentially('55,5')
  await phone.getByRole('button', { name: 'Times ten to the power' }).click()
  await field(phone).press('3')
  await expect(field(phone)).toHaveValue('55,5·10³')
  await unit(phone, 'm').locator('xpath=..').click()
  await phone.clock.runFor(400)
  await expect(phone.getByText('Understood:').first()).toBeVisible()
  await expect(unit(phone, 'm')).toBeChecked()
  const { db } = school.deps
  const saved = db.selectFrom('quiz_starts').selectAll().where('user_id', '=', learner.id)
  await expect(async () => {
    await phone.clock.runFor(6000)
    expect(JSON.stringify(await saved.executeTakeFirstOrThrow())).toContain('55,5·10³')
  }).toPass({ timeout: 15_000 })
  await phone.context().close()

  const laptop = await openDevice(browser, { width: 1280, height: 800 })
  await enter(laptop, school, learner, `/#/quiz/${quizId}`)
  await expect(field(laptop)).toHaveValue('55,5·10³')
  await expect(unit(laptop, 'm')).toBeChecked()
  // In the field a letter is a letter, and Enter goes on.
  await field(laptop).press('End')
  await field(laptop).press('f')
  await expect(field(laptop)).toHaveValue('55,5·10³f')
  await field(laptop).press('Backspace')
  await field(laptop).press('Enter')
  await expect(questionCount(laptop, 4, 12)).toBeVisible()
  await choose(laptop, 'A')
  await next(laptop)
  for (const letter of ['A', 'B', 'D'])
    await laptop
      .getByRole('checkbox', { name: `Option ${letter}:` })
      .locator('xpath=ancestor::label')
      .click()
  await expect(laptop.getByText('3 chosen', { exact: true })).toBeVisible()
  for (let question = 5; question < 12; question += 1) await next(laptop)
  await submit(laptop, () => expect(laptop.getByText('3 unflagged answers')).toBeVisible())

  await expect(laptop.locator('.marks-big')).toHaveText('7 of 48 marks')
  const card = laptop.getByRole('listitem').filter({ hasText: 'A projectile leaves' })
  await expect(card.getByText('55,5·10³ m')).toBeVisible()
  await expect(card.getByText('The digits are right, but the number is 10 times too large.')).toBeVisible()
  await expect(card.getByText('5.55 × 10³ m', { exact: true })).toBeVisible()
  await laptop.context().close()
})

test('a number that was typed without a network is there when the page has died, and is sent', async ({
  page,
  context,
  school,
  complaints,
}) => {
  needs('kinds', 'a question with a number is one of an unknown kind')
  complaints.expect('ERR_INTERNET_DISCONNECTED')
  const [learner, quizId] = [await enrolSeated(school), THROWS_AND_SPRINGS.id]
  await beginQuiz(page, school, learner, quizId)
  await next(page)
  await next(page)
  await context.setOffline(true)
  await field(page).pressSequentially('5,55e3')
  await unit(page, 'km').locator('xpath=..').click()
  await expect(unit(page, 'km')).toBeChecked()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`${school.url}/#/quiz/${quizId}`)
  await expect(field(again)).toHaveValue('5,55e3')
  await expect(unit(again, 'km')).toBeChecked()
  const { db } = school.deps
  const starts = db.selectFrom('quiz_starts').selectAll().where('user_id', '=', learner.id)
  await expect
    .poll(async () => JSON.stringify(await starts.executeTakeFirstOrThrow()), { timeout: 15_000 })
    .toContain('5,55e3')
})
