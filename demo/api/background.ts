import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { handInDue } from './attempts/hand-in.ts'
import { type Deps, nowOf } from './http/deps.ts'
import { forgetOldEvents, openMonths } from './log/months.ts'
import { forgetExpired } from './session/session.ts'

const HOUR_MS = 60 * MINUTE_MS
const HAND_IN_MS = 5000

/** Deletes what has expired. */
export const forget = (deps: Deps) =>
  Promise.all(
    [openMonths, forgetExpired, forgetOldEvents].map((keep) =>
      keep(deps.db, nowOf(deps)).catch((err) =>
        deps.log.error({ err }, 'deleting expired rows failed; will retry'),
      ),
    ),
  )

/** Submits attempts whose time is over, one round at a time. */
function keepHandingIn(deps: Deps): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await handInDue(deps).catch((err) => {
      deps.writes.failed(err)
      deps.log.error({ err }, 'auto-submit round failed; will retry')
    })
    busy = false
  }, HAND_IN_MS).unref()
  return () => clearInterval(timer)
}

/** Starts recurring work. Returns a function that stops it. */
export function startBackgroundWork(deps: Deps): () => void {
  const cleaning = setInterval(() => forget(deps), HOUR_MS).unref()
  const stopHandingIn = keepHandingIn(deps)
  return () => {
    clearInterval(cleaning)
    stopHandingIn()
  }
}
