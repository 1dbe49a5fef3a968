import type { Locator } from '@playwright/test'
import { answersOfClass } from '../../support/school/class-answers.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { button, enrolAdmin } from '../support/authoring.ts'
import { inspect } from '../support/looks.ts'
import { expect, test } from '../support/story.ts'
import { enter, toast } from '../support/walking.ts'

const QUESTIONS = 6
const ATTEMPTS = 400
/** The third question, whose key is A although those who know it choose B. */
const MISKEYED = 2

const figure = async (region: Locator, name: string) =>
  Number(await region.getByRole('term').filter({ hasText: name }).locator('xpath=../dd').textContent())

test('a regrading of 400 attempts has the announced effect, and Undo reverts it', async ({
  page,
  ownSchool,
}) => {
  const questions = plainQuestions(QUESTIONS)
  const quizId = await storeQuiz(ownSchool, { questions })
  const rows = answersOfClass({ attempts: ATTEMPTS, questions: QUESTIONS, miskeyed: MISKEYED })
  const keys = questions.map(({ correctAnswer }) => correctAnswer)
  await storeAnswers(ownSchool.deps.db, { quizId, keys, rows, submittedAt: ownSchool.now() - 60_000 })
  await enter(page, ownSchool, await enrolAdmin(ownSchool), `/#/admin/quiz/${quizId}/items`)
  const analysis = page.getByRole('region', { name: 'Question 3' })
  await expect(analysis.getByText(/ would gain, \d+ would lose\. Nothing changes yet\./)).toBeVisible()
  await button(analysis, 'Regrade question 3').click()
  const panel = analysis.getByRole('region', { name: 'Regrade question 3' })
  await expect(panel.getByRole('heading', { name: 'Regrade question 3' })).toBeFocused()
  await panel.getByRole('radio', { name: 'Accept B too' }).check()
  await expect(panel.getByRole('tab', { name: 'Gain' })).toHaveAttribute('aria-selected', 'true')
  const gain = await figure(panel, 'gain')
  expect(gain).toBe(rows.filter((answers) => answers[MISKEYED] === 1).length)
  expect(await figure(panel, 'lose')).toBe(0)
  await inspect(page, 'the panel of a regrading')
  await button(panel, 'Apply to 400 attempts').click()
  const regraded = toast(page, '400 attempts regraded')
  await expect(regraded).toBeVisible()
  await expect(analysis.getByText('Key', { exact: true })).toHaveCount(2)
  await button(page, 'Undo').click()
  await expect(page.getByText('The regrading was undone').first()).toBeVisible()
  await expect(analysis.getByText('Key', { exact: true })).toHaveCount(1)
})
