// SPEC 2 Quiz taking; 5 Validation
import { expect, test } from 'vitest'
import {
  navigatorPage,
  navigatorPageOf,
  navigatorPages,
  parseJump,
} from '../../../src/domain/attempts/navigator.ts'
import { optionLetter } from '../../../src/domain/kinds/choice/shape.ts'

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [100, 2],
  [101, 3],
])('%i questions make %i pages of the navigator', (count, pages) => {
  expect(navigatorPages(count)).toBe(pages)
  const shown = Array.from({ length: pages }, (_, page) => navigatorPage(count, page))
  expect(shown.flat()).toEqual(Array.from({ length: count }, (_, index) => index))
  expect(Math.max(...shown.map((page) => page.length))).toBeLessThanOrEqual(50)
})

test.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [99, 1],
  [100, 2],
])('question %i is on page %i of the navigator', (question, page) => {
  expect(navigatorPageOf(question)).toBe(page)
  expect(navigatorPage(101, page)).toContain(question)
})

test('a page beyond the last is empty', () => {
  expect(navigatorPage(50, 1)).toEqual([])
})

test.each([
  ['0', undefined],
  ['1', 0],
  ['60', 59],
  ['61', undefined],
  [' 7 ', 6],
  ['007', 6],
  ['-3', undefined],
  ['+3', undefined],
  ['3.5', undefined],
  ['3e1', undefined],
  ['0x10', undefined],
  ['1 2', undefined],
  ['abc', undefined],
  ['', undefined],
  [' ', undefined],
  ['9'.repeat(400), undefined],
])('in a quiz of 60 questions, "%s" jumps to %s', (text, index) => {
  expect(parseJump(text, 60)).toBe(index)
})

test('a quiz without questions has nothing to jump to', () => {
  expect(parseJump('1', 0)).toBeUndefined()
})

test.each([
  [0, 'A'],
  [3, 'D'],
  [25, 'Z'],
])('option %i has the letter %s', (index, letter) => {
  expect(optionLetter(index)).toBe(letter)
})
