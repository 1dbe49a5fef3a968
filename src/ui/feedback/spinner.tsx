import { pieces } from '../../messages/en/pieces.ts'
import { useSlow } from '../hooks/use-slow.ts'
import { classNames } from '../lib/class-names.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** For waits with an unknown layout, and where the specification requires one; otherwise use a skeleton. */
export function Spinner({ label }: { label: string }) {
  const slow = useSlow(true)
  return (
    <p className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
      {slow && <span className="slow">{pieces.slow}</span>}
    </p>
  )
}

/** The skeleton of a list of cards. Hidden from assistive technology: RemoteView announces the loading. */
export function CardSkeleton({ count }: { count: number }) {
  return (
    <div className="cards bones" aria-hidden="true">
      {range(count).map((index) => (
        <div className="card stack near" key={index}>
          <span className="bone line short" />
          <span className="bone line long" />
          <span className="bone line" />
          <span className="bone line middling" />
          <span className="bone block" />
        </div>
      ))}
    </div>
  )
}

interface RowSkeletonProps {
  count: number
  /** Nothing is on its way, so nothing moves. */
  still?: boolean
}

/** The skeleton of a list of rows, hidden likewise. */
export const RowSkeleton = ({ count, still = false }: RowSkeletonProps) => (
  <div className={classNames('quiz-rows bones', still && 'still')} aria-hidden="true">
    {range(count).map((index) => (
      <div className="quiz-row" key={index}>
        <span className={index % 2 === 0 ? 'bone line long' : 'bone line middling'} />
        <span className="bone line" />
        <span className="bone line short" />
      </div>
    ))}
  </div>
)

/** The skeleton of lines of text. */
export function LineSkeleton({ lines }: { lines: number }) {
  return (
    <div className="bones" aria-hidden="true">
      {range(lines).map((index) => (
        <span className={index % 3 === 2 ? 'bone line middling' : 'bone line'} key={index} />
      ))}
    </div>
  )
}
