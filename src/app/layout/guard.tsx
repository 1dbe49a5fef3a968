import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import type { Failure } from '../../domain/lib/failure.ts'
import type { User } from '../../domain/session/session.ts'
import { layout } from '../../messages/en/layout.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { explain } from '../../messages/explain.ts'
import { LazyAccessDenied } from '../../screens/parts/access/lazy-access-denied.ts'
import { LazyNextTry } from '../../screens/parts/access/lazy-next-try.ts'
import { SignInAbove, useSignInAbove } from '../../screens/parts/access/sign-in-above.tsx'
import { SignInScreen } from '../../screens/sign-in/sign-in.tsx'
import { $apiBase } from '../../stores/page/settings.ts'
import { $access, retrySession } from '../../stores/session/session.ts'
import { $getToken } from '../../stores/session/token.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { LazySiteSignIn } from '../routes/screens.tsx'

interface GuardProps {
  admin?: boolean
  /** Shown to visitors below the sign-in. */
  visitor?: ReactNode
  children: (user: User) => ReactNode
}

function Checking() {
  const apiBase = useStore($apiBase)
  if (apiBase !== undefined) return <Spinner label={layout.checkingSession} />
  return (
    <Banner tone="red" role="alert">
      {rich(layout.noApiBase((attribute) => <code>{attribute}</code>))}
    </Banner>
  )
}

/** The sign-in, or one line if it is above. */
function SignedOut({ visitor }: { visitor: ReactNode }) {
  const getToken = useStore($getToken)
  const sheet = useRef<HTMLDivElement>(null)
  const isAbove = useSignInAbove(sheet)
  return (
    <div className="sheet" ref={sheet}>
      <div className={isAbove ? 'sign-in-above' : 'signed-out'}>
        {isAbove ? (
          <h1>
            <SignInAbove />
          </h1>
        ) : getToken ? (
          <LazySiteSignIn />
        ) : (
          <SignInScreen />
        )}
        {visitor}
      </div>
    </div>
  )
}

interface UnreachableProps {
  failure: Failure
  /** It is being tried again. */
  busy: boolean
}

const Unreachable = ({ failure, busy }: UnreachableProps) => (
  <EmptyState
    as="h1"
    role="alert"
    drawing="circuit"
    title={pieces.unreachable}
    note={layout.safe}
    action={
      <>
        <LazyNextTry busy={busy} onTry={retrySession} />
        <Button kind="primary" icon="refresh" busy={busy} onClick={() => void retrySession()}>
          {pieces.tryAgain}
        </Button>
        <p className="note" dir="auto">
          {explain(failure, 'check-session')}
        </p>
      </>
    }
  />
)

/** Renders `children` for a signed-in user, or for administrators only; everyone else sees why not. */
export function Guard({ admin = false, visitor, children }: GuardProps) {
  const access = useStore($access)
  // Kept while it is tried again, so that the button keeps its place and the focus.
  const failure = useRef<Failure>(undefined)
  if (access.state !== 'checking')
    failure.current = access.state === 'unreachable' ? access.failure : undefined
  if (access.state === 'signed-in') {
    if (!admin || access.user.isAdmin) return children(access.user)
    return <LazyAccessDenied words={layout.accessDenied} />
  }
  if (access.state === 'signed-out') return <SignedOut visitor={visitor} />
  return (
    <div className="sheet">
      {failure.current ? (
        <Unreachable failure={failure.current} busy={access.state === 'checking'} />
      ) : (
        <Checking />
      )}
    </div>
  )
}
