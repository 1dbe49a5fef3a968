import { ownReports, report } from '../../support/school/reporting.ts'
import { button, enrolAdmin } from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

test('what learners report shows in the room, is accepted in the inbox, and they read the answer', async ({
  page,
  ownSchool,
}) => {
  const [noor, ben] = [
    await enrolSeated(ownSchool, 'Noor Haddad'),
    await enrolSeated(ownSchool, 'Ben Okafor'),
  ]
  const [admin, quiz] = [await enrolAdmin(ownSchool), await openQuiz(ownSchool)]
  for (const learner of [noor, ben]) await learner.call('POST', `/quiz/${quiz.id}/start`)
  await enter(page, ownSchool, admin, `/#/admin/quiz/${quiz.id}/room`)
  await expect(page.getByRole('region', { name: 'Learners' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reported now' })).toHaveCount(0)
  const [{ _id: first }] = (await admin.call('GET', `/quiz/${quiz.id}`)).body.questions
  await report(noor, quiz.id, first, { kind: 'two-right', text: 'A and B say the same.' })
  await report(ben, quiz.id, first, { kind: 'two-right' })
  const card = page.getByRole('region', { name: 'Reported now' })
  await expect(card.getByText('2 say two are right')).toBeVisible({ timeout: 20_000 })
  await inspect(page, 'the room with reports')
  await expect(card.getByRole('textbox', { name: 'Message' })).toHaveValue(/perhaps two answers are right/)

  await card.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByText('A and B say the same.')).toBeVisible()
  await inspect(page, 'the inbox of reports')
  await page.getByRole('textbox', { name: 'What the 2 learners will read' }).fill('Both count now.')
  await button(page, 'Accept').click()
  await expect(page.getByRole('heading', { name: 'No question is reported' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeFocused()
  for (const learner of [noor, ben])
    expect(await ownReports(learner)).toMatchObject([{ status: 'accepted', reply: 'Both count now.' }])

  await page.setViewportSize({ width: 390, height: 800 })
  await button(page, 'Accepted 1').click()
  await expect(page.getByText('Both count now.')).toBeVisible()
  await inspect(page, 'the inbox on a phone')
})
