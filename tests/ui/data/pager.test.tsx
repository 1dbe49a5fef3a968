// SPEC 2 Admin dashboard
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { nearbyPages, numberedPages } from '../../../src/domain/lib/paging.ts'
import { Pager } from '../../../src/ui/data/pager.tsx'

interface PagedProps {
  from: number
  pageCount: number
  pagesOf?: typeof numberedPages
}

function Paged({ from, pageCount, pagesOf = numberedPages }: PagedProps) {
  const [page, setPage] = useState(from)
  const numbered = pagesOf(page, pageCount)
  return (
    <Pager label="Pages" page={page} pageCount={pageCount} numbered={numbered} onPage={setPage}>
      Page {page}
    </Pager>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent
const current = () => screen.getAllByRole('button').filter((button) => button.getAttribute('aria-current'))

test('the first page, the last one and the neighbours have numbers, and gaps have an ellipsis', () => {
  render(<Paged from={5} pageCount={9} />)
  expect(shown()).toBe('Previous1…456…9Next')
  expect(current().map((button) => button.textContent)).toEqual(['5'])
})

test('numbers, Previous and Next lead to their pages, and the status below follows', () => {
  render(<Paged from={5} pageCount={9} />)
  press('Next')
  expect(screen.getByRole('status').textContent).toBe('Page 6')
  press('Previous')
  press('Previous')
  expect(screen.getByRole('status').textContent).toBe('Page 4')
  press('9')
  expect(shown()).toBe('Previous1…89Next')
})

test('First and Last replace their numbers, and lead there', () => {
  render(<Paged from={5} pageCount={1200} pagesOf={nearbyPages} />)
  expect(shown()).toBe('FirstPrevious34567NextLast (1,200)')
  press('Last (1,200)')
  expect(shown()).toBe('FirstPrevious11961197119811991200Next')
  press('First')
  expect(shown()).toBe('Previous12345NextLast (1,200)')
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
