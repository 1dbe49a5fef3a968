import { expect, test } from 'vitest'
import { TRUTH_SIGNS } from '../../../src/domain/exchange/choice-question.ts'
import type { NewQuestion, Reading } from '../../../src/domain/exchange/question-exchange.ts'
import { detectFormat, tidyText } from '../../../src/domain/exchange/question-file.ts'
import { toGift } from '../../../src/domain/exchange/question-gift.ts'
import { readJson, toJson } from '../../../src/domain/exchange/question-json.ts'
import { toMoodle } from '../../../src/domain/exchange/write-moodle.ts'
import { toQti1 } from '../../../src/domain/exchange/write-qti-1.ts'
import { readCsvQuestions } from '../../../src/platform/question-csv.ts'
import { readGift } from '../../../src/platform/question-gift.ts'
import { readMoodle } from '../../../src/platform/question-moodle.ts'
import { readQti } from '../../../src/platform/question-qti.ts'
import { readQtiPackage } from '../../../src/platform/question-qti-package.ts'
import { toCsv } from '../../../src/platform/write-csv.ts'
import { toQtiPackage } from '../../../src/platform/write-qti-package.ts'
import {
  checkAll,
  goodQuestions,
  problemsIn,
  randomExplanation,
  randomQuestion,
  randomTopic,
  withPins,
} from '../../support/school/question-samples.ts'
import { seededRandom } from '../../support/server/random.ts'

const random = seededRandom(13)
const plain: NewQuestion[] = Array.from({ length: 200 }, () => ({
  ...randomQuestion(random),
  ...randomExplanation(random),
}))
const sorted = plain.map((question) => ({ ...question, ...randomTopic(random) }))
const pinned = plain.map((question) => withPins(random, question))
const whole = sorted.map((question) => ({
  ...withPins(random, question),
  ...(random() < 0.3 && { pinned: true }),
}))

/** A table has no line breaks at the ends of its cells, and one kind of line break within. */
const tabled = sorted

const readPackage = (questions: readonly NewQuestion[]): [text: string, reading: Reading] => {
  const source = readQtiPackage(toQtiPackage(questions))
  const text = 'text' in source ? source.text : ''
  return [text, readQti(text, TRUTH_SIGNS)]
}

const throughText =
  (write: (questions: readonly NewQuestion[]) => string, read: (text: string) => Reading) =>
  (questions: readonly NewQuestion[]): [text: string, reading: Reading] => {
    const text = tidyText(write(questions))
    return [text, read(text)]
  }

test.each([
  ['gift', sorted, throughText(toGift, readGift)],
  ['moodle', sorted, throughText(toMoodle, readMoodle)],
  ['qti', pinned, readPackage],
  ['qti', whole.map(({ pinned: _, ...question }) => question), throughText(toQti1, readQti)],
  ['csv', tabled, throughText(toCsv, readCsvQuestions)],
  ['json', whole, throughText(toJson, readJson)],
] as const)('what is exported as %s comes back as it was', (format, given, travel) => {
  const [text, reading] = travel(given)
  if (format !== 'csv') expect(detectFormat(text)).toBe(format)
  const checked = checkAll(reading)
  expect(problemsIn(checked)).toEqual([])
  expect(checked.flatMap(({ notes }) => notes)).toEqual([])
  expect(goodQuestions(checked)).toEqual(given)
})
