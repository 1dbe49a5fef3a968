import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../browser/support/chromium.ts'

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

/** Opens one more page in a context that may have been used, under these conditions. */
export async function visit(context: BrowserContext, url: string, conditions: Conditions): Promise<Visit> {
  const page = await context.newPage()
  page.on('pageerror', (error) => process.stderr.write(`${url}: ${error}\n`))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  if (conditions.slow4g) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK_4G)
  }
  await page.goto(url, { waitUntil: 'commit' })
  return { page, cdp }
}

/** A browser that trusts the bench's server. Every context it gives is new: nothing is cached, the learner is signed in. */
export async function launch(fingerprint: string, probe: string) {
  const found = await findChromium()
  if (!found) throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM_PATH.')
  const args = [...found.args, `--ignore-certificate-errors-spki-list=${fingerprint}`]
  const browser = await chromium.launch({ executablePath: found.executablePath, args })
  const newContext = async (device: typeof PHONE | typeof DESKTOP = PHONE) => {
    const context = await browser.newContext(device)
    await context.addInitScript(([key, token]) => localStorage.setItem(key, token), TOKEN)
    await context.addInitScript({ path: probe })
    return context
  }
  return { newContext, close: () => browser.close() }
}
