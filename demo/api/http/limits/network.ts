import ipaddr from 'ipaddr.js'

/** 64 bits: who has one address of IPv6 has all that begin as it does. */
const NETWORK_GROUPS = 4

/** What is counted as one place: an address of IPv4, or a network of IPv6. Other texts stay as they are. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const groups = parsed.parts.slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
