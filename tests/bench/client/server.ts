import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { Answer } from './answers/answers.ts'
import type { BuiltPage } from './builds.ts'
import type { Certificate } from './certificate.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

const API = /^\/(admin-)?api\//

/** What is compressed already. */
const BARE = new Set(['.woff2', '.png', '.webp'])

/** What hosts use for answers that are made on the fly. */
const ANSWER_QUALITY = 5

interface Served {
  headers: Record<string, string>
  body: Buffer
}

const withQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Names with a hash never change; everything else is asked for again, as hosts do. */
const lifetimeOf = (path: string) =>
  /-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

async function serve(folder: string, path: string): Promise<Served> {
  const raw = await readFile(join(folder, path))
  const type = extname(path)
  const bare = BARE.has(type)
  const body = bare ? raw : await promisify(brotliCompress)(raw, withQuality(11))
  return {
    headers: {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': lifetimeOf(path),
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`,
      ...(bare ? {} : { 'content-encoding': 'br' }),
    },
    body,
  }
}

/** Every file of a folder, compressed before anything is measured, by its address below `/<name>/`. */
async function serveFolder({ name, folder }: BuiltPage): Promise<[string, Served][]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
  return Promise.all(
    paths.map(async (path): Promise<[string, Served]> => [`/${name}/${path}`, await serve(folder, path)]),
  )
}

function serveAnswer(answer: unknown): Served {
  return {
    headers: {
      'content-type': 'application/json',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    },
    body: brotliCompressSync(JSON.stringify(answer), withQuality(ANSWER_QUALITY)),
  }
}

function send(response: Http2ServerResponse, served: Served | undefined, knownTag: string | undefined): void {
  if (!served) response.writeHead(404).end()
  else if (knownTag && knownTag === served.headers.etag) response.writeHead(304, served.headers).end()
  else response.writeHead(200, served.headers).end(served.body)
}

/**
 * The pages under their names and the API under `/api`, as a good host serves them: HTTP/2, because with six connections
 * of HTTP/1.1 the number of files would count for more than on any host of today; brotli; hashed files for ever.
 */
export async function startServer(certificate: Certificate, pages: readonly BuiltPage[], answer: Answer) {
  const files = new Map((await Promise.all(pages.map(serveFolder))).flat())
  const answers = new Map<string, Served>()
  const answerTo = (method: string, url: URL) => {
    const key = `${method} ${url.pathname}${url.search}`
    const known = answers.get(key)
    if (known) return known
    const body = answer(method, url)
    const served = body === undefined ? undefined : serveAnswer(body)
    if (served) answers.set(key, served)
    return served
  }
  const server = createSecureServer(certificate, (request, response) => {
    const url = new URL(request.url, 'https://localhost')
    const served = API.test(url.pathname)
      ? answerTo(request.method, url)
      : files.get(url.pathname.replace(/\/$/, '/index.html'))
    send(response, served, request.headers['if-none-match'])
  })
  await new Promise<void>((ready) => server.listen(0, ready))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
