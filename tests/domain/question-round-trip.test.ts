import { expect, test } from 'vitest'
import type { NewQuestion } from '../../src/domain/question-exchange.ts'
import { detectFormat } from '../../src/domain/question-file.ts'
import { toGift } from '../../src/domain/question-gift.ts'
import { readJson, toJson } from '../../src/domain/question-json.ts'
import { read as readGift } from '../../src/stores/question-gift.ts'
import { checkAll, goodQuestions, problemsIn, randomQuestion } from '../support/question-samples.ts'
import { seededRandom } from '../support/random.ts'

const random = seededRandom(13)
const questions: NewQuestion[] = Array.from({ length: 2000 }, () => randomQuestion(random))

test.each([
  ['gift', toGift, readGift],
  ['json', toJson, readJson],
] as const)('what is exported as %s comes back as it was', (format, write, read) => {
  const text = write(questions)
  expect(detectFormat(text)).toBe(format)
  const checked = checkAll(read(text))
  expect(problemsIn(checked)).toEqual([])
  expect(checked.flatMap(({ notes }) => notes)).toEqual([])
  expect(goodQuestions(checked)).toEqual(questions)
})
