import { enrol } from '../../support/school/school.ts'
import { openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

test('a free time pressed on the home page has the focus on the booking page', async ({ page, school }) => {
  await openQuiz(school)
  await enter(page, school, await enrol(school))
  const times = page.getByRole('link', { name: /seats?|free|min/i }).filter({ hasText: /\d:\d\d\s[AP]M/ })
  const pressed = ((await times.nth(1).locator('b').textContent()) ?? '').replace(/\s[AP]M$/, '')
  await times.nth(1).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: page.locator(':focus') })
  await expect(row.getByRole('button', { name: 'Book Slot' })).toBeFocused()
  await expect(row).toContainText(new RegExp(`^${pressed}`))
})

test('a new screen opens with its whole header in view', async ({ page, school }) => {
  await openQuiz(school)
  await page.setViewportSize({ width: 390, height: 400 })
  await enter(page, school, await enrol(school))
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 90)
        return scrollY
      }),
    )
    .toBe(90)
  await page.getByRole('link', { name: 'Book Slot', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
