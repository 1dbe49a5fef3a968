import { expect, test } from 'vitest'
import { log } from '../../src/messages/en/log.ts'

test.each([
  [{ minutes: 5, extended: 1 }, '5 minutes · 1 learner'],
  [{ factor: 1.5 }, '1.5×'],
  [{ gain: 3, lose: 0 }, '3 gained · 0 lost'],
  [{ times: 2 }, '2 times'],
  [{ text: 'Read 30 cm.' }, 'Read 30 cm.'],
  [{ fromAnotherApi: 7 }, '7'],
  [undefined, ''],
])('the log writes, for an event with %j, "%s"', (detail, words) => {
  expect(log.detail(detail)).toBe(words)
})
