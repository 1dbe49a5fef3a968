import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  beginNewQuiz,
  button,
  DETAILS,
  fillDetails,
  heading,
  leaveForm,
  openNewQuiz,
  orderOf,
  overRoom,
  questionsOf,
  quizzesTitled,
  save,
} from '../support/authoring.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { checkRow, toast } from '../support/walking.ts'

const moodle = (text: string, right: string, wrong: string[]) =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>
<single>true</single>${[`<answer fraction="100"><text>${right}</text></answer>`, ...wrong.map((option) => `<answer fraction="0"><text>${option}</text></answer>`)].join('')}</question>`

/** In each format a good question and one that is not, with what is said of the latter. */
const TEXTS: [format: string, text: string, problem: string][] = [
  [
    'Aiken',
    'Aiken: what is $v$?\nA. Speed\nB. Mass\nC. Time\nD. Heat\nANSWER: A\n\nToo few?\nA. Yes\nB. No\nANSWER: B\n',
    'Line 8: has 2 options, needs 4',
  ],
  [
    'GIFT',
    'GIFT: what is $m$? {=Mass ~Speed ~Time ~Heat}\n\nWrite an essay. {}\n',
    'Line 3: is an essay: only questions with one correct option can be imported',
  ],
  [
    'Moodle XML',
    `<quiz>\n${moodle('XML: what is \\(t\\)?', 'Time', ['Speed', 'Mass', 'Heat'])}\n${moodle('Lonely', 'One', [])}\n</quiz>`,
    'Line 4: has 1 option, needs 4',
  ],
  [
    'CSV',
    'question,a,b,c,d,correct\n"CSV: what is $q$?",Heat,Mass,Time,Speed,A\nWhich?,1,2,3,4,\n',
    'Line 3: no correct answer',
  ],
  [
    'JSON',
    JSON.stringify([
      {
        text: 'JSON: what is $F$?',
        options: ['Force', 'Mass', 'Time', 'Heat'].map((text) => ({ text })),
        correctAnswer: 0,
      },
      { text: 'Bare', options: [{ text: 'a' }], correctAnswer: 0 },
    ]),
    'has 1 option, needs 4',
  ],
]

const pasted = (page: Page) => overRoom(page).getByRole('textbox', { name: 'Questions' })

async function openImport(page: Page): Promise<void> {
  await button(page, 'Import Questions').click()
  await expect(overRoom(page)).toBeVisible()
}

async function paste(page: Page, text: string): Promise<void> {
  await openImport(page)
  await pasted(page).fill(text)
  await button(page, 'Preview Questions').click()
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await openImport(page)
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [name, text],
  )
  await pasted(page).dispatchEvent('drop', { dataTransfer })
}

test('questions come from five formats; what is wrong is named by its line, and left out when agreed', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  for (const [index, [format, text, problem]] of TEXTS.entries()) {
    await (index % 2 ? drop(page, 'questions.txt', text) : paste(page, text))
    await expect(overRoom(page)).toContainText(`2 questions found, read as ${format}.`)
    await expect(overRoom(page)).toContainText('1 can be added, 1 cannot.')
    await expect(overRoom(page)).toContainText(problem)
    await expect(overRoom(page).locator('math').first()).toBeVisible()
    await expect(button(overRoom(page), 'Add 1 question')).toBeDisabled()
    await checkRow(overRoom(page).getByLabel('Leave out the 1 question with problems'))
    await button(overRoom(page), 'Add 1 question').click()
    await expect(heading(page, `Questions (${index + 1})`)).toBeVisible()
  }
  await save(page, 'Create Quiz')
  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  const kept = await questionsOf(ownSchool, quiz?.id ?? '')
  expect(kept.map(({ text }) => text.split(':')[0])).toEqual(['Aiken', 'GIFT', 'XML', 'CSV', 'JSON'])
  expect(kept.every((question) => 'correctAnswer' in question && question.correctAnswer === 0)).toBe(true)
})

test('nothing is added by looking, and what cannot be read is explained', async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await paste(page, TEXTS[0]?.[1] ?? '')
  await button(overRoom(page), 'Back').click()
  await expect(pasted(page), 'the text is there to be corrected').toHaveValue(/^Aiken/)
  await pasted(page).fill('Once upon a time')
  await button(page, 'Preview Questions').click()
  await expect(overRoom(page)).toContainText('The format is not recognised. Please choose it.')
  await pasted(page).press('Escape')
  await expect(overRoom(page)).toHaveCount(0)
  await expect(button(page, 'Import Questions')).toBeFocused()
  await expect(heading(page, 'Questions (0)')).toBeVisible()
})

const manyGift = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    `Number ${index + 1}: $$\\int_0^{${index}} x^2\\,dx$$ and then? \\{braces\\} {=right ~wrong ~none ~both}`.replace(
      /\$\$.*\$\$/,
      (formula) => formula.replaceAll(/[{}=~]/g, String.raw`\$&`),
    ),
  ).join('\n\n')

/** Measures until it is asked how long the page did nothing else at most, in milliseconds. */
const watchPauses = (page: Page) =>
  page.evaluate(() => {
    const watched = Object.assign(window, { longestPause: 0 })
    let before = performance.now()
    setInterval(() => {
      const now = performance.now()
      watched.longestPause = Math.max(watched.longestPause, now - before)
      before = now
    }, 10)
  })
const longestPause = (page: Page) => page.evaluate(() => Reflect.get(window, 'longestPause') as number)

test(
  'five hundred questions show how far they are, and the page stays awake',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    await beginNewQuiz(page, ownSchool)
    await openImport(page)
    await pasted(page).fill(manyGift(500))
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seenProgress: seen })
      const root = document.querySelector('quiz-app')?.shadowRoot
      if (!root) throw new Error('no widget')
      new MutationObserver(() => {
        const text = root.querySelector('dialog progress')?.getAttribute('aria-valuetext')
        if (text && seen.at(-1) !== text) seen.push(text)
      }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    await watchPauses(page)
    await button(page, 'Preview Questions').click()
    await expect(overRoom(page)).toContainText('500 questions found, read as GIFT. All of them can be added.')
    const seen = await page.evaluate(() => Reflect.get(window, 'seenProgress') as string[])
    expect(seen.filter((text) => /^Reading question \d+ of 500$/.test(text)).length).toBeGreaterThan(2)
    await button(overRoom(page), 'Add 500 questions').click()
    await expect(toast(page, '500 questions added')).toBeVisible()
    await expect(heading(page, 'Questions (500)')).toBeVisible()
    const pause = await longestPause(page)
    test.info().annotations.push({ type: 'longest pause', description: `${Math.round(pause)} ms` })
    expect(pause).toBeLessThan(1000)
  },
)

/** Exports in that format; answers what is in the file. */
async function download(page: Page, format: string, file: string): Promise<string> {
  await button(page, 'Export the questions').click()
  const item = page.getByRole('menuitem', { name: format })
  const [started] = await Promise.all([page.waitForEvent('download'), item.click()])
  expect(started.suggestedFilename()).toBe(file)
  return readFile(await started.path(), 'utf8')
}

async function exportBoth(page: Page) {
  const gift = await download(page, 'GIFT', 'Lenses-and-mirrors.gift')
  const json = await download(page, 'JSON', 'Lenses-and-mirrors.json')
  return { gift, json }
}

async function importAll(page: Page, file: string, text: string): Promise<void> {
  await leaveForm(page)
  await openNewQuiz(page)
  await fillDetails(page, { 'Quiz Title': DETAILS['Quiz Title'] })
  await drop(page, file, text)
  await overRoom(page)
    .getByRole('button', { name: /^Add \d+ questions$/ })
    .click()
}

test('what is exported comes back the same', NIGHTLY, async ({ page, ownSchool }) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, { 'Quiz Title': DETAILS['Quiz Title'] })
  await drop(page, 'many.gift', manyGift(12))
  await button(overRoom(page), 'Add 12 questions').click()
  await expect(heading(page, 'Questions (12)')).toBeVisible()
  await button(page, 'Export the questions').click()
  // The menu alone is closed, not the room.
  await page.keyboard.press('Escape')
  await expect(button(page, 'Export the questions')).toBeFocused()
  const first = await exportBoth(page)
  expect(JSON.parse(first.json).questions).toHaveLength(12)
  expect(first.json).toContain('{braces}')

  await importAll(page, 'a.gift', first.gift)
  await expect(heading(page, 'Questions (12)')).toBeVisible()
  expect(await exportBoth(page)).toEqual(first)
  await importAll(page, 'a.json', first.json)
  await expect(heading(page, 'Questions (12)')).toBeVisible()
  expect(await exportBoth(page)).toEqual(first)
  await button(page, 'Reorder questions').click()
  await expect.poll(async () => (await orderOf(page)).length).toBe(12)
})
