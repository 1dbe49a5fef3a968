import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { forward } from '../../support/server/fault-proxy.ts'
import { PATIENT, resets } from '../../support/server/faulty-server.ts'
import type { Change } from './faults.ts'

/** An API whose answers are changed on their way. */
export async function startChanged(origin: string, change: Change) {
  async function answer(request: IncomingMessage) {
    const sent = await buffer(request)
    const { status, headers, received } = await forward(origin, request, sent)
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers
    const text = received.toString()
    const body = String(headers['content-type']).includes('json') ? JSON.parse(text) : text
    const before = { status, headers: kept, body }
    return change(`${request.method} ${request.url}`.replace('/api', ''), before, sent.toString()) ?? before
  }
  const server = createServer(PATIENT, (request, response) => {
    response.sendDate = false
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)),
      () => resets(response),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
