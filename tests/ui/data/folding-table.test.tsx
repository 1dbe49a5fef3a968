import '../support.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Column, FoldingTable } from '../../../src/ui/data/folding-table.tsx'

interface Planet {
  name: string
  moons: number
}

const planets: Planet[] = [
  { name: 'Earth', moons: 1 },
  { name: 'Mars', moons: 2 },
]

const columns: Column<Planet>[] = [
  {
    title: 'Planet',
    as: 'head',
    cell: ({ name }, { open, controls, onToggle }) => (
      <button type="button" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        {name}
      </button>
    ),
  },
  { title: 'Number of moons', shortTitle: 'Moons', ofNumber: true, cell: ({ moons }) => moons },
]

const keyOf = ({ name }: Planet) => name
const detail = { className: 'more', content: ({ name }: Planet) => `More about ${name}` }

test('a table has its name, headings and rows, and a folded card has the short title', () => {
  render(<FoldingTable columns={columns} rows={planets} keyOf={keyOf} label="Planets" />)
  const table = within(screen.getByRole('table', { name: 'Planets' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Planet',
    'Number of moons',
  ])
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(table.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual(['Moons', 'Moons'])
})

test('each row opens and closes its own detail, across all columns', () => {
  render(<FoldingTable columns={columns} rows={planets} keyOf={keyOf} label="Planets" detail={detail} />)
  const mars = screen.getByRole('button', { name: 'Mars', expanded: false })
  fireEvent.click(mars)
  const cell = screen.getByRole<HTMLTableCellElement>('cell', { name: 'More about Mars' })
  expect(cell.colSpan).toBe(2)
  expect(mars.getAttribute('aria-controls')).toBe(cell.parentElement?.id)
  expect(screen.getByRole('button', { name: 'Earth', expanded: false })).toBeDefined()
  fireEvent.click(mars)
  expect(screen.queryByText('More about Mars')).toBeNull()
})

test('a row can be opened from outside, even after it was closed', () => {
  const table = (asked?: { key: string }) => (
    <FoldingTable
      columns={columns}
      rows={planets}
      keyOf={keyOf}
      label="Planets"
      detail={asked ? { ...detail, asked } : detail}
    />
  )
  const { rerender } = render(table())
  rerender(table({ key: 'Mars' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mars', expanded: true }))
  rerender(table({ key: 'Mars' }))
  expect(screen.getByText('More about Mars')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Earth', expanded: false })).toBeDefined()
})

test.each([{}, { detail }])(
  'a row that cannot be drawn is one line in its place, beside the others: %j',
  (more) => {
    vi.mocked(console.error).mockImplementationOnce(() => {})
    const failing: Column<Planet>[] = [
      ...columns,
      {
        title: 'Rings',
        cell: ({ name }) => {
          if (name === 'Earth') throw new TypeError('name.trim is not a function')
          return 'none'
        },
      },
    ]
    render(<FoldingTable columns={failing} rows={planets} keyOf={keyOf} label="Planets" {...more} />)
    const rows = within(screen.getByRole('table', { name: 'Planets' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PlanetNumber of moonsRings',
      '1 entry could not be shown.',
      'Mars2none',
    ])
    vi.mocked(console.error).mockClear()
  },
)
