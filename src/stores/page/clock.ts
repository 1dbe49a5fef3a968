import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import {
  clockJumped,
  hearTime,
  isBehindTime,
  isSecondOver,
  type KnownTime,
  notBefore,
  offsetFromAnswer,
  offsetMs,
  showNext,
  type Trust,
} from '../../domain/lib/server-clock.ts'
import { MINUTE_MS, SECOND_MS } from '../../domain/lib/time.ts'
import { deviceAtom } from '../lib/storage.ts'

const readClocks = () => ({ wall: Date.now(), steady: performance.now() })
let lastTick = readClocks()

/**
 * What the device knows of the server's time, in milliseconds: the latest that it heard, by how much that was ahead of the
 * device's clock, and when a session began or ended last.
 */
const Heard = v.object({ at: v.number(), ahead: v.number(), since: v.number() })
type Heard = v.InferOutput<typeof Heard>
const $heard = deviceAtom('quiz:server-time', Heard)

/** Of a visitor nothing is stored. */
let ofVisit: Heard | undefined
const heardLast = () => $heard.get() ?? ofVisit

function hear(heard: Heard): void {
  if ($heard.get()) $heard.set(heard)
  else ofVisit = heard
}

// By `get` an import on a server would look for a window.
const remembered = $heard.readDevice()
let known: KnownTime | undefined = remembered && notBefore(remembered.at, lastTick.steady)
/** The server's time minus the steady clock's; until the first response the device's, as far ahead as it was. */
let offset = lastTick.wall + (remembered?.ahead ?? 0) - lastTick.steady

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

// `get` would start the clock.
const show = () => $now.set(showNext($now.value, shownNow()))

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
  const inDoubt = known.behind !== undefined
  if (!inDoubt) {
    offset = offsetMs(known.offset)
    slept.maybeMs = 0
    const ahead = Math.round(performance.now() + offset - Date.now())
    hear({ at: serverDate, ahead, since: Math.min(heardLast()?.since ?? 0, serverDate + SECOND_MS) })
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

/** Somebody signed in, or out: then what was written in that very second is about somebody else, too. */
export function noteOtherSession(isOut = false): void {
  const heard = heardLast()
  if (heard) $heard.set({ ...heard, since: heard.at + (isOut ? SECOND_MS : 0) })
}

/** The latest time that the server has told by now, or had before this page; undefined where it never told one. */
export const heardTime = (beforePage: boolean) => (beforePage ? remembered : heardLast())?.at

/**
 * What an answer is worth by its `Date` (NaN without one), and by the time that had been heard when it was asked for. `cached`: it
 * was written earlier, or does not tell. `outdated`: what it contradicts was later. What is about nobody, as a 401 is, does not
 * contradict a sign-out of the very same second.
 */
export function trustIn(date: number, heardAt: number | undefined, since?: number, isAnyones = false): Trust {
  if (Number.isNaN(date)) return since === undefined ? 'fresh' : 'cached'
  if (isSecondOver(isAnyones ? date + SECOND_MS : date, since ?? heardLast()?.since)) return 'outdated'
  if (!isBehindTime(date, heardAt)) return 'fresh'
  return since === undefined ? 'cached' : 'outdated'
}
