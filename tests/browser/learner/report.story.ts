// CONTRACT 4 reports
import type { Page } from '@playwright/test'
import { answerReport, listReports, ownReports } from '../../support/school/reporting.ts'
import type { Person } from '../../support/school/school.ts'
import { button, enrolAdmin } from '../support/authoring.ts'
import { enrolSeated, OFFERS_NOTHING, openQuiz } from '../support/school.ts'
import { expect, LOST, needs, test } from '../support/story.ts'
import { beginQuiz, choose, dialog, enter, next, passTime, secondsLeft, submit } from '../support/walking.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Regrades the second question so that two answers are right, and accepts what was reported of it. */
async function accept(admin: Person, quizId: string): Promise<void> {
  const { body } = await admin.call('POST', `/quiz/${quizId}/admin/regrade`, {
    changes: [{ questionId: 'question-2', accept: [0, 1] }],
    neverLower: true,
  })
  expect(body).toMatchObject({ gain: 1 })
  const [told] = await listReports(admin, `?quizId=${quizId}`)
  await answerReport(admin, told._id, { status: 'accepted', reply: 'Both count now.' })
}

/** Whether the clock is the topmost thing at its place, and not below a scrim. */
const isClockInSight = (page: Page) =>
  page.getByRole('timer', { includeHidden: true }).evaluate((clock) => {
    const { bottom } = clock.getBoundingClientRect()
    const sheet = (clock.getRootNode() as ShadowRoot).querySelector('dialog[open]')
    if (!sheet) return false
    const { top } = sheet.getBoundingClientRect()
    const scrim = Number.parseFloat(getComputedStyle(sheet, '::backdrop').top)
    return bottom <= top && bottom <= scrim
  })

/** The API as it is, but without reports. */
const hideReports = (page: Page) =>
  page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const features = json.features?.filter((feature: string) => feature !== 'reports')
    await route.fulfill({ response, json: { ...json, features } })
  })

test('a learner reports a question offline in the exam, and reads once that it was right', async ({
  page,
  context,
  complaints,
  ownSchool,
}) => {
  needs('reports', 'there is nothing to report with')
  complaints.expect(LOST)
  const [learner, admin] = [await enrolSeated(ownSchool), await enrolAdmin(ownSchool)]
  const quiz = await openQuiz(ownSchool)
  await beginQuiz(page, ownSchool, learner, quiz.id)
  await choose(page, 'A')
  await next(page)
  await choose(page, 'A')
  await expect(button(page, 'This question is wrong')).toBeVisible()
  await context.setOffline(true)

  await button(page, 'This question is wrong').click()
  await expect(page.getByRole('heading', { name: 'What is wrong with question 2?' })).toBeFocused()
  expect(await isClockInSight(page)).toBe(true)
  const left = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page), 'the clock runs').toBeLessThan(left)
  await dialog(page).getByRole('button', { name: 'Two answers are right' }).click()
  await expect(page.getByRole('heading', { name: 'Kept: Two answers are right' })).toBeFocused()
  expect(await isClockInSight(page)).toBe(true)

  await page.getByRole('textbox', { name: 'A line, if you like' }).fill('A and B say the sa')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Reported: Two answers are right')).toBeFocused()
  await page.keyboard.press('Enter')
  const line = page.getByRole('textbox', { name: 'A line, if you like' })
  await expect(line, 'what was begun is still there').toHaveValue('A and B say the sa')
  await line.fill('A and B say the same.')
  await line.press('Enter')
  await button(page, 'Back to Question 2').click()
  expect(await ownReports(learner)).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(() => ownReports(learner))
    .toMatchObject([{ questionId: 'question-2', kind: 'two-right', text: 'A and B say the same.' }])

  await next(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await accept(admin, quiz.id)

  const right = page.getByRole('heading', { name: 'You were right about question 2' })
  await page.goto(`${ownSchool.url}/#/quiz/${quiz.id}/results`)
  await page.reload()
  await expect(right, 'also with the result').toBeVisible()
  await page.goto(`${ownSchool.url}/#/`)
  await expect(right).toBeVisible()
  await expect(page.getByText('Your score: 33% → 67%')).toBeVisible()
  await expect(page.getByText('Both count now.')).toBeVisible()
  await button(page, 'Got it').click()
  await expect(right).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, Noor Haddad' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(right, 'told once').toHaveCount(0)
  await page.goto(`${ownSchool.url}/#/quiz/${quiz.id}/results`)
  await expect(right, 'and beside the result for good').toBeVisible()
})

test('the sheet is gone for the last minute, and what was begun is there in the review', async ({
  page,
  ownSchool,
}) => {
  needs('reports', 'there is nothing to report with')
  await page.clock.install({ time: ownSchool.now() })
  const [learner, quiz] = [await enrolSeated(ownSchool), await openQuiz(ownSchool)]
  await beginQuiz(page, ownSchool, learner, quiz.id)
  await choose(page, 'A')
  await button(page, 'This question is wrong').click()
  await button(page, 'Two answers are right').click()
  const line = page.getByRole('textbox', { name: 'A line, if you like' })
  await line.fill('A and B say the sa')
  await passTime(page, ownSchool, 14.1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Reported: Two answers are right')).toBeFocused()
  await passTime(page, ownSchool, 1)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await button(page, 'Reported: Two answers are right').click()
  await expect(line).toHaveValue('A and B say the sa')
})

test('a report that was made on another device is marked, and taken back offline', async ({
  page,
  context,
  complaints,
  ownSchool,
}) => {
  needs('reports', 'there is nothing to report with')
  complaints.expect(LOST)
  const [learner, quiz] = [await enrolSeated(ownSchool), await openQuiz(ownSchool)]
  await learner.call('POST', `/quiz/${quiz.id}/start`)
  await learner.call('POST', `/quiz/${quiz.id}/reports`, { questionId: 'question-1', kind: 'unclear' })
  await enter(page, ownSchool, learner, `/#/quiz/${quiz.id}`)
  const marked = button(page, 'Reported: I cannot understand it')
  await page.getByRole('button', { name: /^(Start|Resume|Continue) Quiz$/ }).click()
  await expect(marked).toBeVisible()
  await context.setOffline(true)
  await marked.click()
  await button(page, 'Take It Back').click()
  await expect(page.getByRole('heading', { name: 'What is wrong with question 1?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'This question is wrong')).toBeFocused()
  expect(await ownReports(learner)).toHaveLength(1)
  await context.setOffline(false)
  await expect.poll(() => ownReports(learner)).toEqual([])
})

test('where an API takes no reports nothing offers to make one', async ({ page, ownSchool }) => {
  if (!OFFERS_NOTHING) await hideReports(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const [learner, quiz] = [await enrolSeated(ownSchool), await openQuiz(ownSchool)]
  await beginQuiz(page, ownSchool, learner, quiz.id)
  const wrong = button(page, 'This question is wrong')
  await choose(page, 'A')
  await page.waitForLoadState('networkidle')
  await expect(wrong).toHaveCount(0)
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('Correct answer').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(wrong).toHaveCount(0)
  await page.goto(`${ownSchool.url}/#/`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/reports'))).toEqual([])
})
