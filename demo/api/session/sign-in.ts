import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import * as oidc from 'openid-client'
import * as v from 'valibot'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { foldAddress } from '../../../src/domain/people/addresses.ts'
import { deviceOf } from '../../../src/domain/session/device.ts'
import { ACCOUNT_NOT_ALLOWED } from '../../../src/domain/session/session.ts'
import { clearCookie, readCookie, writeCookie } from '../http/cookies.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { API_MOUNT, callbackUrl } from '../http/limits/address.ts'
import { secondsToWait } from '../http/limits/limits.ts'
import { describedRedirect } from '../http/openapi.ts'
import { invalid } from '../http/problems.ts'
import type { Config } from '../lib/config.ts'
import { ensureUser, type Identity } from '../people/users.ts'
import { isAllowedEmail } from '../people/who-may-sign-in.ts'
import { answerBusy, limitBeginning } from './busy-page.ts'
import { type DeviceCookie, deviceCookie } from './device.ts'
import { createSession, makeCode, setSessionCookie, sha256 } from './session.ts'

const FLOW_MS = 10 * MINUTE_MS
const COOKIE_PATH = `${API_MOUNT}/auth`

/** One cookie per sign-in, so that two tabs do not interfere. */
const cookieName = (state: string) => `sign-in-${state.replace(/[^\w-]/g, '').slice(0, 8)}`

/** The query parameters that the sign-in adds to the address it returns to. */
const OUTCOME_KEYS = ['auth', 'token', 'auth_reason', 'auth_account', 'auth_takes'] as const
type Outcome = Partial<Record<(typeof OUTCOME_KEYS)[number], string>>

/** Validates the URL to return to: an address of a listed origin, without its hash. Throws 400. */
function parseReturnUrl(text: string, origins: ReadonlySet<string>): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('frontend_url', 'must be an http address')
  if (url.username || url.password) throw invalid('frontend_url', 'must not carry a name or password')
  if (!origins.has(url.origin)) throw invalid('frontend_url', 'this origin is not allowed')
  // A token in the given address would be read instead of ours.
  for (const key of OUTCOME_KEYS) if (url.searchParams.has(key)) url.searchParams.delete(key)
  return url.origin + url.pathname + url.search
}

/** The SHA-256, in hex, of the verifier that the browser keeps. Throws 400. */
function parseChallenge(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!/^[\da-f]{64}$/.test(text)) throw invalid('challenge', 'must be a SHA-256 in hex')
  return text
}

/** Keeps the page's own query exactly as it is. */
const returnTo = (returnUrl: string, outcome: Outcome & { auth: 'success' | 'error' }) =>
  `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${new URLSearchParams(outcome)}`

interface Flow {
  state: string
  code_verifier: string
  nonce: string
  return_url: string
  challenge: string | null
}

async function rememberFlow({ db, clock }: Deps, { state, ...flow }: Flow) {
  const expires = new Date(clock() + FLOW_MS)
  await db
    .insertInto('login_flows')
    .values({ ...flow, state_hash: sha256(state), expires_at: expires })
    .execute()
}

const isFlow = (deps: Deps, state: string) =>
  sql<boolean>`state_hash = ${sha256(state)} and expires_at > ${nowOf(deps)}`

/** Deletes while reading, so a repeated callback fails. */
const consumeFlow = (deps: Deps, state: string) =>
  deps.db.deleteFrom('login_flows').where(isFlow(deps, state)).returningAll().executeTakeFirst()

/** Reads without deleting: a link that somebody else was sent must not consume the flow of the browser that began it. */
const peekFlow = (deps: Deps, state: string) =>
  deps.db.selectFrom('login_flows').select('return_url').where(isFlow(deps, state)).executeTakeFirst()

