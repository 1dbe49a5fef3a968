import { type CommonSettings, type Fetcher, type KeyInput, nanoquery } from '@nanostores/query'
import type { ReadableAtom } from 'nanostores'
import { when } from './when.ts'

type RemoteSettings<Data> = CommonSettings<Data> & { fetcher: Fetcher<Data> }

interface Answer {
  data?: unknown
  error?: unknown
  retryCount?: number
  created?: number
  expires?: number
}

/** A failed read keeps earlier data next to the error. */
class KeepingCache extends Map<string, Answer> {
  override set(key: string, answer: Answer): this {
    return super.set(key, { ...answer, data: answer.data ?? this.get(key)?.data })
  }
}

const cache = new KeepingCache()

const [createFetcherStore, , { revalidateKeys }] = nanoquery({
  cache,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // No automatic retries, to spare an overloaded API: the user, focus or reconnecting triggers the next read.
  onErrorRetry: null,
})

/** A read that just failed counts as fresh, but is repeated as soon as the network is back. */
const retryFailed = () => revalidateKeys((key) => cache.get(String(key))?.error !== undefined)
// A server that imports the elements has no window.
globalThis.window?.addEventListener('online', retryFailed)

/** How often each noun was refreshed. */
const refreshes = new Map<string, number>()
const refreshesOf = (key: unknown) =>
  [...refreshes].reduce((sum, [noun, count]) => sum + (String(key).startsWith(noun) ? count : 0), 0)

/** A refresh during a read triggers another read: the pending answer may be older than the change. */
const refetch =
  <Data>(read: Fetcher<Data>): Fetcher<Data> =>
  async (...parts) => {
    const before = refreshesOf(parts[0])
    const data = await read(...parts)
    return refreshesOf(parts[0]) === before ? data : read(...parts)
  }

/** A cached read of the API, shared by all elements of the page. */
export const createRemote = <Data>(keys: KeyInput, { fetcher, ...settings }: RemoteSettings<Data>) =>
  createFetcherStore<Data>(keys, { ...settings, fetcher: refetch(fetcher) })

/** Resolves once a read has succeeded or failed. Showing it within a second does not read again. */
export const answered = ($remote: ReadableAtom<{ loading: boolean }>): Promise<void> =>
  when($remote, ({ loading }) => !loading)

const startsWith = (noun: string) => (key: string) => String(key).startsWith(noun)

/** Revalidates all keys that start with one of the nouns; stale data stays until then. */
export const refresh = (...nouns: string[]) => {
  for (const noun of nouns) {
    refreshes.set(noun, (refreshes.get(noun) ?? 0) + 1)
    revalidateKeys(startsWith(noun))
  }
}

/**
 * Clears the cache, so that the next user never sees it. Does not revalidate: keys change just after the user does, so the last
 * user's reads would be sent with another session.
 */
export const forgetAll = () => cache.clear()
