import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPictureProxy, isPublicAddress } from '../../demo/api/picture-proxy.ts'
import { PICTURE_HOST, type PictureHost, startPictureHost } from '../support/picture-host.ts'
import { picture } from '../support/pictures.ts'
import { enrol } from '../support/school.ts'
import { api, startTestServer } from '../support/server.ts'

const LOOPBACK = { address: '127.0.0.1', family: 4 }
const MEGABYTE = 1024 * 1024

let host: PictureHost
beforeAll(async () => {
  host = await startPictureHost()
})
beforeEach(() => {
  host.asked = []
})
afterAll(() => host.close())

const answers =
  (bytes: Buffer | string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(bytes)
  }

const redirects =
  (toPath: (path: string) => string): RequestListener =>
  (request, response) => {
    response.writeHead(302, { location: toPath(request.url ?? '') }).end()
  }

const refusal = (status: number, message: RegExp) => ({
  status,
  message: expect.stringMatching(message),
})

describe('a picture of a listed host', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('comes as a data URL: %s', async (format) => {
    const bytes = await picture({ format })
    host.answers = answers(bytes, 200, { 'content-type': 'text/html' })
    expect(await host.proxy()(host.at(`/a.${format}`))).toBe(
      `data:image/${format};base64,${bytes.toString('base64')}`,
    )
  })

  test('comes by way of three redirects, not of four', async () => {
    const bytes = await picture()
    const countdown: RequestListener = (request, response) => {
      const left = Number(request.url?.slice(1))
      const answer = left === 0 ? answers(bytes) : redirects(() => `/${left - 1}`)
      answer(request, response)
    }
    host.answers = countdown
    expect(await host.proxy()(host.at('/3'))).toMatch(/^data:image\/png/)
    await expect(host.proxy()(host.at('/4'))).rejects.toMatchObject(refusal(502, /too often/))
  })
})

describe('an address that is none to fetch from', () => {
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
  ])('%s: %s', async (_, url, reason) => {
    const resolve = () => Promise.reject(new Error('nobody should ask'))
    await expect(createPictureProxy(everyHost, { resolve })(url)).rejects.toMatchObject(refusal(400, reason))
  })

  test.each(['https://localhost/a.png', 'https://localhost./a.png'])(
    'a name of this machine, as the system resolves it: %s',
    async (url) => {
      await expect(createPictureProxy(everyHost)(url)).rejects.toMatchObject({
        status: expect.toSatisfy((status) => status === 400 || status === 502),
      })
    },
  )
})

describe('where a name leads', () => {
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
  ])('matters: %s is not on the public internet, and nothing is dialled', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const family = address.includes(':') ? 6 : 4
    const reach = { resolve: async () => [{ address, family }], mayDial: isPublicAddress }
    await expect(host.proxy(reach)(host.at('/a.png'))).rejects.toMatchObject(
      refusal(400, /not on the public internet/),
    )
    expect(host.asked).toEqual([])
  })

  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    'matters: %s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('matters for each address that it has', async () => {
    const resolve = async () => [LOOPBACK, { address: '127.0.0.2', family: 4 }]
    await expect(host.proxy({ resolve })(host.at('/a.png'))).rejects.toMatchObject({ status: 400 })
    expect(host.asked).toEqual([])
  })

  test('matters each time: a name that stands for something else after a redirect is refused', async () => {
    const addresses = ['127.0.0.1', '127.0.0.2']
    const resolve = async () => [{ address: addresses.shift() ?? '', family: 4 }]
    host.answers = redirects(() => '/b.png')
    await expect(host.proxy({ resolve })(host.at('/a.png'))).rejects.toMatchObject(
      refusal(400, /not on the public internet/),
    )
    expect(host.asked).toEqual(['/a.png'])
    expect(addresses).toEqual([])
  })

  test('is asked once: the address that was checked is the one that is dialled', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups++
      return [LOOPBACK]
    }
    host.answers = answers(await picture())
    expect(await host.proxy({ resolve })(host.at('/a.png'))).toMatch(/^data:/)
    expect(lookups).toBe(1)
  })

  test('is unknown where the name is', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    const answer = host.proxy({ resolve })(host.at('/a.png'))
    await expect(answer).rejects.toMatchObject(refusal(502, /^The picture could not be fetched$/))
  })
})

