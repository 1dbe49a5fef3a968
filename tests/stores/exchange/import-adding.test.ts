// SPEC 2 Writing room
import { expect, test } from 'vitest'
import type { EmbeddedPicture, FoundQuestion } from '../../../src/domain/exchange/found-question.ts'
import { checkQuestion, embeddedUrl } from '../../../src/domain/exchange/found-question.ts'
import { foundNothing } from '../../../src/exchange/questions/read-blocks.ts'
import { openSchoolWithImport } from '../../support/page/import-page.ts'
import { hearToasts, until } from '../../support/page/page.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const { openImport, proxy } = openSchoolWithImport()

const UPLOAD = /POST .*\/upload\/image/
const stored = (name: string) => instead(answers(200, { url: `https://pictures.example/${name}.png` }))

const picture = (name: string, byte: number, type = 'image/png'): EmbeddedPicture => ({
  name,
  type,
  bytes: Uint8Array.of(byte, byte),
})

/** A question with this embedded picture, and with that one at its second option. */
const asked = (text: string, ...[own, ofOption]: number[]): FoundQuestion => ({
  ...foundNothing,
  line: 1,
  text,
  imageUrl: own === undefined ? '' : embeddedUrl(own),
  imageAlt: 'A lens',
  options: [
    { text: 'one', imageUrl: '', correct: true },
    { text: 'two', imageUrl: ofOption === undefined ? '' : embeddedUrl(ofOption), correct: false },
  ],
})

async function openWith(questions: readonly FoundQuestion[], pictures: readonly EmbeddedPicture[]) {
  const page = await openImport()
  const checked = questions.map((question, index) => checkQuestion(question, index + 1))
  page.$importFound.set({ format: 'aiken', keyPlace: undefined, checked, notes: [], pictures })
  const pictured = () =>
    page.drafted().flatMap(({ imageUrl, options }) => [imageUrl, ...options.map((option) => option.imageUrl)])
  return { ...page, pictured }
}

test('pictures are uploaded before anything is added, each once', async () => {
  const toasts = hearToasts()
  const { addChosen, pictured, $adding } = await openWith(
    [asked('A', 0, 1), asked('B', 0), asked('C', 2)],
    // The last one is the first one again.
    [picture('a', 1), picture('b', 2), picture('c', 1)],
  )
  proxy().plan(UPLOAD, stored('a'), stored('b'))
  expect(await addChosen()).toBe(true)
  expect(proxy().calls(UPLOAD)).toHaveLength(2)
  const a = 'https://pictures.example/a.png'
  const sorted = new Set(pictured())
  expect(sorted).toEqual(new Set(['', a, 'https://pictures.example/b.png']))
  const [first, , , third] = pictured().filter(Boolean)
  expect([first, third]).toEqual([pictured()[0], pictured()[0]])
  expect($adding.get()).toEqual({ state: 'idle' })
  await until(() => expect(toasts).toEqual(['success: 3 questions added']))
})

test('at most three pictures are uploaded at a time, with their progress', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const pictures = Array.from({ length: 8 }, (_, index) => picture(String(index), index))
  const { addChosen, $adding } = await openWith(
    pictures.map((_, index) => asked(String(index), index)),
    pictures,
  )
  // Held, and refused then for want of the cookie that a browser has.
  proxy().plan(UPLOAD, ...pictures.map(() => heldUntil(gate)))
  const adding = addChosen()
  await until(() => expect(proxy().calls(UPLOAD)).toHaveLength(3))
  expect($adding.get()).toEqual({ state: 'uploading', done: 0, total: 8 })
  expect(await addChosen(), 'a second press adds nothing').toBe(false)
  open()
  await adding
  expect(proxy().calls(UPLOAD)).toHaveLength(8)
})

test('a failed picture is named, and nothing is added until the teacher retries, which uploads only that one', async () => {
  const { addChosen, texts, pictured, $adding } = await openWith(
    [asked('A', 0), asked('B', 1)],
    [picture('a.png', 1), picture('b.png', 2)],
  )
  proxy().plan(UPLOAD, stored('a'), instead(answers(507, { message: 'Full' })))
  expect(await addChosen()).toBe(false)
  expect($adding.get()).toMatchObject({
    state: 'failed',
    total: 2,
    failed: [{ problem: { code: 'refused' } }],
  })
  expect(texts()).toEqual([])
  proxy().plan(UPLOAD, stored('b'))
  expect(await addChosen()).toBe(true)
  expect(proxy().calls(UPLOAD)).toHaveLength(3)
  expect(texts()).toEqual(['A', 'B'])
  expect(pictured().filter(Boolean).toSorted()).toEqual([
    'https://pictures.example/a.png',
    'https://pictures.example/b.png',
  ])
})

test('questions can be added without a picture that failed or that cannot be uploaded', async () => {
  const { addChosen, drafted, $adding } = await openWith(
    [asked('A', 0), asked('B', 1), asked('C', 2)],
    [picture('a', 1), picture('drawing.wmf', 2, 'image/wmf')],
  )
  proxy().plan(UPLOAD, instead(resets))
  expect(await addChosen()).toBe(false)
  expect($adding.get()).toMatchObject({
    failed: [
      { name: 'a', problem: { code: 'refused', reason: { code: 'network' } } },
      { name: 'drawing.wmf', problem: { code: 'wrong-type' } },
      { index: 2, problem: { code: 'lost' } },
    ],
  })
  expect(await addChosen({ withoutFailed: true })).toBe(true)
  expect(drafted().map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual([
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ])
})

test('a cancelled upload adds nothing, and finished ones are not repeated', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const { addChosen, cancelAdding, texts, $adding } = await openWith(
    [asked('A', 0), asked('B', 1)],
    [picture('a', 1), picture('b', 2)],
  )
  proxy().plan(UPLOAD, stored('a'), heldUntil(gate))
  const adding = addChosen()
  await until(() => expect($adding.get()).toMatchObject({ done: 1 }))
  cancelAdding()
  open()
  expect(await adding).toBe(false)
  expect([texts(), $adding.get()]).toEqual([[], { state: 'idle' }])
  proxy().plan(UPLOAD, stored('b'))
  expect(await addChosen()).toBe(true)
  expect(proxy().calls(UPLOAD)).toHaveLength(3)
})

test('a text that replaces another ends its uploads, and their messages', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const { addChosen, giveText, texts, $adding } = await openWith([asked('A', 0)], [picture('a', 1)])
  proxy().plan(UPLOAD, instead(answers(507, { message: 'Full' })), heldUntil(gate))
  expect(await addChosen()).toBe(false)
  expect($adding.get().state).toBe('failed')
  const adding = addChosen()
  await until(() => expect(proxy().calls(UPLOAD)).toHaveLength(2))
  await giveText('1. B\na) one\n*b) two')
  open()
  expect(await adding).toBe(false)
  expect([texts(), $adding.get()]).toEqual([[], { state: 'idle' }])
})

test('questions that were added and then removed from the quiz can be added again', async () => {
  const { addChosen, openImport: openAgain, texts, editor, $importCounts } = await openWith([asked('A')], [])
  await addChosen()
  openAgain()
  expect($importCounts.get()).toMatchObject({ ready: 0, added: 1 })
  editor.undo()
  expect(texts()).toEqual([])
  openAgain()
  expect($importCounts.get()).toMatchObject({ ready: 1, added: 0 })
})
