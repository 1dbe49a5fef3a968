import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { FetchPicture } from '../http/deps.ts'
import { PICTURE_LIMIT_BYTES, readCapped } from '../http/listening/capped-body.ts'
import { badGateway, gatewaySlow, invalid, Problem, tooLarge, unsupported } from '../http/problems.ts'
import { pictureTypeOf } from './picture-type.ts'

interface HostAddress {
  address: string
  family: number
}

/** What the proxy may connect to. Only tests change it, to use a host on this machine. */
export interface Reach {
  protocols: readonly string[]
  /** As in `URL.port`: '' is the default port. */
  ports: readonly string[]
  resolve(host: string): Promise<HostAddress[]>
  mayDial(address: string): boolean
  patienceMs: number
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const CONNECTIONS = 32

/** Public unicast addresses. IPv4-mapped IPv6 counts as IPv4. */
export const isPublicAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const USUAL_REACH: Reach = {
  protocols: ['https:'],
  ports: [''],
  resolve: (host) => lookup(host, { all: true }),
  mayDial: isPublicAddress,
  patienceMs: 6 * SECOND_MS,
}

const refused = (reason: string) => invalid('url', reason)

/** Parses and checks a URL. Throws 400 if it must not be fetched. */
function checkUrl(text: string, base: URL | undefined, hosts: ReadonlySet<string>, reach: Reach): URL {
  if (!URL.canParse(text, base?.href)) throw refused('must be a web address')
  const url = new URL(text, base?.href)
  if (!reach.protocols.includes(url.protocol)) throw refused('must begin with https://')
  if (url.username || url.password) throw refused('must not contain credentials')
  if (!reach.ports.includes(url.port)) throw refused('must have the usual port')
  // A numeric host bypasses the lookup and with it the address check.
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw refused('must have a host name, not a number')
  if (!hosts.has(url.hostname)) throw refused('pictures of this host are not fetched')
  return url
}

function checkAddresses(addresses: HostAddress[], { mayDial }: Reach): HostAddress[] {
  if (addresses.length > 0 && addresses.every(({ address }) => mayDial(address))) return addresses
  throw refused('this host is not on the public internet')
}

/** Connects to exactly the addresses that it checked, which prevents DNS rebinding. */
const checkedLookup =
  (reach: Reach): LookupFunction =>
  (host, { all }, answer) => {
    reach
      .resolve(host)
      .then((addresses) => checkAddresses(addresses, reach))
      .then(
        (addresses) => {
          if (all) return answer(null, addresses)
          answer(null, addresses[0]?.address ?? '', addresses[0]?.family)
        },
        (error) => answer(error, []),
      )
  }

/** Passes our own problems on; all other errors become a plain 502 or 504. */
function explain(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return gatewaySlow('The picture took too long to arrive')
  return badGateway('The picture could not be fetched')
}

async function toDataUrl(body: AsyncIterable<Uint8Array>): Promise<string> {
  const bytes = await readCapped(body, PICTURE_LIMIT_BYTES)
  if (!bytes) throw tooLarge('The picture is larger than 5 MB')
  const mime = await pictureTypeOf(bytes)
  if (mime === undefined) throw unsupported('What the address leads to is not a picture')
  return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
}

/** Creates a fetcher for the allowed hosts, matched exactly, redirects included. */
export function createPictureProxy(allowed: readonly string[], widened: Partial<Reach> = {}): FetchPicture {
  const reach = { ...USUAL_REACH, ...widened }
  const hosts = new Set(allowed)
  // No keep-alive: every request resolves its host again, and no socket delays the shutdown.
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(reach) },
    connections: CONNECTIONS,
    pipelining: 0,
  })

  async function follow(from: URL, signal: AbortSignal): Promise<string> {
    let url = from
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
      const answer = await request(url, { dispatcher, signal, headers })
      if (answer.statusCode === 200) return toDataUrl(answer.body)
      answer.body.on('error', () => undefined).destroy()
      const { location } = answer.headers
      if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string')
        throw badGateway('The host of the picture does not have it')
      url = checkUrl(location, url, hosts, reach)
    }
    throw badGateway('The picture is redirected too often')
  }

  return async (text) => {
    const url = checkUrl(text, undefined, hosts, reach)
    try {
      return await follow(url, AbortSignal.timeout(reach.patienceMs))
    } catch (error) {
      throw explain(error)
    }
  }
}
