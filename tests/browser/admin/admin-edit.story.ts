// SPEC 2 Quiz form
import type { Page } from '@playwright/test'
import { handIn } from '../../support/school/hand-in.ts'
import {
  button,
  chooseInMenu,
  enrolAdmin,
  field,
  heading,
  openDashboard,
  openEdit,
  orderOf,
  questionsOf,
  quizRow,
  save,
} from '../support/authoring.ts'
import { enrolSeated, openQuiz, type School, type StoredQuiz } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { checkRow, enter, toast } from '../support/walking.ts'

const [SNELL, MIRROR, THIN] = ['Light enters glass', 'Where is the image', 'What does a thin lens']
const line = (page: Page, text: string) => page.locator('.question-order > li').filter({ hasText: text })

/** How the questions begin, in their order. */
const beginnings = async (page: Page) =>
  (await orderOf(page)).map((text) => [SNELL, MIRROR, THIN].findIndex((start) => text.includes(start ?? '')))

async function openOptics(page: Page, school: School, stored?: StoredQuiz) {
  const quiz = stored ?? (await openQuiz(school))
  await openDashboard(page, school, await enrolAdmin(school))
  await openEdit(page, quiz.title)
  return quiz
}

/** Drags a question by its handle to the lower edge of another one. */
async function drag(page: Page, text: string, to: string): Promise<void> {
  await line(page, text).locator('.grip').hover()
  await page.mouse.down()
  const target = await line(page, to).boundingBox()
  if (!target) throw new Error(`${to} is not shown`)
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 5 })
  await page.mouse.move(target.x + 20, target.y + target.height - 2, { steps: 5 })
  await page.mouse.up()
}

/** What the field that has the focus holds once Ctrl+Enter is dealt with, before the browser takes another key. */
const fieldAfterNext = (page: Page) =>
  field(page, 'Question Text').evaluate(async (area) => {
    const root = area.getRootNode()
    area.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true }),
    )
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage('')
    })
    const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement
    return focused instanceof HTMLTextAreaElement ? focused.value : focused?.tagName
  })

test('questions can be moved by keys and by hand, copied and deleted, while submitted results stay', async ({
  page,
  ownSchool,
}) => {
  const quiz = await openOptics(page, ownSchool)
  await button(page, 'Reorder questions').click()
  await expect.poll(() => beginnings(page)).toEqual([0, 1, 2])
  await button(line(page, SNELL ?? ''), 'Move question 1 down').focus()
  await page.keyboard.press('Enter')
  await expect(button(line(page, SNELL ?? ''), 'Move question 2 down'), 'the focus goes along').toBeFocused()
  await expect(page.getByText('Question moved to 2 of 3')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect.poll(() => beginnings(page)).toEqual([1, 2, 0])
  await drag(page, MIRROR ?? '', THIN ?? '')
  await expect.poll(() => beginnings(page)).toEqual([2, 1, 0])

  await line(page, THIN ?? '')
    .locator('.question-line')
    .click()
  await button(page, 'Duplicate question').click()
  await expect(heading(page, 'Questions (4)')).toBeVisible()
  await expect.poll(() => beginnings(page)).toEqual([2, 2, 1, 0])
  await field(page, 'Question Text').fill('What does a thick lens obey?')
  expect(await fieldAfterNext(page), 'who types on types into the next question').toContain(MIRROR)
  await button(page.getByRole('form', { name: 'Edit question 3' }), 'Cancel').click()
  await expect(page.getByRole('article', { name: 'Question 3' })).toBeVisible()
  await button(page, 'Delete question').click()
  await expect(page.getByText('Question 3 deleted')).toBeVisible()
  await button(page, 'Undo').click()
  await expect.poll(() => beginnings(page)).toEqual([2, -1, 1, 0])

  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page, 'Update Quiz')
  expect(new URL((await saved).url()).pathname).toBe(`/api/quiz/${quiz.id}`)
  const kept = await questionsOf(ownSchool, quiz.id)
  expect(kept.map(({ text }) => text)).toEqual([
    expect.stringContaining(THIN ?? ''),
    'What does a thick lens obey?',
    expect.stringContaining(MIRROR ?? ''),
    expect.stringContaining(SNELL ?? ''),
  ])
  await expect(quizRow(page, quiz.title).getByRole('cell').nth(2)).toHaveText('4', { useInnerText: true })
})

test('an earlier result is unchanged when the quiz is edited', NIGHTLY, async ({ page, ownSchool }) => {
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool)
  await handIn(learner, quiz.id, { answers: [0, 3, 0], timeSpent: 61 })
  const before = (await learner.call('GET', `/quiz/${quiz.id}/results`)).body
  expect(before).toMatchObject({ score: 67 })
  await openOptics(page, ownSchool, quiz)
  await button(page, 'Edit question').click()
  await field(page, 'Question Text').fill('Quite another question')
  await checkRow(field(page, 'Correct: option D'))
  await button(page, 'Update Question').click()
  await save(page, 'Update Quiz')

  expect((await learner.call('GET', `/quiz/${quiz.id}/results`)).body).toEqual(before)
  await enter(page, ownSchool, learner, `/#/quiz/${quiz.id}/results`)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('67%')
  await expect(page.getByText(SNELL ?? '').first()).toBeVisible()
  await expect(page.getByText('Quite another question')).toHaveCount(0)
})

test('a whole quiz can be copied', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await chooseInMenu(quizRow(page, quiz.title), 'Duplicate Quiz')
  await expect(field(page, 'Quiz Title')).toHaveValue(`${quiz.title} (copy)`)
  await expect(heading(page, 'Questions (3)')).toBeVisible()
  await button(page, 'Create Quiz').click()
  await expect(toast(page, 'Quiz created successfully')).toBeVisible()
  await expect(quizRow(page, `${quiz.title} (copy)`)).toBeVisible()
  await expect(quizRow(page, quiz.title)).toHaveCount(2)
})
