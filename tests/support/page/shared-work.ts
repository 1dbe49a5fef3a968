import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Person } from '../school/school.ts'
import { until } from './page.ts'
import { beginWork } from './quiz-work.ts'
import type { SchoolWithProxy } from './school-page.ts'

export const SECOND_MS = 1000
export const SAVE = /PUT \/api\/quiz\/[^/]+\/attempt/
export const ASK = /GET \/api\/quiz\/[^/]+\/attempt/
export const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The clocks of the device stand still until time passes. */
function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // A late chunk of the page before may have brought stores that read the real clocks.
  vi.resetModules()
}

/** For the tests of a file about work whose copy the API keeps: time passes on the device and for the API together. */
export function openSharedWork(place: SchoolWithProxy) {
  const { school, proxy } = place
  let inFlight = 0
  beforeEach(() => {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      inFlight++
      return send(...call).finally(() => void inFlight--)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** Second by second; what is called meanwhile gets its answer, unless it is held up. */
  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      school().clock.now += SECOND_MS
      vi.advanceTimersByTime(SECOND_MS)
      await pause(15)
      for (let waits = 0; inFlight > 0 && waits < 30; waits++) await pause(15)
    }
  }

  /** All at once. */
  function jump(seconds: number): void {
    school().clock.now += seconds * SECOND_MS
    vi.advanceTimersByTime(seconds * SECOND_MS)
  }

  /** In the middle of the optics quiz, and in touch with the API. */
  async function beginShared() {
    fakeClock()
    const work = await beginWork(place)
    await until(() => expect(proxy().calls(ASK)).toHaveLength(1))
    const isSaved = () =>
      until(() => expect(work.page.records.$attempt.get()?.saved).toMatchObject({ answers: [3, null, null] }))
    return { ...work, isSaved }
  }

  /** The same after its first copy was saved. */
  async function beginSaved() {
    const work = await beginShared()
    await pass(3)
    await work.isSaved()
    return work
  }

  return { pass, jump, fakeClock, beginShared, beginSaved }
}

export const stored = async (person: Person, quizId: string) =>
  (await person.call('GET', `/quiz/${quizId}/attempt`)).body

/** What the same person does on another device. */
export async function answerElsewhere(
  person: Person,
  quizId: string,
  change: (given: (number | null)[]) => (number | null)[],
) {
  const { revision, answers: given = [], flags, current } = await stored(person, quizId)
  const answersNow = change([0, 1, 2].map((index) => given[index] ?? null))
  const { status } = await person.call('PUT', `/quiz/${quizId}/attempt`, {
    revision: revision + 1,
    answers: answersNow,
    flags,
    current,
  })
  expect(status).toBe(200)
}
