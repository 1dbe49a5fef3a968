import type { Page } from '@playwright/test'
import { expect, test } from '../support/story.ts'

const press = (page: Page, way: string) => page.getByRole('button', { name: way }).click()
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

test('one press in the bar of the demo signs in as a teacher, and another one as a learner', async ({
  page,
}) => {
  await page.goto('/')
  await press(page, 'Try as a teacher')
  await expect(logout(page)).toBeVisible()
  await expect(page.getByText('Grace Lindqvist').first()).toBeVisible()
  // A call of hers that ended after her session would be refused.
  await page.waitForLoadState('networkidle')
  await press(page, 'Try as a learner')
  await expect(page.getByText('Ben Okafor').first()).toBeVisible()
  expect(page.url(), 'nothing is left of the way').not.toContain('auth=')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar of the demo is one row of four ways in', async ({ page }) => {
    await page.goto('/')
    const ways = page.getByRole('navigation', { name: 'Ways into this demo' }).locator('a, button')
    const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()))
    expect(boxes).toHaveLength(4)
    expect(new Set(boxes.map((box) => box?.y)).size, 'one row').toBe(1)
    expect(boxes.filter((box) => (box?.height ?? 0) < 44)).toEqual([])
  })
})
