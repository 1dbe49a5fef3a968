import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import {
  clockJumped,
  isBehindTime,
  isSecondOver,
  type KnownTime,
  notBefore,
  offsetFromAnswer,
  offsetMs,
  showNext,
  type Trust,
  updateKnownTime,
} from '../../domain/lib/server-clock.ts'
import { MINUTE_MS, SECOND_MS } from '../../domain/lib/time.ts'
import { deviceAtom } from '../lib/storage.ts'

const readClocks = () => ({ wall: Date.now(), steady: performance.now() })
let lastTick = readClocks()

/**
 * What the device knows about the server's time, in milliseconds: the latest time received, its offset from the
 * device's clock, and when a session last began or ended.
 */
const Heard = v.object({ at: v.number(), ahead: v.number(), since: v.number() })
type Heard = v.InferOutput<typeof Heard>
const $heard = deviceAtom('quiz:server-time', Heard)

/** Not stored for visitors. */
let ofVisit: Heard | undefined
const latestKnown = () => $heard.get() ?? ofVisit

function hear(heard: Heard): void {
  if ($heard.get()) $heard.set(heard)
  else ofVisit = heard
}

// `get` would access `window`, which a server lacks.
const remembered = $heard.readDevice()
let known: KnownTime | undefined = remembered && notBefore(remembered.at, lastTick.steady)
/**
 * The server's time minus the monotonic clock's; until the first response, based on the device's clock and its known
 * offset.
 */
let offset = lastTick.wall + (remembered?.ahead ?? 0) - lastTick.steady

/** How long the machine may have slept since the last known time, and when that was noticed by the monotonic clock. */
let slept = { maybeMs: 0, noticedAt: Number.NEGATIVE_INFINITY }

/**
 * The server's time in milliseconds, by a clock that nobody can set. Use it for anything that takes something away,
 * such as the end of a quiz.
 */
export const serverNow = () => Math.round(performance.now() + offset)

/**
 * The time to display. If the device's clock advanced while the monotonic one stood still, the machine slept or the
 * clock was changed: until the server answers, the later time is shown, so that nobody relies on time that may be over.
 */
const shownNow = () => serverNow() + slept.maybeMs

/** The time to show, updated every second while it has listeners. */
export const $now = atom(shownNow())

// `get` would start the clock.
const show = () => $now.set(showNext($now.value, shownNow()))

/** The same, rounded down to the minute. */
export const $minute = computed($now, (now) => Math.floor(now / MINUTE_MS) * MINUTE_MS)

export const $year = computed($minute, (now) => new Date(now).getFullYear())

/** Whether the clocks contradict each other, so that the server should be asked until they agree. */
export const $clockInDoubt = atom(false)

/** Takes the `Date` header of a response; the first two arguments are monotonic times. */
export function noteServerDate(sentAt: number, receivedAt: number, serverDate: number): void {
  // It may have been written before the machine slept.
  if (sentAt < slept.noticedAt) return
  known = updateKnownTime(known, offsetFromAnswer(sentAt, receivedAt, serverDate), receivedAt)
  const inDoubt = known.behind !== undefined
  if (!inDoubt) {
    offset = offsetMs(known.offset)
    slept.maybeMs = 0
    const ahead = Math.round(performance.now() + offset - Date.now())
    hear({ at: serverDate, ahead, since: Math.min(latestKnown()?.since ?? 0, serverDate + SECOND_MS) })
  }
  $clockInDoubt.set(inDoubt)
  // Not only at the next tick: the first correction may be large.
  show()
}

function tick(): void {
  const next = readClocks()
  const [wallMs, steadyMs] = [next.wall - lastTick.wall, next.steady - lastTick.steady]
  lastTick = next
  if (clockJumped(wallMs, steadyMs)) {
    slept = { maybeMs: Math.max(0, slept.maybeMs + wallMs - steadyMs), noticedAt: next.steady }
    $clockInDoubt.set(true)
  }
  show()
}

onMount($now, () => {
  tick()
  const timer = setInterval(tick, SECOND_MS)
  return () => clearInterval(timer)
})

/** After a sign-in or sign-out, a response from that same second may be about somebody else. */
export function noteOtherSession(isOut = false): void {
  const heard = latestKnown()
  if (heard) $heard.set({ ...heard, since: heard.at + (isOut ? SECOND_MS : 0) })
}

/** The latest server time received, now or before this page; undefined if there was none. */
export const latestServerTime = (beforePage: boolean) => (beforePage ? remembered : latestKnown())?.at

/**
 * Judges an answer by its `Date` (NaN if missing) and the server time known when it was requested. `cached`: it was
 * written earlier, or has no date. `outdated`: a session change happened later. An answer about nobody, such as a 401,
 * does not contradict a sign-out in the same second.
 */
export function trustIn(date: number, knownAt: number | undefined, since?: number, isAnyones = false): Trust {
  if (Number.isNaN(date)) return since === undefined ? 'fresh' : 'cached'
  if (isSecondOver(isAnyones ? date + SECOND_MS : date, since ?? latestKnown()?.since)) return 'outdated'
  if (!isBehindTime(date, knownAt)) return 'fresh'
  return since === undefined ? 'cached' : 'outdated'
}
