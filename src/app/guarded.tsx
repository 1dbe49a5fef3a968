import { type ReactNode, Suspense } from 'react'
import type { User } from '../domain/session/session.ts'
import { layout } from '../messages/layout/en.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Guard } from './guard.tsx'

const Loading = () => (
  <div className="sheet">
    <Spinner label={layout.loading} />
  </div>
)

interface GuardedProps {
  admin?: boolean
  children: (user: User) => ReactNode
}

/** A guarded screen whose chunk may still be loading. */
export const Guarded = ({ admin = false, children }: GuardedProps) => (
  <Guard admin={admin}>{(user) => <Suspense fallback={<Loading />}>{children(user)}</Suspense>}</Guard>
)
