import { atom, computed, onMount } from 'nanostores'
import {
  clockJumped,
  hearTime,
  type KnownTime,
  offsetFromAnswer,
  offsetMs,
} from '../../domain/lib/server-clock.ts'
import { MINUTE_MS, SECOND_MS } from '../../domain/lib/time.ts'

const readClocks = () => ({ wall: Date.now(), steady: performance.now() })
let lastTick = readClocks()

let known: KnownTime | undefined
/** The server's time minus the steady clock's; until the first response the device's. */
let offset = lastTick.wall - lastTick.steady

/** Since the clocks were last known: how long the machine may have slept, and when it was noticed by the steady clock. */
let slept = { maybeMs: 0, noticedAt: Number.NEGATIVE_INFINITY }

/**
 * The server's time in milliseconds, by a clock that nobody can set. What takes something away, as the end of a quiz does, goes by
 * this one.
 */
export const serverNow = () => Math.round(performance.now() + offset)

/**
 * The same as far as it is shown. Where the device's clock went on while the steady one stood, the machine slept or the clock was
 * set: until the server tells, the later time is shown, so that nobody counts on time that may be over.
 */
const shownNow = () => serverNow() + slept.maybeMs

/** The time to show, updated every second while it has listeners. */
export const $now = atom(shownNow())

/** The same, rounded down to the minute. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

export const $year = computed($minute, (now) => new Date(now).getFullYear())

/** Whether the clocks contradict each other, so that the server should be asked until they agree. */
export const $clockInDoubt = atom(false)

/** Takes the `Date` header of a response; the first two by the steady clock. */
export function noteServerDate(sentAt: number, receivedAt: number, serverDate: number): void {
  // It may have been written before the machine slept.
  if (sentAt < slept.noticedAt) return
  known = hearTime(known, offsetFromAnswer(sentAt, receivedAt, serverDate), receivedAt)
  offset = offsetMs(known.offset)
  const inDoubt = known.behind !== undefined
  if (!inDoubt) slept.maybeMs = 0
  $clockInDoubt.set(inDoubt)
  // Not only at the next tick: the first correction may be large.
  $now.set(shownNow())
}

function tick(): void {
  const next = readClocks()
  const [wallMs, steadyMs] = [next.wall - lastTick.wall, next.steady - lastTick.steady]
  lastTick = next
  if (clockJumped(wallMs, steadyMs)) {
    slept = { maybeMs: Math.max(0, slept.maybeMs + wallMs - steadyMs), noticedAt: next.steady }
    $clockInDoubt.set(true)
  }
  $now.set(shownNow())
}

onMount($now, () => {
  tick()
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
})
