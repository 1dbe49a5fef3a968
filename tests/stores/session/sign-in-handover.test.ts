import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SignInReturn } from '../../../src/stores/session/sign-in-return.ts'
import { until } from '../../support/page/page.ts'

const open = () => import('../../../src/stores/session/sign-in-handover.ts')
const RETURN = { outcome: 'success', token: 'works-once' } as const

let closed: number
beforeEach(() => {
  closed = 0
  const spies = [
    vi
      .spyOn(window, 'open')
      .mockImplementation(() => ({ focus() {}, postMessage() {} }) as unknown as Window),
    vi.spyOn(window, 'close').mockImplementation(() => void closed++),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
})

/** A page that has opened the sign-in beside itself. Returns what it is given. */
async function waitingPage() {
  const given: unknown[] = []
  const { awaitHandover } = await open()
  const popup = { postMessage() {} } as unknown as Window
  awaitHandover(popup, (signInReturn) => void given.push(signInReturn))
  // Another page has modules of its own.
  vi.resetModules()
  return given
}

/** The window that the sign-in comes back to. */
const comeBack = async (signInReturn: SignInReturn = RETURN) => (await open()).handOver(signInReturn)

/** Somebody else on the channel. */
function listener() {
  const heard: { type: string; by?: string }[] = []
  const channel = new BroadcastChannel('quiz:sign-in')
  channel.onmessage = ({ data }) => void heard.push(data)
  onTestFinished(() => channel.close())
  return { heard, say: (message: object) => channel.postMessage(message) }
}

describe('the window to which a sign-in returns', () => {
  test('hands the return over to one of the waiting pages, and leaves', async () => {
    const pages = [await waitingPage(), await waitingPage()]
    expect(await comeBack()).toBe(true)
    await until(() => expect(pages.flat()).toEqual([RETURN]))
    expect(closed).toBe(1)
    expect(await comeBack()).toBe(true)
    await until(() => expect(pages).toEqual([[RETURN], [RETURN]]))
  })

  test('tells the page which account was refused', async () => {
    const page = await waitingPage()
    const refusal = { account: 'ben@gmail.example', takes: ['school.example'] }
    const refused: SignInReturn = { outcome: 'error', refusal }
    expect(await comeBack(refused)).toBe(true)
    await until(() => expect(page).toEqual([refused]))
    expect(closed).toBe(1)
  })

  test('keeps the return if the page is too slow to ask for it, so it works once', async () => {
    const page = listener()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const over = comeBack()
    await vi.waitFor(() => expect(page.heard).toEqual([{ type: 'quiz:sign-in-returned' }]))
    vi.advanceTimersByTime(3000)
    expect(await over).toBe(false)
    vi.useRealTimers()
    page.say({ type: 'quiz:sign-in-wanted', by: 'the slow one' })
    const witness = listener()
    page.say({ type: 'the end' })
    await until(() => expect(witness.heard).toEqual([{ type: 'the end' }]))
    expect(page.heard).toHaveLength(1)
    expect(closed).toBe(0)
  })

  test('leaves if the page has the return but is too slow to confirm', async () => {
    const page = listener()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const over = comeBack()
    await vi.waitFor(() => expect(page.heard).toHaveLength(1))
    page.say({ type: 'quiz:sign-in-wanted', by: 'me' })
    await vi.waitFor(() => expect(page.heard).toHaveLength(2))
    vi.advanceTimersByTime(3000)
    expect(await over).toBe(true)
    expect(page.heard[1]).toEqual({ type: 'quiz:sign-in-given', to: 'me', ...RETURN })
    expect(closed).toBe(1)
  })
})
