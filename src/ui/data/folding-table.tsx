import type { ReactNode } from 'react'

interface FoldingTableProps {
  columns: readonly { title: string; ofNumber?: boolean }[]
  /** The id of the heading over it. */
  labelledBy: string
  /** The rows; each tells its role, and so do its cells. */
  children: ReactNode
}

/** A table whose rows are cards on narrow boxes. */
export const FoldingTable = ({ columns, labelledBy, children }: FoldingTableProps) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: folded into cards, it would lose them in some browsers
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
    <tbody role="rowgroup">{children}</tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
)
