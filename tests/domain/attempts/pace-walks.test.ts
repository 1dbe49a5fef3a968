import { expect, test } from 'vitest'
import { type Attempt, attemptId, beginAttempt } from '../../../src/domain/attempts/attempt.ts'
import { type AttemptEvent, transition } from '../../../src/domain/attempts/attempt-phases.ts'
import { timeSpentSeconds } from '../../../src/domain/attempts/attempt-time.ts'
import {
  addStretch,
  finalPace,
  type Glimpse,
  notePace,
  type Stretch,
  seenSince,
  sentPace,
  withSeen,
} from '../../../src/domain/attempts/note-pace.ts'
import { NO_PACE } from '../../../src/domain/attempts/pace.ts'
import type { StoredWork } from '../../../src/domain/attempts/saved-work.ts'
import { toSavedWork } from '../../../src/domain/attempts/server-copy.ts'
import { asha, at, opticsQuizOf } from '../../support/school/fixtures.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

/*
 * Two devices of one person, each with two tabs that share a record, and the API. Tabs are shown and hidden, devices sleep, their
 * clocks are corrected, and answers to saves are lost. Whatever happens, no second may be told twice.
 */
const QUESTIONS = 4
const QUIZ = { ...opticsQuizOf(QUESTIONS), version: 1 }
const STARTED = at('10:00:00')

interface Tab {
  isShown: boolean
  view: Glimpse | undefined
  seen: readonly Stretch[]
}

interface Device {
  tabs: [Tab, Tab]
  attempt: Attempt
  /** How far its server time is off, in milliseconds, and how far the clock that is never set has come. */
  error: number
  steady: number
  /** Where a machine keeps that clock going as it sleeps. */
  countsSleep: boolean
  corrections: number
  /** How long one of its tabs was really in view. */
  inViewMs: number
}

interface World {
  now: number
  devices: [Device, Device]
  api: StoredWork
}

const newTab = (): Tab => ({ isShown: false, view: undefined, seen: [] })
const newDevice = (random: () => number): Device => ({
  tabs: [newTab(), newTab()],
  attempt: { ...beginAttempt(QUIZ, asha._id, STARTED), pace: NO_PACE },
  error: 0,
  steady: pick(random, 0, 1e6),
  countsSleep: random() < 0.5,
  corrections: 0,
  inViewMs: 0,
})

const serverNow = (world: World, device: Device) => world.now + device.error

function look(world: World, device: Device, tab: Tab): void {
  const { attempt, steady } = device
  if (tab.view)
    for (const stretch of seenSince(tab.view, steady, serverNow(world, device)))
      tab.seen = addStretch(tab.seen, stretch)
  tab.view = tab.isShown ? { question: attempt.current, steady } : undefined
}

function tell(world: World, device: Device, tab: Tab, event: AttemptEvent): void {
  look(world, device, tab)
  const next = transition(device.attempt, event)
  if (next === device.attempt) return
  device.attempt = notePace(device.attempt, next, event, tab.seen, serverNow(world, device))
  tab.seen = []
}

function store(world: World, device: Device, tab: Tab): void {
  look(world, device, tab)
  device.attempt = withSeen(device.attempt, tab.seen)
  tab.seen = []
}

/** Each page in view looks once a second. */
function pass(world: World, seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    world.now += 1000
    for (const device of world.devices) {
      device.steady += 1000
      if (device.tabs.some(({ isShown }) => isShown)) device.inViewMs += 1000
      for (const tab of device.tabs) if (tab.isShown) look(world, device, tab)
    }
  }
}

function sleep(world: World, asleep: Device, ms: number): void {
  world.now += ms
  for (const device of world.devices) if (device !== asleep || device.countsSleep) device.steady += ms
  // The other device goes on in view, where its ticks are seconds apart; here as one that was hidden.
  for (const device of world.devices)
    if (device !== asleep) for (const tab of device.tabs) tab.view = undefined
  // A clock that stood still is behind until the server is heard.
  if (!asleep.countsSleep) asleep.error -= ms
}

const api = (work: ReturnType<typeof toSavedWork>): StoredWork => ({ ...work, responses: undefined })

function ask(world: World, device: Device, tab: Tab): void {
  if (world.api.revision === 0) tell(world, device, tab, { type: 'copy-missing' })
  else tell(world, device, tab, { type: 'copy-read', copy: world.api })
}

