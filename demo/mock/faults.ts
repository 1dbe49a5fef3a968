import { SECOND_MS } from '../../src/domain/lib/time.ts'
import type { Mock } from './mock.ts'

/** What can go wrong on purpose, by counted calls, so that it goes wrong in the same places again. */
export const FAULTS = ['slow', '429', 'lost', 'expired'] as const
export type Fault = (typeof FAULTS)[number]

const SLOW_MS = 2 * SECOND_MS
const RETRY_AFTER_SECONDS = 2
/** Every so many calls one is refused, one write's answer is lost, and all sessions end. */
const EVERY = { '429': 5, lost: 3, expired: 25 } as const

/** Thrown after the call was carried out: its answer must not arrive. */
export class LostAnswer extends Error {}

/** Throws for a name that is not in FAULTS. */
export function readFaults(text: string): Fault[] {
  const names = text.split(',').flatMap((name) => name.trim() || [])
  return names.map((name) => {
    const known = FAULTS.find((fault) => fault === name)
    if (!known) throw new Error(`there is no fault '${name}': it is one of ${FAULTS.join(', ')}`)
    return known
  })
}

const isWrite = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

const refused = () =>
  Response.json(
    { message: 'Too many requests' },
    { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  )

/** The mock's fetch with these faults. `wait` is in milliseconds. */
export function withFaults(
  mock: Pick<Mock, 'fetch' | 'endSessions'>,
  faults: readonly Fault[],
  wait: (ms: number) => Promise<unknown>,
) {
  const counts = { '429': 0, lost: 0, expired: 0 }
  const isDue = (fault: keyof typeof EVERY) => faults.includes(fault) && ++counts[fault] % EVERY[fault] === 0
  return async (request: Request): Promise<Response> => {
    if (faults.includes('slow')) await wait(SLOW_MS)
    if (isDue('429')) return refused()
    if (isDue('expired')) mock.endSessions()
    const isLost = isWrite(request) && isDue('lost')
    const response = await mock.fetch(request)
    if (isLost) throw new LostAnswer('the answer was lost on purpose')
    return response
  }
}
