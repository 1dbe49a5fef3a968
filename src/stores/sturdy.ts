/*
 * A second copy of what nobody may lose. Browsers bring localStorage to the disk when they see fit: Chromium was killed
 * twelve seconds after an answer, and the answer was gone. IndexedDB can be told to write at once.
 */

const DATABASE = 'quiz'
const STORE = 'kept'

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answerOf(request)
}

let database: Promise<IDBDatabase> | undefined

async function kept(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= open()
  return (await database).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
}

/** Never fails: where a browser has no such storage, or forbids it, there is one copy only. */
export async function keepSturdily(key: string, text: string): Promise<void> {
  try {
    await answerOf((await kept('readwrite')).put(text, key))
  } catch {}
}

/** What was kept last; undefined where there is nothing, or nothing can be read. */
export async function readSturdy(key: string): Promise<string | undefined> {
  try {
    return await answerOf<string | undefined>((await kept('readonly')).get(key))
  } catch {
    return undefined
  }
}
