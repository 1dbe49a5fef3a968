import { removeTab, takeTab, writeTab } from '../lib/tab-storage.ts'
import { $settings } from '../page/settings.ts'

/* The pop-up window of a sign-in. Its communication is a separate chunk, which most pages never need. */

const WINDOW_NAME = 'quiz-sign-in'
const MARK_KEY = 'quiz:popup'
const FEATURES = 'popup,width=480,height=720'

/** Whether this page is in a cross-site frame, where identity providers refuse to be shown. */
function isFramedElsewhere(frame: Window = window): boolean {
  try {
    const { parent } = frame
    return parent !== frame && (parent.location.origin !== location.origin || isFramedElsewhere(parent))
  } catch {
    return true
  }
}

export const isBeside = () => $settings.get().signInMode === 'popup' || isFramedElsewhere()

/**
 * The new window copies this page's session storage, so the mark is there when the sign-in returns. Null if it is
 * blocked.
 */
export function openSignInWindow(url: string): Window | null {
  writeTab(MARK_KEY, '1')
  const popup = window.open(url, WINDOW_NAME, FEATURES)
  removeTab(MARK_KEY)
  popup?.focus()
  return popup
}

/** By the mark, or by the window's name if storage is blocked. True only once. */
export function isSignInWindow(): boolean {
  const marked = takeTab(MARK_KEY) !== undefined
  const named = window.name === WINDOW_NAME
  if (named) window.name = ''
  return marked || named
}

/** Undefined if the network fails: then the window itself signs in. */
export const loadHandover = () => import('./sign-in-handover.ts').catch(() => undefined)
