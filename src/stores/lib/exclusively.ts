import type { WritableAtom } from 'nanostores'

/**
 * Runs `work` unless `$lock` is taken, and keeps `mark` in `$lock` until it settles. Resolves to undefined if the lock was
 * taken: a second click does nothing.
 */
export async function exclusively<Mark, Value>(
  $lock: WritableAtom<Mark>,
  mark: Mark,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const free = $lock.get()
  if (free) return undefined
  $lock.set(mark)
  try {
    return await work()
  } finally {
    $lock.set(free)
  }
}
