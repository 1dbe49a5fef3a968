// SPEC Operation Restarts; Operation Requests
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { BODY_SILENCE_MS, CONNECTION_TIMES } from '../../../demo/api/http/listening/connections.ts'
import { startServer } from '../../../demo/api/server.ts'
import { pglite } from '../../support/server/engines.ts'
import { freePort } from '../../support/server/free-port.ts'
import { makeGate } from '../../support/server/gate.ts'
import { beginRequest } from '../../support/server/raw-http.ts'
import { api, signInAs, startTestServer, testConfig } from '../../support/server/server.ts'

const GET_HEALTH = 'GET /health HTTP/1.1\r\nHost: localhost\r\n'
const GET_SITE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A connection of a client that sends that much and then waits; what it is answered, once the other side hangs up. */
function connectTo(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.on('error', () => undefined)
  if (text) socket.write(text)
  return { connected: once(socket, 'connect'), answered: once(socket, 'close').then(() => answer) }
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  )

test('a call that arrives while the server starts waits and is answered', async () => {
  const early: Promise<string>[] = []
  const server = await startTestServer({
    fill: async ({ deps }) => {
      const { connected, answered } = connectTo(
        deps.address.loopback,
        `${GET_HEALTH}Connection: close\r\n\r\n`,
      )
      early.push(answered)
      await connected
    },
  })
  expect(await early[0]).toMatch(/^HTTP\/1.1 200 OK/)
  await server.close()
})

test('a server with a fixed port does not listen before it can answer', async () => {
  const port = await freePort()
  const seen: boolean[] = []
  const server = await startTestServer({
    config: { port },
    fill: async ({ deps }) => void seen.push(await isRefused(deps.address.loopback)),
  })
  expect(seen).toEqual([true])
  expect(await isRefused(server.url)).toBe(false)
  await server.close()
})

test('a port that is in use is reported before anything is opened', async () => {
  const first = await startTestServer()
  const port = Number(new URL(first.url).port)
  await expect(startServer({ config: { ...testConfig, port, dataDir: '/nowhere' } })).rejects.toThrow(
    new RegExp(`^PORT ${port} is in use[^\\n]*$`),
  )
  await first.close()
})

test('a port that is taken while the server starts is reported, too', async () => {
  const port = await freePort()
  const others: Awaited<ReturnType<typeof startTestServer>>[] = []
  const fill = async () => void others.push(await startTestServer({ config: { port } }))
  await expect(
    startServer({ config: { ...testConfig, port }, engine: await pglite.open(), fill }),
  ).rejects.toThrow(new RegExp(`^PORT ${port} is in use[^\\n]*$`))
  await others[0]?.close()
})

test('a client that sends headers slowly, or nothing at all, is disconnected after 15 seconds', async () => {
  const { headersTimeout, connectionsCheckingInterval } = CONNECTION_TIMES
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
  const server = await startTestServer({ times: { headersTimeout: 200, connectionsCheckingInterval: 50 } })
  const [slow, silent] = [connectTo(server.url, `${GET_HEALTH}X-More: `), connectTo(server.url, '')]
  expect(await slow.answered).toMatch(/^HTTP\/1.1 408 /)
  await silent.answered
  await server.close()
})

test('clients that send one byte of a body and stall are disconnected, and those that keep sending are not', async () => {
  expect(BODY_SILENCE_MS).toBeLessThanOrEqual(20_000)
  const server = await startTestServer({ times: { bodySilence: 300 } })
  const post = (facts: string) => `POST /api/auth/token HTTP/1.1\r\nHost: localhost\r\n${facts}\r\n\r\n`
  const json = 'Content-Type: application/json\r\n'
  const stuck = Array.from({ length: 200 }, (_, index) =>
    connectTo(
      server.url,
      index % 2 === 0
        ? `${post(`${json}Content-Length: 100`)}{`
        : `${post(`${json}Transfer-Encoding: chunked`)}1\r\n{\r\n`,
    ),
  )
  const body = JSON.stringify({ token: 'x'.repeat(20) })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const answer = once(socket, 'data')
  socket.write(post(`${json}Content-Length: ${body.length}`))
  for (const letter of body.match(/.{1,5}/g) ?? []) {
    await pause(100)
    socket.write(letter)
  }
  expect(String(await answer)).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
  await Promise.all(stuck.map(({ answered }) => answered))
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.close()
})

test('idle connections are kept for longer than the minute of a load balancer', async () => {
  const server = await startTestServer()
  const answer = await fetch(`${server.url}/health`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
  await server.close()
})

test('a server that closes finishes running calls, and closes soon', async () => {
  const server = await startTestServer()
  const body = JSON.stringify({ token: await signInAs(server, 'asha') })
  const slow = await beginRequest(server.deps.address.loopback, 'POST /api/auth/token', body.length)
  const began = performance.now()
  const closed = server.close()
  const answer = await slow.finish(body)
  await closed
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect(answer).toContain('Asha Rao')
  expect(performance.now() - began).toBeLessThan(20_000)
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
})

test('a server that closes waits for a slow call', async () => {
  const { gate, open } = makeGate()
  const asked = makeGate()
  const server = await startTestServer({
    closing: { noticeMs: 0, timeoutMs: 30_000 },
    fetchPicture: async () => {
      asked.open()
      await gate
      return 'data:image/png;base64,'
    },
  })
  const call = api(server, await signInAs(server, 'asha'))
  const slow = call('GET', '/quiz/proxy-image?url=https://pictures.example/1.png')
  await asked.gate
  const closed = server.close()
  await vi.waitUntil(() => isRefused(server.url))
  open()
  expect((await slow).status).toBe(200)
  await closed
})

test('a server that closes first reports that in its health, and accepts calls meanwhile', async () => {
  const server = await startTestServer({ closing: { noticeMs: 1000, timeoutMs: 3000 } })
  const closed = server.close()
  const [health, call] = await Promise.all([
    fetch(`${server.url}/health`),
    fetch(`${server.url}/openapi.json`),
  ])
  expect([health.status, call.status]).toEqual([503, 200])
  // So that a balancer does not send its next call on a connection that is about to be closed.
  expect(call.headers.get('connection')).toBe('close')
  await closed
  expect(await isRefused(server.url)).toBe(true)
})

test('a server that closes answers calls on connections in the backlog', async () => {
  const server = await startTestServer()
  const waiting = Array.from({ length: 50 }, () => connectTo(server.url, GET_SITE))
  // The kernel connects them as soon as this turn is over, and the server learns of them in the next one.
  await Promise.resolve()
  const closed = server.close()
  for (const { answered } of waiting) expect(await answered).toMatch(/^HTTP\/1.1 \d{3} /)
  await closed
})

test('a server that closes does not wait for silent connections', async () => {
  const server = await startTestServer({ closing: { noticeMs: 0, timeoutMs: 3_600_000 } })
  const silent = connectTo(server.url, '')
  await silent.connected
  await server.close()
  expect(await silent.answered).toBe('')
})

test('a server can be closed twice', async () => {
  const server = await startTestServer()
  await Promise.all([server.close(), server.close()])
})
