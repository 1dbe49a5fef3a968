import { onMount, type ReadableAtom, type Store } from 'nanostores'

/** The data if it is the owner's: just after a change, a fetcher store still holds the previous owner's. */
export const ownedBy = <Data extends { owner: string }>(
  owner: string | undefined,
  data: Data | undefined,
): Data | undefined => (data?.owner === owner ? data : undefined)

/**
 * Calls `reset` when `$store` passes to another owner, at the latest when it is next watched. An owner who signs out and returns
 * keeps everything.
 */
export function resetForNextOwner(
  $store: Store,
  $owner: ReadableAtom<string | undefined>,
  reset: () => void,
): void {
  let last: string | undefined
  onMount($store, () =>
    $owner.subscribe((owner) => {
      if (owner === undefined) return
      if (last !== undefined && last !== owner) reset()
      last = owner
    }),
  )
}
