import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'

/** What a person calls a device: the names of its browser and its operating system. */
export const Device = v.object({ browser: ifReadable(v.string()), system: ifReadable(v.string()) })
export type Device = v.InferOutput<typeof Device>

/** The first that matches: most browsers claim to be Chrome or Safari, too. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

export const deviceOf = (userAgent = ''): Device => ({
  browser: nameIn(userAgent, BROWSERS),
  system: nameIn(userAgent, SYSTEMS),
})
