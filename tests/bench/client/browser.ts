import { readFile } from 'node:fs/promises'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../browser/support/chromium.ts'
import type { Wish } from './in-page/probe.ts'

/** How fast the machine and its connection are. */
export interface Conditions {
  name: string
  /** How many times slower the main thread is. */
  slowdown: number
  slow4g?: boolean
}

export const FAST: Conditions = { name: 'full speed', slowdown: 1 }
/** A cheap phone. */
export const SLOW: Conditions = { name: '4x slower', slowdown: 4 }
export const SLOW_4G: Conditions = { name: '4x slower, slow 4G', slowdown: 4, slow4g: true }
/** Those of a cold load. */
export const CONDITIONS = [FAST, SLOW, SLOW_4G]

/** As Lighthouse understands slow 4G. */
const NETWORK_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' }
export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-US' }

/** Where the application keeps its bearer token, so that the learner is signed in. */
const TOKEN = ['quiz:token', JSON.stringify('bench')] as const

export interface Visit {
  page: Page
  cdp: CDPSession
}

export type Metrics = Record<string, number>

export async function readMetrics({ cdp }: Visit): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Collects until a finalizer of a finalizer had its turn. */
export async function collectGarbage({ cdp }: Visit): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await cdp.send('HeapProfiler.collectGarbage')
}

/** A browser that trusts the bench's server. */
export async function launch(fingerprint: string, probeFile: string) {
  const found = await findChromium()
  if (!found) throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM_PATH.')
  const probe = await readFile(probeFile, 'utf8')
  const args = [...found.args, `--ignore-certificate-errors-spki-list=${fingerprint}`]
  const browser = await chromium.launch({ ...found, args })

  /** A person who was never here: nothing is cached, but they are signed in. */
  const newContext = async (device: typeof PHONE | typeof DESKTOP = PHONE) => {
    const context = await browser.newContext(device)
    await context.addInitScript(([key, token]) => localStorage.setItem(key, token), TOKEN)
    return context
  }

  /** Opens one more page, under these conditions, and begins to wait for the wish. */
  const visit = async (
    context: BrowserContext,
    url: string,
    conditions: Conditions,
    wish: Wish = 'question',
    prepare?: (cdp: CDPSession) => Promise<void>,
  ): Promise<Visit> => {
    const page = await context.newPage()
    page.on('pageerror', (error) => process.stderr.write(`${url}: ${error}\n`))
    // In one piece, because scripts of their own have no order.
    await page.addInitScript(`${probe}\nwindow.bench.expect(${JSON.stringify(wish)})`)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
    if (conditions.slow4g) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', NETWORK_4G)
    }
    await prepare?.(cdp)
    await page.goto(url, { waitUntil: 'commit' })
    return { page, cdp }
  }

  return { newContext, visit, close: () => browser.close() }
}
