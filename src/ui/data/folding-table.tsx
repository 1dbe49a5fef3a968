import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { RowBoundary } from '../lib/row-boundary.tsx'

/** Whether a row shows its detail. */
interface Disclosure {
  open: boolean
  /** The id of the detail while it is in the page. */
  controls: string | undefined
  onToggle: () => void
}

export interface Column<Row> {
  title: string
  /** Replaces the title in a collapsed card. */
  shortTitle?: string
  /** Numbers are right-aligned. */
  ofNumber?: boolean
  /** `head` is the row's heading; `whole` spans a collapsed card, without a title. */
  as?: 'head' | 'whole'
  /** For a head with more content: the id of the element that names the row. */
  nameId?: (row: Row) => string
  className?: string
  cell: (row: Row, disclosure: Disclosure) => ReactNode
}

/** A detail row across all columns, opened by a cell of the row above. */
interface RowDetail<Row> {
  className: string
  content: (row: Row) => ReactNode
  /** The key of a row that is opened from outside; a new object opens it again. */
  asked?: { key: string } | undefined
}

interface FoldingTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  detail?: RowDetail<Row>
  slim?: boolean
  /** The id of the heading above. */
  labelledBy?: string
  /** The accessible name if no heading names it. */
  label?: string
}

/** For rows without a detail. */
const CLOSED: Disclosure = { open: false, controls: undefined, onToggle: () => {} }

// biome-ignore-start lint/a11y/noRedundantRoles: display: block makes some browsers drop a table's roles

interface CellProps<Row> {
  column: Column<Row>
  row: Row
  disclosure: Disclosure
}

function Cell<Row>({ column, row, disclosure }: CellProps<Row>) {
  const { title, shortTitle = title, ofNumber, as, nameId, className, cell } = column
  if (as === 'head')
    return (
      <th
        scope="row"
        role="rowheader"
        aria-labelledby={nameId?.(row)}
        className={classNames('primary-cell', className)}
      >
        {cell(row, disclosure)}
      </th>
    )
  return (
    <td
      role="cell"
      className={classNames(as === 'whole' ? 'whole' : ofNumber && 'of-number', className) || undefined}
      data-label={as === 'whole' ? undefined : shortTitle}
    >
      {cell(row, disclosure)}
    </td>
  )
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  disclosure?: Disclosure
}

const TableRow = <Row,>({ columns, row, disclosure = CLOSED }: TableRowProps<Row>) => (
  <tr role="row">
    {columns.map((column) => (
      <Cell key={column.title} column={column} row={row} disclosure={disclosure} />
    ))}
  </tr>
)

interface OpenableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  detail: RowDetail<Row>
  /** A request to open the detail; a new object repeats it. */
  asked: object | undefined
}

/** Each row has a rowgroup, which keeps it together with its detail. */
function OpenableRow<Row>({ columns, row, detail, asked }: OpenableRowProps<Row>) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
  const id = useId()
  const disclosure = { open, controls: open ? id : undefined, onToggle: () => setOpen(!open) }
  return (
    <tbody role="rowgroup">
      <TableRow columns={columns} row={row} disclosure={disclosure} />
      {open && (
        <tr role="row" className={detail.className} id={id}>
          <td role="cell" className="whole" colSpan={columns.length}>
            {detail.content(row)}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A table whose rows collapse into cards in narrow containers. */
export function FoldingTable<Row>(props: FoldingTableProps<Row>) {
  const { columns, rows, keyOf, detail, slim, labelledBy, label } = props
  const inRow = (line: ReactNode) => (
    <tr role="row">
      <td role="cell" className="whole" colSpan={columns.length}>
        {line}
      </td>
    </tr>
  )
  const inGroup = (line: ReactNode) => <tbody role="rowgroup">{inRow(line)}</tbody>
  return (
    <table
      className={classNames('table', slim && 'slim', 'folds')}
      role="table"
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, ofNumber }) => (
            <th key={title} scope="col" role="columnheader" className={ofNumber ? 'of-number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {detail ? (
        rows.map((row, index) => {
          const key = keyOf(row, index)
          const asked = detail.asked?.key === key ? detail.asked : undefined
          return (
            <RowBoundary key={key} place={inGroup}>
              <OpenableRow columns={columns} row={row} detail={detail} asked={asked} />
            </RowBoundary>
          )
        })
      ) : (
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <RowBoundary key={keyOf(row, index)} place={inRow}>
              <TableRow columns={columns} row={row} />
            </RowBoundary>
          ))}
        </tbody>
      )}
    </table>
  )
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above
