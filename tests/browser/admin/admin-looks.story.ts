import type { Page } from '@playwright/test'
import { heighten } from '../../looks/variants.ts'
import { storeQuiz } from '../../support/school/school.ts'
import {
  button,
  DETAILS,
  enrolAdmin,
  field,
  fillDetails,
  heading,
  leaveForm,
  openDashboard,
  openNewQuiz,
  overRoom,
  writeQuestion,
} from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import type { School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'

/** Longer than a phone is wide, and with nothing to break at. */
const WIDE = String.raw`Formula $$\sum_{k=1}^{n} \frac{1}{k^2} = \frac{\pi^2}{6} + \alpha\beta\gamma\delta\epsilon\zeta\eta\theta\iota\kappa\lambda\mu\nu\xi$$ and ${'x'.repeat(60)}`
const OPTIONS = ['$\\frac{1}{2}$', 'Two', 'y'.repeat(60), '$\\frac{a$']
/** One that is ready, one without a key and one with a problem. */
const PAPER =
  '1. What is $m$?\n*a) Mass\nb) Speed\n\n2. Which?\na) this\nb) that\n\n3. Only\n*a) one\n\n4. Last\n*a) x\nb) y\n'

async function inspectForm(page: Page): Promise<void> {
  await openNewQuiz(page)
  await button(page, 'Create Quiz').click()
  await expect(field(page, 'Quiz Title')).toBeFocused()
  await inspect(page, 'form with its errors')
  await fillDetails(page, DETAILS)
  await writeQuestion(page, { text: WIDE, options: OPTIONS })
  await expect(page.getByRole('listitem').filter({ hasText: 'Formula 1, character' })).toBeVisible()
  // What the bar at the foot covers in part would be a target too small.
  await heighten(page, 320)
  await inspect(page, 'form with the editor open')
  await button(page, 'Preview').click()
  await inspect(page, 'what the learner sees')
  await button(page, 'Write').click()
  await button(page, 'Add Question').click()
  await expect(page.getByRole('article', { name: 'Question 1' })).toBeVisible()
  await inspect(page, 'form with a question')
}

async function inspectImport(page: Page): Promise<void> {
  await button(page, 'Questions (1)').click()
  await inspect(page, 'list of questions')
  await button(page, 'Import Questions').click()
  await expect(heading(page, 'Paste anything')).toBeFocused()
  await inspect(page, 'import')
  await overRoom(page).getByRole('textbox', { name: 'Your text' }).fill(PAPER)
  await expect(heading(page, '4 questions found')).toBeVisible()
  await inspect(page, 'questions to import')
  await button(overRoom(page), 'Cancel').click()
  await leaveForm(page)
}

async function inspectTrial(page: Page): Promise<void> {
  // A phone's row has one action beside the menu of all.
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Test Quiz' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await inspect(page, 'trial')
  await button(page, 'Next Question').click()
  await button(page, 'Next Question').click()
  await button(page, 'Finish Test').click()
  await expect(heading(page, 'Test Results')).toBeVisible()
  await inspect(page, 'results of a trial')
}

async function inspectAll(page: Page, school: School): Promise<void> {
  for (let index = 0; index < 11; index++) await storeQuiz(school)
  await openDashboard(page, school, await enrolAdmin(school))
  await expect(page.getByText('Showing 1 to 10 of 11 quizzes')).toBeVisible()
  await inspect(page, 'dashboard')
  await inspectForm(page)
  await inspectImport(page)
  await inspectTrial(page)
}

// In the light and wide, axe reads the form in quiz-form.story.ts and tables and dialogs in quiz-attempts.story.ts.
test.describe('the administrator’s screens, dark and 320 px wide,', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 320, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  // Axe reads every element of every screen.
  test.slow()

  test('look right: dashboard, form, import and trial', ({ page, ownSchool }) => inspectAll(page, ownSchool))
})
