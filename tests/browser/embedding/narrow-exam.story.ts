import type { Page } from '@playwright/test'
import { hostPage, serveHost } from '../support/host-page.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { next, option, startQuiz } from '../support/walking.ts'

/** An exam in a column of that width. */
async function beginIn(page: Page, school: School, width: number, dir: string) {
  const [quiz, learner] = [await openQuiz(school), await enrolSeated(school)]
  const column = `<body style="margin: 0"><div dir="${dir}" style="width: ${width}px"><quiz-app api-base="/api"></quiz-app></div>`
  await serveHost(page, school, '/column', hostPage(column))
  await page.addInitScript((text) => localStorage.setItem('quiz:token', text), JSON.stringify(learner.token))
  await page.goto(`${school.url}/column#/quiz/${quiz.id}`)
  await startQuiz(page)
}

/** The words of all buttons and labels that lie beyond the element, or under something else at their middle. */
const unreachable = (page: Page) =>
  page.locator('quiz-app').evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot
    const place = element.getBoundingClientRect()
    const isShown = (control: Element) => !control.matches('.skip') && control.checkVisibility()
    return [...root.querySelectorAll('.exam-head button, .exam-foot button, .options label, .strike')]
      .filter(isShown)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const middle = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isIn = left >= place.left - 0.5 && right <= place.right + 0.5
        const isSeen = control.checkVisibility({ opacityProperty: true })
        if (isIn && isSeen && middle && control.contains(middle)) return []
        return [`${control.className} ${control.textContent}`]
      })
  })

for (const dir of ['ltr', 'rtl'])
  for (const width of [130, 160, 200, 260, 320])
    test(
      `an exam can be taken in a column of ${width} px, ${dir}`,
      width === 130 ? {} : NIGHTLY,
      async ({ page, school }) => {
        await page.setViewportSize({ width: 800, height: 800 })
        await beginIn(page, school, width, dir)
        // What is seen, and takes a press, only under the mouse would not be found.
        await page.mouse.move(790, 790)
        expect(await unreachable(page)).toEqual([])
        for (const letter of ['A', 'B', 'C', 'D']) {
          // In its middle.
          await option(page, letter).locator('xpath=ancestor::label').click()
          await expect(option(page, letter)).toBeChecked()
        }
        const strike = page.getByRole('button', { name: 'Strike out option A' })
        await strike.click()
        await expect(strike).toHaveAttribute('aria-pressed', 'true')
        await next(page)
        await expect(page.getByText('Question 2 of 3')).toBeVisible()
      },
    )
