import { nanoquery } from '@nanostores/query'

interface Answer {
  data?: unknown
  error?: unknown
  retryCount?: number
  created?: number
  expires?: number
}

/** A failed read takes nothing away: what was read before it stays, and stands beside the error. */
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
  // A failed read waits for the user's 'Try again', for focus or for the network: no storm on an API in trouble.
  onErrorRetry: null,
})

/** A read of the API, cached for all elements of the page under its key. */
export const createRemote = createFetcherStore

const startsWith = (noun: string) => (key: string) => String(key).startsWith(noun)

/** Reads anew whatever is cached under keys that begin with one of the nouns; what is shown stays until then. */
export const refresh = (...nouns: string[]) => {
  for (const noun of nouns) revalidateKeys(startsWith(noun))
}

/**
 * Forgets every answer, so that the next user never sees them. It asks for none anew: keys change a moment after the user
 * does, and until then the last user's reads would be sent in nobody's name, or in the next one's.
 */
export const forgetAll = () => cache.clear()
