import type { ReadableAtom } from 'nanostores'

/** Resolves once the store's value satisfies the condition. */
export const when = <Value>($store: ReadableAtom<Value>, fits: (value: Value) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = $store.subscribe((value) => {
      if (!fits(value)) return
      resolve()
      // The first call comes before `subscribe` returns.
      queueMicrotask(() => stop())
    })
  })
