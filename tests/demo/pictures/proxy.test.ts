import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrol } from '../../support/school/school.ts'
import {
  answers,
  PICTURE_HOST,
  type PictureHost,
  redirects,
  refusal,
  startPictureHost,
} from '../../support/server/picture-host.ts'
import { picture } from '../../support/server/pictures.ts'
import { api, startTestServer } from '../../support/server/server.ts'

const MEGABYTE = 1024 * 1024

let host: PictureHost
beforeAll(async () => {
  host = await startPictureHost()
})
beforeEach(() => {
  host.asked = []
})
afterAll(() => host.close())

describe('a picture of a listed host', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('comes as a data URL: %s', async (format) => {
    const bytes = await picture({ format })
    host.answers = answers(bytes, 200, { 'content-type': 'text/html' })
    expect(await host.proxy()(host.at(`/a.${format}`))).toBe(
      `data:image/${format};base64,${bytes.toString('base64')}`,
    )
  })

  test('may be reached through three redirects, but not four', async () => {
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

describe('a misbehaving host of pictures', () => {
  test.each([
    ['to a private address', 'http://169.254.169.254/latest', 400],
    ['to another host', 'http://evil.example/a.png', 400],
    ['to a file', 'file:///etc/passwd', 400],
    ['to credentials', `http://a:b@${PICTURE_HOST}/a.png`, 400],
    ['to another port', `http://${PICTURE_HOST}:1/a.png`, 400],
    ['to nonsense', 'http://[', 400],
    ['to itself, for ever', '/loop', 502],
  ])('is refused if it redirects %s', async (_, location, status) => {
    host.answers = redirects(() => location)
    await expect(host.proxy()(host.at('/loop'))).rejects.toMatchObject({ status })
    expect(host.asked.length).toBe(status === 400 ? 1 : 4)
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><p>Sign in'],
    ['JSON', '{"secret": 1}'],
    ['nothing', ''],
  ])('is refused if it sends %s', async (_, text) => {
    host.answers = answers(text, 200, { 'content-type': 'image/png' })
    await expect(host.proxy()(host.at('/a.png'))).rejects.toMatchObject(refusal(415, /not a picture/))
  })

  test.each([404, 500, 204, 304, 302])('is refused if it answers %d', async (status) => {
    host.answers = answers('', status)
    await expect(host.proxy()(host.at('/a.png'))).rejects.toMatchObject(refusal(502, /does not have it/))
  })

  test('is cut off after five megabytes', async () => {
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
    ['does not answer', () => undefined],
    ['sends drop by drop', dropByDrop],
  ] as [string, RequestListener][])('is given up if it %s', async (_, listener) => {
    host.answers = listener
    const started = performance.now()
    await expect(host.proxy({ patienceMs: 300 })(host.at('/a.png'))).rejects.toMatchObject(
      refusal(504, /too long/),
    )
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test('is reported if it hangs up', async () => {
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

  test('answers people who are signed in', async () => {
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

  test('fetches only from configured hosts, and never without TLS', async () => {
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

  test('is rate-limited', async () => {
    const server = await startTestServer({ ceilings: { proxy: 1 } })
    const asha = await enrol(server)
    const statuses = [await asha.call('GET', pathOf('x')), await asha.call('GET', pathOf('x'))]
    expect(statuses.map(({ status }) => status)).toEqual([400, 429])
    await server.close()
  })
})
