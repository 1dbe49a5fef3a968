// SPEC 2 Quiz form; 5 Validation
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type DraftQuestion,
  draftQuestionOf,
  emptyQuestion,
  questionBody,
  readPoints,
  savedQuestion,
} from '../../../src/domain/authoring/draft/question-draft.ts'
import { NO_KEY } from '../../../src/domain/kinds/choice/draft.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { opticsJson } from '../../support/school/fixtures.ts'

test('a new question has four empty options, none of which is right yet, and one point', () => {
  const blank = { text: '', imageUrl: '' }
  expect(emptyQuestion('7')).toEqual({
    key: '7',
    text: '',
    imageUrl: '',
    options: [blank, blank, blank, blank],
    correctAnswer: NO_KEY,
    points: 1,
  })
})

const bodyWith = (fields: Partial<DraftQuestion>) =>
  questionBody({ ...emptyQuestion('1'), text: 'Which?', ...fields }, { content: true, order: true })
const optionsOf = (...texts: string[]) => texts.map((text) => ({ text, imageUrl: '' }))

test.each([
  ['none is blank', ['a', 'b', 'c', 'd'], 2, ['a', 'b', 'c', 'd'], 2],
  ['a blank one before it is dropped', ['a', ' ', 'c', 'd'], 2, ['a', 'c', 'd'], 1],
  ['blank ones after it are dropped', ['a', 'b', '', '\n'], 1, ['a', 'b'], 1],
  ['it is itself blank', ['a', 'b', 'c', ''], 3, ['a', 'b', 'c'], 0],
  ['it is beyond them', ['a', 'b', 'c', 'd'], 9, ['a', 'b', 'c', 'd'], 0],
])('the correct option is saved where %s', (_, texts, correctAnswer, sent, sentCorrect) => {
  expect(bodyWith({ options: optionsOf(...texts), correctAnswer })).toMatchObject({
    options: sent.map((text) => ({ text })),
    correctAnswer: sentCorrect,
  })
})

test('blank pictures are left out, and texts are trimmed', () => {
  const options = [...optionsOf(' a ', 'b', 'c'), { text: 'd', imageUrl: ' d.png ' }]
  const question = bodyWith({ text: ' Which? ', imageUrl: '  ', options })
  expect(question).toEqual({
    text: 'Which?',
    options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd', imageUrl: 'd.png' }],
    correctAnswer: 0,
    points: 1,
  })
})

test('a saved question keeps its id, and has no key and no blank options', () => {
  const blank = { text: ' ', imageUrl: '' }
  const options = [blank, { text: ' a ', imageUrl: '' }, { text: 'b', imageUrl: ' b.png ' }, blank]
  const draft = { ...emptyQuestion('7'), _id: 'q7', text: ' Which? ', options, correctAnswer: 2, points: 0 }
  expect(savedQuestion(draft)).toEqual({
    _id: 'q7',
    text: 'Which?',
    imageUrl: '',
    options: [
      { text: 'a', imageUrl: '' },
      { text: 'b', imageUrl: 'b.png' },
    ],
    correctAnswer: 1,
    points: 1,
  })
})

test.each([
  ['3', 3],
  ['1', 1],
  ['2.5', 2.5],
  ['0', 1],
  ['-4', 1],
  ['', 1],
  ['two', 1],
  ['Infinity', 1],
])('typed points %j are read as %d', (text, points) => {
  expect(readPoints(text)).toBe(points)
})

test('a question of two options has two in the form, and so has an older one that kept only one', () => {
  const [optics] = opticsJson.questions
  const older = { ...optics, options: ['yes', 'no'], image: 'x.png' }
  const question = draftQuestionOf(v.parse(Question, older), 0)
  expect(question.options.map(({ text }) => text)).toEqual(['yes', 'no'])
  expect(question.imageUrl).toBe('x.png')
  const single = draftQuestionOf(v.parse(Question, { ...older, options: ['yes', ' '] }), 0)
  expect(single.options.map(({ text }) => text)).toEqual(['yes', ''])
})
