import { onMount, type ReadableAtom, type Store } from 'nanostores'

/**
 * What was read, if it belongs to the present owner. After its key has changed, a fetcher store holds the data of the owner before
 * for a moment.
 */
export const ownedBy = <Data extends { owner: string }>(
  owner: string | undefined,
  data: Data | undefined,
): Data | undefined => (data?.owner === owner ? data : undefined)

/**
 * Calls `reset` when `$store` is watched by the next owner. The same one keeps everything, also after a sign-out in between, when
 * there is no owner for a while.
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
