import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from '../../../src/ui/forms/button.tsx'

test('a click is reported once, and further clicks are ignored while busy', () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button busyText="Booking..." onClick={onClick}>
      Book Slot
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Book Slot' }))
  rerender(
    <Button busy busyText="Booking..." onClick={onClick}>
      Book Slot
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Booking...', busy: true })
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('a busy submit button does not send its form again', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  fireEvent.click(screen.getByRole('button'))
  rerender(form(true))
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a button in a form does not submit it by default', () => {
  render(<Button>Flag</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('an icon alone has a name and a tooltip', () => {
  render(<IconButton label="Refresh" icon="refresh" />)
  const button = screen.getByRole('button', { name: 'Refresh' })
  expect(button.title).toBe('Refresh')
  expect(button.hasAttribute('aria-label'), 'a name and a tooltip that say the same are read twice').toBe(
    false,
  )
})

test('a button that leads somewhere is a link', () => {
  render(
    <ButtonLink href="#/book-slot" kind="primary">
      Book Slot
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Book Slot' }).getAttribute('href')).toBe('#/book-slot')
})
