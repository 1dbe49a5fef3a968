import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a site was asked for, and by which page. */
interface Asked {
  path: string
  referer: string | undefined
}

/** Somebody else's site, on a port of its own. Browsers are led to it by real redirects, which no route of Playwright answers. */
export interface Site {
  url: string
  asked: readonly Asked[]
  close(): Promise<void>
}

/** All of its addresses show what `pageAt` gives for their path and query. */
export async function openSite(pageAt: (path: string) => string): Promise<Site> {
  const asked: Asked[] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, referer: headers.referer })
    response.setHeader('content-type', 'text/html; charset=utf-8').end(pageAt(url))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://localhost:${port}`, asked, close }
}
