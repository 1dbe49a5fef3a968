import sharp from 'sharp'
import { expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { bomb, noise, picture } from '../../support/server/pictures.ts'
import { sendRaw, sendThenListen } from '../../support/server/raw-http.ts'
import { startTestServer } from '../../support/server/server.ts'
import { upload } from '../../support/server/uploading.ts'

const MEGABYTE = 1024 * 1024
const SCRIPT = '<script>alert(1)</script>'

const KIND = {
  status: 415,
  body: { message: 'image: must be a PNG, JPEG, WebP, GIF or AVIF picture', code: 'image_type' },
}
const BROKEN = {
  status: 422,
  body: {
    message: 'image: cannot be read, or has more than 40 million pixels',
    code: 'image_unreadable',
  },
}
const TOO_LARGE = {
  status: 413,
  body: {
    message: 'image: must be at most 5 MB',
    code: 'too_large',
    parameters: { field: 'image', megabytes: 5 },
  },
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`

onEachEngine('a file that is not a picture', at('09:00:00'), (school) => {
  test.each([
    ['HTML', `<!doctype html>${SCRIPT}`],
    ['SVG with a script', svg],
    ['SVG with a prolog', `<?xml version="1.0"?>${svg}`],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['an empty file', ''],
    ['text', 'PNG'],
  ])('is refused even if it is called one: %s', async (_, text) => {
    expect(await upload(school(), text)).toEqual(KIND)
  })

  test('is refused even if it begins like one', async () => {
    expect(await upload(school(), `GIF89a=1;/*${SCRIPT}*/`)).toEqual(BROKEN)
    expect(await upload(school(), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toMatchObject({
      status: expect.toSatisfy((status) => status === 415 || status === 422),
    })
  })

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is refused when it is half a %s',
    async (format) => {
      expect(await upload(school(), half(await noise(120, format)))).toEqual(BROKEN)
    },
  )

  test('is refused before it is unpacked to 900 million pixels', async () => {
    const bytes = bomb(30_000)
    expect(bytes.length).toBeLessThan(MEGABYTE)
    expect((await sharp(bytes, { limitInputPixels: false }).metadata()).width).toBe(30_000)
    const started = performance.now()
    expect(await upload(school(), bytes)).toEqual(BROKEN)
    expect(performance.now() - started).toBeLessThan(5000)
    expect((await upload(school(), bomb(3000))).status).toBe(200)
  })
})

onEachEngine('a file that is too large', at('09:00:00'), (school) => {
  test.each([
    ['by a little', 5 * MEGABYTE + 1],
    ['by far', 20 * MEGABYTE],
  ])('%s is refused, and its sender is told why', async (_, size) => {
    expect(await upload(school(), Buffer.alloc(size))).toEqual(TOO_LARGE)
  })

  test('is read to its end, so that clients that read late get the reason, too', async () => {
    const bytes = Buffer.alloc(20 * MEGABYTE)
    const head = `POST /api/upload/image HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes.length}\r\n\r\n`
    const next = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const answer = await sendThenListen(school().deps.address.loopback, head, bytes, next)
    expect(answer).toMatch(/^HTTP\/1.1 413 .*image: must be at most 5 MB.*HTTP\/1.1 200 OK/s)
  })

  test('is refused even without a length', async () => {
    const bytes = Buffer.alloc(256 * 1024)
    const framed = Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ])
    const head =
      'POST /api/upload/image HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    const answer = await sendRaw(school().deps.address.loopback, head, ...Array(24).fill(framed))
    expect(answer).toMatch(/^HTTP\/1.1 413 .*image: must be at most 5 MB/s)
  })
})

onEachEngine('an upload', at('09:00:00'), (school) => {
  test('works with only a cookie, from an allowed page', async () => {
    const { token } = await enrol(school(), { isAdmin: true })
    const from = async (origin: Record<string, string>) => {
      const headers = { cookie: `session=${token}`, ...origin }
      return (await upload(school(), await picture(), { headers })).status
    }
    expect(await from({ origin: school().url })).toBe(200)
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({})).toBe(403)
  })

  test('is only for administrators', async () => {
    const { token } = await enrol(school())
    const headers = { authorization: `Bearer ${token}` }
    expect(await upload(school(), await picture(), { headers })).toEqual({
      status: 403,
      body: { message: 'Permission denied' },
    })
    expect((await upload(school(), await picture(), { headers: {} })).status).toBe(401)
  })

  test('needs a form with a file in the field image', async () => {
    const wrong = { status: 400, body: { message: 'image: must be a file in a multipart form' } }
    expect(await upload(school(), await picture(), { field: 'file' })).toMatchObject(wrong)
    const grace = await enrol(school(), { isAdmin: true })
    expect(await grace.call('POST', '/upload/image', { image: 'x' })).toMatchObject(wrong)
    const broken = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await grace.call('POST', '/upload/image', '--y', broken)).toMatchObject(wrong)
  })
})

test('a person who uploads too often is asked to wait', async () => {
  const busy = await startTestServer({ ceilings: { upload: 1 } })
  const { token } = await enrol(busy, { isAdmin: true })
  const headers = { authorization: `Bearer ${token}` }
  const send = async () => (await upload(busy, await picture(), { headers })).status
  expect([await send(), await send()]).toEqual([200, 429])
  await busy.close()
})
