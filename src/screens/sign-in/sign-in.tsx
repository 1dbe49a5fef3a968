import { useStore } from '@nanostores/react'
import { signingIn } from '../../messages/en/sign-in.ts'
import { $settings } from '../../stores/page/settings.ts'
import { Drawing } from '../../ui/layout/drawing.tsx'
import { SignInButton } from '../parts/access/sign-in-button.tsx'

export function SignInScreen() {
  const { brandName } = useStore($settings)
  return (
    <section className="sign-in" aria-label={signingIn.title}>
      <Drawing name="field" />
      <h1 className="title">{signingIn.welcome(brandName)}</h1>
      <p className="lede">{signingIn.about}</p>
      <p className="note">{signingIn.intro}</p>
      <SignInButton />
    </section>
  )
}
