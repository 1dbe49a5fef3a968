import { expect, test } from 'vitest'
import {
  type CheckedQuestion,
  checkQuestion,
  isFaulty,
  isReady,
  type NewQuestion,
  type Reading,
} from '../../src/domain/exchange/found-question.ts'
import { draftNumber } from '../../src/domain/kinds/number/draft.ts'
import type { NumberKey } from '../../src/domain/kinds/number/shape.ts'
import { notInAiken } from '../../src/exchange/formats/aiken/write.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { toCsv } from '../../src/exchange/formats/csv/write.ts'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { toGift } from '../../src/exchange/formats/gift/write.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { toJson } from '../../src/exchange/formats/json/write.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { toMoodle } from '../../src/exchange/formats/moodle/write.ts'
import { readQtiPackage } from '../../src/exchange/formats/qti/package.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'
import { toQti1 } from '../../src/exchange/formats/qti/write-1.ts'
import { toQti2 } from '../../src/exchange/formats/qti/write-2.ts'
import { TRUTH_SIGNS } from '../../src/exchange/questions/weighted-question.ts'

const checkedOf = ({ steps }: Reading, hasKinds = true): CheckedQuestion[] =>
  [...steps].flatMap((found, index) => (found ? [checkQuestion(found, index + 1, hasKinds)] : []))

const option = (text: string) => ({ text, imageUrl: '' })

const several = (correctAnswers: number[], tellsCount?: boolean): NewQuestion => ({
  text: 'Which are vectors?',
  imageUrl: '',
  options: ['force', 'mass', 'velocity', 'time'].map(option),
  correctAnswer: correctAnswers[0] ?? -1,
  points: 2,
  kind: 'several',
  correctAnswers,
  ...(tellsCount && { tellsCount }),
})

const number = (key: NumberKey): NewQuestion => ({
  text: 'How large is $g$?',
  imageUrl: '',
  options: [],
  correctAnswer: -1,
  points: 1,
  explanation: 'It falls.',
  kind: 'number',
  number: draftNumber(key),
})

const choice: NewQuestion = {
  text: 'Which is a force?',
  imageUrl: '',
  options: ['weight', 'mass'].map(option),
  correctAnswer: 0,
  points: 1,
}

const given: NewQuestion[] = [
  several([0, 2]),
  several([0, 1, 2], true),
  several([1]),
  choice,
  number({ value: 9.81, tolerance: { relative: 0.01 }, unit: 'm/s²', figures: 3 }),
  number({ value: -1.6e-19, tolerance: { absolute: 1e-21 }, unit: 'C' }),
  number({ value: 4.18, tolerance: { relative: 0.025 }, unit: 'kJ/(kg·K)' }),
  number({ value: 12, tolerance: { absolute: 0 } }),
  number({ value: 6.02e23, tolerance: { absolute: 1e22 } }),
]

test.each<[string, (questions: readonly NewQuestion[]) => string, (text: string) => Reading]>([
  ['gift', toGift, readGift],
  ['moodle', toMoodle, readMoodle],
  ['csv', toCsv, readCsvQuestions],
  ['json', toJson, readJson],
])('questions of all kinds exported as %s come back unchanged', (_, write, read) => {
  for (const questions of [given, given.slice(4)]) {
    const checked = checkedOf(read(write(questions)))
    expect(checked.flatMap(({ notes }) => notes)).toEqual([])
    expect(checked.filter(isReady).map(({ question }) => question)).toEqual(questions)
  }
})

const readPackage = (questions: readonly NewQuestion[]) => {
  const source = readQtiPackage(toQti2(questions))
  return readQti('text' in source ? source.text : '', TRUTH_SIGNS)
}

test.each([
  ['1.2', (questions: readonly NewQuestion[]) => readQti(toQti1(questions))],
  ['2.1', readPackage],
])('questions of all kinds exported as QTI %s come back unchanged', (_, travel) => {
  const topical = given.map((question) => ({ ...question, topic: 'Gravity | topic=x' }))
  for (const questions of [given, topical]) {
    const checked = checkedOf(travel(questions))
    expect(checked.flatMap(({ notes }) => notes)).toEqual([])
    expect(checked.filter(isReady).map(({ question }) => question)).toEqual(questions)
    const refused = checkedOf(travel(questions), false).filter(isFaulty)
    expect(refused.map(({ number: at }) => at)).toEqual([1, 2, 5, 6, 7, 8, 9])
  }
})

