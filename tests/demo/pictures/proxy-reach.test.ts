import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPictureProxy, isPublicAddress } from '../../../demo/api/pictures/picture-proxy.ts'
import {
  answers,
  PICTURE_HOST,
  type PictureHost,
  redirects,
  refusal,
  startPictureHost,
} from '../../support/server/picture-host.ts'
import { picture } from '../../support/server/pictures.ts'

const LOOPBACK = { address: '127.0.0.1', family: 4 }

let host: PictureHost
beforeAll(async () => {
  host = await startPictureHost()
})
beforeEach(() => {
  host.asked = []
})
afterAll(() => host.close())

describe('a forbidden address to fetch from', () => {
  const everyHost = [
    ...['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', '[::ffff:7f00:1]', '[fd00::1]', '93.184.216.34'],
    ...['localhost', 'localhost.', PICTURE_HOST],
  ]
  const NUMBER = /^url: must have a host name, not a number$/
  const PORT = /^url: must have the usual port$/
  const SCHEME = /^url: must begin with https:\/\/$/
  const UNLISTED = /^url: pictures of this host are not fetched$/

  // The hosts are listed where it matters: the refusal is not for want of that.
  test.each([
    ['an IPv4 address', 'https://127.0.0.1/a.png', NUMBER],
    ['one with a dot', 'https://127.0.0.1./a.png', NUMBER],
    ['that of a cloud’s secrets', 'https://169.254.169.254/latest/meta-data', NUMBER],
    ['a public one', 'https://93.184.216.34/a.png', NUMBER],
    ['an IPv6 address', 'https://[::1]/a.png', NUMBER],
    ['IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/a.png', NUMBER],
    ['a decimal number', 'https://2130706433/a.png', NUMBER],
    ['an octal number', 'https://0177.0.0.1/a.png', NUMBER],
    ['a hexadecimal number', 'https://0x7f.0x0.0x0.0x1/a.png', NUMBER],
    ['a short number', 'https://127.1/a.png', NUMBER],
    ['full-width digits', 'https://１２７.0.0.1/a.png', NUMBER],
    ['plain http', `http://${PICTURE_HOST}/a.png`, SCHEME],
    ['ftp', `ftp://${PICTURE_HOST}/a.png`, SCHEME],
    ['a file', 'file:///etc/passwd', SCHEME],
    ['data', 'data:image/png;base64,AAAA', SCHEME],
    ['a script', 'javascript:alert(1)', SCHEME],
    ['another port', `https://${PICTURE_HOST}:8443/a.png`, PORT],
    ['the port of http', `https://${PICTURE_HOST}:80/a.png`, PORT],
    ['a name', `https://me@${PICTURE_HOST}/a.png`, /credentials/],
    ['a password', `https://me:secret@${PICTURE_HOST}/a.png`, /credentials/],
    ['another host', 'https://elsewhere.example/a.png', UNLISTED],
    ['a host below', `https://a.${PICTURE_HOST}/a.png`, UNLISTED],
    ['a host that ends like it', `https://evil-${PICTURE_HOST}/a.png`, UNLISTED],
    ['a host that begins like it', `https://${PICTURE_HOST}.evil.example/a.png`, UNLISTED],
    ['the host with a dot', `https://${PICTURE_HOST}./a.png`, UNLISTED],
    ['the host where a name would be', `https://${PICTURE_HOST}@evil.example/a.png`, /credentials/],
    ['a path', '/a.png', /must be a web address/],
    ['nothing', '', /must be a web address/],
  ])('is %s: %s', async (_, url, reason) => {
    const resolve = () => Promise.reject(new Error('nobody should ask'))
    await expect(createPictureProxy(everyHost, { resolve })(url)).rejects.toMatchObject(refusal(400, reason))
  })

  test.each(['https://localhost/a.png', 'https://localhost./a.png'])(
    'is a name of this machine, as the system resolves it: %s',
    async (url) => {
      await expect(createPictureProxy(everyHost)(url)).rejects.toMatchObject({
        status: expect.toSatisfy((status) => status === 400 || status === 502),
      })
    },
  )
})

describe('the address of a host', () => {
  test.each([
    ...['127.0.0.1', '127.8.9.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '::1', '::', '::ffff:127.0.0.1'],
    ...[
      '::ffff:10.0.0.1',
      'fe80::1',
      'fd00::1',
      'fc00::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '',
    ],
  ])('must be public, and is never dialled otherwise: %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const family = address.includes(':') ? 6 : 4
    const reach = { resolve: async () => [{ address, family }], mayDial: isPublicAddress }
    await expect(host.proxy(reach)(host.at('/a.png'))).rejects.toMatchObject(
      refusal(400, /not on the public internet/),
    )
    expect(host.asked).toEqual([])
  })

  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    'may be a public one: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('must be public for each of its addresses', async () => {
    const resolve = async () => [LOOPBACK, { address: '127.0.0.2', family: 4 }]
    await expect(host.proxy({ resolve })(host.at('/a.png'))).rejects.toMatchObject({ status: 400 })
    expect(host.asked).toEqual([])
  })

  test('is checked again after each redirect', async () => {
    const addresses = ['127.0.0.1', '127.0.0.2']
    const resolve = async () => [{ address: addresses.shift() ?? '', family: 4 }]
    host.answers = redirects(() => '/b.png')
    await expect(host.proxy({ resolve })(host.at('/a.png'))).rejects.toMatchObject(
      refusal(400, /not on the public internet/),
    )
    expect(host.asked).toEqual(['/a.png'])
    expect(addresses).toEqual([])
  })

  test('is looked up once, so the checked address is the one that is connected to', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups++
      return [LOOPBACK]
    }
    host.answers = answers(await picture())
    expect(await host.proxy({ resolve })(host.at('/a.png'))).toMatch(/^data:/)
    expect(lookups).toBe(1)
  })

  test('is unknown if its name is', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    const answer = host.proxy({ resolve })(host.at('/a.png'))
    await expect(answer).rejects.toMatchObject(refusal(502, /^The picture could not be fetched$/))
  })
})
