import type { SampleAnswer, SampleCall } from './calls.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

/**
 * A fetch that asks nobody but the sample API: calls below `base` are answered by it, all others fail as without a network. (The
 * policy of the preview's page, `connect-src 'none'`, lets none out either.)
 */
export const sampleFetch =
  (base: string, api: (call: SampleCall) => SampleAnswer): typeof fetch =>
  async (input, options) => {
    const request = new Request(input, options)
    const { pathname, searchParams, href } = new URL(request.url)
    if (!href.startsWith(`${base}/`)) throw new TypeError('A preview asks nobody but the sample school')
    const path = pathname.slice(new URL(base).pathname.length)
    const { status, body } = api({
      method: request.method,
      path,
      query: searchParams,
      body: await readBody(request),
    })
    return new Response(JSON.stringify(body ?? {}), { status, headers: JSON_HEADERS })
  }
