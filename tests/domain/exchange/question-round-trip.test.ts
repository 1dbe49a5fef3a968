import { expect, test } from 'vitest'
import type { NewQuestion } from '../../../src/domain/exchange/question-exchange.ts'
import { detectFormat } from '../../../src/domain/exchange/question-file.ts'
import { toGift } from '../../../src/domain/exchange/question-gift.ts'
import { readJson, toJson } from '../../../src/domain/exchange/question-json.ts'
import { readGift } from '../../../src/platform/question-gift.ts'
import {
  checkAll,
  goodQuestions,
  problemsIn,
  randomContent,
  randomExplanation,
  randomQuestion,
} from '../../support/school/question-samples.ts'
import { seededRandom } from '../../support/server/random.ts'

const random = seededRandom(13)
const questions: NewQuestion[] = Array.from({ length: 2000 }, () => ({
  ...randomQuestion(random),
  ...randomExplanation(random),
}))
/** A description stands where a picture is. */
const told = questions.map(({ options, ...question }) => ({
  ...question,
  ...(question.imageUrl && { imageAlt: randomContent(random).imageAlt }),
  options: options.map((option) => ({
    ...option,
    ...(option.imageUrl && { imageAlt: randomContent(random).imageAlt }),
  })),
}))
const whole = questions.map(({ options, ...question }) => ({
  ...question,
  options: options.map((option) => ({ ...option, imageAlt: randomContent(random).imageAlt })),
  ...randomContent(random),
}))

test.each([
  ['gift', told, toGift, readGift],
  ['json', whole, toJson, readJson],
] as const)('what is exported as %s comes back as it was', (format, given, write, read) => {
  const text = write(given)
  expect(detectFormat(text)).toBe(format)
  const checked = checkAll(read(text))
  expect(problemsIn(checked)).toEqual([])
  expect(checked.flatMap(({ notes }) => notes)).toEqual([])
  expect(goodQuestions(checked)).toEqual(given)
})
