import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import type { School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { animation, noise, photograph, picture } from '../../support/server/pictures.ts'
import { upload } from '../../support/server/uploading.ts'

const MEGABYTE = 1024 * 1024
const SCRIPT = '<script>alert(1)</script>'

/** Uploads and fetches what is kept. */
async function keep(school: School, bytes: Buffer) {
  const { status, body } = await upload(school, bytes)
  expect({ status, body }).toEqual({ status: 200, body: { url: expect.any(String) } })
  const response = await fetch(body.url)
  const kept = Buffer.from(await response.arrayBuffer())
  return { url: body.url as string, response, kept, metadata: await sharp(kept).metadata() }
}

onEachEngine('an uploaded picture', at('09:00:00'), (school) => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('as %s is kept as WebP', async (format) => {
    const { metadata } = await keep(school(), await picture({ format }))
    expect(metadata).toMatchObject({ format: 'webp', width: 60, height: 40 })
  })

  test('has an absolute address that anybody may show, forever', async () => {
    const { url, response, kept } = await keep(school(), await picture())
    const name = `${createHash('sha256').update(kept).digest('hex')}.webp`
    expect(url).toBe(`${school().url}/api/images/${name}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is stored once, however often it is uploaded', async () => {
    const bytes = await picture({ width: 61 })
    const [first, again] = [await keep(school(), bytes), await keep(school(), bytes)]
    expect(again.url).toBe(first.url)
    expect((await keep(school(), await picture({ width: 62 }))).url).not.toBe(first.url)
  })

  test('is scaled down if it is large', async () => {
    const { metadata } = await keep(school(), await picture({ width: 4000, height: 2000 }))
    expect(metadata).toMatchObject({ width: 1600, height: 800 })
  })

  test('may have close to five megabytes', async () => {
    const bytes = await noise(1250)
    expect(bytes.length).toBeGreaterThan(4.4 * MEGABYTE)
    expect((await upload(school(), bytes)).status).toBe(200)
  })

  test('is upright and does not reveal its location', async () => {
    const bytes = await photograph()
    expect(bytes.includes('Telephone')).toBe(true)
    const { kept, metadata } = await keep(school(), bytes)
    expect(metadata).toMatchObject({ width: 20, height: 80 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(kept.includes('Telephone')).toBe(false)
  })

  test('loses any data appended to it', async () => {
    const { kept, metadata } = await keep(school(), Buffer.concat([await picture(), Buffer.from(SCRIPT)]))
    expect(kept.includes('script')).toBe(false)
    expect(metadata.width).toBe(60)
  })

  test('is animated for at most twenty frames', async () => {
    expect((await keep(school(), await animation(3))).metadata.pages).toBe(3)
    expect((await keep(school(), await animation(30))).metadata.pages).toBe(20)
  })

  test.each(['x.webp', `${'0'.repeat(64)}.webp`, '%00.webp', '..%2f..%2fpackage.json'])(
    'is not found as %s',
    async (name) => {
      const response = await fetch(`${school().url}/api/images/${name}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/found/) })
    },
  )
})
