// SPEC 5 Validation
import { expect, test } from 'vitest'
import { emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import { draftOf, emptyDraft, type QuizDraft } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import {
  firstProblem,
  questionProblem,
  validateDraft,
  validateQuestion,
} from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import { NO_KEY } from '../../../src/domain/kinds/choice/draft.ts'
import { quizDraft } from '../../../src/messages/en/quiz-draft.ts'
import { draftWords, questionWords } from '../../support/page/draft-words.ts'
import { opticsQuiz } from '../../support/school/fixtures.ts'

const optics = draftOf(opticsQuiz, 'UTC')
const TEXT = 'Please enter question text'
const KEY = 'Please choose the correct option'
const OPTIONS = 'Please fill in all option texts (even if using images)'
const options = (...texts: string[]) => texts.map((text) => ({ text, imageUrl: '' }))
const question = {
  ...emptyQuestion('1'),
  text: 'Which?',
  options: options('a', 'b', 'c', 'd'),
  correctAnswer: 0,
}

test('a complete quiz has no errors', () => {
  expect(validateDraft(optics, 'UTC')).toEqual({})
})

test('an empty form lists everything that is missing', () => {
  expect(draftWords(validateDraft({ ...emptyDraft(), duration: '' }))).toEqual({
    title: 'Please enter a quiz title',
    duration: 'Please enter the duration in minutes',
    description: 'Please enter a description',
    startTime: 'Please enter a start time',
    endTime: 'Please enter an end time',
    questions: 'Please add at least one question',
  })
})

const DRAW = 'How many questions each learner gets must be a whole number, at least 1'
const WHOLE = 'The duration must be a whole number of minutes, at least 1'
test.each<[string, Partial<QuizDraft>, object]>([
  [
    'no time for the answers',
    { reviewFrom: 'at' },
    { reviewTime: 'Please enter when the answers are shown' },
  ],
  ['a time for the answers', { reviewFrom: 'at', reviewTime: '2026-03-05T08:00' }, {}],
  ['answers shown at the end', { reviewFrom: 'quiz-ended', reviewTime: '' }, {}],
  ['as many drawn as there are', { draw: '3' }, {}],
  [
    'more drawn than there are',
    { draw: '4' },
    { draw: 'There are only 3 questions: draw fewer, or leave the number empty' },
  ],
  [
    'two drawn of one',
    { draw: '2', questions: optics.questions.slice(0, 1) },
    { draw: 'There is only 1 question: leave the number empty' },
  ],
  ['none drawn', { draw: '0' }, { draw: DRAW }],
  ['a question and a half drawn', { draw: '1.5' }, { draw: DRAW }],
  ['a title of spaces', { title: '  ' }, { title: 'Please enter a quiz title' }],
  ['a description of spaces', { description: '\n' }, { description: 'Please enter a description' }],
  ['no minutes', { duration: '0' }, { duration: WHOLE }],
  ['minutes below nought', { duration: '-15' }, { duration: WHOLE }],
  ['half a minute', { duration: '1.5' }, { duration: WHOLE }],
  ['minutes in words', { duration: 'ten' }, { duration: WHOLE }],
  ['one minute', { duration: '1' }, {}],
  ['more than the window', { duration: '61' }, {}],
  [
    'an end before the start',
    { endTime: '2026-03-04T09:59' },
    { endTime: 'The end time must be after the start time' },
  ],
  [
    'an end at the start',
    { endTime: '2026-03-04T10:00' },
    { endTime: 'The quiz would end the moment it starts' },
  ],
  ['no questions', { questions: [] }, { questions: 'Please add at least one question' }],
  [
    'a question without text',
    { questions: [question, { ...question, text: ' ' }] },
    { questions: `Question 2: ${TEXT}` },
  ],
])('a quiz with %s has these errors: %j', (_, fields, errors) => {
  expect(draftWords(validateDraft({ ...optics, ...fields }, 'UTC'))).toEqual(errors)
})

test.each([
  ['all is there', {}, undefined],
  ['the text is blank', { text: ' \n' }, { text: TEXT }],
  [
    'options are blank',
    { options: options('a', '', 'c', ' ') },
    { options: { message: OPTIONS, blank: [1, 3] } },
  ],
  [
    'an option is a picture only',
    { options: [...options('a', 'b', 'c'), { text: '', imageUrl: 'd.png' }] },
    { options: { message: OPTIONS, blank: [3] } },
  ],
  [
    'both are',
    { text: '', options: options('', 'b', 'c', 'd') },
    { text: TEXT, options: { message: OPTIONS, blank: [0] } },
  ],
  ['no option is chosen', { correctAnswer: NO_KEY }, { key: KEY }],
  [
    'an option is not even written',
    { options: options('a', ''), correctAnswer: NO_KEY },
    { options: { message: OPTIONS, blank: [1] } },
  ],
])('the editor reports what is missing where %s', (_, fields, errors) => {
  expect(questionWords(validateQuestion({ ...question, ...fields }))).toEqual(errors)
})

test.each([
  ['an older question of two options', { options: options('yes', 'no', '', '') }, undefined],
  ['a question of one option', { options: options('yes', '', '', '') }, OPTIONS],
  [
    'a picture that would be lost',
    { options: [...options('a', 'b'), { text: '', imageUrl: 'c.png' }] },
    OPTIONS,
  ],
  ['a key that would be lost', { options: options('a', 'b', '', ''), correctAnswer: 3 }, OPTIONS],
  ['a question without text', { text: '' }, TEXT],
  ['a question without a key', { correctAnswer: NO_KEY }, KEY],
])('%s can be saved, or not: %j', (_, fields, problem) => {
  const found = questionProblem({ ...question, ...fields })
  expect(found && quizDraft.problem(found)).toBe(problem)
})

test('the first question that cannot be saved is found', () => {
  expect(firstProblem([question, { ...question, text: '' }, { ...question, text: '' }])).toBe(1)
  expect(firstProblem([question])).toBeUndefined()
})
