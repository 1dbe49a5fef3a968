import { type Pattern, ROUTES, type RouteName, type ScreenName } from './screens.ts'

type Link<Path extends string> = Path extends `${string}/:${string}/:${string}`
  ? (id: string, second: string) => string
  : Path extends `${string}/:${string}`
    ? (id: string) => string
    : Path

const isParameter = (part = '') => part[0] === ':'

/** The address of a result without the id of its quiz, which no pattern can express. */
export const RESULT_WITHOUT_QUIZ = /^\/quiz\/\/(user\/[^/]*\/)?results$/

/** Whether a text, encoded, keeps to its place in a path: browsers resolve dots, and servers drop what is empty. */
export const isSegment = (text: string) => !/^\.{0,2}$/.test(text)

const linkOf = (pattern: string) =>
  pattern.includes(':')
    ? (...values: string[]) => pattern.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''))
    : pattern

type Paths = { readonly [Name in RouteName]: Link<Pattern<Name>> }
const allPaths = () =>
  Object.fromEntries(Object.entries(ROUTES).map(([name, pattern]) => [name, linkOf(pattern)])) as Paths

/** The routes as links; identifiers are encoded. The hash router puts '#' in front. */
export const paths = /* @__PURE__ */ allPaths()

/** `values` are those of the pattern's parameters. */
export interface Route<Name = ScreenName> {
  name: Name
  values: string[]
}

function decoded(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    // A per cent sign that begins no character.
    return undefined
  }
}

/**
 * How an element keeps its route. `hash` and `page`: as '#/book-slot'. `prefix`: as '#quiz/book-slot', behind the path of a page
 * that routes by hash itself, as in '#/course#quiz/book-slot'; such routers take our part for an anchor, but would look for a page
 * of their own if it stood alone. `memory`: not in the address.
 */
export type Routing = 'hash' | 'page' | 'prefix' | 'memory'

/** A `<quiz-app>` that has the page's hash, by what its attributes say. */
export const HASH_OWNER = 'quiz-app:not([routing=memory], [quiz]:not([routing]))'

const PREFIX = '#quiz'

const OURS: Readonly<Record<Routing, RegExp>> = {
  hash: /^#(\/[^?#]*)/,
  page: /^#(\/[^?#]*)/,
  prefix: /#quiz(\/[^?#]*)/,
  memory: /^(?!)/,
}

/** The path in the hash of a page; undefined for a hash of the page's own, such as '#pricing'. */
export const pathInHash = (hash: string, routing: Routing = 'hash'): string | undefined =>
  OURS[routing].exec(hash)?.[1]

/** The path of the page's own router in a hash that we share with it; '' for none. */
export const hostPathIn = (hash: string): string =>
  /^#!?\//.test(hash) ? (hash.split(`${PREFIX}/`)[0] ?? '') : ''

/** The hash with a route of ours in it. */
export const hashWith = (hash: string, route: string, routing: Routing): string =>
  routing === 'prefix' ? (hostPathIn(hash) || '#/') + PREFIX + route : `#${route}`

/** The path in a hash if it is ours: beside a router of the page's own, only what is one of our routes. */
export function ownPathIn(hash: string, routing: Routing): string | undefined {
  const path = pathInHash(hash, routing)
  const isRoute = path !== undefined && (routeOf(path) !== undefined || RESULT_WITHOUT_QUIZ.test(path))
  return isRoute || routing !== 'hash' ? path : undefined
}

/** The route of a path; undefined for an unknown one. */
export function routeOf(path: string): Route<RouteName> | undefined {
  const segments = path.split('/')
  for (const [name, pattern] of Object.entries(ROUTES) as [RouteName, string][]) {
    const parts = pattern.split('/')
    const fits = parts.every((part, index) =>
      isParameter(part) ? segments[index] : part === segments[index],
    )
    if (!fits || parts.length !== segments.length) continue
    const values = decoded(segments.filter((_, index) => isParameter(parts[index])))
    return values?.every(isSegment) ? { name, values } : undefined
  }
  return undefined
}
