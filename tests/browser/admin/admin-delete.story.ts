// SPEC 5 Validation
import { handIn } from '../../support/school/hand-in.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { button, enrolAdmin, heading, openDashboard, quizRow } from '../support/authoring.ts'
import { answer, watchCalls } from '../support/faults.ts'
import { attemptsOf, enrolSeated, openQuiz } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import { dialog, enter, toast } from '../support/walking.ts'

const QUESTION = 'Are you sure you want to delete this quiz?'

test(
  'a deleted quiz is gone for new learners, and stays readable for those who took it',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    const learner = await enrolSeated(ownSchool)
    const [quiz, other] = [await openQuiz(ownSchool), await openQuiz(ownSchool)]
    await handIn(learner, quiz.id, { answers: [0, 1, 3], timeSpent: 61 })
    const before = await attemptsOf(ownSchool, learner, quiz.id)
    expect(before).toMatchObject([{ score: 67 }])

    await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
    await button(quizRow(page, quiz.title), 'Delete Quiz').click()
    await expect(dialog(page)).toContainText(QUESTION)
    await expect(dialog(page), 'which quiz is meant').toContainText(quiz.title)
    await expect(button(dialog(page), 'Cancel')).toBeFocused()
    await button(dialog(page), 'Cancel').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(quizRow(page, quiz.title)).toBeVisible()

    const reads = watchCalls(page, 'GET', /\/api\/quiz$/)
    await button(quizRow(page, quiz.title), 'Delete Quiz').click()
    await button(dialog(page), 'Delete Quiz').click()
    await expect(toast(page, 'Quiz deleted successfully')).toBeVisible()
    await expect(quizRow(page, quiz.title)).toHaveCount(0)
    await expect(quizRow(page, other.title)).toBeVisible()
    await expect.poll(() => reads.length, 'the list is read anew').toBeGreaterThan(0)
    await page.reload()
    await expect(quizRow(page, other.title)).toBeVisible()
    await expect(quizRow(page, quiz.title)).toHaveCount(0)

    expect(await attemptsOf(ownSchool, learner, quiz.id)).toEqual(before)
    await enter(page, ownSchool, learner, `/#/quiz/${quiz.id}/results`)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('67%')
    await expect(heading(page, 'Question Review')).toBeVisible()
    await page.goto(`${ownSchool.url}/#/user/results`)
    await expect(page.getByText(quiz.title)).toBeVisible()
  },
)

test('a failed deletion keeps the quiz and says so, while one by somebody else is not a failure', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(500), refused(404))
  const id = await storeQuiz(ownSchool)
  const admin = await enrolAdmin(ownSchool)
  await openDashboard(page, ownSchool, admin)
  const row = quizRow(page, 'Geometric optics')
  let fails = true
  await page.route(/\/api\/quiz\/[^/]+$/, (route) => {
    if (!fails || route.request().method() !== 'DELETE') return route.fallback()
    fails = false
    return answer(500, { message: 'y'.repeat(200) })(route)
  })
  await button(row, 'Delete Quiz').click()
  await button(dialog(page), 'Delete Quiz').click()
  await expect(toast(page, 'Failed to delete quiz')).toBeVisible()
  await button(dialog(page), 'Cancel').click()
  await expect(row).toBeVisible()

  await admin.call('DELETE', `/quiz/${id}`)
  await button(row, 'Delete Quiz').click()
  await button(dialog(page), 'Delete Quiz').click()
  await expect(toast(page, 'Quiz not found.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('No quizzes yet')).toBeVisible()
})
