import type { Page } from '@playwright/test'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { enrol, storeSlot } from '../../support/school/school.ts'
import { openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { checkRow, dialog, enter } from '../support/walking.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What comes late, such as another read or the end of a toast, must not take it away either. */
async function expectFocusOnTitle(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name })
  await expect(title).toBeFocused()
  await page.waitForTimeout(1200)
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
}

test('the title has the focus, in view on a phone, after booking, Undo and cancelling', async ({
  page,
  school,
}) => {
  await openQuiz(school, { closesInMs: 2 * DAY_MS })
  await storeSlot(school, Date.parse('2026-03-05T21:00:00Z'), 500)
  await enter(page, school, await enrol(school, { name: 'Kofi Mensah' }), '/#/book-slot')
  const book = async () => {
    await checkRow(page.getByRole('radio', { name: 'Thursday, March 5' }))
    await page
      .getByRole('listitem')
      .filter({ hasText: /^10:00\s.*PM/ })
      .getByRole('button', { name: 'Book Slot' })
      .tap()
    await expectFocusOnTitle(page, 'Welcome, Kofi Mensah 10:00')
  }
  await book()
  // A tap beside everything takes the focus to the body of the page first.
  await page.locator('.masthead').tap({ position: { x: 190, y: 4 } })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expectFocusOnTitle(page, 'Choose your time')

  await page.getByRole('link', { name: 'Book Slot', exact: true }).tap()
  await book()
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await dialog(page).getByRole('button', { name: 'Cancel Booking' }).tap()
  await expectFocusOnTitle(page, 'Choose your time')
})
