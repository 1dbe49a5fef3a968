import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { RelyingParty } from '../../../demo/api/http/deps.ts'
import { googleParty } from '../../../demo/api/session/relying-party.ts'

const ISSUER = 'https://accounts.google.com'
const CLIENT = 'quiz'
const ALGORITHM = 'ES256'
const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [ALGORITHM],
}

/** What a token says of a person. */
type Claims = Record<string, unknown>

interface Forgery {
  /** Signs with a key that is not published. */
  otherKey?: boolean
  /** Signs nothing. */
  unsigned?: boolean
}

const newKey = () => generateKeyPair(ALGORITHM)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function createSigner({ otherKey = false, unsigned = false }: Forgery) {
  const [published, hidden] = [await newKey(), await newKey()]
  const keys = [{ ...(await exportJWK(published.publicKey)), kid: 'one', alg: ALGORITHM, use: 'sig' }]
  const sign = (claims: Claims) => {
    const now = Math.floor(Date.now() / 1000)
    const whole = { iss: ISSUER, aud: CLIENT, iat: now, exp: now + 300, ...claims }
    if (unsigned) return `${encoded({ alg: 'none' })}.${encoded(whole)}.`
    const token = new SignJWT(whole).setProtectedHeader({ alg: ALGORITHM, kid: 'one' })
    return token.sign(otherKey ? hidden.privateKey : published.privateKey)
  }
  return { keys, sign }
}

/** Google as it is configured, but without its network: `claims` is what it says of whoever signs in. */
export async function ownIssuer(claims: Claims, forgery: Forgery = {}): Promise<RelyingParty> {
  const { keys, sign } = await createSigner(forgery)
  const answers: Record<string, (form: URLSearchParams) => Promise<object> | object> = {
    [`${ISSUER}/.well-known/openid-configuration`]: () => METADATA,
    [METADATA.jwks_uri]: () => ({ keys }),
    [METADATA.token_endpoint]: async (form) => ({
      access_token: 'x',
      token_type: 'bearer',
      // Its code is the nonce.
      id_token: await sign({ sub: '107', email_verified: true, nonce: form.get('code'), ...claims }),
    }),
  }
  return googleParty(CLIENT, 'secret', async (url, { body }) => {
    const answer = answers[url]
    return answer
      ? Response.json(await answer(new URLSearchParams(String(body))))
      : new Response('', { status: 404 })
  })
}
