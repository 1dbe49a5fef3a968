import * as v from 'valibot'
import { expect, test } from 'vitest'
import { authoredIndex, shownOption } from '../../../src/domain/kinds/choice/shape.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

const question = (fields: object) => v.parse(Question, { text: 'Which?', options: ['a', 'b'], ...fields })

test('options that are plain strings are read as texts', () => {
  expect(question({ options: ['Red', { text: 'Blue', imageUrl: 'b.png' }] }).options).toEqual([
    { text: 'Red' },
    { text: 'Blue', imageUrl: 'b.png' },
  ])
})

test.each([
  ['imageUrl', { imageUrl: 'new.png' }, 'new.png'],
  ['image of older data', { image: 'old.png' }, 'old.png'],
  ['imageUrl before image', { imageUrl: 'new.png', image: 'old.png' }, 'new.png'],
  ['image where imageUrl is blank', { imageUrl: ' ', image: 'old.png' }, 'old.png'],
  ['image where imageUrl is null', { imageUrl: null, image: 'old.png' }, 'old.png'],
  ['none', {}, undefined],
  ['none where both are blank', { imageUrl: '', image: '' }, undefined],
])("a question's picture is %s", (_, fields, imageUrl) => {
  expect(question(fields).imageUrl).toBe(imageUrl)
  expect(question(fields)).not.toHaveProperty('image')
})

test.each([
  ['nothing is blank', ['a', 'b', 'c', 'd'], 2, ['a', 'b', 'c', 'd'], 2],
  ['a blank stands before the key', ['', 'b', 'c'], 2, ['b', 'c'], 1],
  ['blanks stand all around it', ['', 'b', ' ', 'd', '\t'], 3, ['b', 'd'], 1],
  ['a blank stands after it', ['a', 'b', '', ''], 0, ['a', 'b'], 0],
  ['the key itself is blank', ['a', '', 'c'], 1, ['a', 'c'], undefined],
  ['the key points beyond the options', ['a', 'b'], 9, ['a', 'b'], undefined],
  ['there is no key', ['', 'b'], null, ['b'], undefined],
])('blank options are dropped and the key moves along where %s', (_, options, correctAnswer, shown, key) => {
  const read = question({ options, correctAnswer })
  expect(read.options.map((option) => option.text)).toEqual(shown)
  expect(read.correctAnswer).toBe(key)
})

test('an option with a picture and no text stays', () => {
  const read = question({
    options: [{ imageUrl: 'a.png' }, { text: '', imageUrl: ' ' }, { text: null, imageUrl: 'c.png' }],
  })
  expect(read.options).toEqual([
    { text: '', imageUrl: 'a.png' },
    { text: '', imageUrl: 'c.png', authoredIndex: 2 },
  ])
  expect(read.authoredIndices).toEqual([0, 2])
})

test.each([
  ['given', 3, 3],
  ['missing', undefined, 1],
  ['null', null, 1],
  ['nought', 0, 1],
  ['negative', -2, 1],
  ['a word', 'two', 1],
])('points that are %s are read, or count as 1', (_, points, expected) => {
  expect(question({ points }).points).toBe(expected)
})

test('points that were never written count as 1', () => {
  expect(question({}).points).toBe(1)
})

const older = question({ options: ['', 'b', '', 'd'] })

test.each([
  [0, 1, 'b'],
  [1, 3, 'd'],
])('the option shown at %i is the authored one at %i', (shown, authored, text) => {
  expect(authoredIndex(older, shown)).toBe(authored)
  expect(shownOption(older, authored)).toBe(shown)
  expect(older.options[shown]?.text).toBe(text)
})

test.each([2, -1])('an option that is not shown, at %i, has no authored index', (shown) => {
  expect(authoredIndex(older, shown)).toBeNull()
})

test.each([
  ['nothing was chosen', null],
  ['nothing was stored', undefined],
  ['the option was dropped as blank', 0],
  ['the option was never there', 7],
])('no option is marked as chosen where %s', (_, authored) => {
  expect(shownOption(older, authored)).toBeNull()
})

test('an option shown, sent and read again is the same option, whichever options are blank', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 300; round++) {
    const options = Array.from({ length: pick(random, 1, 8) }, () => (random() < 0.4 ? ' ' : 'text'))
    const read = question({ options })
    for (const shown of read.options.keys()) expect(shownOption(read, authoredIndex(read, shown))).toBe(shown)
  }
})
