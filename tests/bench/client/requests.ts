import type { Page } from '@playwright/test'
import type { Samples } from './samples.ts'
import { medianOf } from './samples.ts'
import type { Figure } from './scenario.ts'
import { sum } from './timeline.ts'

const KINDS = ['page', 'js', 'css', 'font', 'api'] as const
type Kind = (typeof KINDS)[number]
const KILO = 1000

/** Milliseconds since the navigation. */
interface Span {
  startedAt: number
  endedAt: number
}

interface Request extends Span {
  kind: Kind
  /** On the wire, headers included; 0 from the cache. */
  bytes: number
}

function kindOf(address: string): Kind {
  const { pathname } = new URL(address)
  if (/^\/(admin-)?api\//.test(pathname)) return 'api'
  const [, type] = /\.(js|css|woff2)$/.exec(pathname) ?? []
  return type === undefined ? 'page' : type === 'woff2' ? 'font' : (type as Kind)
}

/** All requests of the page so far, as its timeline tells them. */
async function readRequests(page: Page): Promise<Request[]> {
  const entries = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd, transferSize }) => ({
        name,
        startTime,
        responseEnd,
        transferSize,
      })),
  )
  return entries
    .filter(({ name }) => !name.startsWith('data:'))
    .map((entry) => ({
      kind: kindOf(entry.name),
      startedAt: entry.startTime,
      endedAt: entry.responseEnd,
      bytes: entry.transferSize,
    }))
}

/**
 * The length of the longest chain: a request is one step after the longest chain that had ended when it began. Only those count
 * that had ended by `until`. On a fast connection independent requests may follow each other by chance, so it is told of a
 * slow one.
 */
export function countSteps(requests: readonly Span[], until: number): number {
  const ended = requests
    .filter((request) => request.endedAt <= until)
    .toSorted((one, other) => one.startedAt - other.startedAt)
  const chains: { endedAt: number; length: number }[] = []
  for (const { startedAt, endedAt } of ended) {
    const before = chains.filter((chain) => chain.endedAt <= startedAt).map((chain) => chain.length)
    chains.push({ endedAt, length: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...chains.map((chain) => chain.length))
}

/** Notes what was asked for by then: bytes by kind, requests, and how many of them waited for each other. */
export async function noteRequests(page: Page, samples: Samples, key: string, until: number): Promise<void> {
  const requests = await readRequests(page)
  const begun = requests.filter((request) => request.startedAt < until)
  const bytesOf = (some: readonly Request[]) => sum(some.map(({ bytes }) => bytes)) / KILO
  for (const kind of KINDS) samples.note(`${key} ${kind}`, bytesOf(begun.filter((one) => one.kind === kind)))
  samples.note(`${key} code`, bytesOf(begun.filter(({ kind }) => kind !== 'api')))
  samples.note(`${key} requests`, begun.length)
  samples.note(`${key} steps`, countSteps(requests, until))
}

export const kindFigures = (key: string, prefix = ''): Figure[] =>
  KINDS.map((kind) => ({ label: `${prefix}of it ${kind}`, unit: 'kB', reading: medianOf(`${key} ${kind}`) }))
