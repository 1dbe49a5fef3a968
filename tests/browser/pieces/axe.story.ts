import type { Page } from '@playwright/test'
import { ADMIN_SCENES } from '../../looks/scenes/admin.ts'
import { LEARNER_SCENES } from '../../looks/scenes/learner.ts'
import { bringHost, openLiving } from '../../looks/stage.ts'
import { heighten } from '../../looks/variants.ts'
import { findFaults } from '../support/looks.ts'
import type { School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { findLowTargets } from '../support/targets.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [320, 768, 1280]
const LANGUAGES = ['en', 'ar']

/** As a page that switches its language, which all elements in it follow. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    document.documentElement.lang = lang
  }, language)
  const roots = page.locator('quiz-app, quiz-admin, slot-booker').locator(`.root:not([lang="${language}"])`)
  await expect(roots).toHaveCount(0)
}

/** The screen as it stands, at each width in each theme. */
async function look(page: Page, about: string): Promise<void> {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await heighten(page, width)
      const faults = await findFaults(page)
      expect.soft(faults, `${about}, ${colorScheme}, ${width} px wide`).toEqual([])
      const low = await findLowTargets(page)
      expect.soft(low, `${about}, ${width} px wide, in any font`).toEqual([])
    }
}

test.describe('the rules of axe', NIGHTLY, () => {
  // Twelve times each.
  test.slow()

  let living: School
  test.beforeAll(async () => {
    living = await openLiving()
  })
  test.afterAll(() => living.close())

  for (const { name, arrive } of [...LEARNER_SCENES, ...ADMIN_SCENES])
    test(`find nothing on ${name}`, async ({ page, school, ownSchool, complaints }) => {
      // Some screens are what a failed call leaves.
      complaints.expect('')
      await bringHost(page)
      await arrive({ page, school, bare: ownSchool, living })
      for (const language of LANGUAGES) {
        await speak(page, language)
        await look(page, `${name}, ${language}`)
      }
    })
})
