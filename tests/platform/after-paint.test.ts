// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../../src/platform/after-paint.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 60))

afterEach(() => void vi.restoreAllMocks())

test('the work is done after the next frame', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  afterPaint(() => order.push('work'))
  expect(order).toEqual([])
  await settle()
  expect(order).toEqual(['frame', 'work'])
})

test('the work is done even in a hidden page, which paints no frame', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame')
  const work = vi.fn()
  afterPaint(work)
  await settle()
  expect(work).toHaveBeenCalledTimes(1)
  expect(frame).not.toHaveBeenCalled()
})

test('cancelled work is not done', async () => {
  const work = vi.fn()
  afterPaint(work)()
  await settle()
  expect(work).not.toHaveBeenCalled()
})
