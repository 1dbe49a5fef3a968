import { nanoquery } from '@nanostores/query'

const [createFetcherStore, , { invalidateKeys, revalidateKeys }] = nanoquery({
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // A failed read waits for the user's 'Try again', for focus or for the network: no storm on an API in trouble.
  onErrorRetry: null,
})

/** A read of the API, cached for all elements of the page under its key. */
export const createRemote = createFetcherStore

const startsWith = (noun: string) => (key: string | number | true) => String(key).startsWith(noun)

/** Reads anew whatever is cached under keys that begin with one of the nouns; what is shown stays until then. */
export const refresh = (...nouns: string[]) => {
  for (const noun of nouns) revalidateKeys(startsWith(noun))
}

/** Forgets every answer, so that the next user never sees them. */
export const forgetAll = () => invalidateKeys(() => true)
