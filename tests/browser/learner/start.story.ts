import type { Page } from '@playwright/test'
import { answer, disturb, holdSaves, loseCall, watchCalls } from '../support/faults.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, choose, enter, secondsLeft, storedAttempts, toast } from '../support/walking.ts'

const START = /\/api\/quiz\/[^/]+\/start$/
const press = (page: Page) => page.getByRole('button', { name: 'Start Quiz' }).click()

test('a quiz started on one device continues on another one, with the time that is left', async ({
  page,
  browser,
  ownSchool,
}) => {
  needs('start', 'only the device itself knows when it began')
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool)
  ownSchool.advance(18)
  await holdSaves(page)
  await beginQuiz(page, ownSchool, learner, quiz.id)
  await choose(page, 'B')
  const [before] = await storedAttempts(page)

  ownSchool.advance(4)
  const other = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage()
  const starts = watchCalls(other, 'POST', START)
  await enter(other, ownSchool, learner, `/#/quiz/${quiz.id}`)
  await expect(
    other.getByText(/^Your slot ends at .+, before the 15 minutes of this quiz are over/),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: 'Book a later slot' })).toBeVisible()
  for (const check of ['Connection', 'Storage', /^Your device's clock is /])
    await expect(other.getByText(check)).toBeVisible()
  await expect(other.getByText('Connected'), 'what passed is folded away').toBeHidden()
  await inspect(other, 'the introduction')

  await disturb(other, START, loseCall, answer(500, { message: 'Internal error' }))
  await press(other)
  await expect(other.getByRole('alert')).toContainText('Network connection issue.')
  await press(other)
  await expect(other.getByRole('alert')).toHaveText('Internal error')
  expect(await storedAttempts(other), 'nothing was begun').toEqual([])
  await press(other)
  await expect(toast(other, 'your time continues from there')).toBeVisible()
  await expect.poll(() => secondsLeft(other)).toBeLessThanOrEqual(11 * 60 + 1)
  expect(starts).toHaveLength(3)
  const [attempt] = await storedAttempts(other)
  expect(attempt).toMatchObject({ deadline: before?.deadline, answers: [null, null, null] })
  await other.context().close()
})
