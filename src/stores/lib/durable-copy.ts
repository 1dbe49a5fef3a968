/*
 * A durable copy in IndexedDB. Browsers flush localStorage lazily: Chromium, killed twelve seconds after an answer, lost it.
 * IndexedDB with strict durability flushes at once.
 */

import { afterPaint } from '../../platform/after-paint.ts'

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
  // A newer version in another tab, or clearing site data, must not wait for us. Phones may also close connections.
  opened.onversionchange = release
  opened.onclose = release
  return opened
}

type Requests<Value> = (store: IDBObjectStore) => IDBRequest<Value>[]

async function transact<Value>(mode: IDBTransactionMode, requests: Requests<Value>): Promise<Value[]> {
  database ??= open()
  const transaction = (await database).transaction(STORE, mode, { durability: 'strict' })
  const results = Promise.all(requests(transaction.objectStore(STORE)).map(resultOf))
  // Without waiting for auto-commit: the page may be gone by then.
  transaction.commit()
  return results
}

const MAX_TRIES = 2

/** Reconnects once. Never rejects: without IndexedDB there is no durable copy, and the result is undefined. */
async function withRetry<Value>(mode: IDBTransactionMode, requests: Requests<Value>): Promise<Value[]> {
  for (let tries = 0; tries < MAX_TRIES; tries++)
    try {
      return await transact(mode, requests)
    } catch {
      database = undefined
    }
  return []
}

/** The latest text of each key that is not written yet. */
const pending = new Map<string, string>()
let writing = false

/** Texts that changed together are written together. */
async function writePending(): Promise<void> {
  if (writing) return
  writing = true
  while (pending.size > 0) {
    const texts = [...pending]
    pending.clear()
    await withRetry('readwrite', (store) => texts.map(([key, text]) => store.put(text, key)))
  }
  writing = false
}

/** Writes after the next paint, because a tap must not wait for the disk; immediately if the page is hidden or left. */
export function writeDurably(key: string, text: string): void {
  pending.set(key, text)
  // The same listener is added only once.
  document.addEventListener('visibilitychange', writePending)
  window.addEventListener('pagehide', writePending)
  if (document.hidden) void writePending()
  else afterPaint(writePending)
}

/** The last text written; undefined if there is none or it cannot be read. */
export async function readDurably(key: string): Promise<string | undefined> {
  const [text] = await withRetry<string | undefined>('readonly', (store) => [store.get(key)])
  return text
}
