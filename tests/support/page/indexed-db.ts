import { onTestFinished, vi } from 'vitest'

interface Request {
  result: unknown
  onsuccess?: () => void
}

/** A request that succeeds as soon as `when` does. */
function answered(result: unknown, when = Promise.resolve()): Request {
  const request: Request = { result }
  void when.then(() => request.onsuccess?.())
  return request
}

/** As much of IndexedDB as a store of texts needs, which happy-dom has nothing of. It outlives the page, as a disk does. */
export function installIndexedDb() {
  const texts = new Map<string, string>()
  let connected = true
  let opening = Promise.resolve()
  const store = {
    put: (text: string, key: string) => answered(void texts.set(key, text)),
    get: (key: string) => answered(texts.get(key)),
  }
  const database = () => ({
    transaction() {
      if (!connected) throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return { objectStore: () => store, commit: () => {} }
    },
    close: () => {},
  })
  const open = () => {
    connected = true
    return answered(database(), opening)
  }
  vi.stubGlobal('indexedDB', { open })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    texts,
    /** The browser closes the connection, as phones do in the background. */
    disconnect() {
      connected = false
    },
    /** Whoever opens it waits until that is done. */
    openAfter(gate: Promise<void>) {
      opening = gate
    },
  }
}
