/*
 * Calls that the entry script sends before the application is here. The script and the application are separate bundles, so what
 * they share hangs on the page, under a symbol.
 */

interface EarlyAnswer {
  token: string | undefined
  /** When the call was sent, by the steady clock; milliseconds. */
  sentAt: number
  /** Undefined until the response is here. */
  receivedAt: number | undefined
  response: Promise<Response>
}

/** By URL; undefined once it was taken, so that no second script asks again. */
type EarlyAnswers = Map<string, EarlyAnswer | undefined>

const KEY = Symbol.for('quiz-elements.early-answers')
const page = globalThis as { [KEY]?: EarlyAnswers }

/** For servers that accept a connection and never respond. */
export const TIMEOUT_MS = 20_000

/** The headers of every call but an upload. */
export const headersWith = (token: string | undefined): Record<string, string> => ({
  'Content-Type': 'application/json',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

/** Of every call. A cache of the browser asks the API first: what it keeps may be out of date, like its `Date`. */
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
    // Whoever takes the answer hears of the failure.
    () => {},
  )
}

/** An answer is taken while the page begins; later it would be stale. */
const FRESH_MS = 10_000

/** The answer that was asked for early, once, if it is this session's. */
export function takeEarly(url: string, token: string | undefined): EarlyAnswer | undefined {
  const early = page[KEY]?.get(url)
  if (early) page[KEY]?.set(url, undefined)
  return early && early.token === token && performance.now() - early.sentAt < FRESH_MS ? early : undefined
}
