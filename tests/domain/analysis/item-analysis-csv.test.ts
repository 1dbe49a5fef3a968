import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { QuizAnalysis } from '../../../src/domain/analysis/item-analysis.ts'
import { itemAnalysisTable } from '../../../src/domain/analysis/item-analysis-csv.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { itemTableWords } from '../../../src/messages/item-analysis-csv.ts'
import { analyse, attemptWith, questionsWith } from '../../support/school/item-matrix.ts'

const tableOf = (analysis: QuizAnalysis) => itemAnalysisTable(analysis, itemTableWords)

const cellsOf = ({ columns, rows }: ReturnType<typeof tableOf>, row: number) =>
  Object.fromEntries(columns.map((column, index) => [column, rows[row]?.[index]]))

test('the file has a row for each question, with the figures of each option', () => {
  const keys = [0, 0]
  const attempts = [
    [0, 0],
    [0, 1],
    [1, 1],
    [null, 1],
  ].map((answers) => attemptWith(keys, answers))
  const table = tableOf(analyse(questionsWith(keys), attempts))
  expect(table.rows).toHaveLength(2)
  expect(cellsOf(table, 0)).toMatchObject({
    Question: 1,
    Text: 'Question 1',
    Key: 'A',
    Attempts: 4,
    'Facility Index': 0.5,
    // With the rest 1 0 0 0: (4·1 − 2·1) / √(4·3) = 1/√3
    'Discrimination Index': 0.5774,
    Unanswered: 1,
    'Check the Key': undefined,
    'A Text': 'First',
    'A Chosen': 2,
    'A Chosen (%)': 50,
    // Asha has 2 of 2 and Ben 1 of 2.
    'A Mean Score (%)': 75,
    'B Chosen (%)': 25,
    'B Mean Score (%)': 0,
    'D Chosen': 0,
    'D Mean Score (%)': undefined,
  })
})

test('without attempts no option has a share, and no cell is NaN', () => {
  const table = tableOf(analyse(questionsWith([0]), []))
  expect(cellsOf(table, 0)).toMatchObject({ Attempts: 0, 'A Chosen': 0, 'A Chosen (%)': undefined })
  expect(table.rows.flat()).not.toContain(Number.NaN)
})

test('a doubtful key names the option that beats it', () => {
  const keys = [0, 0, 0]
  const rows = [...Array(10).fill([1, 0, 0]), ...Array(20).fill([0, 1, 1])]
  const table = tableOf(
    analyse(
      questionsWith(keys),
      rows.map((answers) => attemptWith(keys, answers)),
    ),
  )
  expect(table.rows.map((row) => row[table.columns.indexOf('Check the Key')])).toEqual([
    'B beats the key',
    undefined,
    undefined,
  ])
})

test('questions with fewer options have empty cells at the end, and every row is as long as the heading', () => {
  const short = v.parse(Question, { text: 'Short', options: ['Yes', 'No'], correctAnswer: null })
  const { columns, rows } = tableOf(analyse([short, ...questionsWith([0])], []))
  expect(columns.filter((column) => column.endsWith('Text'))).toEqual([
    'Text',
    'A Text',
    'B Text',
    'C Text',
    'D Text',
  ])
  expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length])
  expect(cellsOf({ columns, rows }, 0)).toMatchObject({
    Key: undefined,
    'Facility Index': undefined,
    'C Text': undefined,
  })
})
