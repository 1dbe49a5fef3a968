// SPEC 2 Practice
import type { Page } from '@playwright/test'
import { handIn } from '../../support/school/hand-in.ts'
import { plainQuestions } from '../../support/school/quiz-answers.ts'
import { type Person, storeQuiz } from '../../support/school/school.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, enter, next, submit } from '../support/walking.ts'

const DAY_MINUTES = 24 * 60

/** Somebody whose three answers were all wrong. */
async function enrolWithMistakes(school: School): Promise<{ learner: Person; quizId: string }> {
  const [learner, quizId] = [
    await enrolSeated(school),
    await storeQuiz(school, { questions: plainQuestions(3) }),
  ]
  await handIn(learner, quizId, { answers: [1, 1, 1], timeSpent: 60 })
  return { learner, quizId }
}

const answer = async (page: Page, text: 'First' | 'Second') => {
  await page.getByRole('button', { name: new RegExp(`^Option [A-D]: ${text}`) }).click()
  await expect(page.getByText(/^This one comes back/)).toBeVisible()
}

const goOn = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ }).click()

const practiseMistakes = async (page: Page, count: number) => {
  await page.getByRole('button', { name: `Incorrect ${count}` }).click()
  await page.getByRole('button', { name: `Practice these ${count}` }).click()
}

const due = (page: Page, count: number) => page.getByRole('button', { name: `Practice ${count} due today` })

/** How many of the cards that the API keeps were answered. */
const answeredAtApi = async ({ call }: Person) =>
  (await call('GET', '/user/practice')).body.cards.filter(({ memory }: { memory?: object }) => memory).length

test('what is answered on one device is due later on the other, which was offline meanwhile', async ({
  browser,
  ownSchool,
}) => {
  needs('practice', 'cards stay on their device')
  const { learner, quizId } = await enrolWithMistakes(ownSchool)
  const [phone, laptop] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext()).newPage()) as [Promise<Page>, Promise<Page>],
  )
  await enter(phone, ownSchool, learner, `/#/quiz/${quizId}/results`)
  await practiseMistakes(phone, 3)
  await answer(phone, 'First')
  await expect.poll(() => answeredAtApi(learner)).toBe(1)

  await enter(laptop, ownSchool, learner, '/#/user/results')
  await due(laptop, 2).click()
  await expect(laptop.getByText('1 of 2')).toBeVisible()
  await laptop.context().setOffline(true)
  await answer(laptop, 'Second')
  await goOn(laptop)
  await phone.goto(`${ownSchool.url}/#/user/results`)
  await expect(due(phone, 2), 'nobody knows of what was answered offline').toBeVisible()
  await laptop.context().setOffline(false)
  await expect.poll(() => answeredAtApi(learner)).toBe(2)

  await phone.reload()
  await due(phone, 1).click()
  await answer(phone, 'First')
  await goOn(phone)
  await expect(phone.getByRole('heading', { name: 'Done for now' })).toBeVisible()
  await expect.poll(() => answeredAtApi(learner)).toBe(3)
  await laptop.goto(`${ownSchool.url}/#/user/results`)
  await expect(laptop.getByRole('heading', { name: 'Attempts' })).toBeVisible()
  await expect(laptop.getByRole('button', { name: /^Practice/ }), 'nothing is due any more').toHaveCount(0)

  ownSchool.advance(DAY_MINUTES)
  for (const device of [phone, laptop]) {
    await enter(device, ownSchool, learner, '/#/user/results')
    await expect(due(device, 1), 'the one that was wrong').toBeVisible()
    await device.context().close()
  }
})

/** The API says that it has nothing of these; what its answers have of them all the same is not looked at. */
async function withoutFeatures(page: Page, ...features: string[]): Promise<void> {
  await page.route(/\/api\/auth\/me$/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const left = json.features?.filter((feature: string) => !features.includes(feature))
    await route.fulfill({ response, json: { ...json, ...(left && { features: left }) } })
  })
}

test('an API without pace, standing and practice is neither told nor asked of them, and one practises on the device', async ({
  page,
  ownSchool,
}) => {
  await withoutFeatures(page, 'pace', 'standing', 'practice')
  const learner = await enrolSeated(ownSchool)
  const { id } = await openQuiz(ownSchool, { count: 3 })
  const calls: string[] = []
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await beginQuiz(page, ownSchool, learner, id)
  for (const _ of [1, 2]) await next(page)
  const submitted = page.waitForRequest(/\/submit$/)
  await submit(page)
  expect(Object.keys((await submitted).postDataJSON())).not.toContain('seconds')
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  for (const title of ['Where the minutes went', 'Where you stand'])
    await expect(page.getByText(title)).toHaveCount(0)

  await page.getByRole('button', { name: 'Not answered 3' }).click()
  await page.getByRole('button', { name: 'Practice these 3' }).click()
  await expect(page.getByText('No clock, no score, nothing is sent.')).toBeVisible()
  await page.getByRole('button', { name: /^Option A:/ }).click()
  await expect(page.getByText(/^This one comes back/)).toBeVisible()
  await page.goto(`${ownSchool.url}/#/user/results`)
  await page.reload()
  await due(page, 2).click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  expect(calls.filter((call) => /\/(standing|user\/practice)$/.test(call))).toEqual([])
})
