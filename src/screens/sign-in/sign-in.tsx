import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { signingIn } from '../../messages/sign-in/en.ts'
import { $settings } from '../../stores/page/settings.ts'
import { prepareSignIn } from '../../stores/session/return-address.ts'
import { signIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Drawing } from '../../ui/layout/drawing.tsx'
import { rich } from '../../ui/layout/rich.ts'

/** A link if the site owner set its address, else plain text. */
const linkTo = (url: string) => (label: string) => (url ? <a href={url}>{label}</a> : label)

function Agreement() {
  const { termsUrl, privacyUrl } = useStore($settings)
  return <p className="note">{rich(signingIn.agreement(linkTo(termsUrl), linkTo(privacyUrl)))}</p>
}

export function SignInScreen() {
  const { brandName } = useStore($settings)
  // By the time of the click it is known where the sign-in can come back to.
  useEffect(() => void prepareSignIn(), [])
  return (
    <section className="sign-in" aria-label={signingIn.title}>
      <Drawing name="field" />
      <h1 className="title">{signingIn.welcome(brandName)}</h1>
      <p className="lede">{signingIn.about}</p>
      <p className="note">{signingIn.intro}</p>
      <Button wide className="google" icon="google" onClick={() => void signIn()}>
        {signingIn.signInWithGoogle}
      </Button>
      <Agreement />
    </section>
  )
}
