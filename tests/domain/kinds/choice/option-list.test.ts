// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { emptyQuestion } from '../../../../src/domain/authoring/draft/question-draft.ts'
import { NO_KEY } from '../../../../src/domain/kinds/choice/draft.ts'
import {
  addOption,
  asTrueFalse,
  isUnwritten,
  removeOption,
  spareOptions,
  withoutSpares,
} from '../../../../src/domain/kinds/choice/option-list.ts'

/** A blank text is an underscore. */
const asked = (texts: string, correctAnswer = 0) => ({
  ...emptyQuestion('1'),
  options: [...texts].map((text) => ({ text: text.replace('_', ' '), imageUrl: '' })),
  correctAnswer,
})
const shown = ({ options, correctAnswer }: ReturnType<typeof asked>) => [
  options.map(({ text }) => text.trim() || '_').join(''),
  correctAnswer,
]

test.each([
  ['before the key', 'abcd', 2, 0, ['bcd', 1]],
  ['after the key', 'abcd', 1, 3, ['abc', 1]],
  ['that is the key: then none is right', 'abcd', 2, 2, ['abd', NO_KEY]],
  ['before there is a key', 'abc', NO_KEY, 0, ['bc', NO_KEY]],
  ['of two, which both stay', 'ab', 1, 0, ['ab', 1]],
  ['that is none', 'abc', 1, 7, ['abc', 1]],
])('an option is removed %s', (_, texts, key, index, left) =>
  expect(shown(removeOption(asked(texts, key), index))).toEqual(left),
)

test('options are added up to 26', () => {
  expect(shown(addOption(asked('ab', 1)))).toEqual(['ab_', 1])
  expect(addOption(asked('abcdefghijklmnopqrstuvwxyz')).options).toHaveLength(26)
})

test.each([
  ['at the end', 'ab__', 1, [3, 2], ['ab', 1]],
  ['before the key, which follows', '_ab_', 2, [3, 0], ['ab', 1]],
  ['before there is a key', 'ab__', NO_KEY, [3, 2], ['ab', NO_KEY]],
  ['nowhere if the key is one of them', 'ab__', 2, [], ['ab__', 2]],
  ['nowhere if fewer than two would be left', 'a___', 0, [], ['a___', 0]],
  ['nowhere if all are written', 'abcd', 0, [], ['abcd', 0]],
])('blank options to leave out are found %s', (_, texts, key, spares, left) => {
  expect(spareOptions(asked(texts, key))).toEqual(spares)
  expect(shown(withoutSpares(asked(texts, key)))).toEqual(left)
})

test('a blank option with a picture is not left out', () => {
  const question = asked('ab_')
  const options = question.options.with(2, { text: '', imageUrl: '/lens.png' })
  expect(spareOptions({ ...question, options })).toEqual([])
  expect(isUnwritten({ ...question, options: options.slice(2) })).toBe(false)
})

test('a true-or-false question has two options, neither of which is right yet', () => {
  expect(isUnwritten(asked('____'))).toBe(true)
  const { options, correctAnswer } = asTrueFalse(asked('____', 3), ['True', 'False'])
  expect(options.map(({ text }) => text)).toEqual(['True', 'False'])
  expect(correctAnswer).toBe(NO_KEY)
})
