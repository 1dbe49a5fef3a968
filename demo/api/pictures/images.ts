import { createHash } from 'node:crypto'
import { Hono, type HonoRequest } from 'hono'
import * as v from 'valibot'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { API_MOUNT } from '../http/limits/address.ts'
import { limit } from '../http/limits/limits.ts'
import { PICTURE_LIMIT_BYTES } from '../http/listening/capped-body.ts'
import { described, describedPicture, describedUpload } from '../http/openapi.ts'
import { invalid, notFound, query, tooManyBytes } from '../http/problems.ts'
import { requireAdmin, requireUser } from '../session/guards.ts'
import { PICTURE_MIME, reEncode } from './re-encode.ts'

const FIELD = 'image'
const UploadAnswer = v.object({ url: v.string() })
const ProxyQuery = v.object({ url: v.pipe(v.string(), v.maxLength(2048)) })
const ProxyAnswer = v.object({ success: v.literal(true), dataUrl: v.string() })

/** Sandboxed when opened as a page, embeddable anywhere, immutable. */
const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The file in the form. Throws 400 without one, 413 if too large. */
async function readUpload(request: HonoRequest): Promise<Uint8Array> {
  // A malformed form counts as one without a file.
  const form = await request.formData().catch(() => undefined)
  const file = form?.get(FIELD)
  if (!(file instanceof File)) throw invalid(FIELD, 'must be a file in a multipart form')
  if (file.size > PICTURE_LIMIT_BYTES) throw tooManyBytes(FIELD, 5)
  return new Uint8Array(await file.arrayBuffer())
}

/** Stores a picture under the hash of its bytes, which is unguessable and makes uploads idempotent. Returns its name. */
async function storePicture(db: Db, bytes: Buffer, uploadedBy: string, at: Date): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`
  await db
    .insertInto('images')
    .values({ name, mime: PICTURE_MIME, bytes, uploaded_by: uploadedBy, created_at: at })
    .onConflict((known) => known.column('name').doNothing())
    .execute()
  return name
}

/** Throws 404 for an unknown name. */
async function getPicture(db: Db, name: string) {
  const picture = await db
    .selectFrom('images')
    .select(['mime', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!picture) throw notFound('Picture not found')
  return picture
}

export function imageRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const { db, address, fetchPicture } = deps

  routes.post(
    '/upload/image',
    describedUpload('Stores a picture of a question or an option; administrators only', FIELD, UploadAnswer),
    requireAdmin(deps),
    limit(deps, 'upload'),
    async (c) => {
      const bytes = await reEncode(await readUpload(c.req))
      const name = await storePicture(db, bytes, c.get('user').id, nowOf(deps))
      return c.json({ url: `${address.publicUrl}${API_MOUNT}/images/${name}` })
    },
  )

  routes.get(
    '/images/:name{[0-9a-f]+\\.webp}',
    describedPicture('Shows an uploaded picture', PICTURE_MIME),
    async (c) => {
      const { mime, bytes } = await getPicture(db, c.req.param('name'))
      return c.body(new Uint8Array(bytes), 200, { ...PICTURE_HEADERS, 'content-type': mime })
    },
  )

  routes.get(
    '/quiz/proxy-image',
    described('Fetches a picture from one of the allowed hosts', ProxyAnswer),
    requireUser(deps),
    limit(deps, 'proxy'),
    query(ProxyQuery),
    async (c) => c.json({ success: true, dataUrl: await fetchPicture(c.req.valid('query').url) }),
  )

  return routes
}
