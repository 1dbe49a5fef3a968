import { describe, expect, test } from 'vitest'
import { parseNetwork, senderOf } from '../../../demo/api/lib/networks.ts'

const proxies = (...texts: string[]) =>
  texts.map((text) => {
    const network = parseNetwork(text)
    if (!network) throw new Error(text)
    return network
  })

describe('a list of proxies', () => {
  test.each(['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '::ffff:10.0.0.1', '0.0.0.0/0', 'fd00::/8'])(
    'may name %s',
    (text) => expect(parseNetwork(text)).toBeDefined(),
  )
  test.each([
    'proxy.example',
    'localhost',
    '10.0.0',
    '0x7f000001',
    '017700000001',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10.0.0.1:80',
    '',
  ])('may not name %j', (text) => expect(parseNetwork(text)).toBeUndefined())
})

describe('the sender of a call', () => {
  const own = proxies('127.0.0.1', '10.0.0.0/8', 'fd00::/8')
  test.each([
    ['is whoever is connected', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['is whom a trusted proxy names', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['is the last one whom it names', '127.0.0.1', '192.0.2.1, 198.51.100.7', '198.51.100.7'],
    ['is found through several of them', '127.0.0.1', '192.0.2.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['is a trusted proxy that names nobody', '127.0.0.1', '', '127.0.0.1'],
    [
      'is never named before somebody who is not trusted',
      '10.0.0.1',
      '192.0.2.1,198.51.100.7',
      '198.51.100.7',
    ],
    ['is the first one where all are trusted', '127.0.0.1', '10.0.0.5, 10.0.0.6', '10.0.0.5'],
    ['may be an IPv4 address in IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
    ['may come with a port', '127.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['may be of IPv6, in brackets with a port', 'fd00::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['is the proxy where it names no address', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['is the proxy where it names a number', '127.0.0.1', '3405803783', '127.0.0.1'],
    ['is the proxy where the last name is empty', '127.0.0.1', '198.51.100.7,', '127.0.0.1'],
    ['is the last proxy before what is no address', '127.0.0.1', '192.0.2.1, _hidden, 10.0.0.4', '10.0.0.4'],
    ['stays a word where nobody is connected', 'unknown', '198.51.100.7', 'unknown'],
  ])('%s', (_, peer, forwarded, sender) => expect(senderOf(peer, forwarded, own)).toBe(sender))

  test('is never a long text, whatever a proxy sends', () => {
    for (const text of ['x'.repeat(6000), `${'1.'.repeat(3000)}1`, '1,'.repeat(3000), '::'.repeat(3000)])
      expect(senderOf('127.0.0.1', text, own)).toBe('127.0.0.1')
  })

  test('is the peer if no proxy is trusted', () => {
    expect(senderOf('127.0.0.1', '198.51.100.7', [])).toBe('127.0.0.1')
  })
})
