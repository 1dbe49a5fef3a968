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

const MOST_REMEMBERED = 500

/** Remembers by name, for so long; callers that come together share one load. Failures are not remembered. */
export function rememberFor<Value>(milliseconds: number) {
  const known = new Map<string, { until: number; loaded: Promise<Value> }>()
  return (name: string, now: number, load: () => Promise<Value>): Promise<Value> => {
    const found = known.get(name)
    if (found && now < found.until) return found.loaded
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MOST_REMEMBERED) known.delete(oldest)
    const loaded = load()
    known.delete(name)
    known.set(name, { until: now + milliseconds, loaded })
    loaded.catch(() => known.delete(name))
    return loaded
  }
}
