import type { Config } from '../../lib/config.ts'
import { parseAddress } from '../../lib/networks.ts'
import { StartError } from '../../lib/start-error.ts'
import type { Address } from '../deps.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Path prefix of the API. */
export const API_MOUNT = '/api'
/** Path prefix of the embedded issuer. */
export const ISSUER_MOUNT = '/oidc'

export const isBelow = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`)

const LOOPBACK = '127.0.0.1'

export const isLoopback = (origin: string) => LOOPBACK_NAMES.includes(new URL(origin).hostname)
export const isLoopbackHost = (host: string) => parseAddress(host)?.range() === 'loopback'
const isEveryHost = (host: string) => parseAddress(host)?.range() === 'unspecified'

/** The host by which this process can reach itself, whatever it listens on. */
export function ownHostOf(config: Config): string {
  const host = hostOf(config)
  if (host === undefined || isEveryHost(host)) return LOOPBACK
  return host.includes(':') ? `[${host}]` : host
}

/** Paths of the API that are also served at the root. */
export const ROOT_PATHS: ReadonlySet<string> = new Set([
  '/health',
  '/live',
  '/ready',
  '/metrics',
  '/openapi.json',
])

/** Loopback has several names, and people type any of them. */
function spellingsOf(origin: string): string[] {
  const { protocol, port } = new URL(origin)
  const suffix = port && `:${port}`
  return isLoopback(origin) ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${suffix}`) : [origin]
}

/** The redirect URI, which has to be registered with the issuer. */
export const callbackUrl = ({ publicUrl }: Pick<Address, 'publicUrl'>) =>
  `${publicUrl}${API_MOUNT}/auth/google/callback`

export function addressOf(config: Config, port: number): Address {
  const { publicUrl, allowedOrigins } = config
  const host = ownHostOf(config)
  const own = publicUrl ?? `http://${host === LOOPBACK ? 'localhost' : host}:${port}`
  return {
    publicUrl: own,
    origins: new Set([...spellingsOf(own), ...allowedOrigins]),
    secure: own.startsWith('https:'),
    loopback: `http://${host}:${port}`,
  }
}

/** Throws a StartError if other machines could reach the embedded issuer, which lets anyone sign in as anyone. */
export function refusePublicDemoLogin({ publicUrl, host, google, demoLogin }: Config) {
  if (google || demoLogin) return
  const open = [
    publicUrl !== undefined && !isLoopback(publicUrl) && `PUBLIC_URL ${publicUrl}`,
    host !== undefined && !isLoopbackHost(host) && `HOST ${host}`,
  ].find(Boolean)
  if (open)
    throw new StartError(
      `${open} can be reached from other machines, and the demo sign-in lets anyone sign in as anyone: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or DEMO_LOGIN=1.`,
    )
}

/** The host to listen on; by default loopback while anyone can sign in as anyone. Undefined for every address of this machine. */
export const hostOf = ({ host, google, demoLogin }: Pick<Config, 'host' | 'google' | 'demoLogin'>) =>
  host ?? (google || demoLogin ? undefined : LOOPBACK)
