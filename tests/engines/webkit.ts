import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/server/free-port.ts'
import { type Driver, type Engine, WINDOW } from './driver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const PATIENCE_MS = 30_000

/** A screen that nobody sees: there is no WebKit for machines without one. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/** A call of W3C WebDriver. */
async function call(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(100))
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error('WebKitWebDriver did not start')
}

async function end(...processes: ChildProcess[]) {
  for (const one of processes) {
    one.kill()
    await once(one, 'exit')
  }
}

async function open(): Promise<Driver> {
  const { screen, display } = await openScreen()
  const url = `http://127.0.0.1:${await freePort()}`
  const driver = spawn(DRIVER, [`--port=${new URL(url).port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
  })
  await answers(url)
  const session = (await call(`${url}/session`, 'POST', { capabilities: {} })) as { sessionId: string }
  const base = `${url}/session/${session.sessionId}`
  const post = (path: string, body = {}) => call(base + path, 'POST', body)
  await post('/window/rect', WINDOW)
  return {
    navigate: async (address) => void (await post('/url', { url: address })),
    back: async () => void (await post('/back')),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    click: async (id) => void (await post(`/element/${id}/click`)),
    type: async (id, text) => void (await post(`/element/${id}/value`, { text })),
    screenshot: async () => String(await call(`${base}/screenshot`, 'GET')),
    async close() {
      await call(base, 'DELETE').catch(() => {})
      await end(driver, screen)
    },
  }
}

const NEEDED = { [DRIVER]: 'webkit2gtk-driver', [XVFB]: 'xvfb' }

export const webkit: Engine = {
  name: 'webkit',
  lacks() {
    const missing = Object.entries(NEEDED).filter(([file]) => !existsSync(file))
    return missing.length > 0
      ? `${missing.map(([file]) => file).join(', ')} (apt-get install ${missing.map(([, name]) => name).join(' ')})`
      : undefined
  },
  open,
}
