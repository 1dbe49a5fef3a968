// SPEC 2 Writing room
import type { BrowserContext, Page } from '@playwright/test'
import {
  addQuestion,
  answerUnload,
  beginNewQuiz,
  button,
  DETAILS,
  disturbSaves,
  enrolAdminWithAccount,
  expectDetails,
  field,
  fillDetails,
  heading,
  LENS,
  openDashboard,
  openNewQuiz,
  quizRow,
  quizzesTitled,
  save,
  writeQuiz,
} from '../support/authoring.ts'
import { answer, answerPage } from '../support/faults.ts'
import { revokeSessions, type School } from '../support/school.ts'
import { expect, LOST, NIGHTLY, refused, test } from '../support/story.ts'
import { clickSignIn, signInAsNew, toast } from '../support/walking.ts'

const TITLE = DETAILS['Quiz Title']
const NETWORK = 'Network connection issue. Please check your internet connection and try again.'
const EXPIRED = 'Your session has expired. Please sign in again to continue.'

/** The form is open as it was, and nothing has reached the database. */
async function expectUnsaved(page: Page, school: School): Promise<void> {
  await expect(button(page, 'Create Quiz')).toBeEnabled()
  await expectDetails(page, DETAILS)
  await expect(heading(page, 'Questions (1)')).toBeVisible()
  expect(await quizzesTitled(school, TITLE)).toEqual([])
}

const create = (page: Page) => button(page, 'Create Quiz').click()

async function saveOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await create(page)
  await expect(toast(page, NETWORK)).toBeVisible()
  await context.setOffline(false)
}

test(
  'a failed save says so each time and keeps the form, until it succeeds',
  NIGHTLY,
  async ({ page, context, ownSchool, complaints }) => {
    complaints.expect(refused(500), refused(503), LOST)
    await beginNewQuiz(page, ownSchool)
    await writeQuiz(page)
    await disturbSaves(
      page,
      answer(500, { message: 'The database is asleep' }),
      answer(503, { message: 'x'.repeat(200) }),
      answerPage,
    )
    for (const message of ['The database is asleep', 'Failed to create quiz']) {
      await create(page)
      await expect(toast(page, message)).toBeVisible()
      await expectUnsaved(page, ownSchool)
    }
    // A captive portal's page is no answer either, however well it is meant.
    await create(page)
    await expect(button(page, 'Creating...')).toHaveCount(0)
    await expectUnsaved(page, ownSchool)
    await page.unroute(/\/api\/quiz(\/[^/]+)?$/)
    await saveOffline(page, context)
    await expectUnsaved(page, ownSchool)

    await save(page, 'Create Quiz')
    expect(await quizzesTitled(ownSchool, TITLE)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('quiz:drafts'))).toBeNull()
  },
)

test('a refusal by the server names the field in the server’s words, and can be corrected', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(400))
  await beginNewQuiz(page, ownSchool)
  await writeQuiz(page, { 'Duration (minutes)': '600000', 'End Time': '2028-03-04T12:30' })
  await create(page)
  await expect(toast(page, 'duration: must not be longer than a year')).toBeVisible()
  await expect(field(page, 'Duration (minutes)')).toHaveValue('600000')
  await fillDetails(page, { 'Duration (minutes)': '30' })
  await save(page, 'Create Quiz')
  expect(await quizzesTitled(ownSchool, TITLE)).toMatchObject([{ duration: 30 }])
})

test('two clicks save one quiz', async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await writeQuiz(page)
  await button(page, 'Create Quiz').dblclick()
  await expect(toast(page, 'Quiz created successfully')).toBeVisible()
  await expect(quizRow(page, TITLE)).toHaveCount(1)
  expect(await quizzesTitled(ownSchool, TITLE)).toHaveLength(1)
})

test('a session that ends before the save loses nothing: the form is offered after a new sign-in', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(401))
  const admin = await enrolAdminWithAccount(ownSchool, 'Ines Duarte')
  await openDashboard(page, ownSchool, admin)
  await openNewQuiz(page)
  await fillDetails(page, DETAILS)
  await addQuestion(page, LENS)
  await revokeSessions(ownSchool, admin)
  await create(page)
  await expect(toast(page, EXPIRED)).toBeVisible()
  const asked = answerUnload(page, 'leave')
  await clickSignIn(page)
  await signInAsNew(page, admin.name, admin.email)

  await expect(heading(page, 'Create New Quiz')).toBeVisible()
  expect(asked, 'what is kept on the device is not asked about').toEqual([])
  await button(page, 'Restore').click()
  await expectDetails(page, DETAILS)
  await save(page, 'Create Quiz')
  expect(await quizzesTitled(ownSchool, TITLE)).toHaveLength(1)
})
