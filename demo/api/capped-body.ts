export const BODY_LIMIT_BYTES = 256 * 1024

async function readCapped(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > BODY_LIMIT_BYTES) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The request with its body read, for one that does not tell its length; undefined when that is more than we take. */
export async function capBody(request: Request): Promise<Request | undefined> {
  if (!request.body) return request
  const { method, headers } = request
  const body = await readCapped(request.body)
  return body && new Request(request.url, { method, headers, body })
}
