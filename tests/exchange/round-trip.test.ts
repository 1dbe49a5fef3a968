// SPEC 2 Writing room
import { expect, test } from 'vitest'
import type { NewQuestion, Reading } from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { toCsv } from '../../src/exchange/formats/csv/write.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
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
import { tidyText } from '../../src/exchange/questions/source-text.ts'
import { TRUTH_SIGNS } from '../../src/exchange/questions/weighted-question.ts'
import {
  checkAll,
  goodQuestions,
  problemsIn,
  randomExplanation,
  randomQuestion,
  randomTopic,
  withPins,
} from '../support/school/question-samples.ts'
import { seededRandom } from '../support/server/random.ts'

const random = seededRandom(13)
const plain: NewQuestion[] = Array.from({ length: 200 }, () => ({
  ...randomQuestion(random),
  ...randomExplanation(random),
}))
const sorted = plain.map((question) => ({ ...question, ...randomTopic(random) }))
const shelved = sorted.map((question) => withPins(random, question))
const whole = sorted.map((question) => ({
  ...withPins(random, question),
  ...(random() < 0.3 && { pinned: true }),
}))

const readPackage = (questions: readonly NewQuestion[]): [text: string, reading: Reading] => {
  const source = readQtiPackage(toQti2(questions))
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
  ['gift', whole, throughText(toGift, readGift)],
  ['moodle', whole, throughText(toMoodle, readMoodle)],
  ['qti', shelved, readPackage],
  ['qti', whole.map(({ pinned: _, ...question }) => question), throughText(toQti1, readQti)],
  ['csv', whole, throughText(toCsv, readCsvQuestions)],
  ['json', whole, throughText(toJson, readJson)],
] as const)('questions exported as %s come back unchanged', (format, given, travel) => {
  const [text, reading] = travel(given)
  expect(detectFormat(text)).toBe(format)
  const checked = checkAll(reading)
  expect(problemsIn(checked)).toEqual([])
  expect(checked.flatMap(({ notes }) => notes)).toEqual([])
  expect(goodQuestions(checked)).toEqual(given)
})
