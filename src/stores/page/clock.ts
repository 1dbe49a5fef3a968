import { atom, computed, onMount } from 'nanostores'
import {
  type ClockOffset,
  clockJumped,
  narrowOffset,
  offsetFromAnswer,
  offsetMs,
} from '../../domain/lib/server-clock.ts'
import { MINUTE_MS, SECOND_MS } from '../../domain/lib/time.ts'

let bounds: ClockOffset | undefined
let offset = 0
const readClocks = () => ({ wall: Date.now(), monotonic: performance.now() })
let lastTick = readClocks()

/** The server's time in milliseconds: the device's clock, corrected by the responses' `Date` headers. */
export const serverNow = () => Date.now() + offset

/** The server's time, updated every second while it has listeners. */
export const $now = atom(serverNow())

/** The same, rounded down to the minute. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

export const $year = computed($minute, (now) => new Date(now).getFullYear())

/** Counts jumps of the device's clock (set, or slept), after which the server's time should be read again. */
export const $clockJumps = atom(0)

export function noteServerDate(sentAt: number, receivedAt: number, serverDate: number): void {
  bounds = narrowOffset(bounds, offsetFromAnswer(sentAt, receivedAt, serverDate))
  offset = offsetMs(bounds)
  // Not only at the next tick: the first correction may be large.
  $now.set(serverNow())
}

function tick(): void {
  const next = readClocks()
  const [wallMs, monotonicMs] = [next.wall - lastTick.wall, next.monotonic - lastTick.monotonic]
  lastTick = next
  if (clockJumped(wallMs, monotonicMs)) {
    // Until the next response the monotonic clock is more reliable.
    offset -= wallMs - monotonicMs
    bounds = undefined
    $clockJumps.set($clockJumps.get() + 1)
  }
  $now.set(serverNow())
}

onMount($now, () => {
  lastTick = readClocks()
  $now.set(serverNow())
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
})
