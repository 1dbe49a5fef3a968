// SPEC 2 Waiting room
import '../ui/support.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTitleFocus } from '../../src/screens/home/use-title-focus.ts'

function Page({ title }: { title: string }) {
  return (
    <>
      <div {...useTitleFocus()}>
        <h1 key={title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <button type="button">Move</button>
    </>
  )
}

test.each([
  ['stays at the title', 'heading', 'Your slot is running'],
  ['stays elsewhere', 'button', 'Move'],
] as const)('the focus, when another title takes its place, %s', (_, role, focused) => {
  const { rerender } = render(<Page title="Opens in 00:01" />)
  act(() => screen.getByRole('heading').focus())
  act(() => screen.getByRole(role).focus())
  rerender(<Page title="Your slot is running" />)
  expect(document.activeElement?.textContent).toBe(focused)
})