const gift = (answers: string) => readGift(`How far? {${answers}}`)
const moodle = (xml: string) => readMoodle(`<quiz><question ${xml}</question></quiz>`)
const numerical = (inner: string) =>
  moodle(`type="numerical"><questiontext><text>How far?</text></questiontext>${inner}`)

/** What is said of a question: its key, or why it is refused. */
function saidOf([checked]: CheckedQuestion[]) {
  if (!checked) return 'nothing'
  if (isFaulty(checked)) return checked.problems[0]?.code
  if (!isReady(checked)) return 'asked'
  const { kind, correctAnswers, number: key } = checked.question
  return kind === 'number'
    ? `${key?.value} ± ${key?.tolerance} ${key?.toleranceIn} ${key?.unit}`
    : correctAnswers
}

test.each<[string, () => Reading, unknown, string]>([
  ['GIFT, a tolerance', () => gift('#3.14:0.01'), '3.14 ± 0.01 unit ', 'unsupported-kind'],
  ['GIFT, a range', () => gift('#3..4'), '3.5 ± 0.5 unit ', 'unsupported-kind'],
  ['GIFT, a lone number', () => gift('#5'), '5 ±  exact ', 'unsupported-kind'],
  ['GIFT, a power of ten', () => gift('#1.6e-19:1e-21'), '1.6e-19 ± 1e-21 unit ', 'unsupported-kind'],
  ['GIFT, a decimal comma', () => gift('#3,14:0,01'), '3.14 ± 0.01 unit ', 'unsupported-kind'],
  ['GIFT, partly right', () => gift('#=5:0 =%50%5:1'), '5 ±  exact ', 'unsupported-kind'],
  ['GIFT, two right', () => gift('#=5:0 =6:0'), 'unsupported-kind', 'unsupported-kind'],
  ['GIFT, shares', () => gift('~%50%a ~%50%b ~%-100%c'), [0, 1], 'partly-right-options'],
  ['GIFT, thirds', () => gift('~%33.333%a ~%33.333%b ~%33.333%c ~d'), [0, 1, 2], 'partly-right-options'],
  ['GIFT, too little', () => gift('~%50%a ~%20%b ~c'), 'partly-right-options', 'partly-right-options'],
  [
    'Moodle, with a unit',
    () =>
      numerical(
        '<answer fraction="100"><text>9.8</text><tolerance>0.1</tolerance></answer><answer fraction="0"><text>*</text></answer><units><unit><multiplier>100</multiplier><unit_name>cm/s^2</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m/s^2</unit_name></unit></units>',
      ),
    '9.8 ± 0.1 unit m/s²',
    'unsupported-kind',
  ],
  [
    'Moodle, an unknown unit',
    () =>
      numerical(
        '<answer fraction="100"><text>9.8</text></answer><units><unit><multiplier>1</multiplier><unit_name>apples</unit_name></unit></units>',
      ),
    'unsupported-kind',
    'unsupported-kind',
  ],
  [
    'Moodle, several',
    () =>
      moodle(
        'type="multichoice"><questiontext><text>Which?</text></questiontext><single>false</single><answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer><answer fraction="-100"><text>c</text></answer>',
      ),
    [0, 1],
    'several-answers',
  ],
  [
    'a table, letters',
    () => readCsvQuestions('Question,A,B,C,Correct\nWhich?,a,b,c,"A, C"'),
    [0, 2],
    'several-answers',
  ],
  [
    'a table, a value',
    () => readCsvQuestions('Question;A;B;Correct;Value;Tolerance;Einheit\nWie weit?;;;;"5,55";"1 %";km'),
    '5.55 ± 1 percent km',
    'unsupported-kind',
  ],
])('%s: read where the API has such a kind, and refused by its name elsewhere', (_, read, said, refused) => {
  expect(saidOf(checkedOf(read()))).toEqual(said)
  expect(saidOf(checkedOf(read(), false))).toBe(refused)
})

test('Aiken has choices of one alone', () => {
  expect([several([0, 2]), number({ value: 1 }), choice].map((question) => notInAiken([question]))).toEqual([
    0, 0, -1,
  ])
})
