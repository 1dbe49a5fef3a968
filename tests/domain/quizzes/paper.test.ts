import { describe, expect, test } from 'vitest'
import { countAsked, drawPaper, type PaperRules } from '../../../src/domain/quizzes/paper.ts'
import { seededRandom } from '../../support/server/random.ts'

const options = [{}, {}, {}, { pinned: true }]
/** Six questions with four options each, of which the last says 'none of these'. */
const questions = Array.from({ length: 6 }, (_, index) => ({ options, ...(index === 5 && { pinned: true }) }))
const none = { questions: false, options: false }

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
const paper = (rules: PaperRules, person: string) =>
  drawPaper(questions, rules, (name) => seededRandom(hash(person + name)))

const PEOPLE = Array.from({ length: 200 }, (_, index) => `learner ${index}`)
const papersOf = (rules: PaperRules) => PEOPLE.map((person) => paper(rules, person))
const orders = (rules: PaperRules) => papersOf(rules).map((asked) => asked.map(({ question }) => question))

test('without rules everybody is asked all questions as authored', () => {
  for (const asked of papersOf({ shuffle: none }))
    expect(asked).toEqual(questions.map((_, question) => ({ question, options: [0, 1, 2, 3] })))
})

describe('a shuffled paper', () => {
  test('has all questions, in many orders, and a pinned one in its place', () => {
    const seen = orders({ shuffle: { ...none, questions: true } })
    for (const order of seen) {
      expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect(order[5]).toBe(5)
    }
    expect(new Set(seen.map(String)).size).toBeGreaterThan(50)
    for (let place = 0; place < 5; place++)
      expect(new Set(seen.map((order) => order[place])).size, `place ${place}`).toBe(5)
  })

  test('has options that differ from question to question, and a pinned one last', () => {
    const seen = papersOf({ shuffle: { ...none, options: true } })
    for (const asked of seen) {
      expect(asked.map(({ question }) => question)).toEqual([0, 1, 2, 3, 4, 5])
      for (const { options } of asked) expect(options.toSorted()).toEqual([0, 1, 2, 3])
      for (const { options } of asked) expect(options[3]).toBe(3)
    }
    expect(new Set(seen.map(([first]) => String(first?.options))).size, 'all orders of three').toBe(6)
    expect(seen.some(([one, two]) => String(one?.options) !== String(two?.options))).toBe(true)
  })
})

describe('a drawn paper', () => {
  test('has the number of questions drawn, the pinned one among them, in authored order', () => {
    const seen = orders({ shuffle: none, draw: 3 })
    for (const order of seen) {
      expect(order).toHaveLength(3)
      expect(order).toContain(5)
      expect(order).toEqual(order.toSorted())
    }
    expect(new Set(seen.map(String)).size, 'every two of five').toBe(10)
  })

  test.each([
    ['fewer than are pinned', 0, 1],
    ['more than there are', 9, 6],
    ['nothing said', undefined, 6],
  ])('has a number of questions that is possible: %s', (_, draw, count) => {
    expect(countAsked(questions, { draw })).toBe(count)
    expect(paper({ shuffle: none, ...(draw !== undefined && { draw }) }, 'asha')).toHaveLength(count)
  })
})

test('a paper is the same each time', () => {
  const rules = { shuffle: { questions: true, options: true }, draw: 4 }
  expect(papersOf(rules)).toEqual(papersOf(rules))
})
