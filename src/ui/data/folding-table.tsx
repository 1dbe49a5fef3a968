import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface Column<Row> {
  title: string
  /** Numbers are right-aligned. */
  ofNumber?: boolean
  /** `head` is the row's heading; `whole` spans a folded card, without a title. */
  as?: 'head' | 'whole'
  className?: string
  cell: (row: Row) => ReactNode
}

interface FoldingTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The id of the heading above. */
  labelledBy: string
}

// biome-ignore-start lint/a11y/noRedundantRoles: display: block makes some browsers drop a table's roles

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

/** A table whose rows fold into cards in narrow containers. */
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
