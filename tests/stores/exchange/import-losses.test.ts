// SPEC 2 Writing room
import { expect, test, vi } from 'vitest'
import { lossKind } from '../../../src/domain/exchange/import-losses.ts'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import { openSchoolWithImport } from '../../support/page/import-page.ts'
import { hearToasts, until } from '../../support/page/page.ts'

const { openImport } = openSchoolWithImport()

const question = (text: string) => `${text}\na) 1\n*b) 2\n`
/** Two questions with a lost formula, one without a loss. */
const PAPER = ['1. Solve [?]', '2. A lens', '3. And [?]'].map(question).join('\n')
const lostAt = (line: number): LineNote => ({ code: 'formula-lost', kind: 'Equation.3', line })
const LOST = [lostAt(1), lostAt(9)]

/** As a Word file leaves it. */
async function openWithLosses() {
  const page = await openImport()
  await page.replaceSource(PAPER, { ...page.$sourceFacts.get(), origin: 'word', notes: LOST })
  return page
}

test('a formula lost on its way makes a question need its teacher, and is not added silently', async () => {
  const { states, $chosen, $importCounts } = await openWithLosses()
  expect(states()).toEqual(['loss', 'ready', 'loss'])
  expect($importCounts.get()).toMatchObject({ ready: 1, loss: 2 })
  expect($chosen.get()).toHaveLength(1)
})

test('one answer is for one question or for all that lost the same', async () => {
  const { states, acceptLoss, acceptLossesOf, nameOf, $importItems, $lossKinds } = await openWithLosses()
  const kind = lossKind($importItems.get()[0]?.losses ?? [])
  expect($lossKinds.get().get(kind)).toBe(2)
  acceptLoss(nameOf(0), true)
  expect(states()).toEqual(['ready', 'ready', 'loss'])
  acceptLoss(nameOf(0), false)
  acceptLossesOf(kind)
  expect(states()).toEqual(['ready', 'ready', 'ready'])
})

test('a gap that is filled in the text is no loss any more, and the other one stays', async () => {
  const { states, typeText, $sourceFacts } = await openWithLosses()
  typeText(PAPER.replace('[?]', '$x^2 = 4$'))
  await until(() => expect(states()).toEqual(['ready', 'ready', 'loss']))
  expect($sourceFacts.get().notes).toEqual([lostAt(9)])
})

test('losses and what was said of them are kept through a reload', async () => {
  const page = await openWithLosses()
  page.acceptLoss(page.nameOf(0), true)
  const kept = () => sessionStorage.getItem('quiz:import') ?? ''
  await until(() => expect(kept()).toContain('asItIs'))
  const stored = kept()
  page.forgetImport()
  page.editor.closeQuizDraft()
  page.openImport()
  sessionStorage.setItem('quiz:import', stored)
  await page.editor.openQuizDraft(undefined)
  page.openImport()
  await until(() => expect(page.states()).toEqual(['ready', 'ready', 'loss']))
  expect(page.$importItems.get()[2]?.losses).toEqual([lostAt(9)])
})

test('notes that this release does not know are not restored', async () => {
  const page = await openWithLosses()
  const kept = () => sessionStorage.getItem('quiz:import') ?? ''
  await until(() => expect(kept()).toContain('formula-lost'))
  const stored = kept().replaceAll('formula-lost', 'of-tomorrow')
  page.forgetImport()
  page.editor.closeQuizDraft()
  page.openImport()
  sessionStorage.setItem('quiz:import', stored)
  await page.editor.openQuizDraft(undefined)
  page.openImport()
  expect(page.$sourceFacts.get().notes).toEqual([])
})

test.each([
  ['no bytes', new Blob([])],
  ['blanks alone', new Blob([' \n\t\n\u00A0\u200B'])],
  ['a byte order mark alone', new Blob([Uint8Array.of(0xef, 0xbb, 0xbf)])],
])('a file with %s says so, and the text stays', async (_, file) => {
  const { giveFile, giveText, refusal, $importText } = await openImport()
  await giveText(PAPER)
  await giveFile(file)
  expect(refusal()).toBe('This file is empty.')
  expect($importText.get()).toBe(PAPER)
})

test('a file that was stopped is read again, unless the text has changed meanwhile', async () => {
  const { giveFile, giveText, readAgain, stopReading, $importText } = await openImport()
  const reading = giveFile(new Blob([PAPER]))
  stopReading()
  await reading
  expect($importText.get()).toBe('')
  await readAgain()
  expect($importText.get()).toBe(PAPER)
  const again = giveFile(new Blob(['other']))
  stopReading()
  await again
  await giveText('more')
  await readAgain()
  expect($importText.get()).toBe(`${PAPER}\n\nmore`)
})

const named = (name: string, text: string) => new File([text], name)
const descriptionOf = (count: number, fileName: string | undefined) => `${count} from ${fileName}`

test('a quiz without details gets suggestions when questions are added, which one undo takes back', async () => {
  const toasts = hearToasts()
  const { giveFile, addChosen, editor } = await openImport()
  await giveFile(named('optics_test.txt', PAPER.replaceAll('[?]', 'x')))
  await addChosen({ descriptionOf })
  expect(editor.$quizDraft.get()).toMatchObject({
    title: 'optics test',
    description: '3 from optics_test.txt',
    startTime: expect.stringMatching(/T09:00$/),
    endTime: expect.stringMatching(/T09:00$/),
    suggested: { title: 'optics test' },
  })
  await vi.waitFor(() =>
    expect(toasts).toEqual(['success: 3 questions added. The title is now “optics test”.']),
  )
  editor.undo()
  expect(editor.$quizDraft.get()).toMatchObject({ title: '', questions: [] })
})

test('the first line of a paper is a better title than its file’s name, and the author’s own stays', async () => {
  const { giveFile, addChosen, editor } = await openImport()
  await giveFile(named('scan0001.txt', `Waves and light\n\n${question('1. A lens')}`))
  await addChosen({ descriptionOf })
  expect(editor.$quizDraft.get().title).toBe('Waves and light')
  editor.undo()
  editor.setDetail('title', 'Mine')
  await addChosen({ descriptionOf })
  expect(editor.$quizDraft.get().title).toBe('Mine')
})

test('lines that belong to no question are told apart from those of questions that ask', async () => {
  const { giveText, $lineTones, $joinOffers } = await openImport()
  await giveText(`Waves and light\n\n1. A lens\na) 1\nb) 2\n`)
  expect([...$lineTones.get()].toSorted(([one], [other]) => one - other)).toEqual([
    [1, 'dropped'],
    [3, 'asks'],
    [4, 'asks'],
    [5, 'asks'],
  ])
  expect($joinOffers.get()?.get(1)).toMatchObject([{ line: 1, question: { number: 1 } }])
})

test('only a text that is read line by line offers to add its lines', async () => {
  const { giveText, $joinOffers } = await openImport()
  await giveText('Q?,a,b,c,d,B')
  expect($joinOffers.get()).toBeUndefined()
})
