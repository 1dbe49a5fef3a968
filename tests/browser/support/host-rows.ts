import type { Page } from '@playwright/test'
import { globalStyles } from './block-theme.ts'
import { hasDebianFiles } from './host-files.ts'
import type { Host } from './hosts.ts'
import { expect } from './story.ts'

/** A host, and what the story on it has more than the others. */
export interface Row extends Host {
  /** The size of the window in CSS pixels, and how large one of them is. */
  window?: { width: number; height: number; deviceScaleFactor: number }
  forcedColors?: 'active'
  /** A style that hides it until our element has been there for a while. */
  veil?: string
  /** Of the hardest ones: the whole way is walked there, elsewhere only to the first question; `STORIES=all` walks it everywhere. */
  whole?: true
  /** Much like another one: it is visited each night. */
  nightly?: true
  /** While a question is open. */
  inExam?: (page: Page) => Promise<void>
  /** When our script comes. */
  before?: (page: Page) => Promise<void>
  /** When the way is walked. */
  after?: (page: Page) => Promise<void>
}

const EVERY = '*, *::before, *::after'

/** All that one can say of every tag without taking our element out of its place, and then some for the page's own. */
const SOUP = `
${EVERY} { color: red !important; background: yellow !important; font: italic 900 40px/3 serif !important;
  letter-spacing: .5em !important; word-spacing: 1em !important; text-transform: uppercase !important;
  text-align: right !important; text-indent: 3em !important; text-shadow: 2px 2px lime !important;
  text-decoration: underline wavy !important; white-space: nowrap !important; cursor: crosshair !important;
  user-select: none !important; pointer-events: none !important; list-style: square !important;
  border-color: lime !important; box-sizing: content-box !important; transition: all 3s !important;
  overflow-wrap: anywhere !important; hyphens: auto !important; quotes: none !important; outline: none !important; }
html, body, p, a, button { display: flex !important; float: right !important; clear: both !important; }
dialog, [popover], math, ::backdrop { display: none !important; border: 9px solid red !important; }`

/** Names that our own sheets use inside, and a page may use for something else. */
const NAMES = [
  'text',
  'ground',
  'dot',
  'edge',
  'fill',
  'fill-hover',
  'hair',
  'marks',
  'mark-share',
  'tone',
  'under',
]
const VARIABLES = `:root { ${NAMES.map((name) => `--${name}: 33px red;`).join(' ')} --progress: 77;
  --width: 90px; --offset: 90px; --gap: 90px; --border-radius: 40px; --normal-bg: red; --quiz-ink: red;
  --quiz-text-md: 3em; --quiz-space-4: 90px; --bs-body-color: red; }`

const jumpField = (page: Page) => page.locator('quiz-app').getByRole('spinbutton')

async function typeIntoJump(page: Page) {
  await jumpField(page).click()
  await page.keyboard.press('1')
  await expect(jumpField(page)).toHaveValue('1')
}

/** How much of the window the question has, from 0 to 1, when it is scrolled to. */
const shareOfQuestion = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('quiz-app')?.shadowRoot
    const question = root?.querySelector('.question')
    question?.scrollIntoView({ block: 'center' })
    const { left = 0, width = 0 } = question?.getBoundingClientRect() ?? {}
    const isQuestion = (y: number) => root?.elementFromPoint(left + width / 2, y)?.closest('.question')
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isQuestion).length / innerHeight
  })

const SPEC = {
  openapi: '3.0.0',
  info: { title: 'Slots', version: '1' },
  paths: { '/slots': { get: { summary: 'Every slot', responses: { 200: { description: 'Good' } } } } },
}

const COLOURS = ['color', 'background', 'border', 'box-shadow', 'text-shadow', 'outline']

const zoomed = (percent: number, width: number): Row => ({
  name: `zoomed to ${percent} %`,
  window: { width, height: Math.round(width * 0.75), deviceScaleFactor: percent / 100 },
  width,
  // Thin lines are rounded to the device's pixels.
  leaveOut: ['border'],
  inExam: async (page) => expect(await shareOfQuestion(page)).toBeGreaterThan(0.5),
})

