import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { pieces } from '../../../messages/en/pieces.ts'
import { signingIn } from '../../../messages/en/sign-in.ts'
import { explain } from '../../../messages/explain.ts'
import { $settings } from '../../../stores/page/settings.ts'
import { $missedAddress, prepareSignIn } from '../../../stores/session/return-address.ts'
import { retryVisit, signIn } from '../../../stores/session/session.ts'
import { $asking, $away } from '../../../stores/session/visitor.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { LazyNextTry } from './lazy-next-try.ts'

const linkTo = (url: string) => (label: string) => (url ? <a href={url}>{label}</a> : label)

/** Links if the site owner has set their addresses. */
function Agreement() {
  const { termsUrl, privacyUrl } = useStore($settings)
  return <p className="note">{rich(signingIn.agreement(linkTo(termsUrl), linkTo(privacyUrl)))}</p>
}

/** For the page's owner, who usually tries it first. */
function ReturnsElsewhere() {
  const missed = useStore($missedAddress)
  if (missed === undefined) return null
  return <p className="note">{rich(signingIn.returnsElsewhere(<code>{`frontend-url="${missed}"`}</code>))}</p>
}

/** Shown before the press, because the button navigates to the API. */
function Away() {
  const away = useStore($away)
  const asking = useStore($asking)
  if (!away) return null
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        <>
          <LazyNextTry busy={asking} onTry={retryVisit} />
          <Button dense icon="refresh" busy={asking} onClick={() => void retryVisit()}>
            {pieces.tryAgain}
          </Button>
        </>
      }
    >
      <p className="strong">{pieces.unreachable}</p>
      <p className="note" dir="auto">
        {explain(away, 'check-session')}
      </p>
    </Banner>
  )
}

/** The button with the terms that signing in accepts. */
export function SignInButton() {
  const isAway = useStore($away) !== undefined
  // By the time of the click it is known where the sign-in can return to.
  useEffect(() => void prepareSignIn(), [])
  return (
    <>
      <Away />
      <Button wide className="google" icon="google" aria-disabled={isAway} onClick={() => void signIn()}>
        {signingIn.signInWithGoogle}
      </Button>
      <ReturnsElsewhere />
      <Agreement />
    </>
  )
}
