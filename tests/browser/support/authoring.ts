import { type Browser, expect, type Locator, type Page, type Route } from '@playwright/test'
import { enrol, type Person } from '../../support/school/school.ts'
import type { Fault } from './faults.ts'
import { type Account, enrolWithAccount, type School } from './school.ts'
import { checkRow, enter, toast } from './walking.ts'

export const enrolAdmin = (school: School, name = 'Grace Lindqvist') => enrol(school, { name, isAdmin: true })

/** An administrator who can sign in on the issuer's page. */
export async function enrolAdminWithAccount(school: School, name: string): Promise<Account> {
  const account = await enrolWithAccount(school, name)
  await school.deps.db
    .updateTable('users')
    .set({ is_admin: true, made_admin: true })
    .where('id', '=', account.id)
    .execute()
  return account
}

export const button = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** The line of the list that is about this quiz. */
export const quizRow = (page: Page, title: string) =>
  page.getByRole('table', { name: 'All Quizzes' }).getByRole('row').filter({ hasText: title })

/** The "…" of a row, which has the focus again once its menu is closed. */
const moreOf = (row: Locator) => row.getByRole('button', { name: /^More for/ })

/** What is not in the row itself. */
export async function chooseInMenu(row: Locator, action: string): Promise<void> {
  await moreOf(row).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** The dashboard of an administrator who is signed in already. */
export async function openDashboard(page: Page, school: School, admin: Person): Promise<void> {
  await enter(page, school, admin, '/#/admin')
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
}

export async function openNewQuiz(page: Page): Promise<void> {
  await button(page, 'Create New Quiz').click()
  await expect(heading(page, 'Create New Quiz')).toBeVisible()
}

/** A dialog over the writing room, which is one itself. */
export const overRoom = (page: Page) => {
  const room = page.getByRole('dialog')
  return room.getByRole('dialog').or(room.getByRole('alertdialog'))
}

/** Details that are filled in fold to a sentence. */
async function unfoldDetails(page: Page): Promise<void> {
  // What is not drawn yet is hidden, too, and would be folded by the click.
  await expect(heading(page, 'Quiz Details')).toBeVisible()
  if (await field(page, 'Quiz Title').isHidden()) await heading(page, 'Quiz Details').click()
}

/** A new administrator with the empty form of a new quiz. */
export async function beginNewQuiz(page: Page, school: School): Promise<Person> {
  const admin = await enrolAdmin(school)
  await openDashboard(page, school, admin)
  await openNewQuiz(page)
  return admin
}

export async function openEdit(page: Page, title: string): Promise<void> {
  await button(quizRow(page, title), 'Edit Quiz').click()
  await expect(field(page, 'Quiz Title')).toHaveValue(title)
  await unfoldDetails(page)
}

/** Of a quiz that is open at the school's time, which is shortly after eleven in Paris. */
export const DETAILS = {
  'Quiz Title': 'Lenses and mirrors',
  'Duration (minutes)': '20',
  Description: 'Thin lenses, thick lenses',
  'Start Time': '2026-03-04T10:30',
  'End Time': '2026-03-04T12:30',
}
export type Details = typeof DETAILS

export async function fillDetails(page: Page, details: Partial<Details>): Promise<void> {
  await unfoldDetails(page)
  for (const [label, value] of Object.entries(details)) await field(page, label).fill(value)
}

export async function expectDetails(page: Page, details: Partial<Details>): Promise<void> {
  for (const [label, value] of Object.entries(details)) await expect(field(page, label)).toHaveValue(value)
}

export interface Asked {
  text: string
  options: readonly string[]
  correct?: string
}

export const LENS: Asked = {
  text: 'What does a thin lens obey?',
  options: ['$1/f = 1/u + 1/v$', 'Nothing', 'Its owner', 'The law'],
}

export async function writeQuestion(page: Page, { text, options, correct = 'A' }: Asked): Promise<void> {
  await button(page, 'Add New Question').click()
  await field(page, 'Question Text').fill(text)
  for (const [index, option] of options.entries()) await field(page, `Option ${'ABCD'[index]}`).fill(option)
  await checkRow(field(page, `Correct: option ${correct}`))
}

export async function addQuestion(page: Page, asked: Asked): Promise<void> {
  await writeQuestion(page, asked)
  await button(page, 'Add Question').click()
  await expect(page.getByRole('form', { name: 'New question' })).toHaveCount(0)
}

/** The form is complete, and nothing of it is saved. */
export async function writeQuiz(page: Page, details: Partial<Details> = {}): Promise<void> {
  await fillDetails(page, { ...DETAILS, ...details })
  await addQuestion(page, LENS)
}

/** Saves and waits until the form is closed. */
export async function save(page: Page, name: 'Create Quiz' | 'Update Quiz'): Promise<void> {
  await button(page, name).click()
  const done = name === 'Create Quiz' ? 'Quiz created successfully' : 'Quiz updated successfully'
  await expect(toast(page, done)).toBeVisible()
  await expect(button(page, name)).toHaveCount(0)
}

/** The questions that the cards name, in the order of the draft. */
export const orderOf = (page: Page) => page.locator('.question-line').allTextContents()

export const quizzesTitled = (school: School, title: string) =>
  school.deps.db.selectFrom('quizzes').selectAll().where('title', '=', title).execute()

/** What learners are asked now. */
export async function questionsOf(school: School, quizId: string): Promise<{ text: string }[]> {
  const { questions } = await school.deps.db
    .selectFrom('quizzes')
    .innerJoin('quiz_versions', (versions) =>
      versions
        .onRef('quiz_versions.quiz_id', '=', 'quizzes.id')
        .onRef('quiz_versions.version', '=', 'quizzes.version'),
    )
    .select('quiz_versions.questions')
    .where('quizzes.id', '=', quizId)
    .executeTakeFirstOrThrow()
  return questions
}

/** Saving goes wrong in these ways, one after the other; then it works. Reading is left alone. */
export async function disturbSaves(page: Page, ...faults: Fault[]): Promise<void> {
  await page.route(/\/api\/quiz(\/[^/]+)?$/, (route: Route) => {
    const saves = ['POST', 'PUT'].includes(route.request().method())
    const fault = saves ? faults.shift() : undefined
    return fault ? fault(route) : route.fallback()
  })
}

/** Does this as somebody with a browser of their own. */
export async function elsewhere(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await act(await context.newPage())
  await context.close()
}

/** Gives up the form, and what is in it when asked. */
export async function leaveForm(page: Page): Promise<void> {
  await button(page, 'Cancel').click()
  await button(overRoom(page), 'Discard changes').click()
}

/** The browser's own question before a page with unsaved changes is left; answers how it was answered. */
export function answerUnload(page: Page, answer: 'leave' | 'stay'): string[] {
  const asked: string[] = []
  page.once('dialog', (question) => {
    asked.push(question.type())
    return answer === 'leave' ? question.accept() : question.dismiss()
  })
  return asked
}
