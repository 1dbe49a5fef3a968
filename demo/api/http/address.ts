import type { Config } from '../lib/config.ts'
import { StartError } from '../lib/start-error.ts'
import type { Address } from './deps.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Path prefix of the API. */
export const API_MOUNT = '/api'
/** Path prefix of the embedded issuer. */
export const ISSUER_MOUNT = '/oidc'

const isLoopback = (origin: string) => LOOPBACK_NAMES.includes(new URL(origin).hostname)

/** Loopback has several names, and people type any of them. */
function spellingsOf(origin: string): string[] {
  const { protocol, port } = new URL(origin)
  const suffix = port && `:${port}`
  return isLoopback(origin) ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${suffix}`) : [origin]
}

/** The redirect URI, which has to be registered with the issuer. */
export const callbackUrl = ({ publicUrl }: Pick<Address, 'publicUrl'>) =>
  `${publicUrl}${API_MOUNT}/auth/google/callback`

export function addressOf({ publicUrl, allowedOrigins }: Config, port: number): Address {
  const own = publicUrl ?? `http://localhost:${port}`
  return {
    publicUrl: own,
    origins: new Set([...spellingsOf(own), ...allowedOrigins]),
    secure: own.startsWith('https:'),
    loopback: `http://127.0.0.1:${port}`,
  }
}

/** Throws a StartError for a public address with the embedded issuer, where anyone can be anyone. */
export function refusePublicDemoLogin({ publicUrl, google, demoLogin }: Config) {
  if (google || demoLogin || !publicUrl || isLoopback(publicUrl)) return
  throw new StartError(
    `PUBLIC_URL ${publicUrl} is not this machine, and the demo sign-in lets anyone be anyone: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or DEMO_LOGIN=1.`,
  )
}

/** The host to listen on: loopback while anyone can be anyone, unless configured. */
export const hostOf = ({ publicUrl, google, demoLogin }: Config) =>
  google || demoLogin || publicUrl ? undefined : '127.0.0.1'
