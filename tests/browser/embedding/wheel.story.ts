import { enrol } from '../../support/school/school.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, enter } from '../support/walking.ts'

test('the wheel over a focused number field changes nothing, and the field keeps the focus', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await enter(page, school, await enrol(school, { isAdmin: true, name: 'Grace' }), '/#/admin/quiz/new')
  const field = page.getByLabel('Duration (minutes)')
  await field.fill('30')
  await field.hover()
  for (const by of [100, 100, -300]) await page.mouse.wheel(0, by)
  await page.waitForTimeout(100)
  await expect(field).toHaveValue('30')
  await expect(field).toBeFocused()
  await field.press('ArrowUp')
  await expect(field, 'the keys still do').toHaveValue('31')
})

test('the wheel over the navigator’s field changes nothing', async ({ page, school }) => {
  const [quiz, learner] = [await openQuiz(school), await enrolSeated(school)]
  await page.setViewportSize({ width: 1280, height: 700 })
  await beginQuiz(page, school, learner, quiz.id)
  const field = page.getByRole('spinbutton')
  await field.fill('2')
  await field.hover()
  await page.mouse.wheel(0, -200)
  await page.waitForTimeout(100)
  await expect(field).toHaveValue('2')
})
