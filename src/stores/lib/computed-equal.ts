import { computed, type ReadableAtom, type Store, type StoreValue } from 'nanostores'

type StoreValues<Stores extends Store[]> = { [Index in keyof Stores]: StoreValue<Stores[Index]> }

/** A `computed` that notifies only if its value changed (compared as JSON), so that clock ticks do not re-render. */
export function computedEqual<Stores extends Store[], Value>(
  stores: [...Stores],
  work: (...values: StoreValues<Stores>) => Value,
): ReadableAtom<Value> {
  let last: { content: string; value: Value } | undefined
  return computed(stores, (...values: StoreValues<Stores>) => {
    const value = work(...values)
    const content = JSON.stringify(value)
    if (!last || last.content !== content) last = { content, value }
    return last.value
  })
}
