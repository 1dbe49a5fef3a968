// SPEC 2 Writing room
import { expect, test, vi } from 'vitest'
import { toGift } from '../../../src/exchange/formats/gift/write.ts'
import { openSchoolWithImport } from '../../support/page/import-page.ts'
import { until } from '../../support/page/page.ts'
import { randomQuestion } from '../../support/school/question-samples.ts'
import { seededRandom } from '../../support/server/random.ts'

const { openImport } = openSchoolWithImport()

const OPTIONS = 'A. 1\nB. 2\nC. 3\nD. 4'
const question = (text: string, answer = 'A') => `${text}\n${OPTIONS}\nANSWER: ${answer}\n`

test.each([
  ['aiken', question('One?')],
  ['gift', '::Q::What? {=a ~b ~c ~d}'],
  [
    'moodle',
    '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext><text>Q</text></questiontext></question></quiz>',
  ],
  ['csv', 'Q?,a,b,c,d,B'],
  ['json', '[{"text":"Q","options":["a","b","c","d"],"correctAnswer":1}]'],
])('%s is recognised and read', async (format, text) => {
  const { giveText, $importFound } = await openImport()
  await giveText(text)
  expect($importFound.get()).toMatchObject({ format })
})

test('a pasted page of two columns is read one after the other', async () => {
  const { giveText, $importText, $importItems } = await openImport()
  const rows = ['1. One?', 'A. 1', 'B. 2', '2. Two?', 'A. 1', 'B. 2'].map(
    (left, index) => left.padEnd(30) + ['3. Three?', 'A. 1', 'B. 2', '4. Four?', 'A. 1', 'B. 2'][index],
  )
  await giveText(rows.join('\r\n'))
  expect($importItems.get().map(({ checked }) => checked.text)).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect($importText.get()).toMatch(/^1\. One\?\nA\. 1\n/)
})

test('the chosen format takes precedence over the recognised one', async () => {
  const { typeText, chooseFormat, $importFound } = await openImport()
  typeText('What is {x}?,1,2,3,4,A')
  chooseFormat('csv')
  await until(() =>
    expect($importFound.get()).toMatchObject({ format: 'csv', checked: [{ text: 'What is {x}?' }] }),
  )
})

test('typed text is read once typing pauses, and the earlier questions stay until then', async () => {
  const { giveText, typeText, $importItems, progress } = await openImport()
  await giveText(question('One?'))
  const before = progress.length
  typeText(question('One? T'))
  typeText(question('One? Two?'))
  expect($importItems.get().map(({ checked }) => checked.text)).toEqual(['One?'])
  await until(() => expect($importItems.get().map(({ checked }) => checked.text)).toEqual(['One? Two?']))
  const begun = progress.slice(before).filter((at, index, all) => at && !all[index - 1])
  expect(begun, 'one run for two keys').toHaveLength(1)
})

test('a text without questions says why, and typing clears that message', async () => {
  const { giveText, typeText, refusal, $importFound } = await openImport()
  await giveText('Once upon a time')
  expect(refusal()).toMatch(/^No questions were recognised in this text/)
  typeText('What')
  expect(refusal()).toBeUndefined()
  typeText('<quiz></quiz>')
  await until(() => expect(refusal()).toBe('No questions were found in this Moodle XML text.'))
  typeText('')
  await until(() => expect(refusal()).toBeUndefined())
  expect($importFound.get()).toBeUndefined()
})

const fileOf = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)])
const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0))

test('a file of an older Windows program is read, with a warning', async () => {
  const { giveFile, $importItems, $sourceFacts, $importText } = await openImport()
  await giveFile(fileOf(...bytesOf(question('Où?').replaceAll('\n', '\r\n'))))
  expect($importItems.get().map(({ checked }) => checked.text)).toEqual(['Où?'])
  expect($importText.get()).toBe(question('Où?'))
  expect($sourceFacts.get().hint).toEqual({ code: 'encoding-guessed', encoding: 'windows-1252' })
})

