import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { maths } from '../../../src/messages/en/maths.ts'
import { checkMath } from '../../../src/ui/maths/math.ts'
import { MathArea } from '../../../src/ui/maths/math-field.tsx'

test.each(['x', '\\frac12', '\\ce{H2O}', '\\vec{F}=m\\vec{a}'])('the formula %j can be read', (tex) => {
  expect(checkMath(tex, false)).toBeUndefined()
})

test.each([
  ['\\frac{1}{2', 10],
  ['a + \\foo', 4],
  ['x}', 1],
])('the formula %j is wrong at character %i', (tex, position) => {
  const problem = checkMath(tex, false)
  const words = problem && maths.fault(problem.fault)
  expect(problem?.position).toBe(position)
  expect(words).toMatch(/^\S/)
  expect(words).not.toMatch(/position|end of input:|\n/)
})

test('a formula that is too long is reported', () => {
  const problem = checkMath('x'.repeat(2001), true)
  expect(problem && maths.fault(problem.fault)).toBe('The formula is too long')
})

function Form({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return <MathArea aria-label="Question" value={value} onChange={({ target }) => setValue(target.value)} />
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })

test('a problem names formula and character, describes the field, and can be shown in it', async () => {
  const { container } = render(<Form text="Take $x$ and $a + \foo$" />)
  const voice = container.querySelector('[aria-live=polite]')
  const problem = await screen.findByText(/Formula 2, character 5:/)
  expect(voice?.contains(problem), 'told by what was there before').toBe(true)
  expect(problem.parentElement?.querySelector('mark')?.textContent).toBe('\\')
  expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Formula 2',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show formula 2' }))
  const { value, selectionStart } = area()
  expect(value.slice(selectionStart)).toBe('\\foo$')
})

test('a corrected formula is no longer reported', async () => {
  render(<Form text="$\foo$" />)
  await screen.findByText(/Formula 1/)
  fireEvent.change(area(), { target: { value: '$f$' } })
  await expect.poll(() => screen.queryByText(/Formula 1/)).toBeNull()
  expect(area().getAttribute('aria-describedby')).toBeNull()
})
