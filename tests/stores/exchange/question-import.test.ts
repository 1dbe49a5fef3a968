import { expect, test, vi } from 'vitest'
import { toGift } from '../../../src/domain/exchange/question-gift.ts'
import { exchange } from '../../../src/messages/exchange/en.ts'
import type { ImportScene } from '../../../src/stores/exchange/question-import.ts'
import { catchDownloads } from '../../support/page/downloads.ts'
import { hearToasts, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { problemsIn, randomQuestion } from '../../support/school/question-samples.ts'
import { enrol } from '../../support/school/school.ts'
import { seededRandom } from '../../support/server/random.ts'

const { school, proxy } = openSchool(at('12:00:00'))

/** The scene with its codes as the texts that the screen makes of them. */
function worded(scene: ImportScene) {
  if (scene.scene === 'asking' && scene.refusal)
    return { scene: 'asking', message: exchange.source.refusal(scene.refusal) }
  if (scene.scene === 'preview') return { ...scene, hint: scene.hint && exchange.preview.hint(scene.hint) }
  return scene
}

/** An administrator with the form of a new quiz open. */
async function openImport() {
  await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const editor = {
    ...(await import('../../../src/stores/authoring/quiz-draft.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-questions.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-form.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-details.ts')),
  }
  const stores = await import('../../../src/stores/exchange/question-import.ts')
  watch(editor.$quizDraft)
  await editor.openQuizDraft(undefined)
  const scenes = watch(stores.$import)
  const drafted = () => editor.$quizDraft.get().questions.map(({ text }) => text)
  return { ...stores, scenes, editor, drafted, scene: () => worded(stores.$import.get()) }
}

const OPTIONS = 'A. 1\nB. 2\nC. 3\nD. 4'
const AIKEN = `One?\n${OPTIONS}\nANSWER: A\n\nTwo?\nA. 1\nB. 2\nANSWER: B\n\nThree?\n${OPTIONS}\nANSWER: D\n`

test('nothing is added before confirmation, and then only the questions without problems', async () => {
  const { readPasted, scene, $ready, $faulty, drafted, addReady, editor } = await openImport()
  const toasts = hearToasts()
  await readPasted(AIKEN)
  expect(scene()).toMatchObject({ scene: 'preview', format: 'aiken', hint: undefined })
  expect($ready.get().map(({ number }) => number)).toEqual([1, 3])
  expect($faulty.get().map(({ number }) => number)).toEqual([2])
  expect(problemsIn($faulty.get())).toEqual(['line 8: has 2 options, needs 4'])
  expect(drafted()).toEqual([])
  addReady()
  expect(drafted()).toEqual(['One?', 'Three?'])
  expect(editor.$quizDraft.get().questions[1]).toMatchObject({ correctAnswer: 3, points: 1 })
  expect(new Set(editor.$quizDraft.get().questions.map(({ key }) => key)).size).toBe(2)
  expect(scene()).toEqual({ scene: 'asking' })
  await vi.waitFor(() => expect(toasts).toEqual(['success: 2 questions added']))
  addReady()
  expect(drafted(), 'a second press adds nothing').toHaveLength(2)
})

test.each([
  ['aiken', AIKEN],
  ['gift', '::Q::What? {=a ~b ~c ~d}'],
  [
    'moodle',
    '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext><text>Q</text></questiontext></question></quiz>',
  ],
  ['csv', 'Q?,a,b,c,d,B'],
  ['json', '[{"text":"Q","options":["a","b","c","d"],"correctAnswer":1}]'],
])('%s is recognised and read', async (format, text) => {
  const { readPasted, scene } = await openImport()
  await readPasted(text)
  expect(scene()).toMatchObject({ scene: 'preview', format })
})

test('the chosen format takes precedence over the detected one', async () => {
  const { readPasted, $importFormat, scene } = await openImport()
  $importFormat.set('csv')
  await readPasted('What is {x}?,1,2,3,4,A')
  expect(scene()).toMatchObject({ scene: 'preview', format: 'csv', checked: [{ text: 'What is {x}?' }] })
})

test.each([
  [' \n', 'Paste some questions or choose a file first.'],
  ['Once upon a time', 'The format is not recognised. Please choose it.'],
  ['<quiz></quiz>', 'No questions were found in this Moodle XML text.'],
])('%j is explained', async (text, message) => {
  const { readPasted, typeText, scene } = await openImport()
  await readPasted(text)
  expect(scene()).toEqual({ scene: 'asking', message })
  typeText('What')
  expect(scene(), 'typing clears it').toEqual({ scene: 'asking' })
})

const fileOf = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)])
const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0))