test('a file that is too large, or gone, is explained, and the earlier text stays', async () => {
  const { giveFile, giveText, refusal, $importItems } = await openImport()
  await giveText(question('One?'))
  await giveFile(new Blob([new Uint8Array(20_000_001)]))
  expect(refusal()).toBe('The file is larger than 20 MB.')
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  })
  await giveFile(gone)
  expect(refusal()).toBe('The file could not be read.')
  expect($importItems.get()).toHaveLength(1)
})

test('an additional paste is put after the text, or replaces the selection', async () => {
  const { giveText, $importText, $importItems } = await openImport()
  await giveText(question('One?'))
  await giveText(question('Two?', 'B'))
  expect($importItems.get().map(({ checked }) => checked.text)).toEqual(['One?', 'Two?'])
  await giveText('Won?', { from: 0, to: 'One?'.length })
  expect($importText.get()).toBe(`${question('Won?')}\n\n${question('Two?', 'B')}`)
})

test('a paste from Word keeps its marks and pictures, and names its origin', async () => {
  const { giveHtml, $importText, $importItems, $sourceFacts, states } = await openImport()
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><p>1. Which?</p><p><img src="data:image/png;base64,${png}"></p><p>a) this</p><p><b>b) that</b></p></html>`
  await giveHtml(html, '1. Which?')
  expect($importText.get()).toMatch(/\(embedded:0\)/)
  expect($sourceFacts.get()).toMatchObject({ origin: 'word', pictures: [{ type: 'image/png' }] })
  expect(states()).toEqual(['ready'])
  expect($importItems.get()[0]?.checked).toMatchObject({
    question: { imageUrl: 'embedded:0', correctAnswer: 1 },
  })
})

const random = seededRandom(5)
const FIVE_HUNDRED = toGift(Array.from({ length: 500 }, () => randomQuestion(random)))

test('500 questions are read in slices, with progress', async () => {
  const { giveText, $importItems, progress } = await openImport()
  await giveText(FIVE_HUNDRED)
  expect($importItems.get()).toHaveLength(500)
  const steps = progress.flatMap((at) => (at?.total === 500 ? at.done : []))
  expect(steps.length).toBeGreaterThan(2)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

test('reading can be stopped, and the next input supersedes it', async () => {
  const { giveText, giveFile, stopReading, refusal, $importProgress, $importFound } = await openImport()
  const first = giveText(FIVE_HUNDRED)
  await vi.waitFor(() => expect($importProgress.get()).toMatchObject({ total: 500 }), { interval: 1 })
  stopReading()
  await first
  expect(refusal()).toBe('Reading was stopped.')
  expect($importFound.get()).toBeUndefined()
  await Promise.all([giveFile(new Blob([FIVE_HUNDRED])), giveFile(new Blob([question('Last?')]))])
  expect($importFound.get()).toMatchObject({ format: 'aiken', checked: [{ text: 'Last?' }] })
})

test.each([
  ['aiken', question('One?')],
  ['gift', 'One {=a ~b ~c ~d}\n\n'],
  ['moodle', '<question type="multichoice" '],
  ['csv', 'One,a,b,c,d,A\n'],
  ['json', '{"text":"One"},'],
] as const)('a very long text of %s can be stopped while it is read', async (format, piece) => {
  const { giveText, chooseFormat, stopReading, refusal, $importProgress } = await openImport()
  const pieces = piece.repeat(20_000)
  chooseFormat(format)
  const reading = giveText(format === 'json' ? `[${pieces}{}]` : pieces)
  const halfway = { done: expect.toSatisfy(Boolean) }
  await vi.waitFor(() => expect($importProgress.get()).toMatchObject(halfway), { timeout: 30_000 })
  stopReading()
  await reading
  expect(refusal()).toBe('Reading was stopped.')
})
