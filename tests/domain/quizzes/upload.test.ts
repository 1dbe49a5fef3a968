import { expect, test } from 'vitest'
import { pictureProblem } from '../../../src/domain/quizzes/upload.ts'
import { quizForm } from '../../../src/messages/en/quiz-form.ts'

const MB = 1024 * 1024
const KIND = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'

test.each([
  ['image/png', 1, undefined],
  ['image/jpeg', 5 * MB, undefined],
  ['image/png', 5 * MB + 1, 'This picture is larger than 5 MB'],
  ['image/png', 0, 'This file is empty'],
  ['image/svg+xml', 100, KIND],
  ['text/plain', 100, KIND],
  ['', 100, KIND],
])('a picture file of type %j and %i bytes has the problem %s', (type, size, problem) => {
  const found = pictureProblem({ type, size })
  expect(found && quizForm.uploadProblem(found)).toBe(problem)
})
