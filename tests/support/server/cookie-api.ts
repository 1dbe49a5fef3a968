import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { forward } from './fault-proxy.ts'
import { PATIENT, resets } from './faulty-server.ts'

/** The address that the sign-in comes back to, without what it brings along. */
const withoutToken = (address: string) => address.replace(/([?&])token=[^&]*&?/, '$1').replace(/[?&]$/, '')

/** The headers of an answer, of which only a redirect can name a token. */
const told = ({ location, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...headers,
  ...(location !== undefined && { location: withoutToken(String(location)) }),
})

/**
 * The API behind that address, in front of which nobody is known by a token: none is given out with the return of a sign-in, and one
 * that is sent does not arrive. What is left is the cookie, which the API gives and reads itself. `tokens` are those that were sent.
 */
export async function startCookieApi(upstream: string, port: number) {
  const tokens: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { authorization, ...headers } = request.headers
    if (authorization !== undefined) tokens.push(authorization)
    Object.assign(request, { headers })
    response.sendDate = false
    const answered = await forward(upstream, request, await buffer(request))
    // Of what was received, which is not what is sent.
    const { 'content-length': _, 'content-encoding': __, ...kept } = told(answered.headers)
    response.writeHead(answered.status, kept).end(answered.received)
  }
  const server = createServer(PATIENT, (request, response) =>
    answer(request, response).catch(() => resets(response)),
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    tokens,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
