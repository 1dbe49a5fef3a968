import { removeTab, takeTab, writeTab } from '../lib/tab-storage.ts'
import { $settings } from '../page/settings.ts'

/*
 * The window of a sign-in beside the page. What the two tell each other is a chunk of its own, which most pages never need.
 */

const WINDOW_NAME = 'quiz-sign-in'
const MARK_KEY = 'quiz:popup'
const FEATURES = 'popup,width=480,height=720'

/** Whether a page of another site is around this one. Identity providers refuse to be shown there. */
function isFramedElsewhere(frame: Window = window): boolean {
  try {
    const { parent } = frame
    return parent !== frame && (parent.location.origin !== location.origin || isFramedElsewhere(parent))
  } catch {
    return true
  }
}

export const isBeside = () => $settings.get().signInMode === 'popup' || isFramedElsewhere()

/** The new window copies this page's session storage, so the mark is there when the sign-in returns. Null where it is blocked. */
export function openSignInWindow(url: string): Window | null {
  writeTab(MARK_KEY, '1')
  const popup = window.open(url, WINDOW_NAME, FEATURES)
  removeTab(MARK_KEY)
  popup?.focus()
  return popup
}

/** By the mark, or by the window's name where storage is blocked. Once. */
export function isSignInWindow(): boolean {
  const marked = takeTab(MARK_KEY) !== undefined
  const named = window.name === WINDOW_NAME
  if (named) window.name = ''
  return marked || named
}

/** Undefined where the network fails: then the window signs in by itself. */
export const loadHandover = () => import('./sign-in-handover.ts').catch(() => undefined)
