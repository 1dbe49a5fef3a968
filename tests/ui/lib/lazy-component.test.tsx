import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from '../../../src/ui/lib/lazy-component.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const Waiting = () => <p>One moment</p>

test('the place of a lazy component is held until its chunk is loaded', async () => {
  const Lazy = lazyComponent(async () => Greeting, Waiting)
  render(<Lazy name="Ada" />)
  expect(screen.getByText('One moment')).toBeTruthy()
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

test('a loaded chunk is drawn in the first render', async () => {
  const Lazy = lazyComponent(async () => Greeting, Waiting)
  await Lazy.preload()
  render(<Lazy name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

test('a chunk is loaded once', async () => {
  const load = vi.fn(async () => Greeting)
  const Lazy = lazyComponent(load)
  await Lazy.preload()
  await Lazy.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the first data of a lazy component is prepared, with the parameters of its route', async () => {
  const prepare = vi.fn(async () => undefined)
  const Lazy = lazyComponent(async () => Object.assign(Greeting, { prepare }))
  await Lazy.prepare(['65f0'])
  expect(prepare.mock.calls).toEqual([['65f0']])
})

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Not loaded</p> : this.props.children
  }
}

test('a failed chunk is left to the error boundary, and requested again by the next render', async () => {
  vi.mocked(console.error).mockImplementationOnce(() => {})
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Lazy = lazyComponent(load, Waiting)
  const { unmount } = render(
    <Boundary>
      <Lazy name="Ada" />
    </Boundary>,
  )
  expect(await screen.findByText('Not loaded')).toBeTruthy()
  vi.mocked(console.error).mockClear()
  unmount()
  render(<Lazy name="Ada" />)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})
