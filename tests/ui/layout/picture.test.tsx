// SPEC 5 Validation
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from '../../../src/ui/layout/picture.tsx'

test('the height of a picture is reserved until it is loaded', () => {
  const { container } = render(<Picture src="lens.svg" alt="A lens" />)
  expect(container.querySelector('.picture.awaited')).not.toBeNull()
  fireEvent.load(screen.getByRole('img', { name: 'A lens' }))
  expect(container.querySelector('.picture')?.classList.contains('awaited')).toBe(false)
})

test('a failed picture says so, with its description, and tells its owner', () => {
  const onError = vi.fn()
  render(<Picture src="gone.svg" alt="A lens" onError={onError} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Image failed to load')).toBeDefined()
  expect(screen.getByText('A lens')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  expect(onError).toHaveBeenCalledTimes(1)
})

test('a new source is tried after a failure', () => {
  const { rerender } = render(<Picture src="gone.svg" alt="A lens" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="data:image/png;base64,AA==" alt="A lens" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,AA==')
  expect(screen.queryByText('Image failed to load')).toBeNull()
})
