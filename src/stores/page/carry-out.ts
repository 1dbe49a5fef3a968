import type { WritableAtom } from 'nanostores'
import type { Action } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'
import { exclusively } from '../lib/exclusively.ts'
import { refresh } from '../lib/query.ts'
import { explainFailure, notice, reported } from './notices.ts'

/** A change at the API, started by a button, and its effects. */
interface Mutation {
  /** True until it settles; a second press meanwhile does nothing. */
  $busy: WritableAtom<boolean>
  /** What failed, for the error notice. */
  action: Action
  /** The notice on success. */
  done: Notice
  /** The nouns to refresh afterwards. */
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
