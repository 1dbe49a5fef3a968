/** Loads once, on first use; after a failure the next call retries. */
export function remember<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
