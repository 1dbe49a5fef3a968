import { expect, test } from 'vitest'
import {
  type DraftQuestion,
  draftQuestionOf,
  emptyQuestion,
  ofKind,
  questionBody,
  savedQuestion,
} from '../../../src/domain/authoring/draft/question-draft.ts'
import { validateQuestion } from '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
import { removeOption } from '../../../src/domain/kinds/choice/option-list.ts'
import { fillOptions, readPastedOptions } from '../../../src/domain/kinds/choice/pasted-options.ts'

const OFFERED = { content: true, order: true }

const choice: DraftQuestion = {
  ...emptyQuestion('1'),
  text: 'What is the acceleration?',
  options: ['up', 'down', 'none'].map((text) => ({ text, imageUrl: '' })),
  correctAnswer: 1,
}

test('a changed kind saves what is its own, and changed back it saves what was typed before', () => {
  const number = {
    ...ofKind(choice, 'number'),
    number: { value: '-9.8', unit: 'm/s²', tolerance: '1', toleranceIn: 'percent' as const },
  }
  expect(questionBody(number, OFFERED)).toMatchObject({
    kind: 'number',
    number: { value: -9.8, unit: 'm/s²', tolerance: { relative: 0.01 } },
    options: [],
  })
  const several = ofKind(number, 'several')
  expect(questionBody(several, OFFERED)).toMatchObject({ kind: 'several', correctAnswers: [1] })
  expect(Object.keys(questionBody(several, OFFERED))).not.toContain('number')
  const back = ofKind(several, 'choice')
  expect(questionBody(back, OFFERED)).toEqual(questionBody(choice, OFFERED))
  expect(ofKind(back, 'number').number?.value).toBe('-9.8')
})

test('learners are told how many are right only where the author wants it', () => {
  const several = { ...ofKind(choice, 'several'), correctAnswers: [0, 2] }
  expect(questionBody(several, OFFERED)).not.toHaveProperty('choose')
  expect(questionBody({ ...several, tellsCount: true }, OFFERED)).toMatchObject({ choose: 2 })
})

test('right options follow when another is removed', () => {
  const several = { ...ofKind(choice, 'several'), correctAnswers: [0, 2] }
  expect(removeOption(several, 1).correctAnswers).toEqual([0, 1])
  expect(removeOption(several, 0).correctAnswers).toEqual([1])
})

test('pasted lines with asterisks are the right ones of several; where all have one, none is', () => {
  const several = { ...ofKind(choice, 'several'), correctAnswers: [] }
  const paste = (text: string) => {
    const pasted = readPastedOptions(text)
    return pasted && fillOptions(several, pasted, 0)?.correctAnswers
  }
  expect(paste('* a\nb\n* c')).toEqual([0, 2])
  expect(paste('a\n* b\nc')).toEqual([1])
  expect(paste('* a\n* b\n* c')).toEqual([])
})

const numberWith = (fields: Partial<NonNullable<DraftQuestion['number']>>): DraftQuestion => ({
  ...ofKind({ ...emptyQuestion('1'), text: 'How far?' }, 'number'),
  number: { value: '5', unit: 'm', tolerance: '1', toleranceIn: 'percent', ...fields },
})

test.each([
  ['no value', { value: '' }, 'no-number'],
  ['a value that is none', { value: 'five' }, 'no-number'],
  ['an unknown unit', { unit: 'blorps' }, 'no-such-unit'],
  ['a blank tolerance', { tolerance: '' }, 'no-tolerance'],
  ['a negative tolerance', { tolerance: '-1' }, 'no-tolerance'],
])('%s is told at the number', (_, fields, code) => {
  expect(validateQuestion(numberWith(fields))?.number?.code).toBe(code)
})

test('a number is read as learners write it, and comes back with the figures it asks for', () => {
  const body = questionBody(numberWith({ value: '5,55·10^3', figures: 3 }), OFFERED)
  expect(body).toMatchObject({ number: { value: 5550, figures: 3 } })
  const draft = draftQuestionOf(
    { text: '', options: [], points: 1, kind: 'number', number: { value: 5550, figures: 3 } } as never,
    0,
  )
  expect(draft.number?.value).toBe('5.55e3')
})

test('a number that was written in another way is the same when saved', () => {
  const saved = (value: string) => savedQuestion(numberWith({ value })).number
  expect(saved('5,0')).toEqual(saved('5'))
})
