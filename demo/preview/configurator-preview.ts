import { EVENTS } from '../../embed/meta/elements.meta.ts'
import { keepInMemory } from './memory-storage.ts'
import type { LookMessage, PreviewMessage } from './messages.ts'
import { createSample } from './sample-fetch.ts'
import { signInAtOnce } from './sample-sign-in.ts'

/*
 * One element in a frame of the configurator, with a school of its own. The frame is sandboxed: it has no storage but its
 * memory, and knows nothing of the session of this site.
 */

const SITE = new URL('.', location.href).href
const API = `${SITE}sample`

const tell = (message: PreviewMessage) => parent.postMessage(message, '*')

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [sheet]

function setAttributes(element: HTMLElement, attributes: LookMessage['attributes']): void {
  for (const [name, text] of Object.entries(attributes))
    if (text) element.setAttribute(name, text)
    else element.removeAttribute(name)
}

/** The element stands in the page before its script asks for it. */
async function begin({ tag, attributes }: LookMessage): Promise<HTMLElement> {
  const { fetch, signIn, ticketFor } = createSample({
    now: Date.now,
    base: API,
    site: SITE,
    isAdmin: tag === 'quiz-admin',
  })
  window.fetch = fetch
  keepInMemory(signIn())
  signInAtOnce(ticketFor)
  const element = document.createElement(tag)
  element.setAttribute('api-base', API)
  setAttributes(element, attributes)
  document.body.append(element)
  const { body } = document
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(body.offsetHeight) })).observe(body)
  for (const { name } of EVENTS)
    element.addEventListener(name, (event) =>
      tell({ type: 'event', name, detail: (event as CustomEvent<unknown>).detail }),
    )
  await import(/* @vite-ignore */ `${SITE}embed/${tag}.${import.meta.env.DEV ? 'ts' : 'js'}`)
  return element
}

let element: Promise<HTMLElement> | undefined

window.addEventListener('message', ({ source, data }: MessageEvent<LookMessage>) => {
  if (source !== parent || data.type !== 'look') return
  sheet.replaceSync(data.rules)
  element ??= begin(data)
  void element.then((shown) => setAttributes(shown, data.attributes))
})
tell({ type: 'ready' })
