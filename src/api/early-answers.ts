/*
 * Calls that the entry script sends before the application is loaded. The script and the application are separate
 * bundles, so they share them on the page's global object, under a symbol.
 */

interface EarlyAnswer {
  token: string | undefined
  /** When the call was sent, by the monotonic clock; milliseconds. */
  sentAt: number
  /** Undefined until the response arrives. */
  receivedAt: number | undefined
  response: Promise<Response>
}

/** By URL; undefined once taken, so that no second script sends it again. */
type EarlyAnswers = Map<string, EarlyAnswer | undefined>

const KEY = Symbol.for('quiz-elements.early-answers')
const page = globalThis as { [KEY]?: EarlyAnswers }

/** For servers that accept a connection and never respond. */
export const TIMEOUT_MS = 20_000

/** The headers of every call except uploads. */
export const headersWith = (token: string | undefined): Record<string, string> => ({
  'Content-Type': 'application/json',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

/** For every call. The browser's cache must revalidate: its entries may be outdated, like their `Date`. */
export const FETCH_OPTIONS = { credentials: 'include', cache: 'no-cache' } as const

/** Sends a GET whose answer the application will want; once per page and URL. */
export function askEarly(url: string, token: string | undefined): void {
  page[KEY] ??= new Map()
  if (page[KEY].has(url)) return
  const response = fetch(url, {
    headers: headersWith(token),
    ...FETCH_OPTIONS,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const early: EarlyAnswer = { token, sentAt: performance.now(), receivedAt: undefined, response }
  page[KEY].set(url, early)
  response.then(
    () => {
      early.receivedAt = performance.now()
    },
    // The taker of the answer gets the failure.
    () => {},
  )
}

/** An answer is only taken during page start; later it would be stale. */
const FRESH_MS = 10_000

/** The early answer, once, if it belongs to this session. */
export function takeEarly(url: string, token: string | undefined): EarlyAnswer | undefined {
  const early = page[KEY]?.get(url)
  if (early) page[KEY]?.set(url, undefined)
  return early && early.token === token && performance.now() - early.sentAt < FRESH_MS ? early : undefined
}
