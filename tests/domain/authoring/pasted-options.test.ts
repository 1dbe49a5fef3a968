import { expect, test } from 'vitest'
import {
  fillOptionsFrom,
  fitsFrom,
  readPastedOptions,
  replaceOptions,
} from '../../../src/domain/authoring/pasted-options.ts'
import { emptyQuestion } from '../../../src/domain/authoring/question-draft.ts'

const FOUR = ['Red', 'Green', 'Blue', 'Black']

test.each([
  ['bare', 'Red\nGreen\nBlue\nBlack', FOUR, undefined],
  ['from Windows, with blank lines', 'Red\r\n\r\nGreen\r\nBlue\r\n  \r\nBlack\r\n', FOUR, undefined],
  ['lettered a)', 'a) Red\nb) Green\nc) Blue\nd) Black', FOUR, undefined],
  ['lettered B. and (c)', 'A. Red\nB. Green\n(c) Blue\n(D) Black', FOUR, undefined],
  ['with the key before its letter', 'a) Red\n*b) Green\nc) Blue\nd) Black', FOUR, 1],
  ['with the key behind its letter', 'a) Red\nb) Green\nc) * Blue\nd) Black', FOUR, 2],
  ['with bullets', '* Red\n* Green\n* Blue\n* Black', FOUR, undefined],
  ['two', 'True\n*False', ['True', 'False'], 1],
  ['beginning with a letter of their own', 'I. Newton\nA. Einstein', ['I. Newton', 'A. Einstein'], undefined],
  ['with a decimal or an abbreviation', 'a.c. voltage\nB.C. 44', ['a.c. voltage', 'B.C. 44'], undefined],
])('lines %s are options', (_, text, texts, correct) =>
  expect(readPastedOptions(text)).toEqual({ texts, correct }),
)

test.each([
  ['one line', 'Red'],
  ['nothing', ' \n '],
  ['a formula over several lines', '$$\na = b\n$$'],
  ['more lines than a question can have options', 'x\n'.repeat(27)],
])('%s is no list of options', (_, text) => expect(readPastedOptions(text)).toBeUndefined())

const question = {
  ...emptyQuestion('1'),
  options: ['a', 'b', 'c', 'd'].map((text) => ({ text, imageUrl: `${text}.png` })),
  correctAnswer: 3,
}
const lines = (count: number, correct?: number) => ({ texts: [...'123456'].slice(0, count), correct })

test.each([
  ['all four, wherever they are pasted', lines(4), 2, '1234', 3],
  ['all four with their key', lines(4, 0), 2, '1234', 0],
  ['two from the third on', lines(2, 0), 2, 'ab12', 2],
  ['three from the first on', lines(3), 0, '123d', 3],
])('lines fill %s', (_, pasted, at, texts, correctAnswer) => {
  expect(fitsFrom(question, pasted, at)).toBe(true)
  const filled = fillOptionsFrom(question, pasted, at)
  expect(filled.options.map(({ text }) => text).join('')).toBe(texts)
  expect(filled.options.map(({ imageUrl }) => imageUrl)).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
  expect(filled.correctAnswer).toBe(correctAnswer)
})

test.each([
  ['five', 5, 0],
  ['three from the third on', 3, 2],
])('%s do not fit', (_, count, at) => expect(fitsFrom(question, lines(count), at)).toBe(false))

test.each([
  ['the first four', lines(6, 1), 4, '1234', 1],
  ['all six', lines(6, 5), 6, '123456', 5],
  ['two of them, without the key of before', lines(6, 5), 2, '12', 0],
])('%s take the place of all options', (_, pasted, count, texts, correctAnswer) => {
  const replaced = replaceOptions(question, pasted, count)
  expect(replaced.options.map(({ text }) => text).join('')).toBe(texts)
  expect(replaced.options[4]?.imageUrl ?? '').toBe('')
  expect(replaced.correctAnswer).toBe(correctAnswer)
})
