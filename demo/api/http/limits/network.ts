import ipaddr from 'ipaddr.js'

/** 64 bits: whoever has one IPv6 address usually has its whole /64 network. */
const NETWORK_GROUPS = 4

/** The unit of limits: an IPv4 address or an IPv6 network. Other texts stay as they are. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const groups = parsed.parts.slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
