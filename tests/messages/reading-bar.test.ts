import { expect, test } from 'vitest'
import { readingBar } from '../../src/messages/en/reading-bar.ts'

test.each([
  [0, 0, 'Reading results…'],
  [400, 12_345, 'Reading 400 of 12,345 results'],
])('the bar says that %i of %i results are read', (read, total, words) => {
  expect(readingBar.progress(read, total)).toBe(words)
})
