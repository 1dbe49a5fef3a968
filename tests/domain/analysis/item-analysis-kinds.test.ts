import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemAnalysisTable } from '../../../src/domain/analysis/item-analysis-csv.ts'
import { sortItems } from '../../../src/domain/analysis/item-order.ts'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { itemTableWords } from '../../../src/messages/item-analysis-csv.ts'
import { analyse } from '../../support/school/item-matrix.ts'

const acceleration = v.parse(Question, {
  _id: 'q1',
  kind: 'number',
  text: 'A stone is thrown straight up; up is positive. What is its acceleration at the highest point?',
  number: { value: -9.8, tolerance: { relative: 0.01 }, unit: 'm/s²' },
})
const several = v.parse(Question, {
  _id: 'q2',
  kind: 'several',
  text: 'A block slides down at constant velocity.',
  options: ['no force', 'friction', 'grows', 'tangent'],
  correctAnswers: [0, 1, 3],
})
const choice = v.parse(Question, { text: 'Power is', options: ['W', 'J'], correctAnswer: 0 })
const questions = [acceleration, several, choice]

const number = (text: string, unit?: string): Answer => ({ number: text, ...(unit && { unit }) })
const options = (...chosen: number[]): Answer => ({ options: chosen })

const attempt = (answers: Answer[], correctAnswers: number) => ({
  answers,
  correctAnswers,
  totalQuestions: 3,
  timeSpent: 60,
})
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

const sixty = [
  ...times(17, attempt([number('-9.8', 'm/s²'), options(0, 1, 3), 0], 3)),
  ...times(20, attempt([number('9.8', 'm/s²'), options(0, 1), 0], 1)),
  ...times(11, attempt([number('9,80 m/s^2'), options(0, 2), 1], 0)),
  ...times(8, attempt([number('0', 'm/s²'), null, 1], 0)),
  ...times(2, attempt([number('-9.8'), options(3), 1], 0)),
  ...times(2, attempt([number('up'), options(3), 1], 0)),
]

test('a wrong value that many gave is found, however they wrote it', () => {
  const [item] = analyse(questions, sixty).items
  expect(item).toMatchObject({ attempts: 60, unanswered: 0, facility: 17 / 60 })
  expect(item?.numbers).toMatchObject({
    common: { value: 9.8, count: 31, reason: { code: 'sign' }, beatsKey: true },
    withoutUnit: 2,
    unread: 2,
  })
  expect(item?.numbers?.values.map(({ count }) => count)).toEqual([17, 31, 8, 2, 2])
  expect(item?.numbers?.columns.reduce((sum, { count }) => sum + count, 0)).toBe(58)
})

test('what lies beyond the columns is counted at its end, with its value if all gave the same', () => {
  const far = [...times(9, '-980'), ...times(2, '500'), '700'].map((text) => number(text, 'm/s²'))
  const answers = [...times(20, number('-9.8', 'm/s²')), ...far]
  const [item] = analyse(
    questions,
    answers.map((given) => attempt([given, null, null], 0)),
  ).items
  expect(item?.numbers).toMatchObject({
    below: { count: 9, tone: 'common', value: -980 },
    above: { count: 3, tone: 'other', value: undefined },
  })
})

test('a question whose key is beaten by another value comes first', () => {
  const { items } = analyse(questions, sixty)
  expect(sortItems(items, 'discrimination')[0]?.number).toBe(1)
})

test('each option of several is counted for itself, and only the whole set is right', () => {
  const item = analyse(questions, sixty).items[1]
  expect(item).toMatchObject({ facility: 17 / 60, unanswered: 8, gone: 0, rival: undefined })
  expect(item?.options.map(({ count }) => count)).toEqual([48, 37, 11, 21])
  expect(item?.discrimination).toBeGreaterThan(0.5)
  expect(item?.options[2]?.discrimination).toBeLessThan(0)
})

test('few answers make no finding, and a dropped number counts for nobody', () => {
  expect(analyse(questions, sixty.slice(0, 19)).items[0]?.numbers?.common).toBeUndefined()
  const dropped = { ...acceleration, dropped: true }
  expect(analyse([dropped, several, choice], sixty).items[0]).toMatchObject({ facility: undefined })
})

test('an answer of another kind than the question is now is no longer there', () => {
  const { items } = analyse([choice], [{ ...attempt([number('5')], 0), totalQuestions: 1 }])
  expect(items[0]).toMatchObject({ gone: 1, unanswered: 0 })
})

test('the file tells keys of all kinds, and what was given by mistake', () => {
  const { columns, rows } = itemAnalysisTable(analyse(questions, sixty), itemTableWords)
  const cell = (row: number, column: string) => rows[row]?.[columns.indexOf(column)]
  expect([0, 1, 2].map((row) => cell(row, 'Key'))).toEqual(['-9.8 m/s²', 'A, B, D', 'A'])
  expect(cell(0, 'Common Wrong Value')).toBe('9.8 m/s²')
  expect(cell(0, 'Common Wrong Value Given')).toBe(31)
  expect(cell(0, 'Check the Key')).toBe('9.8 m/s² beats the key')
  expect(rows.every((row) => row.length === columns.length)).toBe(true)
})

test('without a number the file is as before', () => {
  const { columns } = itemAnalysisTable(
    analyse([choice], [{ ...attempt([0], 1), totalQuestions: 1 }]),
    itemTableWords,
  )
  expect(columns).not.toContain('Common Wrong Value')
})

test('50,000 attempts are analysed within seconds, even if everybody typed another number', () => {
  const many = Array.from({ length: 50_000 }, (_, index) =>
    attempt([number(String(index / 1000), 'm/s²'), options(index % 4), index % 2], index % 2 === 0 ? 1 : 0),
  )
  expect(analyse(questions, many).attempts).toBe(50_000)
})
