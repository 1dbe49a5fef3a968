import type { ReactNode } from 'react'
import { Failure } from '../../domain/lib/failure.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { Button } from '../forms/button.tsx'
import { useSlow } from '../hooks/use-slow.ts'
import { Banner } from './banner.tsx'
import { EmptyState } from './empty-state.tsx'

/** The state of a read; the shape of a @nanostores/query fetcher store's value. */
export interface Remote<Data, Problem = unknown> {
  data?: Data | undefined
  error?: Problem | undefined
  loading: boolean
}

interface RemoteViewProps<Data, Problem> {
  remote: Remote<Data, Problem>
  /** A placeholder of the data's size. */
  skeleton: ReactNode
  explain: (error: Problem) => string
  onRetry: () => void
  children: (data: Data) => ReactNode
}

interface FailedProps {
  error: unknown
  words: string
  beside: boolean
  again: ReactNode
}

/** One line above earlier data, else in place of the data. The API's own text may have any direction. */
function Failed({ error, words, beside, again }: FailedProps) {
  const said = <span dir="auto">{words}</span>
  if (beside)
    return (
      <Banner tone="red" role="alert" action={again}>
        {said}
      </Banner>
    )
  const lost = error instanceof Failure && error.network
  return (
    <EmptyState
      role="alert"
      drawing="circuit"
      title={lost ? pieces.unreachable : pieces.notLoaded}
      note={said}
      action={again}
    />
  )
}

/** The skeleton until there is data or a failure. Data stays after a later failure, which can be retried. */
export function RemoteView<Data, Problem>(props: RemoteViewProps<Data, Problem>) {
  const { remote, skeleton, explain, onRetry, children } = props
  const { data, error, loading } = remote
  const waiting = data === undefined && error === undefined
  const slow = useSlow(waiting)
  return (
    <div className="remote" aria-busy={loading || undefined}>
      <p className={slow ? 'slow' : 'visually-hidden'} role="status">
        {waiting && <span>{slow ? pieces.slow : pieces.loading}</span>}
      </p>
      {error !== undefined && (
        <Failed
          error={error}
          words={explain(error)}
          beside={data !== undefined}
          again={
            <Button dense={data !== undefined} icon="refresh" busy={loading} onClick={onRetry}>
              {pieces.tryAgain}
            </Button>
          }
        />
      )}
      {data !== undefined && children(data)}
      {waiting && skeleton}
    </div>
  )
}
