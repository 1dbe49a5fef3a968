// SPEC 2 Writing room
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { docxFile, drawing, paragraph, run } from '../../support/office/docx-file.ts'
import { picture } from '../../support/server/pictures.ts'
import {
  beginNewQuiz,
  button,
  DETAILS,
  enrolAdmin,
  fillDetails,
  heading,
  leaveForm,
  openDashboard,
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
    'text',
    '1) Text: what is $v$?\n*a) Speed  b) Mass  c) Time\n\n2) Too few?\n*a) Yes\n',
    'Line 4: no options and no ANSWER',
  ],
  [
    'GIFT',
    'GIFT: what is $m$? {=Mass ~Speed ~Time ~Heat}\n\nWrite an essay. {}\n',
    'Line 3: is an essay: only questions with one correct option can be imported',
  ],
  [
    'Moodle XML',
    `<quiz>\n${moodle('XML: what is \\(t\\)?', 'Time', ['Speed', 'Mass', 'Heat'])}\n${moodle('Lonely', 'One', [])}\n</quiz>`,
    'Line 4: has 1 option, needs 2 to 26',
  ],
  [
    'CSV',
    'question,a,b,c,d,correct\n"CSV: what is $q$?",Heat,Mass,Time,Speed,A\nWhich?,1,2,3,4,Z\n',
    'Line 3: the correct answer "Z" is neither a letter nor a number of an option',
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
    'has 1 option, needs 2 to 26',
  ],
]

const yourText = (page: Page) => overRoom(page).getByRole('textbox', { name: 'Your text' })

async function openImport(page: Page): Promise<void> {
  await button(page, 'Import Questions').click()
  await expect(heading(page, 'Paste anything')).toBeFocused()
}

async function type(page: Page, text: string): Promise<void> {
  await openImport(page)
  await yourText(page).fill(text)
}

/** Anywhere on the screen. */
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
  await heading(page, 'Paste anything').dispatchEvent('drop', { dataTransfer })
}

/** Ctrl+V without a field: what the clipboard holds, in two formats. */
const pasteAnywhere = (page: Page, plain: string, html = '') =>
  heading(page, 'Paste anything').evaluate(
    (element, [text, markup]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text ?? '')
      if (markup) clipboardData.setData('text/html', markup)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      )
    },
    [plain, html],
  )

const found = (page: Page, number: number) =>
  overRoom(page).getByRole('article', { name: `Question ${number}`, exact: true })

test('questions can come from five formats, with problems named by line, and only good ones are added', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  for (const [index, [format, text, problem]] of TEXTS.entries()) {
    await (index % 2 ? drop(page, 'questions.txt', text) : type(page, text))
    await expect(heading(page, '2 questions found')).toBeVisible()
    await expect(overRoom(page).getByRole('button', { name: `Read as: ${format}` })).toBeVisible()
    await expect(overRoom(page)).toContainText(problem)
    await expect(overRoom(page).locator('math').first()).toBeVisible()
    await button(found(page, 2), 'Leave out').click()
    await button(overRoom(page), 'Add 1 question').click()
    await expect(heading(page, `Questions (${index + 1})`)).toBeVisible()
    await expect(button(page, 'Import Questions')).toBeFocused()
  }
  await save(page, 'Create Quiz')
  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  const kept = await questionsOf(ownSchool, quiz?.id ?? '')
  expect(kept.map(({ text }) => text.split(':')[0])).toEqual(['Text', 'GIFT', 'XML', 'CSV', 'JSON'])
  expect(kept.every((question) => 'correctAnswer' in question && question.correctAnswer === 0)).toBe(true)
})

const PAPER = `1. A lens
a) bends   *b) breaks

2. A prism
a) splits   b) joins   c) hides

3. A mirror
a) glows   b) reflects
`

test('a pasted paper gets its missing keys from letter keys, and its text is edited beside it', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await openImport(page)
  await pasteAnywhere(page, PAPER)
  await test.step('the focus goes to the first question that asks, and from each answer to the next', async () => {
    await expect(button(found(page, 2), 'A is right')).toBeFocused()
    await expect(overRoom(page)).toContainText('1 ready · 2 need a key')
    expect(page.workers(), 'read off the main thread').toHaveLength(1)
    await page.keyboard.press('c')
    await expect(button(found(page, 3), 'A is right')).toBeFocused()
    await page.keyboard.press('b')
    await expect(button(page, 'Add 3 questions')).toBeFocused()
  })
  await test.step('an edit of one question leaves the answers of the others', async () => {
    await button(found(page, 1), 'Edit question 1').click()
    await expect(yourText(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' is clear. It')
    await expect(found(page, 1)).toContainText('A lens is clear. It')
    await expect(overRoom(page)).toContainText('3 ready')
  })
  await test.step('leaving the screen loses nothing', async () => {
    await page.keyboard.press('Escape')
    await expect(overRoom(page)).toHaveCount(0)
    await expect(button(page, 'Import Questions')).toBeFocused()
    await openImport(page)
    await expect(overRoom(page)).toContainText('3 ready')
  })
  await button(page, 'Add 3 questions').click()
  await expect(heading(page, 'Questions (3)')).toBeVisible()
})

