const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The largest picture that may be uploaded. */
export const PICTURE_LIMIT_BYTES = 5 * MEGABYTE
const FORM_BYTES = 64 * KILOBYTE

/** What a caller may send, and what it is told when it sends more. */
export interface BodyLimit {
  bytes: number
  message: string
}

const USUAL: BodyLimit = { bytes: 256 * KILOBYTE, message: 'body: too large' }
/** Where more may be sent: hundreds of questions with formulas, and a picture with the form around it. */
const LARGER: readonly (readonly [calls: RegExp, limit: BodyLimit])[] = [
  [/^(POST|PUT) \/quiz(\/[^/]+)?$/, { bytes: 2 * MEGABYTE, message: 'body: must be at most 2 MB' }],
  [
    /^POST \/upload\/image$/,
    { bytes: PICTURE_LIMIT_BYTES + FORM_BYTES, message: 'image: must be at most 5 MB' },
  ],
]

/** `path` is that of the contract, without its query. */
export const bodyLimit = (method: string | undefined, path: string): BodyLimit =>
  LARGER.find(([calls]) => calls.test(`${method} ${path}`))?.[1] ?? USUAL

/** The whole stream; undefined, with the rest unread, once it is more than so many bytes. */
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

/** The request with its body read, for one that does not tell its length; undefined when that is more than we take. */
export async function capBody(request: Request, { bytes }: BodyLimit): Promise<Request | undefined> {
  if (!request.body) return request
  const { method, headers } = request
  const body = await readCapped(request.body, bytes)
  return body && new Request(request.url, { method, headers, body })
}
