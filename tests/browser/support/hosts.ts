import type { Page } from '@playwright/test'
import type { Person } from '../../support/school/school.ts'
import { type HostFile, readHostFile } from './host-files.ts'
import type { School } from './school.ts'

/** A page that our element has to live in. */
export interface Host {
  name: string
  /** Real files of other people's pages, in the page's head. */
  files?: readonly HostFile[]
  /** What the page's own `<style>` says. */
  style?: string
  /** What the page's own `<script>`, its last one, does. */
  script?: string
  /** More of the page's head. */
  head?: string
  /** Attributes of `<html>`. */
  html?: string
  /** Without a doctype it is in quirks mode. */
  doctype?: false
  /** What the page has around our element's place. */
  around?: (place: string) => string
  /** The width of our element's place, in CSS pixels. */
  width?: number
  /** Made of files that only `.ci/hosts.sh` brings. */
  debian?: true
  /** Its own scripts do what a strict policy forbids. */
  lax?: true
  /** Computed properties that are meant to differ from those on an empty page; as the beginnings of their names. */
  leaveOut?: readonly string[]
}

/** The icon keeps the browser from asking for one. */
const ICON = '<link rel="icon" href="data:,">'
const PLACE = '<div id="place"><quiz-app api-base="/api" brand-name="Fieldline"></quiz-app></div>'
const OWN = '<p>Six weeks on lenses. <a href="#pricing">Pricing</a> <button type="button">Ask us</button></p>'

const tagOf = (file: HostFile) =>
  file.endsWith('.js')
    ? `<script src="/host-files/${file}"></script>`
    : `<link rel="stylesheet" href="/host-files/${file}">`

const htmlOf = ({ files = [], style = '', script = '', head = '', width = 960, ...host }: Host) =>
  `${host.doctype === false ? '' : '<!doctype html>'}<html lang="en" ${host.html ?? ''}><head><meta charset="utf-8">
<title>A host page</title>${ICON}${head}${files.map(tagOf).join('')}
<style nonce="host">${style} #place#place { width: ${width}px !important; max-width: none !important; }</style></head>
<body>${OWN}${(host.around ?? ((place) => place))(PLACE)}<script nonce="host">${script}</script></body></html>`

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'nonce-host'",
  "style-src 'self' 'nonce-host'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
].join('; ')

const contentType = (file: string) => (file.endsWith('.js') ? 'text/javascript' : 'text/css')

/** Opens the host's page, without our script, as somebody whose token is on the device from an earlier visit. */
export async function openHost(page: Page, school: School, { token }: Person, host: Host): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('quiz:token', text), JSON.stringify(token))
  await page.route('**/host-files/*', (route) => {
    const file = new URL(route.request().url()).pathname.slice('/host-files/'.length) as HostFile
    return route.fulfill({ contentType: contentType(file), body: readHostFile(file) })
  })
  const headers = host.lax ? {} : { 'content-security-policy': POLICY }
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: htmlOf(host) }),
  )
  await page.goto(`${school.url}/host.html`)
}

/** The tag that a site owner pastes, at the end of the page. */
export const addOurScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', src: '/embed/quiz-app.js' })
    document.body.append(script)
  })

/** What our element adds to the page's global names: nanostores counts its stores' changes there. */
const OUR_GLOBALS = ['nanostoresGlobal']

/** All that a page could notice of us outside of our element. */
export const readHost = (page: Page) =>
  page.evaluate((ours) => {
    // How large they are depends on the page's layout, in which our element has a place.
    const size = /^(width|height|inline-size|block-size|perspective-origin|transform-origin)$/
    const computed = (element: Element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !size.test(name))
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    }
    const builtIns = [Object, Function, Array, String, Promise, EventTarget, Node, Element, HTMLElement]
    return {
      title: document.title,
      head: document.head.innerHTML,
      sheets: document.adoptedStyleSheets.length,
      root: (document.documentElement.cloneNode() as Element).outerHTML,
      body: (document.body.cloneNode() as Element).outerHTML,
      own: [...document.querySelectorAll('body > p, body > p > *')].map(computed),
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => !ours.includes(name))
        .sort(),
      builtIns: builtIns.map((type) => Object.getOwnPropertyNames(type.prototype).sort().join()),
    }
  }, OUR_GLOBALS)

/** How much of the page, and of our element in it, can only be seen by scrolling sideways; in CSS pixels. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => {
    const beyond = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    const inside = document.querySelector('quiz-app')?.shadowRoot?.querySelector('.screen')
    return { page: beyond(document.documentElement), element: inside ? beyond(inside) : 0 }
  })
