import { useStore } from '@nanostores/react'
import { $settings } from '../../stores/page/settings.ts'
import { signIn } from '../../stores/session/session.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Links where the site owner gave addresses, plain words elsewhere. */
function Notice() {
  const { termsUrl, privacyUrl } = useStore($settings)
  return (
    <p className="note">
      By signing in, you agree to our{' '}
      {termsUrl ? <a href={termsUrl}>Terms of Service</a> : 'Terms of Service'} and{' '}
      {privacyUrl ? <a href={privacyUrl}>Privacy Policy</a> : 'Privacy Policy'}.
    </p>
  )
}

export function SignInScreen() {
  const { brandName } = useStore($settings)
  return (
    <Card as="section" className="sign-in stack" aria-label="Sign in">
      <h1 className="title">Welcome to {brandName}</h1>
      <p className="lede">Sign in with your Google account to continue</p>
      <Button kind="primary" icon="google" onClick={signIn}>
        Sign in with Google
      </Button>
      <Notice />
    </Card>
  )
}
