import type { Hono } from 'hono'
import { inLane } from '../database/lanes.ts'
import type { Replica } from '../database/replica.ts'
import type { Log } from '../lib/log.ts'
import type { Env } from './deps.ts'
import { isList } from './limits/lane-of.ts'

export type App = Pick<Hono<Env>, 'fetch'>

/** Notes when lists begin to come from elsewhere. */
function noteChanges(log: Log) {
  let wasCurrent = true
  return (isCurrent: boolean) => {
    if (isCurrent === wasCurrent) return
    wasCurrent = isCurrent
    if (isCurrent) log.info('lists and figures come from the replica again')
    else log.warn('the replica is behind or away: lists and figures come from the primary')
  }
}

/**
 * Has the replica answer lists and figures once it knows all that was stored before the call, whoever stored it through whatever
 * process; else, and where it fails, the primary does. Sessions and rights always come from the primary.
 */
export function withReplica(app: App, replica: Replica | undefined, log: Log): App {
  if (!replica) return app
  const noteWhether = noteChanges(log)
  const isCurrent = async () => {
    const current = await replica.isCurrent()
    noteWhether(current)
    return current
  }
  return {
    async fetch(request, facts, ...context) {
      const mayRead = isList(request.method, new URL(request.url).pathname) && (await isCurrent())
      if (!mayRead) return app.fetch(request, facts, ...context)
      const answer = await inLane('replica', () => app.fetch(request, facts, ...context))
      return answer.status < 500 ? answer : app.fetch(request, facts, ...context)
    },
  }
}
