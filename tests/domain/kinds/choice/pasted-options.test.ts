// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { type DraftQuestion, emptyQuestion } from '../../../../src/domain/authoring/draft/question-draft.ts'
import { NO_KEY } from '../../../../src/domain/kinds/choice/draft.ts'
import { fillOptions, readPastedOptions } from '../../../../src/domain/kinds/choice/pasted-options.ts'

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
])('pasted lines are options: %s', (_, text, texts, correct) =>
  expect(readPastedOptions(text)).toEqual({ texts, correct }),
)

test.each([
  ['one line', 'Red'],
  ['nothing', ' \n '],
  ['a formula over several lines', '$$\na = b\n$$'],
  ['more lines than a question can have options', 'x\n'.repeat(27)],
])('%s is not a list of options', (_, text) => expect(readPastedOptions(text)).toBeUndefined())

const question = {
  ...emptyQuestion('1'),
  options: ['a', 'b', 'c', 'd'].map((text) => ({ text, imageUrl: `${text}.png` })),
  correctAnswer: 3,
}
const lines = (count: number, correct?: number) => ({
  texts: Array.from({ length: count }, (_, index) => String(index + 1)),
  correct,
})
const textsOf = (filled?: DraftQuestion) => filled?.options.map(({ text }) => text).join('')

test.each([
  ['all four, wherever they are pasted', lines(4), 2, '1234', 3],
  ['all four with their key', lines(4, 0), 2, '1234', 0],
  ['two from the third on', lines(2, 0), 2, 'ab12', 2],
  ['three from the first on', lines(3), 0, '123d', 3],
  ['three from the third on, and one more option', lines(3), 2, 'ab123', 3],
  ['two from the last on, the second of which is right', lines(2, 1), 3, 'abc12', 4],
  ['six options instead of four, wherever they are pasted', lines(6, 4), 3, '123456', 4],
])('pasted lines fill %s', (_, pasted, at, texts, correctAnswer) => {
  const filled = fillOptions(question, pasted, at)
  expect(textsOf(filled)).toBe(texts)
  expect(filled?.options.slice(0, 4).map(({ imageUrl }) => imageUrl)).toEqual([
    'a.png',
    'b.png',
    'c.png',
    'd.png',
  ])
  expect(filled?.options[4]?.imageUrl ?? '').toBe('')
  expect(filled?.correctAnswer).toBe(correctAnswer)
})

test.each([
  ['two', lines(2, 1), 0, '12', 1],
  ['two below the first', lines(2), 1, '12', NO_KEY],
  ['26', lines(26, 25), 0, lines(26).texts.join(''), 25],
])('in an empty question, %s pasted lines become all the options', (_, pasted, at, texts, correctAnswer) => {
  const filled = fillOptions(emptyQuestion('1'), pasted, at)
  expect(filled?.options).toHaveLength(pasted.texts.length)
  expect(textsOf(filled)).toBe(texts)
  expect(filled?.correctAnswer).toBe(correctAnswer)
})

test('a key among blank options stays while its option is there; otherwise no option is right', () => {
  const blank = { ...emptyQuestion('1'), correctAnswer: 2 }
  expect(fillOptions(blank, lines(3), 0)?.correctAnswer).toBe(2)
  expect(fillOptions(blank, lines(2), 0)?.correctAnswer).toBe(NO_KEY)
})

test('lines that would make more than 26 options are refused', () => {
  const many = fillOptions(question, lines(25), 0)
  expect(many?.options).toHaveLength(25)
  expect(many && fillOptions(many, lines(3), 24)).toBeUndefined()
  expect(many && fillOptions(many, lines(4), 22)?.options).toHaveLength(26)
})
