const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/

export const isLoopback = (hostname: string) => LOOPBACK.test(hostname)

export type IsAllowed = (origin: string) => boolean

/** Pages of these origins may call the mock, or without any those of this machine. */
export const originsOf =
  (listed: readonly string[], own: string): IsAllowed =>
  (origin) => {
    if (origin === own || listed.includes(origin)) return true
    return listed.length === 0 && URL.canParse(origin) && isLoopback(new URL(origin).hostname)
  }

const headersFor = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Date, Retry-After',
  vary: 'Origin',
})

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Cache-Control, Pragma',
  'access-control-max-age': '600',
}

/** Answers pages of other origins; one that is not allowed is refused, and named to `report`. */
export const withOrigins =
  (fetch: (request: Request) => Promise<Response>, isAllowed: IsAllowed, report: (origin: string) => void) =>
  async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin')
    if (origin === null) return fetch(request)
    if (!isAllowed(origin)) {
      report(origin)
      return Response.json({ message: 'Pages of this origin may not call the mock' }, { status: 403 })
    }
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = isPreflight
      ? new Response(null, { status: 204, headers: PREFLIGHT })
      : await fetch(request)
    const headers = Object.entries(headersFor(origin))
    for (const [name, text] of headers) response.headers.set(name, text)
    return response
  }
