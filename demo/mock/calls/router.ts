import type { MockFeature } from '../school/features.ts'
import type { Person } from '../school/people.ts'
import type { School } from '../school/school.ts'

/** One call, by whom it is made. */
export interface Ask<User = Person> {
  school: School
  user: User
  /** The bearer token or cookie of the session; empty without one. */
  token: string
  request: Request
  query: URLSearchParams
  /** The JSON body. */
  body: unknown
}

type Handler<User> = (ask: Ask<User>, ...ids: string[]) => unknown

export interface Call {
  /** `anyone` may be signed in. */
  who: 'anyone' | 'user' | 'admin'
  feature?: MockFeature
  handle: Handler<never>
}

/** By method and path; `:id` stands for any segment. The first that fits is taken. */
export type Calls = Readonly<Record<string, Call>>

export const anyone = (handle: Handler<Person | undefined>): Call => ({ who: 'anyone', handle })
export const user = (handle: Handler<Person>): Call => ({ who: 'user', handle })
export const admin = (handle: Handler<Person>): Call => ({ who: 'admin', handle })
/** A call that comes with a feature. */
export const of = (feature: MockFeature, call: Call): Call => ({ ...call, feature })

/** A call's pattern as an expression, with a group for each id. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(':id', '([^/]+)')}$`)

/** Undefined for what is no text, such as '%ff'. */
function decoded(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

export function routerOf(calls: Calls, offers: ReadonlySet<MockFeature>) {
  const routes = Object.entries(calls)
    .filter(([, { feature }]) => feature === undefined || offers.has(feature))
    .map(([route, call]) => ({ pattern: patternOf(route), call }))
  return (asked: string): { call: Call; ids: string[] } | undefined => {
    for (const { pattern, call } of routes) {
      const found = pattern.exec(asked)
      const ids = found && decoded(found.slice(1))
      if (ids) return { call, ids }
    }
    return undefined
  }
}
