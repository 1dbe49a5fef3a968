import { nanoquery } from '@nanostores/query'
import type { ReadableAtom } from 'nanostores'
import { when } from './when.ts'

interface Answer {
  data?: unknown
  error?: unknown
  retryCount?: number
  created?: number
  expires?: number
}

/** A failed read keeps earlier data, beside the error. */
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

/** A cached read of the API, shared by all elements of the page. */
export const createRemote = createFetcherStore

/** Resolves once a read has an answer or has failed. Whoever shows it within a second does not read again. */
export const answered = ($remote: ReadableAtom<{ loading: boolean }>): Promise<void> =>
  when($remote, ({ loading }) => !loading)

const startsWith = (noun: string) => (key: string) => String(key).startsWith(noun)

/** Revalidates all keys that start with one of the nouns; stale data stays until then. */
export const refresh = (...nouns: string[]) => {
  for (const noun of nouns) revalidateKeys(startsWith(noun))
}

/**
 * Clears the cache, so that the next user never sees it. Does not revalidate: keys change just after the user does, so the last
 * user's reads would be sent with another session.
 */
export const forgetAll = () => cache.clear()
