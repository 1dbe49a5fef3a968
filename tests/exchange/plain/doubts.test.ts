import { describe, expect, test } from 'vitest'
import { type CheckedQuestion, isKeyless, isReady } from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll } from '../../support/school/question-samples.ts'

const checked = (text: string): CheckedQuestion[] => checkAll(readPlain(text))

/** The right options by their texts, '?' for a question that asks and '!' for one that cannot be added. */
const keysOf = (text: string) =>
  checked(text).map((each) => {
    if (isReady(each)) return each.question.options[each.question.correctAnswer]?.text
    return isKeyless(each) ? '?' : '!'
  })

const withAnswer = (options: string, answer: string) =>
  keysOf(
    `1. What?\n${options
      .split(' | ')
      .map((text, index) => `${'ABCDE'[index]}) ${text}`)
      .join('\n')}\nAnswer: ${answer}`,
  )

describe('an answer in words names an option only if it says no more than that', () => {
  test.each([
    ['1 | 1/2 | 2', '1/3'],
    ['5 | 5,5 | 6', '5,7'],
    ['5 | 5.5 | 6', '5.7'],
    ['2 | 3', '2 or 3'],
    ['x | y', 'x + 1'],
    ['x | y', 'A or B'],
    ['x | y', 'A) or B)'],
    ['iron | zinc', 'Iron, zinc'],
    ['5 | 6', '5 m'],
    ['-2 | −2', '-2'],
  ])('of %s, none is named by "%s"', (options, answer) => {
    expect(withAnswer(options, answer)).toEqual(['?'])
  })

  test.each([
    ['20 m | 30 m', '20 m, because it falls', '20 m'],
    ['20 m | 30 m', '20 m (see page 3)', '20 m'],
    ['20 m | 30 m', '20 m – it falls', '20 m'],
    ['−2 | 2', '-2', '−2'],
    ['Verdadero | Falso', 'V', 'Verdadero'],
    ['Richtig | Falsch', 'r', 'Richtig'],
  ])('of %s, one is named by "%s"', (options, answer, key) => {
    expect(withAnswer(options, answer)).toEqual([key])
  })
})

const pictureOf = (each: CheckedQuestion) => (isReady(each) ? each.question.imageUrl : undefined)

test.each([
  ['behind a gap', '\n\n'],
  ['behind an answer', '\n'],
])('a picture right above a number belongs to its question: %s', (_, gap) => {
  const question = (number: number) => `![](embedded:${number})\n${number}. What?\nA) x\nB) y\nAnswer: B`
  const found = checked([1, 2, 3].map(question).join(gap))
  expect(found.map(pictureOf)).toEqual(['embedded:1', 'embedded:2', 'embedded:3'])
})

test('a picture below an option is not taken by the next question', () => {
  const found = checked('1. What?\nA) ![](embedded:0)\nB)\n![](embedded:1)\n2. Who?\nA) x\nB) y\nAnswer: A')
  expect(found.map(pictureOf)).toEqual([undefined, ''])
})

test('an answer above its question does not slip to the question before', () => {
  const paper = ['b', 'c', 'a'].map(
    (answer, index) => `Answer: ${answer}\n${index + 1}. What?\na) x\nb) y\nc) z`,
  )
  expect(keysOf(paper.join('\n'))).toEqual(['y', 'z', 'x'])
  expect(keysOf(paper.join('\n\n'))).toEqual(['y', 'z', 'x'])
})

test('a number that occurs twice in a list of keys makes its question ask, and affects no other key', () => {
  const paper = [1, 2, 3].map((number) => `${number}. What?\nA) x\nB) y\nC) z`).join('\n')
  expect(keysOf(`${paper}\n\nAnswer key\n1. A\n2. B\n2. C\n3. C`)).toEqual(['x', '?', 'z'])
  expect(keysOf(`${paper}\n\nAnswer key\n1. A\n2. B\n2. B\n3. C`)).toEqual(['x', 'y', 'z'])
})

test('an answer at the top of a truncated paper moves no other answer', () => {
  const paper = ['b', 'a'].map((answer, index) => `${index + 2}. What?\na) x\nb) y\nAnswer: ${answer}`)
  expect(keysOf(`Answer: a\n${paper.join('\n')}`)).toEqual(['y', 'x'])
  expect(keysOf(`c) z\nAnswer: a\n${paper.join('\n')}`)).toEqual(['y', 'x'])
})
