import { expect, test } from 'vitest'
import { isRight, rightOptions } from '../../../../src/domain/kinds/choice/grade.ts'
import { acceptedIn, sameOption, withKey } from '../../../../src/domain/kinds/choice/regrade.ts'

test.each([
  ['with a key counts its key', { correctAnswer: 1 }, [1]],
  ['that was regraded counts all accepted options', { correctAnswer: 1, accepted: [1, 3] }, [1, 3]],
  ['that was dropped counts nothing', { correctAnswer: 1, accepted: [1, 3], dropped: true }, []],
  ['without a key counts nothing', {}, []],
])('a question %s as right', (_, question, right) => {
  expect(rightOptions(question)).toEqual(right)
  expect([0, 1, 2, 3].filter((option) => isRight(question, option))).toEqual(right)
  expect(isRight(question, null)).toBe(false)
})

const FOUR = ['20 cm', '40 cm', '60 cm', '80 cm']

test.each([
  ['stands where it stood', FOUR, 1, 1],
  ['moved', ['80 cm', '60 cm', '40 cm', '20 cm'], 1, 2],
  ['was reworded in its place', ['20 cm', '0.4 m', '60 cm', '80 cm'], 1, 1],
  ['is gone', ['20 cm', '60 cm', '80 cm'], 1, undefined],
  ['has got a picture', ['20 cm', { text: '40 cm', imageUrl: '/lens.svg' }, '60 cm'], 1, 1],
  ['never was', FOUR, 4, undefined],
])('an option that %s is found again, or not', (_, to, index, expected) => {
  expect(sameOption(FOUR, to, index)).toBe(expected)
})

test('each of several equal options is matched to itself', () => {
  expect(sameOption(['a', 'a', 'b'], ['a', 'a', 'b'], 1)).toBe(1)
})

test('accepted options are listed once, in order, without those that are gone', () => {
  expect(acceptedIn({ options: FOUR }, { options: ['60 cm', '20 cm'] }, [2, 0, 2, 3])).toEqual([0, 1])
})

const question = { text: 'Where?', correctAnswer: 0 }

test.each([
  ['moved', [2], { correctAnswer: 2 }],
  ['widened', [0, 2], { correctAnswer: 0, accepted: [0, 2] }],
  ['moved to several', [1, 2], { correctAnswer: 1, accepted: [1, 2] }],
  ['dropped', null, { correctAnswer: 0, dropped: true }],
])('a key in force that was %s can be read by clients that know a single key', (_, accepted, expected) => {
  expect(withKey(question, accepted)).toEqual({ text: 'Where?', ...expected })
})
