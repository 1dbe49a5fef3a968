import * as v from 'valibot'
import type { SignInReturn } from './sign-in-return.ts'

/*
 * Signing in beside the page, for pages that must not be left. The window that the sign-in comes back to hands its token to
 * the page that opened it, and closes. Two ways lead there: a channel of this origin, which no opener policy cuts, and a
 * message to the opener, which reaches a framed page whose storage and channels are apart. Neither leaves this origin.
 */

const WINDOW_NAME = 'quiz-sign-in'
const CHANNEL = 'quiz:sign-in'
const MARK_KEY = 'quiz:popup'
const FEATURES = 'popup,width=480,height=720'
/** A page that lives answers at once; one that does not has been left, and this window is all there is. */
const ANSWER_MS = 1500

const Handover = v.object({
  type: v.literal('quiz:sign-in-return'),
  outcome: v.picklist(['success', 'error']),
  token: v.optional(v.string()),
})
const TAKEN = 'quiz:sign-in-taken'

function withSession(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // Blocked storage: the window's name alone tells.
  }
}

/** The new window gets a copy of this page's session storage; the mark is in it when the sign-in comes back. */
function openWindow(url: string): Window | null {
  withSession((storage) => storage.setItem(MARK_KEY, '1'))
  const popup = window.open(url, WINDOW_NAME, FEATURES)
  withSession((storage) => storage.removeItem(MARK_KEY))
  return popup
}

let stopListening = () => {}

/**
 * Opens the sign-in in a window of its own and tells what comes back. Asked again, the last one counts.
 * @returns false where the browser does not let it open.
 */
export function openSignInPopup(url: string, onReturn: (signInReturn: SignInReturn) => void): boolean {
  const popup = openWindow(url)
  if (!popup) return false
  stopListening()
  const channel = new BroadcastChannel(CHANNEL)
  const take = (message: unknown, answer: (text: string) => void) => {
    const handover = v.safeParse(Handover, message)
    if (!handover.success) return
    stopListening()
    answer(TAKEN)
    onReturn(handover.output)
  }
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === popup)
      take(data, (text) => popup.postMessage(text, location.origin))
  }
  channel.onmessage = ({ data }) => take(data, (text) => channel.postMessage(text))
  window.addEventListener('message', hear)
  stopListening = () => {
    stopListening = () => {}
    window.removeEventListener('message', hear)
    // Later, for what was said a moment ago must still go out.
    setTimeout(() => channel.close())
  }
  popup.focus()
  return true
}

function isSignInPopup(): boolean {
  let marked = false
  withSession((storage) => {
    marked = storage.getItem(MARK_KEY) !== null
    storage.removeItem(MARK_KEY)
  })
  const named = window.name === WINDOW_NAME
  if (named) window.name = ''
  return marked || named
}

/** Settles once the page that opened this window has taken the message, or stays silent. */
function offer(handover: v.InferOutput<typeof Handover>): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL)
    const end = (taken: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      channel.close()
      resolve(taken)
    }
    const timer = setTimeout(() => end(false), ANSWER_MS)
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data === TAKEN) end(true)
    }
    channel.onmessage = ({ data }) => data === TAKEN && end(true)
    window.addEventListener('message', hear)
    channel.postMessage(handover)
    window.opener?.postMessage(handover, location.origin)
  })
}

/** In the window of a sign-in: gives what it brought to the page that waits for it, and closes. False anywhere else. */
export async function handOver({ outcome, token }: SignInReturn): Promise<boolean> {
  if (!outcome || !isSignInPopup()) return false
  const taken = await offer({ type: 'quiz:sign-in-return', outcome, ...(token ? { token } : {}) })
  if (taken) window.close()
  return taken
}
