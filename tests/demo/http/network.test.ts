import { expect, test } from 'vitest'
import { networkOf } from '../../../demo/api/http/limits/network.ts'

test.each([
  ['an address of IPv4', '203.0.113.7', '203.0.113.7'],
  ['the same, written as one of IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['an address of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['one of the next network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['one with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['what is no address', 'unknown', 'unknown'],
])('%s is counted as its network', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})