function save(world: World, device: Device, tab: Tab, chance: number): void {
  if (device.attempt.sent.length > 0) ask(world, device, tab)
  tell(world, device, tab, { type: 'save-sent' })
  const sent = device.attempt
  const work = { ...toSavedWork(sent), ...sentPace(sent) }
  if (chance < 0.15) return
  const isNewer = work.revision > world.api.revision
  if (isNewer) world.api = api(work)
  if (chance < 0.35) return
  if (isNewer) tell(world, device, tab, { type: 'save-acknowledged', sent, revision: work.revision })
  else {
    tell(world, device, tab, { type: 'save-refused', sent })
    ask(world, device, tab)
  }
}

type Act = (world: World, device: Device, tab: Tab, random: () => number) => void
const ACTS: Act[] = [
  (world, _, __, random) => pass(world, pick(random, 1, 30)),
  (world, _, __, random) => pass(world, pick(random, 1, 5)),
  (world, device, tab, random) => {
    world.now += pick(random, 0, 900)
    tell(world, device, tab, { type: 'moved', question: pick(random, 0, QUESTIONS) })
  },
  (world, device, tab, random) =>
    tell(world, device, tab, {
      type: 'answered',
      question: device.attempt.current,
      answer: pick(random, 0, 4),
    }),
  (world, device, tab) => {
    look(world, device, tab)
    tab.isShown = true
    look(world, device, tab)
  },
  (world, device, tab) => {
    look(world, device, tab)
    tab.isShown = false
    store(world, device, tab)
  },
  (world, device, tab, random) => {
    for (const each of device.tabs) look(world, device, each)
    sleep(world, device, pick(random, 6000, 200_000))
    for (const each of device.tabs) look(world, device, each)
    void tab
  },
  (world, device, _, random) => {
    for (const each of device.tabs) look(world, device, each)
    device.error = random() < 0.6 ? 0 : pick(random, -40_000, 40_000)
    device.corrections++
  },
  (world, device, tab, random) => save(world, device, tab, random()),
  (world, device, tab) => ask(world, device, tab),
]

const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0)
const spentOf = ({ attempt }: Device) => attempt.pace?.spent ?? []

/** A tab may have looked up to a second ago as its clock was corrected. */
const inDoubtMs = ({ corrections }: Device) => corrections * 1000

function violationOf(world: World, before: readonly (readonly number[])[]): string | undefined {
  const inView = sum(world.devices.map((device) => device.inViewMs + inDoubtMs(device)))
  for (const [index, device] of world.devices.entries()) {
    const spent = spentOf(device)
    const now = serverNow(world, device)
    if (spent.some((ms, question) => ms < 0 || ms < (before[index]?.[question] ?? 0))) return 'time shrinks'
    if (sum(spent) > inView) return 'more was counted than was in view'
    if (device.corrections === 0 && sum(spent) > Math.max(0, now - STARTED)) return 'more than has passed'
    const seconds = finalPace(device.attempt, now)?.seconds
    if (sum(seconds) > timeSpentSeconds(device.attempt, now)) return 'more is sent than the time spent'
  }
  const isRight = world.devices.every(({ corrections }) => corrections === 0)
  if (isRight && sum(world.api.seconds) * 1000 > world.now - STARTED) return 'the copy has too much'
  return undefined
}

const pickOne = <Item>(random: () => number, items: readonly Item[]) =>
  items[pick(random, 0, items.length)] as Item

function walk(seed: number): string | undefined {
  const random = seededRandom(seed)
  const world: World = {
    now: STARTED,
    devices: [newDevice(random), newDevice(random)],
    api: { ...toSavedWork(beginAttempt(QUIZ, asha._id, STARTED)), revision: 0, responses: undefined },
  }
  for (let step = 0; step < 30; step++) {
    const before = world.devices.map((device) => [...spentOf(device)])
    const device = pickOne(random, world.devices)
    const act = pick(random, 0, ACTS.length)
    ACTS[act]?.(world, device, pickOne(random, device.tabs), random)
    const violation = violationOf(world, before)
    if (violation) return `seed ${seed}, step ${step}, act ${act}: ${violation}`
  }
  return undefined
}

test('over sleep, hidden tabs, two tabs, two devices, lost answers and corrected clocks, in 10,000 random walks, no second is told twice', () => {
  expect(attemptId(newDevice(() => 0).attempt)).toContain(asha._id)
  const violations = Array.from({ length: Number(process.env.WALKS ?? 10_000) }, (_, index) =>
    walk(index + 1),
  ).filter(Boolean)
  expect(violations.slice(0, 3)).toEqual([])
})
