import * as v from 'valibot'
import type { SignInReturn } from './sign-in-return.ts'
import { removeTab, takeTab, writeTab } from './tab-storage.ts'

/*
 * Sign-in in a pop-up window, for pages that must not be left. The pop-up passes its token to the page that opened it, then
 * closes. Two channels, both within this origin: a BroadcastChannel, which opener policies do not cut, and postMessage to the
 * opener, which reaches a frame with partitioned storage.
 */

const WINDOW_NAME = 'quiz-sign-in'
const CHANNEL = 'quiz:sign-in'
const MARK_KEY = 'quiz:popup'
const FEATURES = 'popup,width=480,height=720'
/** How long to wait for the opener to acknowledge; if it does not, sign in here. */
const ACKNOWLEDGE_MS = 1500

const Handover = v.object({
  type: v.literal('quiz:sign-in-return'),
  outcome: v.picklist(['success', 'error']),
  token: v.optional(v.string()),
})
const ACKNOWLEDGED = 'quiz:sign-in-taken'

/** The new window copies this page's session storage, so the mark is there when the sign-in returns. */
function openWindow(url: string): Window | null {
  writeTab(MARK_KEY, '1')
  const popup = window.open(url, WINDOW_NAME, FEATURES)
  removeTab(MARK_KEY)
  return popup
}

/** Whether a page of another site is around this one. Identity providers refuse to be shown there. */
export function isFramedElsewhere(frame: Window = window): boolean {
  try {
    const { parent } = frame
    return parent !== frame && (parent.location.origin !== location.origin || isFramedElsewhere(parent))
  } catch {
    return true
  }
}

let stopListening = () => {}

/**
 * Opens the sign-in in a pop-up and calls back with its return; the last call wins.
 * @returns false if the browser blocks the pop-up.
 */
export function openSignInPopup(url: string, onReturn: (signInReturn: SignInReturn) => void): boolean {
  const popup = openWindow(url)
  if (!popup) return false
  stopListening()
  const channel = new BroadcastChannel(CHANNEL)
  const receive = (message: unknown, reply: (text: string) => void) => {
    const handover = v.safeParse(Handover, message)
    if (!handover.success) return
    stopListening()
    reply(ACKNOWLEDGED)
    onReturn(handover.output)
  }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === popup)
      receive(data, (text) => popup.postMessage(text, location.origin))
  }
  channel.onmessage = ({ data }) => receive(data, (text) => channel.postMessage(text))
  window.addEventListener('message', onMessage)
  stopListening = () => {
    stopListening = () => {}
    window.removeEventListener('message', onMessage)
    // Deferred, so that a reply just posted is still delivered.
    setTimeout(() => channel.close())
  }
  popup.focus()
  return true
}

/** By the mark, or by the window's name where storage is blocked. */
function isSignInPopup(): boolean {
  const marked = takeTab(MARK_KEY) !== undefined
  const named = window.name === WINDOW_NAME
  if (named) window.name = ''
  return marked || named
}

/** Resolves to whether the opener acknowledged in time. */
function offer(handover: v.InferOutput<typeof Handover>): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL)
    const end = (acknowledged: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      channel.close()
      resolve(acknowledged)
    }
    const timer = setTimeout(() => end(false), ACKNOWLEDGE_MS)
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data === ACKNOWLEDGED) end(true)
    }
    channel.onmessage = ({ data }) => data === ACKNOWLEDGED && end(true)
    window.addEventListener('message', onMessage)
    channel.postMessage(handover)
    window.opener?.postMessage(handover, location.origin)
  })
}

/** In the pop-up: passes the return to the waiting page and closes the window. False anywhere else, or without an opener. */
export async function handOver({ outcome, token }: SignInReturn): Promise<boolean> {
  if (!outcome || !isSignInPopup()) return false
  const acknowledged = await offer({ type: 'quiz:sign-in-return', outcome, ...(token ? { token } : {}) })
  if (acknowledged) window.close()
  return acknowledged
}
