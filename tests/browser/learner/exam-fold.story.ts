import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, LOST, test } from '../support/story.ts'
import { beginQuiz, choose } from '../support/walking.ts'

const LANGUAGES = ['en', 'de', 'es', 'hi', 'ar'] as const
const LONG_TITLE = 'Geometrical optics: thin lenses, mirrors and what else a wave front meets on its way'

/** Blocks the device's storage, as a browser does whose disk is full. */
const blockStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
}

for (const width of [320, 390, 1280])
  test(`the unfolded header of the exam keeps its height, whatever it says about the answers, ${width} px wide`, async ({
    page,
    context,
    school,
    complaints,
  }) => {
    complaints.expect(LOST)
    await page.setViewportSize({ width, height: 800 })
    const quiz = await openQuiz(school)
    await school.deps.db.updateTable('quizzes').set({ title: LONG_TITLE }).where('id', '=', quiz.id).execute()
    await beginQuiz(page, school, await enrolSeated(school), quiz.id)
    await page.getByRole('button', { name: 'Details' }).click()
    const line = page.locator('.exam-more .stat').nth(2)
    const heights: Record<string, number[]> = {}
    const measure = async () => {
      for (const language of LANGUAGES) {
        await page.evaluate((one) => {
          for (const app of document.querySelectorAll('quiz-app')) app.setAttribute('lang', one)
        }, language)
        await expect(page.locator('.root').first()).toHaveAttribute('lang', language)
        await page.waitForTimeout(150)
        const box = await page.locator('.exam-head').boundingBox()
        heights[language] = [...(heights[language] ?? []), box?.height ?? 0]
      }
      await page.evaluate(() => document.querySelector('quiz-app')?.setAttribute('lang', 'en'))
    }
    await expect(line).toBeVisible()
    await measure()
    await choose(page, 'A')
    await expect(line).toHaveText(/^Saved\d/)
    await measure()
    await context.setOffline(true)
    await choose(page, 'B')
    await expect(line).toHaveText(/^Saved here\d/)
    await measure()
    await page.evaluate(blockStorage)
    await choose(page, 'C')
    await expect(line).toHaveText('Not saved–')
    await measure()
    await context.setOffline(false)
    await expect(line).toHaveText(/^Saved\d/)
    await measure()
    for (const language of LANGUAGES)
      expect(new Set(heights[language]), `heights in ${language}`).toEqual(new Set([heights[language]?.[0]]))
  })
