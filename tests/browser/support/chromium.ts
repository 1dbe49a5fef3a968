import { existsSync } from 'node:fs'
import { hidden } from '../../support/hidden.ts'
import { findFonts } from './fonts.ts'

export interface Chromium {
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
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
  '--lang=en-US',
]

/** What a machine says of its language orders day and month in the browser's own fields. */
const LANGUAGE = { LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' }

/** The one that an npm package brings along, compressed; for Linux on x64. */
async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: packed } = await import('@sparticuz/chromium')
  // Its own arguments are left alone: among them are some that switch off what the stories are about, such as CORS.
  return packed.executablePath()
}

/** The one that CHROMIUM_PATH names, else an installed one, else the packed one. */
function findExecutable(): string | undefined | Promise<string | undefined> {
  if (hidden('browsers')) return unpackChromium()
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return INSTALLED.find(existsSync) ?? unpackChromium()
}

/** A browser with fonts that speaks English, whatever the machine speaks. */
export async function findChromium(): Promise<Chromium | undefined> {
  const executablePath = await findExecutable()
  if (!executablePath) return undefined
  return { executablePath, args: ARGS, env: { ...process.env, ...(await findFonts()), ...LANGUAGE } }
}

/** What was found before the tests began. */
export const foundChromium = (): Chromium => JSON.parse(process.env.CHROMIUM_FOUND ?? '')
