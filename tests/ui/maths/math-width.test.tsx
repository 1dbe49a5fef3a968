import '../support.ts'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preloadMath } from '../../../src/ui/maths/math-loader.ts'
import { MathText } from '../../../src/ui/maths/math-text.tsx'

/** Stands in for the browser's, and reports sizes when it is told to. */
const made: FakeObserver[] = []
class FakeObserver {
  watched = new Set<Element>()
  callback: (entries: { target: Element }[]) => void
  constructor(callback: FakeObserver['callback']) {
    this.callback = callback
    made.push(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  report = () => act(() => this.callback([...this.watched].map((target) => ({ target }))))
}

vi.stubGlobal('ResizeObserver', FakeObserver)
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
const width = vi.spyOn(Element.prototype, 'getBoundingClientRect')

const wide = (pixels: number) => width.mockImplementation(() => new DOMRect(0, 0, pixels, 20))

afterEach(() => width.mockClear())

test('a formula in a button or an excerpt is not a Tab stop, however wide', async () => {
  const { container, unmount } = render(
    <>
      <button type="button">
        <MathText text="$a$" />
      </button>
      <p data-excerpt="">
        <MathText text="$b$" />
      </p>
    </>,
  )
  await act(() => preloadMath())
  wide(302)
  for (const observer of made) observer.report()
  expect(container.querySelectorAll('math')).toHaveLength(2)
  expect(container.querySelectorAll('[tabindex]')).toHaveLength(0)
  unmount()
})

test('one observer watches all formulas, reads each size once, and releases those that disappear', async () => {
  const { container, unmount } = render(<MathText text="$a$ and $b$ and $$c$$" />)
  await act(() => preloadMath())
  expect(made).toHaveLength(1)
  wide(301)
  made[0]?.report()
  expect(width).toHaveBeenCalledTimes(3)
  expect(container.querySelectorAll('.scrolls')).toHaveLength(0)
  wide(302)
  made[0]?.report()
  expect(container.querySelectorAll('.scrolls[tabindex="0"]')).toHaveLength(3)
  expect(container.querySelector('.scrolls')?.getAttribute('aria-label')).toBe('Formula: a')
  wide(100)
  made[0]?.report()
  expect(container.querySelectorAll('.scrolls')).toHaveLength(0)
  unmount()
  expect(made[0]?.watched.size).toBe(0)
})