describe('a host that misbehaves', () => {
  test.each([
    ['to a private address', 'http://169.254.169.254/latest', 400],
    ['to another host', 'http://evil.example/a.png', 400],
    ['to a file', 'file:///etc/passwd', 400],
    ['to credentials', `http://a:b@${PICTURE_HOST}/a.png`, 400],
    ['to another port', `http://${PICTURE_HOST}:1/a.png`, 400],
    ['to nonsense', 'http://[', 400],
    ['to itself, for ever', '/loop', 502],
  ])('by redirecting %s', async (_, location, status) => {
    host.answers = redirects(() => location)
    await expect(host.proxy()(host.at('/loop'))).rejects.toMatchObject({ status })
    expect(host.asked.length).toBe(status === 400 ? 1 : 4)
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><p>Sign in'],
    ['JSON', '{"secret": 1}'],
    ['nothing', ''],
  ])('by sending %s', async (_, text) => {
    host.answers = answers(text, 200, { 'content-type': 'image/png' })
    await expect(host.proxy()(host.at('/a.png'))).rejects.toMatchObject(refusal(415, /not a picture/))
  })

  test.each([404, 500, 204, 304, 302])('by answering %d', async (status) => {
    host.answers = answers('', status)
    await expect(host.proxy()(host.at('/a.png'))).rejects.toMatchObject(refusal(502, /does not have it/))
  })

  test('by sending more than five megabytes', async () => {
    let sent = 0
    host.answers = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      for (; sent < 200 * MEGABYTE && !response.destroyed; sent += MEGABYTE) {
        response.write(Buffer.alloc(MEGABYTE))
        await pause(1)
      }
      response.end()
    }
    await expect(host.proxy()(host.at('/a.png'))).rejects.toMatchObject(refusal(413, /larger than 5 MB/))
    expect(sent).toBeLessThan(100 * MEGABYTE)
  })

  test.each([
    ['by not answering', () => undefined],
    ['by sending drop by drop', dropByDrop],
  ] as [string, RequestListener][])('%s', async (_, listener) => {
    host.answers = listener
    const started = performance.now()
    await expect(host.proxy({ patienceMs: 300 })(host.at('/a.png'))).rejects.toMatchObject(
      refusal(504, /too long/),
    )
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test('by hanging up', async () => {
    host.answers = (request) => request.socket.destroy()
    const answer = host.proxy()(host.at('/a.png'))
    await expect(answer).rejects.toMatchObject(refusal(502, /^The picture could not be fetched$/))
  })
})

const dropByDrop: RequestListener = (_request, response) => {
  response.writeHead(200)
  const dripping = setInterval(() => response.write('x'), 50)
  response.once('close', () => clearInterval(dripping))
}

describe('GET /quiz/proxy-image', () => {
  const pathOf = (url: string) => `/quiz/proxy-image?${new URLSearchParams({ url })}`

  test('answers whoever is signed in', async () => {
    const server = await startTestServer({ fetchPicture: host.proxy() })
    const asha = await enrol(server)
    host.answers = answers(await picture())
    expect(await asha.call('GET', pathOf(host.at('/a.png')))).toMatchObject({
      status: 200,
      body: { success: true, dataUrl: expect.stringMatching(/^data:image\/png;base64,/) },
    })
    expect((await api(server)('GET', pathOf(host.at('/a.png')))).status).toBe(401)
    expect(host.asked).toHaveLength(1)
    await server.close()
  })

  test('fetches from the hosts of the set-up alone, and never without TLS', async () => {
    const server = await startTestServer({ config: { imageProxyHosts: [PICTURE_HOST, 'localhost'] } })
    const asha = await enrol(server)
    const messageOf = async (path: string) => {
      const { status, body } = await asha.call('GET', path)
      expect(status).toBe(400)
      return body.message
    }
    expect(await messageOf(pathOf('https://elsewhere.example/a.png'))).toMatch(/not fetched/)
    expect(await messageOf(pathOf('http://localhost/a.png'))).toMatch(/https/)
    expect(await messageOf(pathOf(host.at('/a.png')))).toMatch(/https/)
    expect(await messageOf('/quiz/proxy-image')).toMatch(/^url: /)
    expect(await messageOf(pathOf(`https://${PICTURE_HOST}/${'x'.repeat(2048)}`))).toMatch(/^url: /)
    await server.close()
  })

  test('is not asked without pause', async () => {
    const server = await startTestServer({ ceilings: { proxy: 1 } })
    const asha = await enrol(server)
    const statuses = [await asha.call('GET', pathOf('x')), await asha.call('GET', pathOf('x'))]
    expect(statuses.map(({ status }) => status)).toEqual([400, 429])
    await server.close()
  })
})
