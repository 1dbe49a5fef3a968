import { useStore } from '@nanostores/react'
import { signingIn } from '../../messages/en/sign-in.ts'
import { $settings } from '../../stores/page/settings.ts'
import { Drawing } from '../../ui/layout/drawing.tsx'
import { useIsGuest } from '../parts/access/guest.ts'
import { SignInButton } from '../parts/access/sign-in-button.tsx'

export function SignInScreen() {
  const { brandName } = useStore($settings)
  // A guest stands below a heading of the page's own.
  const isGuest = useIsGuest()
  return (
    <section className="sign-in" aria-label={signingIn.title}>
      <Drawing name="field" />
      <h1 className={isGuest ? 'visually-hidden' : 'title'}>{signingIn.welcome(brandName)}</h1>
      {!isGuest && <p className="lede">{signingIn.about}</p>}
      <p className="note">{signingIn.intro}</p>
      <SignInButton />
    </section>
  )
}
