import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The strictest policy that the elements support; pictures may come from any https host. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "worker-src 'self' blob:",
  "require-trusted-types-for 'script'",
  'trusted-types quiz-elements',
].join('; ')

/** Only the configurator has frames. */
const policyOf = (path: string) =>
  /\/configurator(\.html)?$/.test(path) ? `${POLICY}; frame-src 'self'` : POLICY

/** Pages are `/`, `/admin` and `/admin.html`. */
const isPage = (path: string) => path.endsWith('.html') || !/\.\w+$/.test(path)
const HASHED = /-[\w-]{8}\.\w+$/
const YEAR = 'public, max-age=31536000, immutable'

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`

const NOT_BUILT = page(
  'The site is not built yet',
  'Run <code>npm run build</code> and start the server again. The API answers below <code>/api</code>.',
)
const NOT_FOUND = page('Page Not Found', 'The page you’re looking for doesn’t exist. <a href="/">Go Home</a>')

const answerPage =
  (status: number, html: string): Handler =>
  (_request, response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
    response.writeHead(status, headers).end(html)
  }

function setHeaders(response: ServerResponse, path: string) {
  response.setHeader('cache-control', HASHED.test(path) ? YEAR : 'no-cache')
  // Other sites load module scripts with CORS; the files contain nothing personal.
  response.setHeader('access-control-allow-origin', '*')
  if (isPage(path)) response.setHeader('content-security-policy', policyOf(path))
}

/** Serves the built site, or an explanation if it is not built. */
export function createSite(folder: string): Handler {
  if (!existsSync(join(folder, 'index.html'))) return answerPage(503, NOT_BUILT)
  const files = sirv(folder, { etag: true, setHeaders, onNoMatch: answerPage(404, NOT_FOUND) })
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return files(request, response)
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
  }
}
