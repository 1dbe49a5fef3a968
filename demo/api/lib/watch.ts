import { channel } from 'node:diagnostics_channel'

/** What happens inside, for whoever measures it; nobody has to. */
interface Events {
  /** A query got its connection. */
  wait: { lane: string; seconds: number }
  /** So many were asked by one statement. */
  batch: { lane: string; size: number }
  /** A call was answered, or its client has gone. `path` as it came, without the query. */
  call: { method: string; path: string; status: number; seconds: number }
}
type EventName = keyof Events

const channels = {
  wait: channel('quiz:wait'),
  batch: channel('quiz:batch'),
  call: channel('quiz:call'),
} as const satisfies Record<EventName, unknown>

/** Costs next to nothing while nobody watches. */
export function emit<Name extends EventName>(name: Name, event: Events[Name]): void {
  channels[name].publish(event)
}

/** Calls `listener` with each event of this process, until the function that comes back is called. */
export function watch<Name extends EventName>(
  name: Name,
  listener: (event: Events[Name]) => void,
): () => void {
  const listen = (event: unknown) => listener(event as Events[Name])
  channels[name].subscribe(listen)
  return () => void channels[name].unsubscribe(listen)
}
