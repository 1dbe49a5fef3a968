import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'

/** Where things are kept: on the device, or only in this page's memory because storage is blocked or full. */
export const $storage = atom<'device' | 'memory'>('device')

/** What could not be written to the device. A value here is newer than the device's. */
const memory = new Map<string, string>()

function onDevice<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    $storage.set('memory')
    return undefined
  }
}

const read = (key: string) => memory.get(key) ?? onDevice((storage) => storage.getItem(key)) ?? undefined

function write(key: string, value: string): void {
  memory.set(key, value)
  onDevice((storage) => {
    storage.setItem(key, value)
    memory.delete(key)
  })
}

function remove(key: string): void {
  memory.delete(key)
  onDevice((storage) => storage.removeItem(key))
}

/** localStorage as @nanostores/persistent expects it, except that it never throws: it falls back to memory and says so. */
const safeStorage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => read(String(key)) !== undefined,
    get: (_, key) => read(String(key)),
    set: (_, key, value) => {
      write(String(key), String(value))
      return true
    },
    deleteProperty: (_, key) => {
      remove(String(key))
      return true
    },
  },
)
setPersistentEngine(safeStorage, windowPersistentEvents)

/** A stored text that is no JSON, or not of the shape, reads as undefined. */
export function decode<Schema extends v.GenericSchema>(schema: Schema, text: string | undefined) {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** An atom kept on the device and shared by all tabs. Undefined removes it; what does not fit the schema is set aside. */
export const deviceAtom = <Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): WritableAtom<v.InferOutput<Schema> | undefined> =>
  persistentAtom<v.InferOutput<Schema> | undefined>(key, undefined, {
    encode: (value) => (value === undefined ? undefined : JSON.stringify(value)) as string,
    decode: (text) => decode(schema, text),
  })

/** What the device holds under a key at this moment. A tab that slept has not heard yet of what others wrote meanwhile. */
export const readDevice = <Schema extends v.GenericSchema>(key: string, schema: Schema) =>
  decode(schema, read(key))