test('the import on a phone opens from the dashboard, with a button to the questions', async ({
  page,
  ownSchool,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page, ownSchool, await enrolAdmin(ownSchool))
  await button(page, 'Import').click()
  await expect(heading(page, 'Paste anything')).toBeFocused()
  await pasteAnywhere(page, PAPER.slice(0, PAPER.indexOf('2.')))
  await button(page, 'Add 1 question').click()
  await expect(button(page, 'Questions (1)')).toBeFocused()
})

test('a question without a key can be finished in the writing room, which asks for it before saving', async ({
  page,
  ownSchool,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  await type(page, PAPER.slice(PAPER.indexOf('3.')))
  await checkRow(overRoom(page).getByLabel('Add the 1 without a key, too'))
  await button(page, 'Add 1 question').click()
  await expect(page.getByText('key?', { exact: true })).toBeVisible()
  await button(page, 'Create Quiz').click()
  await expect(toast(page, 'Question 1: Please choose the correct option')).toBeVisible()
  await page.getByRole('button', { name: /A mirror/ }).click()
  await button(page, 'Update Question').click()
  await expect(page.getByLabel('Correct: option A')).toBeFocused()
  await page.getByLabel('Correct: option B').press('Space')
  await save(page, 'Create Quiz')
  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  expect(await questionsOf(ownSchool, quiz?.id ?? '')).toMatchObject([{ correctAnswer: 1 }])
})

/** Two questions of a Word file, each with a picture. */
async function wordFile(): Promise<Uint8Array> {
  const [a, b] = await Promise.all([picture({ width: 40, height: 30 }), picture({ width: 60, height: 20 })])
  const asked = (number: number, id: string) =>
    paragraph(run(`${number}. What does it show? `) + drawing(id, 'A drawing')) +
    paragraph(run('a) a lens')) +
    paragraph(run('b) a mirror', '<w:b/>'))
  return docxFile({
    body: asked(1, 'a') + asked(2, 'b'),
    pictures: { a: Uint8Array.from(a), b: Uint8Array.from(b) },
  })
}

test('the pictures of a Word file are uploaded before its questions are added, and a failed one again', async ({
  page,
  ownSchool,
  complaints,
}) => {
  await beginNewQuiz(page, ownSchool)
  await fillDetails(page, DETAILS)
  await openImport(page)
  await overRoom(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'paper.docx', mimeType: '', buffer: Buffer.from(await wordFile()) })
  await expect(overRoom(page).getByRole('button', { name: 'Read as: text from Word' })).toBeVisible()
  await expect(overRoom(page).locator('.found img')).toHaveCount(2)
  await test.step('a network lost half-way adds nothing, and the picture is named', async () => {
    complaints.expect('ERR_FAILED')
    let calls = 0
    await page.route('**/upload/image', (route) => (++calls === 2 ? route.abort() : route.continue()))
    await button(page, 'Add 2 questions').click()
    await expect(overRoom(page).getByRole('alert')).toContainText('1 of 2 pictures could not be uploaded')
  })
  await overRoom(page).getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Questions (2)')).toBeVisible()
  await save(page, 'Create Quiz')
  const [quiz] = await quizzesTitled(ownSchool, DETAILS['Quiz Title'])
  const kept = await questionsOf(ownSchool, quiz?.id ?? '')
  expect(kept).toMatchObject([
    { correctAnswer: 1, imageUrl: expect.stringMatching(/^http/) },
    { correctAnswer: 1, imageUrl: expect.stringMatching(/^http/) },
  ])
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
  'an import of five hundred questions shows its progress, and the page stays responsive',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    await beginNewQuiz(page, ownSchool)
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
    await drop(page, 'many.gift', manyGift(500))
    await expect(overRoom(page)).toContainText('500 ready')
    const seen = await page.evaluate(() => Reflect.get(window, 'seenProgress') as string[])
    expect(seen.filter((text) => /^Reading \d+ of 500$/.test(text)).length).toBeGreaterThan(0)
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

test('an exported quiz comes back the same', NIGHTLY, async ({ page, ownSchool }) => {
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