const ROWS: Row[] = [
  {
    name: 'everything unset',
    whole: true,
    style:
      '* { all: unset } div { display: block } body { font: italic 20px serif; color: green; text-transform: uppercase }',
  },
  { name: 'important soup', style: SOUP, whole: true },
  { name: "our sheets' own variables", style: VARIABLES },
  { name: 'a root of 62.5 %', style: 'html { font-size: 62.5% } body { font-size: 1.6rem }', nightly: true },
  { name: 'Bootstrap', files: ['bootstrap.css'], whole: true },
  { name: 'Bulma', files: ['bulma.css'], html: 'data-theme="light"', nightly: true },
  { name: 'Foundation', files: ['foundation.css'], nightly: true },
  { name: 'Materialize', files: ['materialize.css'], nightly: true },
  { name: "Tailwind's preflight", files: ['preflight.css'], nightly: true },
  {
    name: 'a block theme of WordPress',
    files: hasDebianFiles ? ['block-library.css', 'block-theme.css'] : [],
    style: hasDebianFiles ? globalStyles() : '',
    around: (place) =>
      `<div class="wp-site-blocks"><main class="entry-content is-layout-constrained">${place}</main></div>`,
    debian: true,
  },
  { name: 'prototype.js', files: ['prototype.js'], debian: true, lax: true, whole: true },
  {
    name: 'MooTools, with More',
    files: ['mootools.js', 'mootools-more.js'],
    debian: true,
    lax: true,
    nightly: true,
    whole: true,
  },
  {
    name: 'built-ins of older libraries: texts for arrays, objects for dates, no trim, one member more on every object',
    whole: true,
    script: `Array.prototype.toJSON = function () { return "[" + this.map(JSON.stringify).join(", ") + "]" }
      Date.parse = (text) => (text ? { valueOf: () => NaN } : null)
      String.prototype.trim = () => undefined
      String.prototype.replaceAll = () => 'lost'
      Object.prototype.extra = 'x'
      Object.prototype.more = function () {}`,
  },
  { name: 'from right to left', html: 'dir="rtl" lang="ar"' },
  { name: 'quirks mode', doctype: false, nightly: true },
  { name: 'a base elsewhere', head: '<base href="/elsewhere/">', nightly: true },
  { name: 'forced colours', forcedColors: 'active', leaveOut: COLOURS },
  { ...zoomed(200, 640), nightly: true },
  zoomed(400, 320),
  {
    name: 'a transformed ancestor',
    style: '#place { transform: rotate(1turn); overflow: hidden }',
    nightly: true,
  },
  { name: 'a sidebar', width: 280, style: 'body { display: flex; gap: 1em } main { flex: 1 }' },
  { name: 'a row of boxes', style: '#place { display: flex }', nightly: true },
  { name: 'boxes in the middle', style: '#place { display: grid; place-items: center }', nightly: true },
  {
    name: 'an older React',
    whole: true,
    files: ['swagger-ui.css', 'swagger-ui.js'],
    around: (place) => `${place}<div id="docs"></div>`,
    script: `SwaggerUIBundle({ dom_id: '#docs', validatorUrl: null, spec: ${JSON.stringify(SPEC)} })`,
    lax: true,
    before: (page) => expect(page.getByText('Every slot')).toBeVisible(),
    after: async (page) => {
      await page.getByText('Every slot').click()
      await expect(page.getByText('No parameters')).toBeVisible()
    },
  },
  {
    name: 'a form around it',
    whole: true,
    around: (place) => `<form action="/elsewhere"><input name="city">${place}<button>Send</button></form>`,
    inExam: async (page) => {
      await typeIntoJump(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/host\.html/)
    },
  },
  {
    name: 'shortcuts of one key',
    script: `document.addEventListener('keydown', (event) => {
      if (!event.target.closest('input') && 'sj/1'.includes(event.key)) event.preventDefault() })`,
    inExam: typeIntoJump,
  },
  { name: 'a tab that is hidden at first', veil: '#place { display: none }', nightly: true },
  { name: 'a body that is invisible at first', veil: 'body { visibility: hidden }' },
]

/** The hosts that this machine can show. */
export const HOSTS = ROWS.filter(({ debian }) => hasDebianFiles || !debian)
