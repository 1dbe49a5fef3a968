import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Parsed = ipaddr.IPv4 | ipaddr.IPv6

/** A network: its first address, and the length of its prefix in bits. */
export type Network = readonly [Parsed, number]

/** Normalizes an address: IPv4-mapped IPv6 becomes IPv4. Undefined for anything else. */
export const parseAddress = (text: string): Parsed | undefined =>
  isIP(text) === 0 ? undefined : ipaddr.process(text)

const BITS = { ipv4: 32, ipv6: 128 } as const

/** An address, or a range like 10.0.0.0/8. Undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', bits, ...more] = text.split('/')
  const parsed = parseAddress(address)
  if (!parsed || more.length > 0) return undefined
  const most = BITS[parsed.kind()]
  if (bits === undefined) return [parsed, most]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [parsed, Number(bits)] : undefined
}

const isWithin = (address: Parsed, [start, bits]: Network) =>
  address.kind() === start.kind() && address.match([start, bits] as [ipaddr.IPv4, number])

/** An address as proxies write it: `[2001:db8::1]:443`, `192.0.2.1:443`, or bare. */
const named = (text: string) =>
  parseAddress(
    text
      .trim()
      .replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1')
      .replace(/^([\d.]+):\d+$/, '$1'),
  )

/**
 * The sender of a call: the peer, or, if that is a trusted proxy, the last address in X-Forwarded-For, and so on through all trusted
 * proxies. Anything but an address is ignored.
 */
export function senderOf(peer: string, forwarded: string, proxies: readonly Network[]): string {
  let sender = parseAddress(peer)
  if (!sender) return peer
  for (const text of forwarded.split(',').toReversed()) {
    const proxy = sender
    if (!proxies.some((network) => isWithin(proxy, network))) break
    sender = named(text)
    if (!sender) return proxy.toString()
  }
  return sender.toString()
}
