import { createServer } from 'vite'
import { API_MOUNT, ISSUER_MOUNT } from './api/address.ts'
import { readConfig } from './api/config.ts'
import { runUntilStopped, startFilled } from './api/run.ts'

const DEV_PORT = 5173
const DEV_URL = `http://localhost:${DEV_PORT}`

/** The widgets with hot reload, against the API; both at one address, as in production. */
async function startDevelopment() {
  const api = await startFilled({ ...readConfig(process.env), publicUrl: DEV_URL, port: 0 })
  const vite = await createServer({
    server: {
      port: DEV_PORT,
      strictPort: true,
      proxy: { [API_MOUNT]: api.deps.address.loopback, [ISSUER_MOUNT]: api.deps.address.loopback },
    },
  })
  await vite.listen()
  const close = async () => {
    await vite.close()
    await api.close()
  }
  return { url: DEV_URL, close }
}

await runUntilStopped(startDevelopment)
