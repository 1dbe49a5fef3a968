import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { preview } from 'vite'
import { API_MOUNT, ISSUER_MOUNT } from '../../demo/api/http/limits/address.ts'
import { openSchool, type School } from '../browser/support/school.ts'
import { freePort } from '../support/server/free-port.ts'
import { ENVIRONMENT, type Project } from './project.ts'

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

interface Running {
  url: string
  stop(): Promise<void>
}

/** The project's own server. */
async function startServer({ folder }: Project): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...ENVIRONMENT, PORT: String(port) }
  const server = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'ignore' })
  const ended = once(server, 'exit')
  await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true)
  return {
    url,
    async stop() {
      // Of the whole group: npm has started the server.
      if (server.pid) process.kill(-server.pid)
      await ended
    },
  }
}

/** Site, API and sign-in at one address, as where a site owner puts the API behind the same proxy. */
async function startFront(project: Project, port: number, api: string, server: string | undefined) {
  const proxy = { [`^(${API_MOUNT}|${ISSUER_MOUNT})/`]: api, ...(server && { '^/': server }) }
  return preview({
    root: project.folder,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: project.site ?? '.' },
    preview: { host: 'localhost', port, strictPort: true, proxy },
  })
}

/** A school whose site is the built project. */
export async function openSite(project: Project): Promise<School> {
  const port = await freePort()
  const school = await openSchool({ publicUrl: `http://localhost:${port}` })
  const server = project.site ? undefined : await startServer(project)
  const front = await startFront(project, port, school.deps.address.loopback, server?.url)
  return {
    ...school,
    async close() {
      await front.close()
      await server?.stop()
      await school.close()
    },
  }
}
