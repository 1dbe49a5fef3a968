// SPEC 2 Writing room
import type { Page } from '@playwright/test'
import { docxFile, paragraph, run } from '../../support/office/docx-file.ts'
import {
  beginNewQuiz,
  button,
  enrolAdmin,
  expectDetails,
  heading,
  openDashboard,
  overRoom,
  questionsOf,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { expect, test } from '../support/story.ts'
import { toast } from '../support/walking.ts'

const yourText = (page: Page) => overRoom(page).getByRole('textbox', { name: 'Your text' })

const found = (page: Page, number: number) =>
  overRoom(page).getByRole('article', { name: `Question ${number}`, exact: true })

const openImport = async (page: Page) => {
  await button(page, 'Import Questions').click()
  await expect(heading(page, 'Paste anything')).toBeFocused()
}

const wordFile = (...lines: string[]) => docxFile({ body: lines.join('') })
const line = (text: string) => paragraph(run(text))

async function give(page: Page, name: string, bytes: Uint8Array | string): Promise<void> {
  const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes)
  await overRoom(page)
    .getByLabel(/^Choose (a|another) file$/)
    .setInputFiles({ name, mimeType: '', buffer })
}

/** Counts keys and presses from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { presses: 0 })
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, () => counted.presses++, { capture: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'presses') as number)
}

const MOST_PRESSES = 8
const COUNT = 25

test('a paper of 25 questions with keys is a saved quiz after five presses', async ({ page, ownSchool }) => {
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  const presses = await countPresses(page)
  await button(page, 'Import').click()
  const chooses = page.waitForEvent('filechooser')
  await overRoom(page).getByText('Choose a file', { exact: true }).click()
  const asked = Array.from({ length: COUNT }, (_, index) =>
    [`${index + 1}. What is ${index} + 1?`, `a) ${index + 1}`, `b) ${index + 2}`].map(line).join(''),
  )
  const keys = Array.from({ length: COUNT }, (_, index) => `${index + 1}a`).join(' ')
  const buffer = Buffer.from(wordFile(line('Sums up to 25'), ...asked, line(`Answers: ${keys}`)))
  await (await chooses).setFiles({ name: 'sums.docx', mimeType: '', buffer })
  const theFileItself = 1
  await button(page, 'Add 25 questions').click()
  await expect(toast(page, '25 questions added. The title is now “Sums up to 25”.')).toBeVisible()
  await test.step('what is suggested is seen before it is saved', async () => {
    await expectDetails(page, {
      'Quiz Title': 'Sums up to 25',
      'Duration (minutes)': '15',
      Description: '25 questions from sums.docx',
      'Start Time': '2026-03-05T09:00',
      'End Time': '2026-03-12T09:00',
    })
    await expect(page.getByText('Suggested. Change it if it does not fit.')).toHaveCount(3)
    expect(await quizzesTitled(ownSchool, 'Sums up to 25'), 'nothing is saved by itself').toEqual([])
  })
  await save(page, 'Create Quiz')
  const count = (await presses()) + theFileItself
  test.info().annotations.push({ type: 'presses', description: String(count) })
  expect(count).toBeLessThanOrEqual(MOST_PRESSES)
  const [quiz] = await quizzesTitled(ownSchool, 'Sums up to 25')
  expect(await questionsOf(ownSchool, quiz?.id ?? '')).toHaveLength(COUNT)
})

const FORMULA = '<w:fldSimple w:instr=" EQ \\f(1;2) "/>'
const withFormula = (number: number) =>
  paragraph(run(`${number}. What is `) + FORMULA) + line('*a) a half') + line('b) a third')

test('lost formulas are said at their questions, answered by keys, and kept through a reload', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await openImport(page)
  await give(
    page,
    'lost.docx',
    wordFile(withFormula(1), line('2. A lens'), line('*a) bends'), line('b) breaks'), withFormula(3)),
  )
  await expect(overRoom(page)).toContainText('1 ready · 2 lost something')
  await expect(found(page, 1)).toContainText('a formula is lost (EQ)')
  await expect(button(page, 'Add 1 question')).toBeVisible()
  await expect(button(found(page, 1), 'Add it as it is')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(found(page, 3), 'Add it as it is')).toBeFocused()
  await expect(overRoom(page)).toContainText('2 ready · 1 lost something')
  await page.waitForFunction(() => sessionStorage.getItem('quiz:import')?.includes('asItIs'))
  await page.reload()
  await openImport(page)
  await expect(overRoom(page)).toContainText('2 ready · 1 lost something')
  await test.step('writing the formula into the text mends it', async () => {
    await button(found(page, 3), 'Edit the text').click()
    const words = await yourText(page).inputValue()
    await yourText(page).fill(words.replace('3. What is [?]', '3. What is $\\frac12$'))
    await expect(overRoom(page)).toContainText('3 ready')
    await found(page, 3).scrollIntoViewIfNeeded()
    await expect(found(page, 3).locator('math')).toBeVisible()
  })
  await button(page, 'Add 3 questions').click()
  await expect(heading(page, 'Questions (3)')).toBeVisible()
})

const HEAD = ['Physics', 'Class ten', 'Optics', 'Second test', 'Look at the lens']
const PAPER = `${HEAD.join('\n')}\n\n1. It\n*a) bends\nb) breaks\n`

test('lines of no question are said on top and added from the list, and the text’s own undo takes it back', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await openImport(page)
  await give(page, 'optics.txt', PAPER)
  await expect(overRoom(page)).toContainText('5 of 8 lines belong to no question.')
  await button(overRoom(page), 'Show them').click()
  await expect(button(overRoom(page), 'Line 1')).toBeFocused()
  await button(overRoom(page), 'Add to question 1').click()
  await expect(found(page, 1)).toContainText('Look at the lens It')
  await expect(overRoom(page)).toContainText('Line 5 now belongs to question 1.')
  await yourText(page).focus()
  await page.keyboard.press('Control+z')
  await expect(yourText(page)).toHaveValue(PAPER)
  await expect(found(page, 1)).not.toContainText('Look at the lens')
})

test('on a phone the questions come first, and what leads to the text opens it', async ({
  page,
  ownSchool,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await button(page, 'Import').click()
  await test.step('an empty file says so and leads to another one', async () => {
    await give(page, 'empty.txt', '')
    await expect(overRoom(page).getByRole('alert')).toContainText('This file is empty.')
    await expect(overRoom(page).getByRole('alert').getByText('Choose another file')).toBeVisible()
  })
  await give(page, 'optics.txt', PAPER)
  await expect(found(page, 1)).toBeInViewport()
  await expect(yourText(page)).toBeHidden()
  await button(found(page, 1), 'Edit question 1').click()
  await expect(yourText(page)).toBeFocused()
  await button(overRoom(page), 'Hide the text').click()
  await expect(yourText(page)).toBeHidden()
  await test.step('a line is added although the text is hidden', async () => {
    await button(overRoom(page), 'Show them').click()
    await button(overRoom(page), 'Add to question 1').click()
    await expect(found(page, 1)).toContainText('Look at the lens It')
  })
})

test('a file whose reader could not be loaded is read once the network is back', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect('ERR_FAILED')
  complaints.expect('dynamically imported module')
  await beginNewQuiz(page, ownSchool)
  await openImport(page)
  const readers = /(?:reading-worker|read-source)[^/]*\.js/
  await page.route(readers, (route) => route.abort())
  await give(page, 'optics.txt', PAPER)
  await expect(overRoom(page).getByRole('alert')).toContainText('The import could not be loaded.')
  await page.unroute(readers)
  await button(overRoom(page), 'Read it again').click()
  await expect(heading(page, '1 question found')).toBeVisible()
})
