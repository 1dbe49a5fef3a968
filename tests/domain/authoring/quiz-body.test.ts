// SPEC 5 Validation
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_DURATION_MINUTES } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { DEFAULT_POINTS, QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { opticsJson } from '../../support/school/fixtures.ts'

const { _id, ...body } = opticsJson
const [firstQuestion] = body.questions
const withQuestion = (fields: object) => ({ ...body, questions: [{ ...firstQuestion, ...fields }] })
const withOption = (fields: object) =>
  withQuestion({ options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd', ...fields }] })
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `option ${index}` }))
const messagesOf = (json: unknown) => v.safeParse(QuizBody, json).issues?.map((issue) => issue.message)

test('a complete quiz is accepted as it is', () => {
  const { questions, ...fields } = v.parse(QuizBody, body)
  expect(fields).toEqual({
    title: 'Geometric optics',
    description: 'Mirrors, lenses and the path of light',
    duration: 15,
    startTime: '2026-03-04T10:00:00.000Z',
    endTime: '2026-03-04T11:00:00.000Z',
    isActive: true,
  })
  expect(questions.map((question) => 'correctAnswer' in question && question.correctAnswer)).toEqual([
    0, 1, 0,
  ])
})

test('the defaults are those of the specification', () => {
  expect(DEFAULT_DURATION_MINUTES).toBe(15)
  expect(DEFAULT_POINTS).toBe(1)
})

test.each([
  ['title', undefined],
  ['title', ''],
  ['title', '   '],
  ['title', 'x'.repeat(301)],
  ['description', undefined],
  ['description', ' '],
  ['description', 'x'.repeat(5001)],
  ['duration', undefined],
  ['duration', 0],
  ['duration', -15],
  ['duration', 1.5],
  ['duration', '15'],
  ['duration', Number.NaN],
  ['startTime', undefined],
  ['startTime', ''],
  ['startTime', 'tomorrow'],
  ['endTime', undefined],
  ['endTime', 1],
  ['questions', undefined],
  ['questions', {}],
])('a quiz whose %s is %j is refused', (field, value) => {
  expect(v.is(QuizBody, { ...body, [field]: value })).toBe(false)
})

test.each([
  ['no questions', { ...body, questions: [] }, 'Please add at least one question'],
  ['a question without text', withQuestion({ text: ' ' }), 'Please enter question text'],
  ['a blank option', withOption({ text: ' ' }), 'Please fill in all option texts (even if using images)'],
  [
    'a blank option with a picture',
    withOption({ text: '', imageUrl: 'd.png' }),
    'Please fill in all option texts (even if using images)',
  ],
  [
    'a key beyond the options',
    withQuestion({ correctAnswer: 4 }),
    'The correct answer must be one of the options',
  ],
])('a quiz with %s is refused with the product’s own message', (_, json, message) => {
  expect(messagesOf(json)).toEqual([message])
})

test.each([
  [1, false],
  [2, true],
  [4, true],
  [26, true],
  [27, false],
])('a question may have %i options: %s', (count, allowed) => {
  expect(v.is(QuizBody, withQuestion({ options: optionsOf(count) }))).toBe(allowed)
})

test.each([
  ['given', { correctAnswer: 2, points: 3 }, 2, 3],
  ['missing', { correctAnswer: undefined, points: undefined }, 0, 1],
  ['null', { correctAnswer: null, points: null }, 0, 1],
  ['negative', { correctAnswer: -1, points: -1 }, 0, 1],
  ['nought', { correctAnswer: 0, points: 0 }, 0, 1],
  ['words', { correctAnswer: 'A', points: 'two' }, 0, 1],
  ['no numbers', { correctAnswer: Number.NaN, points: Number.NaN }, 0, 1],
])('a key and points that are %s are kept, or replaced by defaults', (_, fields, correctAnswer, points) => {
  expect(v.parse(QuizBody, withQuestion(fields)).questions[0]).toMatchObject({ correctAnswer, points })
})

test('texts are trimmed, pictures are kept, and unknown fields are dropped', () => {
  const json = { ...withOption({ text: ' d ', imageUrl: 'd.png' }), title: ' Optics ', createdBy: 'mallory' }
  const read = v.parse(QuizBody, json)
  expect(read.title).toBe('Optics')
  expect(read.questions[0]?.options[3]).toEqual({ text: 'd', imageUrl: 'd.png' })
  expect(read).not.toHaveProperty('createdBy')
})

test.each([
  [true, true],
  [false, false],
  [undefined, true],
])('isActive %s is saved as %s', (isActive, saved) => {
  expect(v.parse(QuizBody, { ...body, isActive }).isActive).toBe(saved)
})

test.each([
  ['a question', withQuestion({ imageUrl: 'x'.repeat(2049) })],
  ['an option', withOption({ imageUrl: 'x'.repeat(2049) })],
])('the address of a picture of %s is limited in length', (_, json) => {
  expect(v.is(QuizBody, json)).toBe(false)
})

test.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800 \ufeff'])(
  'a text with nothing visible in it is refused like an empty one: %j',
  (blank) => {
    const options = [{ text: 'Yes' }, { text: 'No' }]
    const body = { title: 'T', description: 'D', duration: 5, startTime: '2026-03-04T10:00:00Z' }
    const quiz = { ...body, endTime: '2026-03-04T11:00:00Z', questions: [{ text: 'Q', options }] }
    const messages = (json: unknown) => v.safeParse(QuizBody, json).issues?.map(({ message }) => message)
    expect(messages(quiz)).toBeUndefined()
    const odd = [
      [
        { ...quiz, title: blank },
        { ...quiz, title: ' ' },
      ],
      [
        { ...quiz, description: blank },
        { ...quiz, description: ' ' },
      ],
      [
        { ...quiz, questions: [{ text: blank, options }] },
        { ...quiz, questions: [{ text: ' ', options }] },
      ],
      [
        { ...quiz, questions: [{ text: 'Q', options: [{ text: 'Yes' }, { text: blank }] }] },
        { ...quiz, questions: [{ text: 'Q', options: [{ text: 'Yes' }, { text: '' }] }] },
      ],
    ]
    for (const [unseen, empty] of odd) {
      expect(messages(unseen)).toHaveLength(1)
      expect(messages(unseen)).toEqual(messages(empty))
    }
  },
)
