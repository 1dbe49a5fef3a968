import { Fragment, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface PagerProps {
  /** What is paged, for assistive technology. */
  label: string
  page: number
  pageCount: number
  /** The pages that get a number, ascending; where they jump stands an ellipsis. */
  numbered: readonly number[]
  onPage: (page: number) => void
  /** Which part of the whole is shown, in words. */
  children: ReactNode
}

/** Previous, numbers and Next under a list, with what is shown of it. */
export function Pager({ label, page, pageCount, numbered, onPage, children }: PagerProps) {
  const jumps = (number: number, index: number) => index > 0 && number - (numbered[index - 1] ?? 0) > 1
  return (
    <div className="pager">
      <p className="note number" role="status">
        {children}
      </p>
      <nav className="pages" aria-label={label}>
        <Button kind="quiet" dense disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        {numbered.map((number, index) => (
          <Fragment key={number}>
            {jumps(number, index) && <span className="gap">…</span>}
            <button
              className="page-number"
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </Fragment>
        ))}
        <Button kind="quiet" dense disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  )
}
