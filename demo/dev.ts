import { once } from 'node:events'
import http from 'node:http'
import { createServer } from 'vite'
import { API_MOUNT, ISSUER_MOUNT } from './api/http/limits/address.ts'
import { readConfig } from './api/lib/config.ts'
import { runUntilStopped, startFilled } from './api/run.ts'

const DEV_PORT = 5173
const DEV_URL = `http://localhost:${DEV_PORT}`

/** The pages with hot reload and the API behind one origin, as in production. */
async function startDevelopment() {
  const api = await startFilled({
    ...readConfig(process.env),
    publicUrl: DEV_URL,
    host: '127.0.0.1',
    port: 0,
  })
  const target = { target: api.deps.address.loopback, changeOrigin: false }
  const proxy = { [API_MOUNT]: target, [ISSUER_MOUNT]: target }
  // Vite's own server would exit on a signal before the database is closed.
  const server = http.createServer()
  const vite = await createServer({ server: { middlewareMode: { server }, proxy } })
  server.on('request', vite.middlewares)
  await once(server.listen(DEV_PORT, 'localhost'), 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await vite.close()
    await api.close()
  }
  return { url: DEV_URL, notes: api.notes, close }
}

await runUntilStopped(startDevelopment)
