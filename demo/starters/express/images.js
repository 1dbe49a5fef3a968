import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import express, { Router } from 'express'
import { must, Problem } from './check.js'
import { dataFolder, imageProxyHosts, publicUrl } from './config.js'
import { requireAdmin, requireUser } from './session.js'

const MOST_BYTES = 5 * 1024 * 1024
const FOLDER = `${dataFolder}/images`
const PATIENCE_MS = 6000

/** By the first bytes: names and declared types are the sender's. No SVG, which may hold scripts. */
const TYPES = [
  { type: 'png', starts: /^89504e470d0a1a0a/ },
  { type: 'jpeg', starts: /^ffd8ff/ },
  { type: 'gif', starts: /^474946383[79]61/ },
  { type: 'webp', starts: /^52494646.{8}57454250/ },
]

function typeOf(bytes) {
  const start = bytes.toString('hex', 0, 12)
  return TYPES.find(({ starts }) => starts.test(start))?.type
}

export const imageRoutes = Router()

imageRoutes.use(
  '/images',
  express.static(FOLDER, {
    redirect: false,
    setHeaders: (res) =>
      res.set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
      }),
  }),
)

const form = express.raw({ type: 'multipart/form-data', limit: MOST_BYTES + 10_000 })

imageRoutes.post('/upload/image', requireAdmin, form, async (req, res) => {
  const headers = { 'content-type': req.get('content-type') ?? '' }
  const fields = await new Response(req.body, { headers }).formData().catch(() => undefined)
  const file = fields?.get('image')
  must(file instanceof Blob, 'The form needs a file in the field image')
  must(file.size <= MOST_BYTES, 'The picture is larger than 5 MB', 413)
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = typeOf(bytes)
  must(type, 'The file is no PNG, JPEG, GIF or WebP', 415)
  const name = `${randomUUID()}.${type}`
  await writeFile(`${FOLDER}/${name}`, bytes)
  res.status(201).json({ url: `${publicUrl}/api/images/${name}` })
})

/** The bytes of a body; reads no more than is allowed. */
async function readCapped(body) {
  const chunks = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    must(size <= MOST_BYTES, 'The picture is larger than 5 MB', 413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Only hosts that you list, only https, and no redirects. A host that has moved into your own network would have to show a
 * certificate for the listed name.
 */
imageRoutes.get('/quiz/proxy-image', requireUser, async (req, res) => {
  const url = URL.canParse(req.query.url) ? new URL(req.query.url) : undefined
  must(
    url?.protocol === 'https:' && imageProxyHosts.includes(url.host),
    'Pictures of this host are not fetched',
  )
  const bytes = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => {
      must(answer.ok && answer.body, 'The picture could not be fetched', 502)
      return readCapped(answer.body)
    })
    .catch((error) => {
      throw error instanceof Problem ? error : new Problem(502, 'The picture could not be fetched')
    })
  const type = typeOf(bytes)
  must(type, 'What the address leads to is no picture', 415)
  res.json({ success: true, dataUrl: `data:image/${type};base64,${bytes.toString('base64')}` })
})
