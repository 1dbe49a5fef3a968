import { enrol } from '../../support/school/school.ts'
import { openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

test('a free time pressed on the home page books its slot, and the title that tells it has the focus', async ({
  page,
  school,
}) => {
  await openQuiz(school)
  await enter(page, school, await enrol(school))
  const time = page.getByRole('button', { name: /\d:\d\d\s[AP]M/ }).last()
  const pressed = (await time.locator('b').textContent()) ?? ''
  await time.click()
  const title = page.getByRole('heading', { level: 1, name: pressed })
  await expect(title).toBeFocused()
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
  // The demo's bar may stand above it.
  expect((await page.locator('.masthead').boundingBox())?.y).toBeGreaterThan(-1)
})
