/*
 * A durable copy in IndexedDB. Browsers flush localStorage lazily: Chromium, killed twelve seconds after an answer, lost it.
 * IndexedDB with strict durability flushes at once.
 */

/** Specific, because the host page may have databases too. */
const DATABASE = 'quiz-elements'
const STORE = 'kept'

const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | undefined

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const opened = await resultOf(request)
  const release = () => {
    opened.close()
    database = undefined
  }
  // A newer version in another tab, or clearing site data, must not wait for us. Phones close connections by themselves.
  opened.onversionchange = release
  opened.onclose = release
  return opened
}

type Operation<Value> = (store: IDBObjectStore) => IDBRequest<Value>

async function transact<Value>(mode: IDBTransactionMode, action: Operation<Value>): Promise<Value> {
  database ??= open()
  const transaction = (await database).transaction(STORE, mode, { durability: 'strict' })
  const result = resultOf(action(transaction.objectStore(STORE)))
  // Without waiting for auto-commit: the page may be gone by then.
  transaction.commit()
  return result
}

const MAX_TRIES = 2

/** Reconnects once. Never rejects: without IndexedDB there is no durable copy, and the result is undefined. */
async function withRetry<Value>(
  mode: IDBTransactionMode,
  action: Operation<Value>,
): Promise<Value | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries++)
    try {
      return await transact(mode, action)
    } catch {
      database = undefined
    }
  return undefined
}

/** The latest text of each key, not written yet. */
const pending = new Map<string, string>()
let writing = false

export async function writeDurably(key: string, text: string): Promise<void> {
  pending.set(key, text)
  if (writing) return
  writing = true
  // Iterating a Map includes entries added on the way.
  for (const [next, newest] of pending) {
    pending.delete(next)
    await withRetry('readwrite', (store) => store.put(newest, next))
  }
  writing = false
}

/** The last text written; undefined if there is none or it cannot be read. */
export const readDurably = (key: string): Promise<string | undefined> =>
  withRetry<string | undefined>('readonly', (store) => store.get(key))
