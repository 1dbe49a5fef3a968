// SPEC 2 Practice; 2 Quiz results; 2 My results
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRight } from '../../../src/domain/kinds/choice/grade.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import {
  cardId,
  isPracticable,
  newCard,
  PracticeCard,
  reshuffled,
  withCards,
} from '../../../src/domain/results/practice-cards.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { filterReview } from '../../../src/domain/results/review.ts'
import { trendOf } from '../../../src/domain/results/totals.ts'
import { opticsResultJson } from '../../support/school/fixtures.ts'
import { seededRandom } from '../../support/server/random.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'))
afterEach(() => void vi.unstubAllEnvs())

const NOW = Date.parse('2026-03-04T12:00:00Z')
const options = ['one', 'two', 'three', 'four'].map((text) => ({ text }))
const question = v.parse(Question, { _id: 'q1', text: 'Which?', options, correctAnswer: 2 })
const card = newCard('quiz', question, NOW)
const rightTexts = (asked: Question) =>
  asked.options.filter((_, index) => isRight(asked, index)).map(({ text }) => text)

test('the right options stay right in every order, also when the card is read again', () => {
  const random = seededRandom(7)
  const odd = v.parse(Question, {
    ...question,
    options: [{ text: ' ' }, ...options.map((option, index) => ({ ...option, authoredIndex: 4 - index }))],
    correctAnswer: 2,
    accepted: [2, 4],
  })
  const stored = v.parse(PracticeCard, JSON.parse(JSON.stringify(newCard('quiz', odd, NOW))))
  const orders = Array.from({ length: 40 }, () => reshuffled(stored.question, random))
  for (const shown of orders) expect(rightTexts(shown).toSorted()).toEqual(rightTexts(odd).toSorted())
  expect(
    new Set(orders.map(({ options: mixed }) => mixed.map(({ text }) => text).join())).size,
  ).toBeGreaterThan(5)
})

test('an option that keeps its place in a quiz keeps it in practice, too', () => {
  const pinned = { ...question, options: [...options.slice(0, 3), { text: 'None of these', pinned: true }] }
  const shown = Array.from({ length: 20 }, () => reshuffled(pinned, Math.random).options.at(-1)?.text)
  expect(new Set(shown)).toEqual(new Set(['None of these']))
})

test.each([
  ['with a key', {}, true],
  ['without a key', { correctAnswer: undefined }, false],
  ['that a regrading took out', { dropped: true }, false],
  ['with one option', { options: options.slice(0, 1), correctAnswer: 0 }, false],
])('a question %s can be practised: %#', (_, fields, expected) =>
  expect(isPracticable({ ...question, ...fields })).toBe(expected),
)

test.each([
  ['the same question keeps its progress', {}, true],
  ['another explanation keeps it, too', { explanation: 'Because.' }, true],
  ['another text begins anew', { text: 'Which one?' }, false],
  ['another key begins anew', { correctAnswer: 1 }, false],
])('a card taken up again is compared with the known one: %s', (_, fields, isKept) => {
  const learned = { ...card, due: NOW + 1e9, memory: { reps: 3 } }
  const again = newCard('quiz', { ...question, ...fields }, NOW)
  const [kept] = withCards([learned], [again])
  expect(kept?.memory).toEqual(isKept ? { reps: 3 } : undefined)
  expect(kept?.question).toMatchObject(fields)
})

test('a device with too many cards keeps those that are due first', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...newCard(`${index}`, question, NOW),
    due: NOW - index,
  }))
  const kept = withCards(many, [{ ...card, due: NOW - 500 }])
  expect(kept).toHaveLength(300)
  expect(kept[0]).toMatchObject({ quiz: 'quiz' })
  expect(kept.map(cardId)).not.toContain(cardId(many[0] ?? card))
})

test.each([
  ['2026-03-04T12:00:00Z', true],
  ['2026-03-05T07:59:00Z', true],
  ['2026-03-05T08:01:00Z', false],
])('a card due at %s is due on that local day: %s', async (due, expected) => {
  // Formats are kept by module, and another file may have asked for them in its own zone.
  vi.resetModules()
  const { isDueToday } = await import('../../../src/domain/results/practice-cards.ts')
  expect(isDueToday({ due: Date.parse(due) }, NOW)).toBe(expected)
})

test('the filters of a review find its questions', () => {
  const review = (['correct', 'incorrect', 'unattempted', 'dropped'] as const).map((verdict) => ({ verdict }))
  expect(filterReview(review, 'all')).toHaveLength(4)
  expect(filterReview(review, 'incorrect'), 'blanks included').toEqual([
    { verdict: 'incorrect' },
    { verdict: 'unattempted' },
  ])
  expect(filterReview(review, 'unanswered')).toEqual([{ verdict: 'unattempted' }])
})

test('a trend has the latest dozen results that can be read, earliest first', () => {
  const result = v.parse(Result, opticsResultJson)
  const days = Array.from({ length: 20 }, (_, day) => ({
    ...result,
    score: day,
    submittedAt: new Date(NOW + day * 86_400_000).toISOString(),
  }))
  const odd = [
    { ...result, submittedAt: 'not a date' },
    { ...result, score: Number.NaN },
  ]
  expect(trendOf([...days, ...odd].toReversed()).map(({ score }) => score)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 8),
  )
})
