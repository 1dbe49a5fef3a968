import type { ReactNode } from 'react'
import { pieces } from '../../messages/pieces/en.ts'
import { Button } from '../forms/button.tsx'
import { Banner } from './banner.tsx'

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

/** The skeleton until there is data or a failure. Data stays beside a later failure, which can be retried. */
export function RemoteView<Data, Problem>(props: RemoteViewProps<Data, Problem>) {
  const { remote, skeleton, explain, onRetry, children } = props
  const { data, error, loading } = remote
  const failed = error !== undefined
  const waiting = data === undefined && !failed
  return (
    <div className="remote" aria-busy={loading || undefined}>
      <p className="visually-hidden" role="status">
        {waiting ? pieces.loading : ''}
      </p>
      {failed && (
        <Banner
          tone="red"
          role="alert"
          action={
            <Button dense icon="refresh" busy={loading} onClick={onRetry}>
              {pieces.tryAgain}
            </Button>
          }
        >
          {explain(error)}
        </Banner>
      )}
      {data !== undefined && children(data)}
      {waiting && skeleton}
    </div>
  )
}
