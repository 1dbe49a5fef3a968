import type { Page } from '@playwright/test'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, checkRow, enter, next, questionCount, submit } from '../support/walking.ts'

const COUNT = 6
const questions = Array.from({ length: COUNT }, (_, index) => ({
  text: `What is called ${index}?`,
  options: ['Right', 'Wrong', 'Worse', 'None of these'].map((text, option) => ({
    text,
    ...(option === 3 && { pinned: true }),
  })),
  correctAnswer: 0,
  points: 1,
}))

/** The question in view and its options, in the order in which they stand. */
async function readQuestion(page: Page): Promise<string[]> {
  const question = await page.getByText(/^What is called \d\?$/).textContent()
  const options = await page.getByRole('radio').locator('xpath=ancestor::label').allTextContents()
  return [question ?? '', ...options]
}

/** Reads all questions from the first to the last; `each` is done at every one of them. */
async function readPaper(page: Page, each = async () => {}): Promise<string[][]> {
  const paper: string[][] = []
  for (let number = 1; number <= COUNT; number++) {
    await expect(questionCount(page, number, COUNT)).toBeVisible()
    paper.push(await readQuestion(page))
    await each()
    if (number < COUNT) await next(page)
  }
  return paper
}

const backToFirst = async (page: Page) => {
  for (let number = COUNT; number > 1; number--) await page.getByRole('button', { name: 'Previous' }).click()
}

test('two neighbours see different papers, each their own after a reload, on a laptop and in the review', async ({
  page,
  browser,
  school,
}) => {
  needs('order', 'everybody else gets the questions as they were written')
  const { _id: quizId } = await create(await enrolAdmin(school), {
    ...optics,
    questions,
    shuffle: { questions: true, options: true },
  })
  const [asha, ben] = [await enrolSeated(school, 'Asha Rao'), await enrolSeated(school, 'Ben Okri')]
  const beside = await (await browser.newContext()).newPage()
  const laptop = await (await browser.newContext()).newPage()

  await beginQuiz(page, school, asha, quizId)
  const hers = await readPaper(page, () => checkRow(page.getByRole('radio', { name: /Right$/ })))
  await beginQuiz(beside, school, ben, quizId)
  const his = await readPaper(beside)
  expect(his).not.toEqual(hers)
  expect(his.toSorted().map(([text]) => text)).toEqual(questions.map(({ text }) => text))
  for (const [, ...options] of [...hers, ...his]) expect(options.at(-1)).toContain('None of these')

  await page.reload()
  await backToFirst(page)
  expect(await readPaper(page)).toEqual(hers)
  await enter(laptop, school, asha, `/#/quiz/${quizId}`)
  // It goes on at the question that was saved last.
  await expect(laptop.getByRole('radio')).toHaveCount(4)
  expect(hers).toContainEqual(await readQuestion(laptop))
  await laptop.context().close()

  await submit(page)
  await expect(page.getByRole('heading', { name: 'Question Review' })).toBeVisible()
  await expect(page.getByText(/^What is called \d\?$/)).toHaveText(hers.map(([text = '']) => text))
  await beside.context().close()
})
