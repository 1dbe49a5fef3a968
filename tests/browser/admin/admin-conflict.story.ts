import type { Page } from '@playwright/test'
import { storeQuiz } from '../../support/school/school.ts'
import {
  beginNewQuiz,
  button,
  enrolAdmin,
  field,
  heading,
  LENS,
  openDashboard,
  openEdit,
  overRoom,
  questionsOf,
  quizRow,
  quizzesTitled,
  save,
  writeQuestion,
  writeQuiz,
} from '../support/authoring.ts'
import { OFFERS_NOTHING } from '../support/school.ts'
import { expect, LOST, NIGHTLY, needs, refused, test } from '../support/story.ts'
import { checkRow } from '../support/walking.ts'

const TITLE = 'Geometric optics'
const conflict = (page: Page) => overRoom(page).filter({ hasText: 'changed while you were writing' })
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

async function reword(page: Page, index: number, text: string): Promise<void> {
  await page.locator('.q-item').nth(index).click()
  await field(page, 'Question Text').fill(text)
}

test('two administrators edit one quiz: the second is asked, and the changes of both are kept', async ({
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

test('a draft without a connection is kept on the device, which is said, and sent when it is back', async ({
  page,
  context,
  ownSchool,
  complaints,
}) => {
  needs('drafts', 'a new quiz is kept before learners see it')
  complaints.expect(LOST)
  await beginNewQuiz(page, ownSchool)
  await writeQuiz(page)
  await expect(status(page, /^saved .* on this device$/)).toBeVisible()
  await context.setOffline(true)
  await writeQuestion(page, { ...LENS, text: 'And offline?' })
  await button(page, 'Add Question').click()
  await expect(status(page, /^saved .* on this device, no connection$/)).toBeVisible()
  await context.setOffline(false)
  await expect(status(page, /^saved \d\d:\d\d$/)).toBeVisible()
  await expect(heading(page, 'Edit Quiz'), 'it has its address').toBeVisible()
  expect(await quizzesTitled(ownSchool, 'Lenses and mirrors')).toMatchObject([{ is_active: false }])
  await page.reload()
  await expect(heading(page, 'Questions (2)')).toBeVisible()
})

test(
  'what was written to a quiz that somebody deletes becomes a new one',
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
