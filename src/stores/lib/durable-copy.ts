/*
 * A second copy of what nobody may lose. Browsers bring localStorage to the disk when they see fit: Chromium was killed
 * twelve seconds after an answer, and the answer was gone. IndexedDB can be told to write at once.
 */

/** Not just any name: the host page may have databases of its own. */
const DATABASE = 'quiz-elements'
const STORE = 'kept'

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | undefined

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const opened = await answerOf(request)
  const letGo = () => {
    opened.close()
    database = undefined
  }
  // A newer release in another tab, or somebody who clears the device, must not wait for us; phones close it themselves.
  opened.onversionchange = letGo
  opened.onclose = letGo
  return opened
}

type Use<Value> = (store: IDBObjectStore) => IDBRequest<Value>

async function ask<Value>(mode: IDBTransactionMode, use: Use<Value>): Promise<Value> {
  database ??= open()
  const transaction = (await database).transaction(STORE, mode, { durability: 'strict' })
  const answer = answerOf(use(transaction.objectStore(STORE)))
  // The page may be gone before it would end by itself.
  transaction.commit()
  return answer
}

/** Never fails: where a browser has no such storage, or forbids it, there is one copy only. A lost connection is made anew. */
async function tryTwice<Value>(mode: IDBTransactionMode, use: Use<Value>): Promise<Value | undefined> {
  for (const _ of ['as it is', 'anew'])
    try {
      return await ask(mode, use)
    } catch {
      database = undefined
    }
  return undefined
}

/** The newest text of each key that is still to be written. */
const pending = new Map<string, string>()
let writing = false

export async function writeDurably(key: string, text: string): Promise<void> {
  pending.set(key, text)
  if (writing) return
  writing = true
  // What is set meanwhile is visited as well.
  for (const [next, newest] of pending) {
    pending.delete(next)
    await tryTwice('readwrite', (store) => store.put(newest, next))
  }
  writing = false
}

/** What was kept last; undefined where there is nothing, or nothing can be read. */
export const readDurably = (key: string): Promise<string | undefined> =>
  tryTwice<string | undefined>('readonly', (store) => store.get(key))
