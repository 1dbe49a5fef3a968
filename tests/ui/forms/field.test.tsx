import '../support.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field, TextField } from '../../../src/ui/forms/field.tsx'

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field is named by its label and described by its hint and its error', () => {
  render(<TextField label="Duration" hint="In minutes" error="Minimum 1" />)
  const input = screen.getByRole('textbox', { name: 'Duration' })
  expect(describedBy(input)).toEqual(['In minutes', 'Minimum 1'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field without an error is not invalid', () => {
  render(<TextField label="Search" optional />)
  const input = screen.getByRole('textbox', { name: 'Search (optional)' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

test('any native control can be a field', () => {
  render(
    <Field label="Timezone" error="Choose one">
      {(control) => (
        <select {...control}>
          <option>UTC</option>
        </select>
      )}
    </Field>,
  )
  expect(describedBy(screen.getByRole('combobox', { name: 'Timezone' }))).toEqual(['Choose one'])
})
