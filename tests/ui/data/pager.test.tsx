// @vitest-environment happy-dom
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { numberedPages } from '../../../src/domain/lib/paging.ts'
import { Pager } from '../../../src/ui/data/pager.tsx'

function Paged({ from, pageCount }: { from: number; pageCount: number }) {
  const [page, setPage] = useState(from)
  const numbered = numberedPages(page, pageCount)
  return (
    <Pager label="Pages" page={page} pageCount={pageCount} numbered={numbered} onPage={setPage}>
      Page {page}
    </Pager>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent
const current = () => screen.getAllByRole('button').filter((button) => button.getAttribute('aria-current'))

test('first, last and the neighbours have numbers, gaps an ellipsis', () => {
  render(<Paged from={5} pageCount={9} />)
  expect(shown()).toBe('Previous1…456…9Next')
  expect(current().map((button) => button.textContent)).toEqual(['5'])
})

test('numbers, Previous and Next lead to their page, and the words under the list follow', () => {
  render(<Paged from={5} pageCount={9} />)
  press('Next')
  expect(screen.getByRole('status').textContent).toBe('Page 6')
  press('Previous')
  press('Previous')
  expect(screen.getByRole('status').textContent).toBe('Page 4')
  press('9')
  expect(shown()).toBe('Previous1…89Next')
})

test.each([
  ['Previous', 1],
  ['Next', 3],
])('%s at the end does nothing, is marked as disabled and keeps the focus', (name, page) => {
  render(<Paged from={page} pageCount={3} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  press(name)
  expect(screen.getByRole('status').textContent).toBe(`Page ${page}`)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})
