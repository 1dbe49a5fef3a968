// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { commandOf } from '../../src/screens/writing-room/room-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['Enter', { ctrlKey: true }, 'next'],
  ['Enter', { metaKey: true }, 'next'],
  ['Enter', {}, undefined],
  ['s', { ctrlKey: true }, 'save'],
  ['S', { ctrlKey: true }, 'save'],
  ['s', { ctrlKey: true, shiftKey: true }, undefined],
  ['m', { ctrlKey: true }, 'formula'],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  // AltGr, with which some keyboards write letters.
  ['s', { ctrlKey: true, altKey: true }, undefined],
  ['ArrowUp', { altKey: true }, 'up'],
  ['ArrowDown', { altKey: true }, 'down'],
  ['ArrowDown', {}, undefined],
  ['Escape', {}, 'leave'],
  ['a', {}, undefined],
])('the key %s with %o asks for %s', (key, held, command) =>
  expect(commandOf({ key, ...NONE, ...held })).toBe(command),
)
