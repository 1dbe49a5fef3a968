import { afterEach, expect, test, vi } from 'vitest'
import { leavePage, otherTabStores, watch } from '../../support/page/page.ts'

const openStorage = async () => {
  const v = await import('valibot')
  const { $storage, deviceAtom } = await import('../../../src/stores/lib/storage.ts')
  return { $storage, noteAtom: () => deviceAtom('quiz:note', v.object({ text: v.string() })) }
}

const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {}
const restoreStorage = () => void Object.defineProperty(globalThis, 'localStorage', ownStorage)
afterEach(restoreStorage)

const replaceStorage = (read: () => Storage) =>
  void Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: read })

/** Readable storage without space left. */
function fillDevice(): void {
  const storage = localStorage
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const full = {
    getItem: storage.getItem.bind(storage),
    removeItem: storage.removeItem.bind(storage),
    setItem,
  }
  replaceStorage(() => full as unknown as Storage)
}

/** Storage that throws on access, as in a sandboxed frame. */
const blockStorage = () =>
  replaceStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })

test('a value is stored on the device and survives a reload', async () => {
  const before = await openStorage()
  before.noteAtom().set({ text: 'kept' })
  expect(localStorage.getItem('quiz:note')).toBe('{"text":"kept"}')
  await leavePage()
  const after = await openStorage()
  expect(after.noteAtom().get()).toEqual({ text: 'kept' })
  expect(after.$storage.get()).toBe('device')
})

test('an undefined value is removed from the device', async () => {
  const { noteAtom } = await openStorage()
  const $note = noteAtom()
  $note.set({ text: 'gone soon' })
  $note.set(undefined)
  expect(localStorage.getItem('quiz:note')).toBeNull()
  expect($note.get()).toBeUndefined()
})

test('a value is kept in memory if storage is blocked, which is reported', async () => {
  blockStorage()
  const { $storage, noteAtom } = await openStorage()
  const $note = noteAtom()
  $note.set({ text: 'in memory' })
  expect($note.get()).toEqual({ text: 'in memory' })
  expect(noteAtom().get(), 'another store of the same page').toEqual({ text: 'in memory' })
  expect($storage.get()).toBe('memory')
  $note.set(undefined)
  expect(noteAtom().get()).toBeUndefined()
})

test('the newest value counts on a full device, not the stored one', async () => {
  const { $storage, noteAtom } = await openStorage()
  noteAtom().set({ text: 'old' })
  fillDevice()
  noteAtom().set({ text: 'new' })
  expect(noteAtom().get()).toEqual({ text: 'new' })
  expect($storage.get()).toBe('memory')
})

test('a value is stored as soon as there is space again', async () => {
  const { noteAtom } = await openStorage()
  fillDevice()
  noteAtom().set({ text: 'first' })
  restoreStorage()
  noteAtom().set({ text: 'second' })
  expect(localStorage.getItem('quiz:note')).toBe('{"text":"second"}')
})

test.each([
  ['no JSON', '{"text":'],
  ['JSON of another shape', '{"words":["x"]}'],
  ['null', 'null'],
])('stored text that is %s is ignored', async (_, text) => {
  localStorage.setItem('quiz:note', text)
  const { noteAtom } = await openStorage()
  const $note = noteAtom()
  expect($note.get()).toBeUndefined()
  $note.set({ text: 'new' })
  expect($note.get()).toEqual({ text: 'new' })
})

test('changes in another tab are followed', async () => {
  const { noteAtom } = await openStorage()
  const seen = watch(noteAtom())
  otherTabStores('quiz:note', '{"text":"from the other tab"}')
  otherTabStores('quiz:note', 'not even JSON')
  otherTabStores('quiz:note', '{"text":"again"}')
  otherTabStores('quiz:note', null)
  expect(seen).toEqual([undefined, { text: 'from the other tab' }, undefined, { text: 'again' }, undefined])
})

test('unchanged text yields the same value, and is not parsed again', async () => {
  const { noteAtom } = await openStorage()
  const $note = noteAtom()
  const note = { text: 'mine' }
  $note.set(note)
  const parse = vi.spyOn(JSON, 'parse')
  expect($note.readDevice()).toBe(note)
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  localStorage.setItem('quiz:note', '{"text":"of a tab that was not heard of"}')
  expect($note.readDevice()).toEqual({ text: 'of a tab that was not heard of' })
  expect($note.readDevice()).toBe($note.readDevice())
})
