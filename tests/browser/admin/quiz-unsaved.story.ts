// SPEC 2 Writing room; 4 States
import type { Page } from '@playwright/test'
import {
  beginNewQuiz,
  button,
  field,
  heading,
  LENS,
  openEdit,
  quizRow,
  quizzesTitled,
  save,
  writeQuestion,
  writeQuiz,
} from '../support/authoring.ts'
import { expect, needs, test } from '../support/story.ts'
import { toast } from '../support/walking.ts'

const TITLE = 'Lenses and mirrors'
const KEPT = /^Draft kept on this device \d\d:\d\d$/
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

/** What changes something at the API, or asks for the quiz. */
function watchQuiz(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/quiz(\/|$)/.test(pathname) && !(request.method() === 'GET' && pathname.endsWith('/quiz')))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** The API as it is, but without drafts. */
const hideDrafts = (page: Page) =>
  page.route(/\/api\/auth\/(me|token)$/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const features = json.features?.filter((feature: string) => feature !== 'drafts')
    await route.fulfill({ response, json: { ...json, features } })
  })

for (const drafts of [true, false])
  test(`a quiz written for minutes is sent only when its button is pressed, ${drafts ? 'also where the API has drafts' : 'by an API without drafts, too'}`, async ({
    page,
    ownSchool,
  }) => {
    if (drafts) needs('drafts', 'they must not be used unasked')
    else await hideDrafts(page)
    await page.clock.install({ time: ownSchool.now() })
    await beginNewQuiz(page, ownSchool)
    const [address, calls] = [page.url(), watchQuiz(page)]
    await writeQuiz(page)
    await writeQuestion(page, { ...LENS, text: 'And another?' })
    await page.clock.runFor('03:00')
    await expect(status(page, KEPT)).toBeVisible()
    expect(calls).toEqual([])
    expect(page.url()).toBe(address)
    await expect(heading(page, 'Create New Quiz')).toBeVisible()
    await expect(button(page, 'Publish')).toHaveCount(0)
    await expect(button(page, 'Save as Draft')).toHaveCount(drafts ? 1 : 0)
    expect(await quizzesTitled(ownSchool, TITLE)).toEqual([])
    await save(page, 'Create Quiz')
    expect(await quizzesTitled(ownSchool, TITLE)).toMatchObject([{ is_active: true, question_count: 2 }])
    expect(await page.evaluate(() => localStorage.getItem('quiz:drafts'))).toBeNull()
  })

test('a draft is saved only on request, and published by updating it', async ({ page, ownSchool }) => {
  needs('drafts', 'an unfinished quiz reaches the server')
  await beginNewQuiz(page, ownSchool)
  await writeQuiz(page)
  await button(page, 'Save as Draft').click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await expect(quizRow(page, TITLE)).toContainText('Draft')
  await openEdit(page, TITLE)
  await expect(heading(page, 'Edit Quiz')).toBeVisible()
  await expect(page.getByText('Learners do not see this quiz yet.')).toBeVisible()
  await field(page, 'Description').fill('With mirrors')
  await button(page, 'Save as Draft').click()
  await expect(heading(page, 'Edit Quiz')).toHaveCount(0)
  await expect(quizRow(page, TITLE)).toContainText('Draft')
  expect(await quizzesTitled(ownSchool, TITLE)).toMatchObject([
    { is_active: false, description: 'With mirrors' },
  ])
  await openEdit(page, TITLE)
  await save(page, 'Update Quiz')
  expect(await quizzesTitled(ownSchool, TITLE)).toMatchObject([{ is_active: true }])
  await openEdit(page, TITLE)
  await expect(button(page, 'Update Quiz')).toBeVisible()
  await expect(button(page, 'Save as Draft'), 'learners see it').toHaveCount(0)
})
