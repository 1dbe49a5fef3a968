import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Wait } from '../../../src/domain/attempts/waiting.ts'
import { waiting } from '../../../src/messages/en/waiting.ts'
import { until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { skipWaits } from '../../support/page/waits.ts'
import { at, opticsQuiz } from '../../support/school/fixtures.ts'
import { book, enrol, storeSlot } from '../../support/school/school.ts'

const MINUTE_MS = 60_000
const { school, proxy } = openSchool(at('09:50:00'))
const CURRENT = /GET \/api\/slots\/current$/

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A while passes, for the device and the server alike. */
function pass(minutes: number): void {
  school().clock.advance(minutes)
  vi.advanceTimersByTime(minutes * MINUTE_MS)
}

/** A learner with the slot from ten on waits for it. */
async function wait() {
  const person = await enrol(school())
  await book(person, await storeSlot(school(), at('10:00:00')))
  const page = await openPageOf(person, proxy())
  const { $wait, $opening } = await import('../../../src/stores/slots/waiting-room.ts')
  watch($wait)
  watch($opening)
  await until(() => expect(page.currentSlot.$currentSlot.get().loading).toBe(false))
  return { page, $wait, $opening }
}

/** What stands beside the slot. */
const shown = (waited: { wait: Wait } | undefined) => waited && waiting.wait(waited.wait)

test('a waiting learner sees the time pass until the slot opens', async () => {
  const { $wait, $opening } = await wait()
  expect(shown($wait.get())).toMatch(/^(10:00|09:5\d)$/)
  expect($wait.get()).toMatchObject({ near: true })
  expect($opening.get()).toBe(false)
  pass(9)
  expect(shown($wait.get())).toMatch(/^0(1:00|0:5\d)$/)
  vi.advanceTimersByTime(1.05 * MINUTE_MS)
  expect([$wait.get(), $opening.get()]).toEqual([undefined, true])
  vi.advanceTimersByTime(MINUTE_MS)
  expect($opening.get()).toBe(false)
})

test('each waiting page asks at a moment of its own as the slot opens', async () => {
  await wait()
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const waits = skipWaits()
  proxy().forget()
  pass(11)
  await until(() => expect(proxy().calls(CURRENT)).toHaveLength(1))
  expect(waits).toContain(4500)
})

describe('the check before the start', () => {
  test.each([
    ['behind', -4],
    ['ahead', 4],
  ])('reports a clock that is %s', async (side, minutes) => {
    vi.setSystemTime(at('09:50:00') + minutes * MINUTE_MS)
    await openPageOf(await enrol(school()), proxy())
    const { $clockSkew } = await import('../../../src/stores/attempts/device-checks.ts')
    watch($clockSkew)
    expect(waiting.clockSkew($clockSkew.get())).toBe(
      `Your device's clock is 4 min ${side}; the quiz uses the school's time`,
    )
  })

  test('reports a storage that can take a quiz, and leaves it as it was', async () => {
    const { $keepsAnswers } = await import('../../../src/stores/attempts/device-checks.ts')
    watch($keepsAnswers)
    expect($keepsAnswers.get()).toBe(true)
    expect(localStorage.getItem('quiz:probe')).toBeNull()
  })

  test('reports a storage that can take a token but no quiz', async () => {
    const setItem = (_: string, value: string) => {
      if (value.length > 50_000) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
    const { $keepsAnswers } = await import('../../../src/stores/attempts/device-checks.ts')
    watch($keepsAnswers)
    await until(() => expect($keepsAnswers.get()).toBe(false))
    vi.unstubAllGlobals()
  })
})

/** Pictures that come when the test lets them. */
function stubPictures() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  class FakeImage {
    onload = () => {}
    onerror = () => {}
    set src(url: string) {
      asked.push(url)
      waiting.push(() => (url.includes('broken') ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  return { asked, come: () => waiting.shift()?.() }
}

test('the pictures of a quiz are loaded in advance, once and one after the other, until they are not wanted', async () => {
  const { asked, come } = stubPictures()
  const { preloadPictures } = await import('../../../src/stores/quizzes/pictures.ts')
  const [first, second] = opticsQuiz.questions
  if (!first || !second) throw new Error('the optics quiz has no questions')
  const pictured = {
    ...first,
    imageUrl: '/1.png',
    options: [{ text: 'A', imageUrl: '/broken.png' }, { text: 'B' }],
  }
  const stop = preloadPictures({
    questions: [
      pictured,
      { ...second, imageUrl: '/1.png' },
      { ...second, imageUrl: '/2.png' },
      { ...second, imageUrl: '/3.png' },
    ],
  })
  await until(() => expect(asked).toEqual(['/1.png']))
  come()
  await until(() => expect(asked).toEqual(['/1.png', '/broken.png']))
  come()
  await until(() => expect(asked).toEqual(['/1.png', '/broken.png', '/2.png']))
  stop()
  come()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toHaveLength(3)
})
