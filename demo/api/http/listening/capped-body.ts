import { type Problem, tooLarge, tooManyBytes } from '../problems.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Maximum size of an uploaded picture. */
export const PICTURE_LIMIT_BYTES = 5 * MEGABYTE
const FORM_BYTES = 64 * KILOBYTE

/** Maximum size of a body, and the 413. */
export interface BodyLimit {
  bytes: number
  problem: Problem
}

const USUAL: BodyLimit = {
  bytes: 256 * KILOBYTE,
  problem: tooLarge('body: too large', { code: 'body_too_large' }),
}
/** Larger bodies: hundreds of questions with formulas, to practise, too; a picture in its form. */
const LARGER: readonly (readonly [calls: RegExp, limit: BodyLimit])[] = [
  [/^(POST|PUT) \/quiz(\/[^/]+)?$/, { bytes: 2 * MEGABYTE, problem: tooManyBytes('body', 2) }],
  [/^PUT \/user\/practice$/, { bytes: MEGABYTE, problem: tooManyBytes('body', 1) }],
  [/^POST \/upload\/image$/, { bytes: PICTURE_LIMIT_BYTES + FORM_BYTES, problem: tooManyBytes('image', 5) }],
]

/** `path` is a path of the contract without the query. */
export const bodyLimit = (method: string | undefined, path: string): BodyLimit =>
  LARGER.find(([calls]) => calls.test(`${method} ${path}`))?.[1] ?? USUAL

/** Reads a stream; undefined if it exceeds the limit, with the rest unread. */
export async function readCapped(
  stream: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Buffers the body of a request without a length; undefined if it exceeds the limit. */
export async function capBody(request: Request, { bytes }: BodyLimit): Promise<Request | undefined> {
  if (!request.body) return request
  const { method, headers } = request
  const body = await readCapped(request.body, bytes)
  return body && new Request(request.url, { method, headers, body })
}
