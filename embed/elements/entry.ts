import { HASH_OWNER, pathInHash, type Route, type Routing, routeOf } from '../../src/domain/page/paths.ts'
import { ROUTES } from '../../src/domain/page/screens.ts'
import { loadByFirstCopy } from './copies.ts'
import { askFirstCalls, storedText } from './first-calls.ts'
import { loadApplication, loadTranslations, requestChunks } from './first-chunks.ts'
import { reservePlace } from './placeholder.ts'
import { earlyGetTokens, HOME_OF, type Tag } from './tags.ts'

/*
 * The first script: small, so that everything the first screen needs, chunks and API calls alike, is requested
 * immediately, and a placeholder is shown meanwhile.
 */

/** Only one element of a page uses the hash, as in src/app/quiz-admin.tsx. */
function routingOf(tag: Tag): Routing {
  const element = document.querySelector(tag)
  const written = element?.getAttribute('routing')
  if (written === 'prefix' || written === 'memory') return written
  const isGuest = tag === 'quiz-app' ? element?.getAttribute('quiz') : document.querySelector(HASH_OWNER)
  return tag === 'slot-booker' || (isGuest && !written) ? 'memory' : 'hash'
}

/** An element's first screen. A hash that is not a route belongs to the page, as in src/stores/page/location.ts. */
function firstRouteOf(tag: Tag): Route {
  const path = pathInHash(location.hash, routingOf(tag))
  const route = path && routeOf(path)
  if (route && route.name !== 'home') return route
  const quiz = tag === 'quiz-app' && document.querySelector(tag)?.getAttribute('quiz')
  return quiz ? { name: 'oneQuiz', values: [quiz] } : { name: HOME_OF[tag], values: [] }
}

/** The application's built-in language. */
const ENGLISH = /^(en([-_]US)?)?(@|$)/i

/** Whether the menu's choice, the page or the browser asks for another language. */
function mayBeForeign(element: Element | null, chosen = ''): boolean {
  const page = (element ?? document.documentElement).closest('[lang]')
  return [chosen, page?.getAttribute('lang') ?? '', navigator.language].some((tag) => !ENGLISH.test(tag))
}

/** Uses the page's language once its texts are loaded. */
function speak(tag: Tag, pattern: string | undefined): Promise<void> | undefined {
  const [element, chosen] = [document.querySelector(tag), storedText('quiz:language')]
  if (mayBeForeign(element, chosen))
    return loadTranslations().then(({ speakFirst }) => speakFirst(element, chosen, pattern))
}

/** On a return from the sign-in, the session differs from the stored one. */
const isSignInReturn = () => /[?&]auth=/.test(location.search)

/** A typical address. Others are checked by the application and requested slightly later: see isApiBase. */
const PLAIN = /^[\w./:-]+$/

export const isServer = typeof customElements === 'undefined'

const loads = new Map<Tag, Promise<void>>()

async function load(tag: Tag): Promise<void> {
  if (customElements.get(tag)) return
  const route = firstRouteOf(tag)
  const apiBase = document.querySelector(`${tag}[api-base]`)?.getAttribute('api-base') ?? ''
  // The largest and the first to run, so it goes first.
  const application = loadApplication()
  const chunks = requestChunks(route.name)
  // With the site's own login, the session differs too.
  if (PLAIN.test(apiBase) && !isSignInReturn() && !earlyGetTokens()[0]) askFirstCalls(apiBase, route)
  const showPage = reservePlace(tag)
  const speaking = speak(tag, route.name === 'oneQuiz' ? undefined : ROUTES[route.name])
  // If a chunk fails to load, the screen that needs it retries and explains.
  for (const chunk of chunks) chunk.catch(() => {})
  await application.then(({ define }) => define(tag, route, apiBase, speaking)).finally(showPage)
}

/** Once: the scripts of the page's other copies call it too. */
export function loadOnce(tag: Tag): Promise<void> {
  const loading = loads.get(tag) ?? load(tag)
  loads.set(tag, loading)
  return loading
}

/** Loads and registers an element; does nothing on a server, which may import a page's scripts. */
export function loadElement(tag: Tag): void {
  if (!isServer) void loadByFirstCopy(tag, loadOnce)
}
