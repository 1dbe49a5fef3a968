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
const readClocks = () => ({ wall: Date.now(), steady: performance.now() })
let lastTick = readClocks()

/** The server's time now, in milliseconds: the device's clock, corrected by what the answers' `Date` headers tell. */
export const serverNow = () => Date.now() + offset

/** The server's time, once a second while somebody looks. */
export const $now = atom(serverNow())

/** The same for what is told in minutes: it changes once a minute. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

export const $year = computed($minute, (now) => new Date(now).getFullYear())

/** Counts how often the device's clock was set or the machine slept: then the server should be asked for the time. */
export const $clockJumps = atom(0)

export function noteServerDate(sentAt: number, receivedAt: number, serverDate: number): void {
  bounds = narrowOffset(bounds, offsetFromAnswer(sentAt, receivedAt, serverDate))
  offset = offsetMs(bounds)
  // The first answer may correct the device's clock by much: nobody should see a wrong time until the next tick.
  $now.set(serverNow())
}

function tick(): void {
  const next = readClocks()
  const [wallMs, steadyMs] = [next.wall - lastTick.wall, next.steady - lastTick.steady]
  lastTick = next
  if (clockJumped(wallMs, steadyMs)) {
    // Until the server answers, the steady clock is the better witness.
    offset -= wallMs - steadyMs
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
