import { HASH_OWNER, pathInHash, type Route, type Routing, routeOf } from '../../src/domain/page/paths.ts'
import { type ScreenName, screenOf } from '../../src/domain/page/screens.ts'
import { loadByFirstCopy } from './copies.ts'
import { askFirstCalls, storedText } from './first-calls.ts'
import { loadApplication, loadTranslations, requestChunks } from './first-chunks.ts'
import { reservePlace } from './placeholder.ts'
import { earlyGetTokens, HOME_OF, type Tag } from './tags.ts'

/*
 * The first script: small, so that everything that the first screen needs is requested at once, the chunks and the API's
 * answers alike, and so that there is something to see meanwhile.
 */

/** Only one element of a page has the hash, as in src/app/quiz-admin.tsx. */
function routingOf(tag: Tag): Routing {
  const element = document.querySelector(tag)
  const written = element?.getAttribute('routing')
  if (written === 'prefix' || written === 'memory') return written
  const isGuest = tag === 'quiz-app' ? element?.getAttribute('quiz') : document.querySelector(HASH_OWNER)
  return tag === 'slot-booker' || (isGuest && !written) ? 'memory' : 'hash'
}

/** The screen that an element begins with. A hash that is no route is the page's own, as in src/stores/page/location.ts. */
function firstRouteOf(tag: Tag): Route {
  const path = pathInHash(location.hash, routingOf(tag))
  const route = path && routeOf(path)
  if (route && route.name !== 'home') return route
  const quiz = tag === 'quiz-app' && document.querySelector(tag)?.getAttribute('quiz')
  return quiz ? { name: 'oneQuiz', values: [quiz] } : { name: HOME_OF[tag], values: [] }
}

/** What the application speaks by itself. */
const ENGLISH = /^(en([-_]US)?)?(@|$)/i

/** Whether the menu's choice, the page or the browser asks for another language. */
function mayBeForeign(element: Element | null, chosen = ''): boolean {
  const page = (element ?? document.documentElement).closest('[lang]')
  return [chosen, page?.getAttribute('lang') ?? '', navigator.language].some((tag) => !ENGLISH.test(tag))
}

/** Speaks the page's language as soon as its words have come. */
function speak(tag: Tag, screen: ScreenName): Promise<void> | undefined {
  const [element, chosen] = [document.querySelector(tag), storedText('quiz:language')]
  if (mayBeForeign(element, chosen))
    return loadTranslations().then(({ speakFirst }) => speakFirst(element, chosen, screenOf(screen).words))
}

/** A page that a sign-in returns to has another session than the stored one. */
const isSignInReturn = () => /[?&]auth=/.test(location.search)

/** An address as most are. Another one is judged by the application, and asked a moment later: see isApiBase. */
const PLAIN = /^[\w./:-]+$/

export const isServer = typeof customElements === 'undefined'

const loads = new Map<Tag, Promise<void>>()

async function load(tag: Tag): Promise<void> {
  if (customElements.get(tag)) return
  const route = firstRouteOf(tag)
  const apiBase = document.querySelector(`${tag}[api-base]`)?.getAttribute('api-base') ?? ''
  const showPage = reservePlace(tag)
  const chunks = requestChunks(route.name)
  const speaking = speak(tag, route.name)
  // A site with a login of its own has another session, too.
  if (PLAIN.test(apiBase) && !isSignInReturn() && !earlyGetTokens()[0]) askFirstCalls(apiBase, route)
  // A chunk that does not come is asked for again, and its absence explained, by the screen that needs it.
  for (const chunk of chunks) chunk.catch(() => {})
  await loadApplication()
    .then(({ define }) => define(tag, route, apiBase, speaking))
    .finally(showPage)
}

/** Once: the scripts of a page's other copies ask for it, too. */
export function loadOnce(tag: Tag): Promise<void> {
  const loading = loads.get(tag) ?? load(tag)
  loads.set(tag, loading)
  return loading
}

/** Loads and registers an element; on a server, which may import the scripts of a page, nothing. */
export function loadElement(tag: Tag): void {
  if (!isServer) void loadByFirstCopy(tag, loadOnce)
}
