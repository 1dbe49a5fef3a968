import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'

/** `memory` once the device's storage turned out to be blocked or full. */
export const $storage = atom<'device' | 'memory'>('device')

/** Values that could not be written to the device, and are newer than the device's. */
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

export const isStored = (key: string) => read(key) !== undefined

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

/** localStorage for @nanostores/persistent that never throws, but falls back to memory. */
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

/** Parses stored text; undefined if it is not JSON or does not fit the schema. */
export function decode<Schema extends v.GenericSchema>(schema: Schema, text: string | undefined) {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export interface DeviceAtom<Value> extends WritableAtom<Value | undefined> {
  /** The device's current value. A tab that slept may have missed storage events of other tabs. */
  readDevice(): Value | undefined
  /** The text of the value that was read or stored last. */
  lastText(): string | undefined
}

/**
 * An atom stored on the device and synced between tabs. Undefined removes it; stored text is untrusted and ignored if
 * invalid. Equal text gives the same object: it is parsed once.
 */
export function deviceAtom<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): DeviceAtom<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema> | undefined
  let known: { text: string | undefined; value: Value } = { text: undefined, value: undefined }
  const decodeOnce = (text: string | undefined): Value => {
    if (text !== known.text) known = { text, value: decode(schema, text) }
    return known.value
  }
  const encodeOnce = (value: Value) => {
    if (value === undefined) return undefined
    if (value !== known.value) known = { text: JSON.stringify(value), value }
    return known.text
  }
  const $value = persistentAtom<Value>(key, undefined, {
    encode: (value) => encodeOnce(value) as string,
    decode: decodeOnce,
  })
  return Object.assign($value, {
    readDevice: () => decodeOnce(read(key)),
    lastText: () => known.text,
  })
}
