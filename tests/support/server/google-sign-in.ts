import { createApp } from '../../../demo/api/app.ts'
import type { RelyingParty } from '../../../demo/api/http/deps.ts'
import type { TestServer } from './server.ts'

/** Signs in with an issuer in Google's place. Returns the address that the sign-in comes back to, and the app. */
export async function signInWith({ deps, url }: TestServer, relyingParty: RelyingParty) {
  const app = createApp({ ...deps, relyingParty })
  const ask = (path: string, init?: RequestInit) =>
    app.request(url + path, init, { remoteAddress: '203.0.113.7' })
  const begun = await ask('/auth/google')
  const asked = new URL(begun.headers.get('location') ?? '').searchParams
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answer = new URLSearchParams({ code: asked.get('nonce') ?? '', state: asked.get('state') ?? '' })
  const ended = await ask(`/auth/google/callback?${answer}`, { headers: { cookie } })
  return { ask, address: new URL(ended.headers.get('location') ?? '') }
}
