import { readMe } from '../../api/auth.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { $clockInDoubt } from '../page/clock.ts'
import { $user } from '../session/session.ts'
import { backOff, whileWanted } from './probing.ts'
import { $myAttempts } from './record.ts'

/** Any response tells the time. For a hidden page without an attempt the next one is early enough. */
function askTime(): void {
  if (!$user.get() || (document.hidden && $myAttempts.get().length === 0)) return
  readMe().catch(onFailure(() => {}))
}

const FIRST_PAUSE_MS = 2 * SECOND_MS

/** Once per page: asks for the server's time at once, and then ever more rarely, until the clocks agree. */
export function watchClock(): void {
  $clockInDoubt.listen(
    whileWanted(() => {
      askTime()
      return backOff(FIRST_PAUSE_MS, askTime)
    }),
  )
}
