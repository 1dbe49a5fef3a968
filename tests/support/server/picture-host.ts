import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { FetchPicture } from '../../../demo/api/http/deps.ts'
import { createPictureProxy, type Reach } from '../../../demo/api/pictures/picture-proxy.ts'

export const PICTURE_HOST = 'pictures.example'
const LOOPBACK = '127.0.0.1'

/** A host of pictures on this machine that answers as it is told, and remembers what it was asked. */
export interface PictureHost {
  /** The address of a path, under the name that the proxy knows. */
  at(path: string): string
  asked: string[]
  answers: RequestListener
  /** A proxy that may reach this machine, and is in other respects the real one unless told otherwise. */
  proxy(reach?: Partial<Reach>, hosts?: readonly string[]): FetchPicture
  close(): Promise<void>
}

export async function startPictureHost(): Promise<PictureHost> {
  const server = http.createServer((request, response) => {
    host.asked.push(request.url ?? '')
    host.answers(request, response)
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host: PictureHost = {
    at: (path) => `http://${PICTURE_HOST}:${port}${path}`,
    asked: [],
    answers: (_request, response) => response.writeHead(404).end(),
    proxy: (reach = {}, hosts = [PICTURE_HOST]) =>
      createPictureProxy(hosts, {
        protocols: ['http:'],
        ports: [String(port)],
        resolve: async () => [{ address: LOOPBACK, family: 4 }],
        mayDial: (address) => address === LOOPBACK,
        ...reach,
      }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return host
}

/** Every request is answered like this. */
export const answers =
  (bytes: Buffer | string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(bytes)
  }

export const redirects =
  (toPath: (path: string) => string): RequestListener =>
  (request, response) => {
    response.writeHead(302, { location: toPath(request.url ?? '') }).end()
  }

/** A problem with this status and such a message. */
export const refusal = (status: number, message: RegExp) => ({
  status,
  message: expect.stringMatching(message),
})
