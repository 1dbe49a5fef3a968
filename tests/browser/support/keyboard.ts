import { expect, type Locator, type Page } from '@playwright/test'

const MOST_PRESSES = 80

const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.getRootNode()
    return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element
  })

/** The outline is on the element itself, on what of it covers its row, or on the row that stands for a radio, or that one button takes up. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) =>
    [[element], [element, '::after'], [element.closest('label, li')]].some(([part, pseudo]) => {
      if (!(part instanceof Element)) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo as string)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  )

/** Presses Tab until the focus is there, and sees it there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES && !(await hasFocus(target)); presses++)
    await page.keyboard.press('Tab')
  await expect(target, 'Tab leads there').toBeFocused()
  expect(await showsFocus(target), 'and one can see it').toBe(true)
}

/** Goes there by Tab and presses a key. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
