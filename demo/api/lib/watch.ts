import { channel } from 'node:diagnostics_channel'

/** Events for metrics. */
interface Events {
  /** A query got its connection. */
  wait: { lane: string; seconds: number }
  /** A statement answered a batch of this size. */
  batch: { lane: string; size: number }
  /** A call was answered, or its client disconnected. `path` is without the query. */
  call: { method: string; path: string; status: number; seconds: number }
}
type EventName = keyof Events

const channels = {
  wait: channel('quiz:wait'),
  batch: channel('quiz:batch'),
  call: channel('quiz:call'),
} as const satisfies Record<EventName, unknown>

/** Costs next to nothing without a watcher. */
export function emit<Name extends EventName>(name: Name, event: Events[Name]): void {
  channels[name].publish(event)
}

/** Calls `listener` with each event of this process. Returns a function that stops it. */
export function watch<Name extends EventName>(
  name: Name,
  listener: (event: Events[Name]) => void,
): () => void {
  const listen = (event: unknown) => listener(event as Events[Name])
  channels[name].subscribe(listen)
  return () => void channels[name].unsubscribe(listen)
}