test('a file of an older Windows program is read, with a warning', async () => {
  const { readFile, scene, $ready } = await openImport()
  await readFile(fileOf(...bytesOf(`Où?\r\n${OPTIONS.replaceAll('\n', '\r\n')}\r\nANSWER: A`)))
  expect($ready.get().map(({ text }) => text)).toEqual(['Où?'])
  expect(scene()).toMatchObject({
    hint: 'The file is not UTF-8 and was read as Windows-1252: check accents and special characters.',
  })
})

test('a byte order mark is dropped, without a warning', async () => {
  const { readFile, scene } = await openImport()
  await readFile(new Blob([`\uFEFF${AIKEN}`]))
  expect(scene()).toMatchObject({ scene: 'preview', hint: undefined })
})

test('a file that is too large, or gone, is explained', async () => {
  const { readFile, scene } = await openImport()
  await readFile(new Blob([new Uint8Array(20_000_001)]))
  expect(scene()).toMatchObject({ message: 'The file is larger than 20 MB.' })
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  })
  await readFile(gone)
  expect(scene()).toMatchObject({ message: 'The file could not be read.' })
})

const random = seededRandom(5)
const FIVE_HUNDRED = toGift(Array.from({ length: 500 }, () => randomQuestion(random)))

test('500 questions are read in slices, with progress', async () => {
  const { readPasted, scenes, $ready } = await openImport()
  await readPasted(FIVE_HUNDRED)
  expect($ready.get()).toHaveLength(500)
  const progress = scenes.flatMap((scene) =>
    scene.scene === 'reading' && scene.total === 500 ? scene.done : [],
  )
  expect(progress.length).toBeGreaterThan(2)
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
})

test('reading can be cancelled, and a newer reading supersedes it', async () => {
  const { readPasted, cancelReading, scene } = await openImport()
  const first = readPasted(FIVE_HUNDRED)
  await vi.waitFor(() => expect(scene()).toMatchObject({ scene: 'reading', total: 500 }), { interval: 1 })
  cancelReading()
  await first
  expect(scene()).toEqual({ scene: 'asking' })
  const [second, third] = [readPasted(FIVE_HUNDRED), readPasted(AIKEN)]
  await Promise.all([second, third])
  expect(scene()).toMatchObject({ scene: 'preview', format: 'aiken' })
})

test.each([
  ['aiken', `One?\n${OPTIONS}\nANSWER: A\n`],
  ['gift', 'One {=a ~b ~c ~d}\n\n'],
  ['moodle', '<question type="multichoice" '],
  ['csv', 'One,a,b,c,d,A\n'],
  ['json', '{"text":"One"},'],
] as const)('a very long text of %s gives way to Cancel', async (format, piece) => {
  const { readPasted, cancelReading, $importFormat, scene } = await openImport()
  const pieces = piece.repeat(20_000)
  $importFormat.set(format)
  const reading = readPasted(format === 'json' ? `[${pieces}{}]` : pieces)
  const halfway = { scene: 'reading', done: expect.toSatisfy(Boolean) }
  await vi.waitFor(() => expect(scene()).toMatchObject(halfway), { timeout: 30_000 })
  cancelReading()
  await reading
  expect(scene()).toEqual({ scene: 'asking' })
})

test.each(['gift', 'json'] as const)('what is exported as %s can be imported again', async (format) => {
  const { editor, readFile, $ready, addReady, drafted, readPasted } = await openImport()
  editor.setDetail('title', 'Optics / "lenses": 2026 — परीक्षा')
  await readPasted(AIKEN)
  addReady()
  const files = catchDownloads()
  const { exportQuestions } = await import('../../../src/stores/exchange/question-export.ts')
  await exportQuestions(format, exchange.untitled)
  expect(files.map(({ name }) => name)).toEqual([`Optics-lenses-2026-परीक्षा.${format}`])
  for (const { blob } of files) await readFile(blob)
  expect($ready.get().map(({ text }) => text)).toEqual(drafted())
})

test('older questions with fewer options are exported without the blank options of the editor', async () => {
  const { editor } = await openImport()
  const option = (text: string) => ({ text, imageUrl: '' })
  const options = [option('a'), option(' '), option('b'), option('')]
  editor.addToDraft([{ key: '', text: ' Q ', imageUrl: '', options, correctAnswer: 2, points: 1 }])
  const files = catchDownloads()
  const { exportQuestions } = await import('../../../src/stores/exchange/question-export.ts')
  await exportQuestions('gift', exchange.untitled)
  expect(await files[0]?.blob.text()).toBe('::Question 1::[html]Q {\n~[html]a\n=[html]b\n}\n')
  expect(files[0]?.name).toBe('questions.gift')
})
