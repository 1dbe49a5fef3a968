import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'

type Loaded<Props> = { Component: ComponentType<Props> } | { failure: unknown }

/**
 * A component whose chunk is loaded when it is first drawn, or before by `preload`. Without Suspense: React shows a fallback for
 * at least 300 ms, also when the chunk arrives at once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: Loaded<Props> | undefined
  const isHere = () => loaded !== undefined && 'Component' in loaded
  /** Resolves once the chunk is here or has failed; a failed one is asked for again at the next call. */
  async function preload(): Promise<void> {
    if (isHere()) return
    loaded = await load().then(
      (Component) => ({ Component }),
      (failure: unknown) => ({ failure }),
    )
  }
  /** Throws for the boundary if the chunk does not come. */
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only, as React's own `lazy` is
  function Lazy(props: Props): ReactNode {
    const [arrived, arrive] = useReducer(() => true, isHere())
    useEffect(() => {
      if (arrived) return
      let wanted = true
      preload().then(() => wanted && arrive())
      return () => {
        wanted = false
      }
    }, [arrived])
    if (!arrived || !loaded) return fallback
    if ('failure' in loaded) throw loaded.failure
    return <loaded.Component {...props} />
  }
  return Object.assign(Lazy, { preload })
}