async function authorizationUrl({ relyingParty, address }: Deps, { state, nonce, code_verifier }: Flow) {
  const challenge = await oidc.calculatePKCECodeChallenge(code_verifier)
  return oidc.buildAuthorizationUrl(await relyingParty.discover(), {
    redirect_uri: callbackUrl(address),
    scope: 'openid email profile',
    prompt: relyingParty.prompt,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).href
}

/** Required claims. An unverified e-mail address could belong to anyone; a verified one is used as it is. */
const Claims = v.object({
  sub: v.string(),
  email: v.pipe(v.string(), v.nonEmpty()),
  email_verified: v.literal(true),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
})

async function askClaims(
  { relyingParty, address }: Deps,
  search: string,
  flow: Pick<Flow, 'state' | 'code_verifier' | 'nonce'>,
) {
  const configuration = await relyingParty.discover()
  const tokens = await oidc.authorizationCodeGrant(configuration, new URL(callbackUrl(address) + search), {
    pkceCodeVerifier: flow.code_verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || claims.email) return v.parse(Claims, claims)
  return v.parse(Claims, await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))
}

async function identify(
  { relyingParty, config }: Deps,
  claims: v.InferOutput<typeof Claims>,
): Promise<Identity> {
  const { sub, email, picture } = claims
  const isListed = config.adminEmails.includes(foldAddress(email))
  return {
    issuer: relyingParty.issuer,
    subject: sub,
    email,
    name: claims.name ?? email,
    picture,
    isAdmin: isListed || (await relyingParty.isAdmin(sub)),
  }
}

/** Tells the page which account was rejected and which domains are allowed, so that people can choose another account. */
const refusal = ({ signInDomains }: Config, account: string) => ({
  auth: 'error' as const,
  auth_reason: ACCOUNT_NOT_ALLOWED,
  auth_account: account,
  ...(signInDomains.length > 0 && { auth_takes: signInDomains.join(' ') }),
})

const beginning = (frontend_url: string, challenge: string | null) =>
  new URLSearchParams({ frontend_url, ...(challenge && { challenge }) })

/** The address that starts the sign-in again, since its state is consumed. */
const beginAgain = ({ return_url, challenge }: Pick<Flow, 'return_url' | 'challenge'>) =>
  `../google?${beginning(return_url, challenge)}`

/** Loggable facts of an error: never code, token or URL. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, code: 'code' in error ? error.code : undefined, message: error.message }
    : {}

const cookieOf = (state: string) => ({ name: cookieName(state), path: COOKIE_PATH })

/** GET /auth/google: redirects to the issuer. Throws 400 for a return address that is not allowed. */
async function startSignIn(deps: Deps, context: Context<Env>) {
  const { address, log } = deps
  const asked = context.req.query('frontend_url') || address.publicUrl
  const return_url = parseReturnUrl(asked, address.origins)
  const challenge = parseChallenge(context.req.query('challenge'))
  // The callback reads this cookie, so both must use the same host. `moved` prevents a redirect loop behind proxies
  // that hide the host.
  if (new URL(context.req.url).host !== new URL(address.publicUrl).host && !context.req.query('moved')) {
    const query = `${beginning(asked, challenge)}&moved=1`
    return context.redirect(`${address.publicUrl}${COOKIE_PATH}/google?${query}`)
  }
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
  const flow = { state, nonce, code_verifier: oidc.randomPKCECodeVerifier(), return_url, challenge }
  try {
    const url = await authorizationUrl(deps, flow)
    await rememberFlow(deps, flow)
    writeCookie(context, address, { ...cookieOf(state), value: state, lastsMs: FLOW_MS })
    return context.redirect(url)
  } catch (error) {
    log.warn(reasonOf(error), 'sign-in could not start')
    return context.redirect(returnTo(return_url, { auth: 'error' }))
  }
}

/** GET /auth/google/callback: creates the session and redirects to the page with a one-time code. */
async function completeSignIn(deps: Deps, device: DeviceCookie, context: Context<Env>) {
  const { address, config, db, log } = deps
  const state = context.req.query('state') ?? ''
  const fail = (return_url = `${address.publicUrl}/`) =>
    context.redirect(returnTo(return_url, { auth: 'error' }))
  if (readCookie(context, address, cookieName(state)) !== state)
    return fail((await peekFlow(deps, state))?.return_url)
  clearCookie(context, address, cookieOf(state))
  const flow = await consumeFlow(deps, state)
  if (!flow) return fail()
  try {
    const claims = await askClaims(deps, new URL(context.req.url).search, { ...flow, state })
    if (!isAllowedEmail(config, claims.email))
      return context.redirect(returnTo(flow.return_url, refusal(config, claims.email)))
    const wait = await secondsToWait(deps, 'account', claims.sub)
    if (wait !== undefined) return answerBusy(context, wait, beginAgain(flow))
    const user = await ensureUser(db, await identify(deps, claims), nowOf(deps))
    const code = makeCode()
    const browser = deviceOf(context.req.header('user-agent'))
    const token = await createSession(db, user.id, nowOf(deps), code, flow.challenge, browser)
    setSessionCookie(context, deps, token)
    await device.give(context, user.id)
    return context.redirect(returnTo(flow.return_url, { auth: 'success', token: code }))
  } catch (error) {
    log.warn(reasonOf(error), 'sign-in failed')
    return fail(flow.return_url)
  }
}

/** Routes of the sign-in: to the issuer and back. */
export function signInRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const device = deviceCookie(deps)

  app.get('/auth/google', describedRedirect('Starts the sign-in'), limitBeginning(deps, device), (context) =>
    startSignIn(deps, context),
  )

  // Not limited: it works once per started sign-in, and only in the browser that started it.
  app.get('/auth/google/callback', describedRedirect('Completes the sign-in'), (context) =>
    completeSignIn(deps, device, context),
  )

  return app
}
