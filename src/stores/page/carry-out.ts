import type { WritableAtom } from 'nanostores'
import type { Action } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'
import { exclusively } from '../lib/exclusively.ts'
import { refresh } from '../lib/query.ts'
import { explainFailure, notice, reported } from './notices.ts'

/** A press of a button that changes something at the API, and what follows from it. */
interface Mutation {
  /** True until it settles; a second press meanwhile does nothing. */
  $busy: WritableAtom<boolean>
  /** What failed, if it does. */
  action: Action
  /** What is told once it is done. */
  done: Notice
  /** The nouns of what is read again then. */
  stale: readonly string[]
}

/** Resolves to true once `work` is done. */
export const carryOut = async (
  { $busy, action, done, stale }: Mutation,
  work: () => Promise<unknown>,
): Promise<boolean> =>
  (await exclusively($busy, true, () =>
    reported(explainFailure(action), async () => {
      await work()
      notice.success(done)
      refresh(...stale)
      return true
    }),
  )) ?? false
