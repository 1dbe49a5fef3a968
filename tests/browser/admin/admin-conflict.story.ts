// SPEC 2 Writing room
import type { Page } from '@playwright/test'
import { storeQuiz } from '../../support/school/school.ts'
import {
  button,
  enrolAdmin,
  field,
  heading,
  openDashboard,
  openEdit,
  overRoom,
  questionsOf,
  quizRow,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { OFFERS_NOTHING } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import { checkRow } from '../support/walking.ts'

const TITLE = 'Geometric optics'
const conflict = (page: Page) => overRoom(page).filter({ hasText: 'changed while you were writing' })

async function reword(page: Page, index: number, text: string): Promise<void> {
  await page.locator('.q-item').nth(index).click()
  await field(page, 'Question Text').fill(text)
}

test('a second administrator’s save of an edited quiz asks first, and keeps the changes of both', async ({
  page,
  browser,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(409))
  const quizId = await storeQuiz(ownSchool)
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await openEdit(page, TITLE)
  await field(page, 'Description').fill('With a mirror')
  await reword(page, 0, 'Grace asks: $x^2$?')

  const context = await browser.newContext()
  const other = await context.newPage()
  await openDashboard(other, ownSchool, await enrolAdmin(ownSchool, 'Tomas Lindgren'))
  await openEdit(other, TITLE)
  await reword(other, 0, 'Tomas asks?')
  await reword(other, 1, 'Tomas asks this, too?')
  await save(other, 'Update Quiz')
  await context.close()

  await button(page, 'Update Quiz').click()
  const asks = conflict(page)
  await expect(asks).toContainText(OFFERS_NOTHING ? 'Somebody else saved it' : 'Tomas Lindgren saved it')
  await expect(asks.getByRole('heading', { name: /^This quiz was changed/ })).toBeFocused()
  await checkRow(asks.getByRole('group', { name: 'Question 1' }).getByRole('radio', { name: /^Here/ }))
  await button(asks, 'Keep both and save').click()
  await expect(heading(page, 'Edit Quiz')).toHaveCount(0)
  const questions = await questionsOf(ownSchool, quizId)
  expect(questions.map(({ text }) => text)).toMatchObject(['Grace asks: $x^2$?', 'Tomas asks this, too?', {}])
  expect(await quizzesTitled(ownSchool, TITLE)).toMatchObject([{ description: 'With a mirror' }])
})

test(
  'changes to a quiz that somebody deletes become a new quiz',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(404))
    const quizId = await storeQuiz(ownSchool)
    const admin = await enrolAdmin(ownSchool)
    await openDashboard(page, ownSchool, admin)
    await openEdit(page, TITLE)
    await field(page, 'Quiz Title').fill('Saved all the same')
    await admin.call('DELETE', `/quiz/${quizId}`)
    await button(page, 'Update Quiz').click()
    await expect(overRoom(page)).toContainText('was deleted while you were writing')
    await button(overRoom(page), 'Save as a new quiz').click()
    await expect(quizRow(page, 'Saved all the same')).toHaveCount(1)
  },
)
