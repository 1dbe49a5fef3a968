// SPEC 2 Quiz form; 2 Writing room
import type { Page } from '@playwright/test'
import { storeQuiz } from '../../support/school/school.ts'
import {
  answerUnload,
  beginNewQuiz,
  button,
  DETAILS,
  enrolAdmin,
  expectDetails,
  field,
  heading,
  LENS,
  leaveForm,
  openDashboard,
  openEdit,
  openNewQuiz,
  overRoom,
  writeQuestion,
  writeQuiz,
} from '../support/authoring.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'

const HALF = { text: 'Half a sentence about $c$', options: ['Fast', 'Faster', 'Fastest', ''], correct: 'C' }
const offer = (page: Page) => page.getByRole('status').filter({ hasText: /unsaved changes from \d+:\d\d/ })

/** A quiz with one question, and a second one still in the editor. */
async function writeHalf(page: Page): Promise<void> {
  await writeQuiz(page)
  await writeQuestion(page, HALF)
}

async function expectHalf(page: Page): Promise<void> {
  await expectDetails(page, DETAILS)
  await expect(heading(page, 'Questions (1)')).toBeVisible()
  await expect(field(page, 'Question Text')).toHaveValue(HALF.text)
  for (const [index, text] of HALF.options.entries())
    await expect(field(page, `Option ${'ABCD'[index]}`)).toHaveValue(text)
  await expect(field(page, 'Correct: option C')).toBeChecked()
}

async function reload(page: Page): Promise<void> {
  const asked = answerUnload(page, 'leave')
  await page.reload()
  expect(asked, 'the browser asks first').toEqual(['beforeunload'])
  await expect(heading(page, 'Create New Quiz'), 'at its address').toBeVisible()
}

test('a draft is offered completely after a reload', async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await writeHalf(page)
  const before = page.url()
  const asked = answerUnload(page, 'stay')
  await page.evaluate(() => setTimeout(() => location.assign('/elsewhere')))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(page.url(), 'whoever stays, stays').toBe(before)
  await expectHalf(page)

  await reload(page)
  await expect(offer(page)).toBeVisible()
  await expect(button(page, 'Create Quiz')).toBeDisabled()
  await button(page, 'Restore').click()
  await expectHalf(page)
  await expect(field(page, 'Quiz Title')).toBeFocused()
  await button(page.getByRole('form', { name: 'New question' }), 'Cancel').click()
  await expect(page.getByRole('article', { name: 'Question 1' })).toContainText(LENS.text)
})

test('a discarded draft is not offered again', NIGHTLY, async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await writeHalf(page)
  await reload(page)
  await button(page, 'Discard').click()
  await expect(offer(page)).toHaveCount(0)
  await expectDetails(page, { 'Quiz Title': '', Description: '', 'Duration (minutes)': '15' })
  await expect(heading(page, 'Questions (0)')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Questions (0)')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test(
  'a draft is never shown to another administrator at the same device, and its owner finds it again',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    const grace = await beginNewQuiz(page, ownSchool)
    await writeHalf(page)
    answerUnload(page, 'leave')
    await openDashboard(page, ownSchool, await enrolAdmin(ownSchool, 'Tomas Lindgren'))
    await openNewQuiz(page)
    await expect(offer(page)).toHaveCount(0)
    await expectDetails(page, { 'Quiz Title': '' })

    await openDashboard(page, ownSchool, grace)
    await openNewQuiz(page)
    await button(page, 'Restore').click()
    await expectHalf(page)
  },
)

test('leaving the form asks first, and each quiz keeps its own changes', async ({ page, ownSchool }) => {
  const quizId = await storeQuiz(ownSchool)
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await openEdit(page, 'Geometric optics')
  await field(page, 'Quiz Title').fill('Changed')
  await button(page, 'Cancel').click()
  await expect(overRoom(page)).toContainText('Discard unsaved changes?')
  await button(overRoom(page), 'Keep editing').click()
  await expect(field(page, 'Quiz Title')).toHaveValue('Changed')

  // On another page of the site nothing is lost either, and the form of a new quiz is not offered these changes.
  await page.evaluate(() => location.assign('#/'))
  await expect(heading(page, 'Admin Dashboard')).toHaveCount(0)
  await page.evaluate((id) => location.assign(`#/admin/quiz/${id}/edit`), quizId)
  await expect(field(page, 'Quiz Title')).toHaveValue('Changed')

  await leaveForm(page)
  await expect(heading(page, 'Edit Quiz')).toHaveCount(0)
  await expect(heading(page, 'Admin Dashboard'), 'the focus is not lost with the question').toBeFocused()
  await openEdit(page, 'Geometric optics')
  await expect(offer(page)).toHaveCount(0)
  await button(page, 'Cancel').click()
  await expect(heading(page, 'Edit Quiz'), 'nothing changed, nothing asked').toHaveCount(0)
})
