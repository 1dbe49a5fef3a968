import { Window } from 'happy-dom'
import type { ReadableAtom } from 'nanostores'
import { toast } from 'sonner'
import { onTestFinished, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
import type { ClientSettings } from '../../../src/api/client.ts'

/*
 * A page of the host: happy-dom's window and document, but Node's own fetch, so that stores and elements talk HTTP to
 * real servers. (vitest's happy-dom environment replaces the network too, and with it the one of those servers.)
 */

export const HOST_PAGE = 'https://school.example/course?page_id=12'

/** Waits until what it is given no longer throws. */
export const until = <Value>(check: () => Value) => vi.waitFor(check)

/** One window for all files of a process: packages that are loaded once hold on to its storage. */
function openWindow() {
  const browser = new Window({
    url: HOST_PAGE,
    width: 1280,
    height: 800,
    settings: { disableComputedStyleRendering: true },
  })
  populateGlobal(globalThis, browser, { bindFunctions: true })
  const [listening, leaving] = [new Set<() => void>(), new Set<() => void>()]

  /** Remembers who listens, because a page that is left hears nothing any more. */
  function trackListeners(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): void {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
      listening.add(() => target.removeEventListener(...listener))
      add(...listener)
    }
  }
  trackListeners(window)
  trackListeners(document)
  return { browser, listening, leaving }
}

declare global {
  /** Modules are fresh in each test, this is not. */
  var quizTestWindow: ReturnType<typeof openWindow> | undefined
}

globalThis.quizTestWindow ??= openWindow()
const { browser, listening, leaving } = globalThis.quizTestWindow

/** Goes to another page without loading it: the address is there, and nothing else has happened. */
export const goToAddress = (url: string) => browser.happyDOM.setURL(url)

/** Everything the device keeps is thrown away, and the address is that of the host page again. */
export function clearDevice(): void {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  goToAddress(HOST_PAGE)
}

/** To be done as the page is left. */
export const whenLeft = (stop: () => void) => void leaving.add(stop)

/** Ends the life of the page's modules: they hear of nothing any more, and whoever imports next gets fresh ones. */
export async function leavePage(): Promise<void> {
  // A chunk that is still on its way would bring the stores of this page into the next one.
  await vi.dynamicImportSettled()
  for (const stop of leaving) stop()
  // As a browser does; what still waits to be stored is stored then, and not in the life of the next page.
  window.dispatchEvent(new Event('pagehide'))
  for (const stop of listening) stop()
  for (const stops of [leaving, listening]) stops.clear()
  // What our first script leaves for those after it.
  for (const key of ['quiz-elements', 'quiz-elements.early-answers'])
    Reflect.deleteProperty(globalThis, Symbol.for(key))
  vi.resetModules()
}

/** Undoes what a file replaced, for the next file of its process. */
export function restoreAll(): void {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** An API for pages that are gone: their calls reach nobody. */
const NOBODY: ClientSettings = {
  apiBase: 'data:,',
  readToken: () => undefined,
  readUserId: () => undefined,
  onServerDate: () => {},
  onFailure: () => {},
  onReached: () => {},
}

/**
 * Once the page is left it works on nobody's attempts and tells nothing: a call on its way may fail when the next test listens to
 * toasts, and one that it would still make, as for a visitor, would be counted there. What is stored stays.
 */
export async function quietOnceLeft(): Promise<void> {
  const { configureClient } = await import('../../../src/api/client.ts')
  const { provideNoticeWords } = await import('../../../src/stores/page/notices.ts')
  const { $access } = await import('../../../src/stores/session/session.ts')
  whenLeft(() => {
    configureClient(NOBODY)
    provideNoticeWords(() => new Promise(() => {}))
    $access.set({ state: 'checking' })
  })
}

/** Looks at a store until the page is left, as a screen would. Returns the values it has had, the present one first. */
export function watch<Value>(store: ReadableAtom<Value>): Value[] {
  const values: Value[] = []
  whenLeft(store.subscribe((value) => void values.push(value)))
  return values
}

/** The toasts that are told until the test ends, as 'success: …' or 'error: …'. */
export function hearToasts(): string[] {
  const told: string[] = []
  for (const kind of ['success', 'error'] as const) {
    const tell = toast[kind]
    const spy = vi.spyOn(toast, kind).mockImplementation((message, options) => {
      told.push(`${kind}: ${message}`)
      return tell(message, options)
    })
    onTestFinished(() => spy.mockRestore())
  }
  return told
}

/** What another tab of the same browser does to the device's storage, as this page hears of it. */
export function otherTabStores(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}
