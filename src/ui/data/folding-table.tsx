import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface Column<Row> {
  title: string
  /** Figures stand at the end of their column. */
  ofNumber?: boolean
  /** `head` names its row; `whole` takes the width of a folded card, without a title. */
  as?: 'head' | 'whole'
  className?: string
  cell: (row: Row) => ReactNode
}

interface FoldingTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The id of the heading over it. */
  labelledBy: string
}

// biome-ignore-start lint/a11y/noRedundantRoles: folded into cards, a table would lose its roles in some browsers

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, ofNumber, as, className, cell } = column
  if (as === 'head')
    return (
      <th scope="row" role="rowheader" className={classNames('primary-cell', className)}>
        {cell(row)}
      </th>
    )
  return (
    <td
      role="cell"
      className={classNames(as === 'whole' ? 'whole' : ofNumber && 'of-number', className) || undefined}
      data-label={as === 'whole' ? undefined : title}
    >
      {cell(row)}
    </td>
  )
}

/** A table whose rows are cards in narrow boxes. */
export function FoldingTable<Row>({ columns, rows, keyOf, labelledBy }: FoldingTableProps<Row>) {
  return (
    <table className="table folds" role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, ofNumber }) => (
            <th key={title} scope="col" role="columnheader" className={ofNumber ? 'of-number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above
