import { computed, type ReadableAtom, type Store, type StoreValue } from 'nanostores'

type StoreValues<Stores extends Store[]> = { [Index in keyof Stores]: StoreValue<Stores[Index]> }

/** A computed store that changes only when its content does, so that a ticking clock repaints nothing by itself. */
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

/** A computed list that notifies only if its elements changed, compared by identity: cheaper where they are large. */
export function computedList<Stores extends Store[], Element>(
  stores: [...Stores],
  work: (...values: StoreValues<Stores>) => readonly Element[],
): ReadableAtom<readonly Element[]> {
  let last: readonly Element[] = []
  return computed(stores, (...values: StoreValues<Stores>) => {
    const list = work(...values)
    const isSame = list.length === last.length && list.every((element, index) => element === last[index])
    if (!isSame) last = list
    return last
  })
}
