import { setTimeout as pause } from 'node:timers/promises'
import type { ApiAnswer } from '../../support/server/server.ts'

/** What one caller saw. `status` is 0 where there was no answer for a minute. */
export interface Seen {
  status: number
  code: string | undefined
  retryAfter: string | null
  ms: number
}

/** A row of the table. */
export interface Finding {
  fault: string
  caller: string
  held: string
  asHoped: boolean
}

const PATIENCE_MS = 60_000

async function witness(ask: () => Promise<ApiAnswer>): Promise<Seen> {
  const began = performance.now()
  const answer = await Promise.race([ask(), pause(PATIENCE_MS, undefined, { ref: false })])
  const ms = performance.now() - began
  if (!answer) return { status: 0, code: 'no answer', retryAfter: null, ms }
  const { status, body, headers } = answer
  return { status, code: body.code, retryAfter: headers.get('retry-after'), ms }
}

export const witnessAll = (asks: readonly (() => Promise<ApiAnswer>)[]) => Promise.all(asks.map(witness))

const seconds = (ms: number) => (ms / 1000).toFixed(ms < 995 ? 2 : 1)

/** '30 × 503 database_busy, 5.1 s at most' */
export function tell(seen: readonly Seen[]): string {
  const kinds = new Map<string, number[]>()
  for (const { status, code, ms } of seen) {
    const kind = `${status}${code ? ` ${code}` : ''}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), ms])
  }
  return [...kinds]
    .map(([kind, ms]) => `${ms.length} × ${kind}, ${seconds(Math.max(...ms))} s at most`)
    .join('; ')
}

export const all = (seen: readonly Seen[], status: number) => seen.every((one) => one.status === status)

/** Sent away in words, with the moment to come back. */
export const sentAway = (seen: readonly Seen[]) =>
  seen.every(({ status, code, retryAfter }) => status === 503 && code !== undefined && retryAfter !== null)

/** Done, or sent away. */
export const doneOrSentAway = (seen: readonly Seen[]) =>
  seen.every((one) => one.status === 200 || sentAway([one]))
