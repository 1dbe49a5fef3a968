import { existsSync } from 'node:fs'
import { hidden } from '../../support/hidden.ts'

export interface Chromium {
  executablePath: string
  args: string[]
}

/** Where systems put an installed Chrome or Chromium. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** It neither needs a sandbox of its own here nor calls home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The one that an npm package brings along, compressed; for Linux on x64. */
async function unpackChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: packed } = await import('@sparticuz/chromium')
  // Its own arguments are left alone: among them are some that switch off what the stories are about, such as CORS.
  return { executablePath: await packed.executablePath(), args: ARGS }
}

/** The browser that CHROMIUM_PATH names, else an installed one, else the packed one. */
export async function findChromium(): Promise<Chromium | undefined> {
  if (hidden('browsers')) return unpackChromium()
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? { executablePath: named, args: ARGS } : undefined
  const installed = INSTALLED.find(existsSync)
  return installed ? { executablePath: installed, args: ARGS } : unpackChromium()
}

/** What was found before the tests began. */
export const foundChromium = (): Chromium => JSON.parse(process.env.CHROMIUM_FOUND ?? '')
