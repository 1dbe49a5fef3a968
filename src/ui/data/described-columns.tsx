import { classNames } from '../lib/class-names.ts'

interface DescribedColumn {
  id: string | number
  /** From 0 to 1. */
  share: number
  /** The column's description. */
  words: string
  /** The highlighted column. */
  most: boolean
}

interface DescribedColumnsProps {
  columns: readonly DescribedColumn[]
  /** Labels below, from the first to the last column. */
  axis: readonly string[]
}

/** Columns side by side, one highlighted; a list for screen readers. */
export const DescribedColumns = ({ columns, axis }: DescribedColumnsProps) => (
  <>
    <ol className="told-columns">
      {columns.map(({ id, share, words, most }) => (
        <li
          key={id}
          className={classNames('told-column', most && 'most')}
          style={{ '--share': share }}
          title={words}
        >
          <span className="visually-hidden">{words}</span>
        </li>
      ))}
    </ol>
    <p className="told-axis note number" aria-hidden="true">
      {axis.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  </>
)
