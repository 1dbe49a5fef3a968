import { expect, test } from 'vitest'
import { emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import { draftOf, emptyDraft, type QuizDraft } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import {
  addQuestion,
  duplicateQuestion,
  freshKey,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from '../../../src/domain/authoring/draft/quiz-draft-questions.ts'
import { opticsQuiz } from '../../support/school/fixtures.ts'

const optics = draftOf(opticsQuiz, 'UTC')
const keysOf = ({ questions }: QuizDraft) => questions.map(({ key }) => key).join('')

test.each([
  ['1', 2, '231'],
  ['1', 1, '213'],
  ['1', 0, '123'],
  ['3', 0, '312'],
  ['3', -1, '312'],
  ['1', 99, '231'],
  ['9', 0, '123'],
])('question %s can be moved to %i', (key, to, order) => {
  expect(keysOf(moveQuestion(optics, key, to))).toBe(order)
})

test('a question is added at the end under a fresh key', () => {
  const once = addQuestion(optics, emptyQuestion('1'))
  expect(keysOf(once)).toBe('1234')
  expect(keysOf(addQuestion(once, emptyQuestion('1')))).toBe('12345')
  expect(keysOf(addQuestion(emptyDraft(), emptyQuestion('x')))).toBe('1')
})

test('a fresh key is unused even after removals', () => {
  expect(freshKey(removeQuestion(optics, '2'))).toBe('4')
})

test('a question is updated in its place', () => {
  const updated = updateQuestion(optics, { ...emptyQuestion('2'), text: 'New words' })
  expect(updated.questions.map(({ text }) => text === 'New words')).toEqual([false, true, false])
})

test('a copy follows its original, as a new question', () => {
  const { questions } = duplicateQuestion(optics, '1')
  expect(questions.map(({ key, _id }) => [key, _id])).toEqual([
    ['1', 'question-snell'],
    ['4', undefined],
    ['2', 'question-mirror'],
    ['3', 'question-lens'],
  ])
  expect(questions[1]).toMatchObject({ text: questions[0]?.text, options: questions[0]?.options })
})

test('the given draft is not mutated', () => {
  const before = structuredClone(optics)
  moveQuestion(optics, '1', 2)
  duplicateQuestion(optics, '1')
  removeQuestion(optics, '1')
  expect(optics).toEqual(before)
})
