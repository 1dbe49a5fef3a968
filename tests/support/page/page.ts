import { Window } from 'happy-dom'
import type { ReadableAtom } from 'nanostores'
import { toast } from 'sonner'
import { afterEach, onTestFinished, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

/*
 * A page of the host: happy-dom's window and document, but Node's own fetch, so that stores and elements talk HTTP to
 * real servers. (vitest's happy-dom environment replaces the network too, and with it the one of those servers.)
 */

export const HOST_PAGE = 'https://school.example/course?page_id=12'

/** How long something may take that is on its way; a busy machine is slow. */
export const PATIENCE_MS = 8000

/** Waits until what it is given no longer throws. */
export const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: PATIENCE_MS })

const browser = new Window({ url: HOST_PAGE, width: 1280, height: 800 })
populateGlobal(globalThis, browser, { bindFunctions: true })

/** Goes to another page without loading it: the address is there, and nothing else has happened. */
export const goToAddress = (url: string) => browser.happyDOM.setURL(url)

const listening = new Set<() => void>()

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

/** Everything the device keeps is thrown away, and the address is that of the host page again. */
function clearDevice(): void {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  goToAddress(HOST_PAGE)
}

const leaving = new Set<() => void>()
/** To be done as the page is left. */
export const whenLeft = (stop: () => void) => void leaving.add(stop)

/** Ends the life of the page's modules: they hear of nothing any more, and whoever imports next gets fresh ones. */
export function leavePage(): void {
  for (const stops of [leaving, listening]) {
    for (const stop of stops) stop()
    stops.clear()
  }
  vi.resetModules()
}

afterEach(async () => {
  // A chunk that is still on its way would bring the stores of this page into the next one.
  await vi.dynamicImportSettled()
  leavePage()
  clearDevice()
})

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
