import { expect, test } from 'vitest'
import { mapYielding } from '../../../demo/api/lib/yielding.ts'

function keepBusy(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('a long list is mapped in order, while other work continues in between', async () => {
  let turns = 0
  let isDone = false
  const countTurns = () => {
    turns++
    if (!isDone) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const items = Array.from({ length: 40 }, (_, index) => index)
  const doubled = await mapYielding(items, (item) => {
    keepBusy(2)
    return item * 2
  })
  isDone = true
  expect(doubled).toEqual(items.map((item) => item * 2))
  expect(turns).toBeGreaterThan(3)
})
