import { Fragment, type ReactNode } from 'react'
import { pager } from '../../messages/en/pager.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { Button, type ButtonProps } from '../forms/button.tsx'

interface PagerProps {
  /** The navigation's name, for assistive technology. */
  label: string
  page: number
  pageCount: number
  /** The numbered pages, ascending; gaps get an ellipsis. */
  numbered: readonly number[]
  onPage: (page: number) => void
  /** Describes the part of the list shown. */
  children: ReactNode
}

interface StepProps extends Pick<ButtonProps, 'icon' | 'iconEnd'> {
  to: number
  possible: boolean
  onPage: (page: number) => void
  children: string
}

/** Not `disabled` at the ends, because that would drop the keyboard focus. An icon takes the place of a word in a narrow list. */
const Step = ({ to, possible, onPage, children, ...icons }: StepProps) => (
  <Button
    {...icons}
    kind="quiet"
    dense
    className={icons.icon || icons.iconEnd ? 'turn' : 'far'}
    aria-disabled={!possible}
    onClick={() => possible && onPage(to)}
  >
    {children}
  </Button>
)

/**
 * Previous, page numbers and Next below a list; First and Last if their numbers are not shown. Below a narrow list these take the
 * place of the other numbers.
 */
export function Pager({ label, page, pageCount, numbered, onPage, children }: PagerProps) {
  const isAfterGap = (number: number, index: number) => index > 0 && number - (numbered[index - 1] ?? 0) > 1
  return (
    <div className="pager">
      <p className="note number" role="status">
        {children}
      </p>
      <nav className="pages" aria-label={label}>
        {(numbered[0] ?? 1) > 1 && (
          <Step to={1} possible onPage={onPage}>
            {pager.first}
          </Step>
        )}
        <Step icon="left" to={page - 1} possible={page > 1} onPage={onPage}>
          {pieces.previous}
        </Step>
        {numbered.map((number, index) => (
          <Fragment key={number}>
            {isAfterGap(number, index) && <span className="gap">…</span>}
            <button
              className="page-number"
              type="button"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </Fragment>
        ))}
        <Step iconEnd="right" to={page + 1} possible={page < pageCount} onPage={onPage}>
          {pieces.next}
        </Step>
        {(numbered.at(-1) ?? pageCount) < pageCount && (
          <Step to={pageCount} possible onPage={onPage}>
            {pager.last(pageCount)}
          </Step>
        )}
      </nav>
    </div>
  )
}
