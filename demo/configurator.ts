import { type AttributeMeta, DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from '../embed/elements.meta.ts'
import adminSheet from '../src/ui/styles/admin.css?inline'
import baseSheet from '../src/ui/styles/base.css?inline'
import ownSheet from './configurator.css?inline'
import { contrastOf } from './contrast.ts'
import { drawElement } from './drawn-elements.ts'
import { snippetOf, type Wish } from './snippet.ts'

/** The preview always uses this site's API: a page has one, and this page's CSP allows no other. */
const PREVIEW_API = '/api'
const LEFT_TO_THE_SNIPPET = ['api-base', 'frontend-url']
/** Listed first; the others are folded away. */
const COMMON = ['api-base', 'brand-name', 'theme', 'sign-in']
const ACCENT = 'accent'
const FONT = 'font'
const RADIUS = 'radius'
const ACCENTS = ['#4b45c6', '#0f6f63', '#b4472c', '#0b63ce', '#7a3d8f']
const COPIED_MS = 2000
const WIDTHS = { page: 840, column: 500, phone: 290 } as const
type Width = keyof typeof WIDTHS
const WORDS: Record<Width | 'all', string> = {
  phone: 'Phone',
  column: 'Column',
  page: 'Page',
  all: 'All three',
}
const TITLES: Readonly<Record<string, string>> = {
  'quiz-app': 'Quizzes and booking',
  'quiz-admin': 'The administrator’s desk',
  'slot-booker': 'Slot booking alone',
}

document.adoptedStyleSheets = [baseSheet, adminSheet, ownSheet].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`)
  return element
}

const form = find('wish', HTMLFormElement)
const snippet = find('snippet', HTMLElement)
// It scrolls sideways.
snippet.tabIndex = 0
const told = find('told', HTMLElement)
const copyButton = find('copy', HTMLButtonElement)
const preview = find('preview', HTMLElement)
const log = find('events', HTMLElement)
const accent = find(ACCENT, HTMLInputElement)
const font = find(FONT, HTMLInputElement)
const radius = find(RADIUS, HTMLInputElement)
const fontProblem = find('font-problem', HTMLElement)

const textOf = (id: string) => String(new FormData(form).get(id) ?? '')

/** Custom properties are set on the style: the CSP forbids the attribute. */
function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, facts: Record<string, string>) {
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(facts))
    if (/^--|^color-scheme$/.test(name)) element.style.setProperty(name, text)
    else element.setAttribute(name, text)
  return element
}

function createChoice(id: string, values: readonly string[]): HTMLElement {
  const select = create('select', { class: 'input', id, name: id })
  select.append(...values.map((value) => new Option(value, value)))
  return select
}

function createText({ name, default: fallback }: AttributeMeta): HTMLElement {
  const standard = name === 'api-base' ? `${location.origin}/api` : ''
  return create('input', {
    class: 'input',
    id: name,
    name,
    value: standard,
    placeholder: fallback ?? '',
    'aria-describedby': `${name}-hint`,
    autocomplete: 'off',
  })
}

function createField(attribute: AttributeMeta): HTMLElement {
  const { name, values, description } = attribute
  const label = create('label', { class: 'label', for: name })
  label.textContent = name
  const hint = create('small', { id: `${name}-hint` })
  hint.textContent = `${description.replaceAll('`', '')}.`
  const field = create('p', { class: 'field' })
  field.append(label, values ? createChoice(name, values) : createText(attribute), hint)
  return field
}

function createPick(tag: string, index: number): HTMLElement {
  const pick = create('label', { class: 'pick' })
  const [radio, title, name] = [
    create('input', { type: 'radio', name: 'tag', value: tag }),
    create('span', { class: 'label' }),
    create('small', {}),
  ]
  radio.defaultChecked = index === 0
  title.textContent = TITLES[tag] ?? tag
  name.textContent = `<${tag}>`
  pick.append(radio, drawElement(tag), title, name)
  return pick
}

/** A colour to choose by one press; the colour field has the last word. */
function createInk(color: string): HTMLElement {
  const ink = create('label', { '--c': color })
  const radio = create('input', { type: 'radio', name: 'ink', value: color, 'aria-label': color })
  radio.defaultChecked = color === accent.defaultValue
  radio.addEventListener('input', () => {
    accent.value = color
  })
  ink.append(radio)
  return ink
}

function createSegment(width: string, words: string): HTMLElement {
  const button = create('button', {
    class: 'segment',
    type: 'button',
    'aria-pressed': String(width === shown),
  })
  button.textContent = words
  button.addEventListener('click', () => {
    shown = width as Width | 'all'
    for (const other of find('widths', HTMLElement).children)
      other.setAttribute('aria-pressed', String(other === button))
    preview.replaceChildren()
    show()
  })
  return button
}

function fillForm(): void {
  find('tags', HTMLElement).append(...ELEMENTS.map(({ name }, index) => createPick(name, index)))
  accent.before(...ACCENTS.map(createInk))
  find('widths', HTMLElement).append(
    ...Object.entries(WORDS).map(([width, words]) => createSegment(width, words)),
  )
  find('source', HTMLInputElement).defaultValue = new URL('./embed/', location.href).href
  for (const attribute of DESCRIBED_ATTRIBUTES)
    find(COMMON.includes(attribute.name) ? 'common' : 'more', HTMLElement).append(createField(attribute))
}

const isFont = (text: string) => text === '' || CSS.supports('font-family', text)

function readAttribute({ name, values, default: fallback }: AttributeMeta): [string, string] {
  const text = textOf(name)
  return [name, values && text === fallback ? '' : text]
}

function readWish(): Wish {
  const family = textOf(FONT).trim()
  return {
    tag: textOf('tag'),
    source: textOf('source'),
    attributes: Object.fromEntries(DESCRIBED_ATTRIBUTES.map(readAttribute)),
    properties: {
      '--quiz-accent': accent.value === accent.defaultValue ? '' : accent.value,
      '--quiz-font': isFont(family) ? family : '',
      '--quiz-radius': radius.value === radius.defaultValue ? '' : `${radius.value}px`,
    },
  }
}

function showFontProblem(): void {
  const isSound = isFont(textOf(FONT).trim())
  font.setAttribute('aria-invalid', String(!isSound))
  fontProblem.textContent = isSound ? '' : 'This is no list of font families.'
}

/** Which widths are shown. */
let shown: Width | 'all' = 'all'

function createSample(width: Width, tag: string): HTMLElement {
  const sample = create('div', { class: 'sample', '--width': `${WIDTHS[width]}px` })
  const name = create('p', { class: 'note number' })
  name.textContent = `${WIDTHS[width]} px, a ${WORDS[width].toLowerCase()}`
  const frame = create('div', {})
  const element = document.createElement(tag)
  element.setAttribute('api-base', PREVIEW_API)
  frame.append(element)
  sample.append(name, frame)
  return sample
}

const previewed = (tag: string) => [...preview.querySelectorAll<HTMLElement>(tag)]

/** The previewed elements, replaced if the tag or the widths changed. */
function previewOf(tag: string): HTMLElement[] {
  if (previewed(tag).length === 0) {
    // A narrow window is its own preview.
    const isNarrow = !matchMedia('(width >= 60em)').matches
    const all = Object.keys(WIDTHS) as Width[]
    const widths = shown === 'all' ? all.slice(0, isNarrow ? 1 : all.length) : [shown]
    preview.replaceChildren(...widths.map((width) => createSample(width, tag)))
  }
  return previewed(tag)
}

function showPreview({ tag, attributes, properties }: Wish): void {
  for (const element of previewOf(tag)) {
    for (const [name, text] of Object.entries(attributes))
      if (!LEFT_TO_THE_SNIPPET.includes(name)) element.setAttribute(name, text)
    for (const [name, text] of Object.entries(properties)) element.style.setProperty(name, text)
  }
}

/** Judges the colour as the elements use it, which hold it in a range where text stays readable. */
function showContrast(): void {
  const [light, dark] = ['light', 'dark'].map((theme) => {
    // A root of its own, because the tokens are worked out there.
    const probe = create('div', { class: 'root', '--quiz-accent': accent.value, 'color-scheme': theme })
    const text = create('span', { class: 'probe' })
    probe.append(text)
    find(`in-${theme}`, HTMLElement).replaceChildren(probe)
    return contrastOf(text).toFixed(1)
  })
  find('contrast', HTMLElement).textContent = `Text on it: ${light} to 1, in dark ${dark} to 1.`
}

/** Writes the snippet, and marks the lines that were not in it before. */
function showSnippet(text: string): void {
  const before = new Set((snippet.textContent ?? '').split('\n'))
  if (text === snippet.textContent) return
  const isFirst = snippet.textContent === ''
  const lines = text.split('\n').flatMap((line, index) => {
    const span = create('span', !isFirst && !before.has(line) ? { class: 'changed' } : {})
    span.textContent = line
    return index === 0 ? [span] : ['\n', span]
  })
  snippet.replaceChildren(...lines)
}

type FirstLoads = Readonly<Record<string, { bytes: number; requests: number }>>

/** As the build measured it; nothing in development, where nothing is built. */
const firstLoads: Promise<FirstLoads> = fetch('./first-load.json')
  .then((answer): FirstLoads | Promise<FirstLoads> => (answer.ok ? answer.json() : {}))
  .catch(() => ({}))

async function showLoad(tag: string): Promise<void> {
  const load = (await firstLoads)[tag]
  if (tag === textOf('tag'))
    find('load', HTMLElement).textContent = load
      ? `Loads ${Math.round(load.bytes / 1000)} kB in ${load.requests} requests until its first screen.`
      : ''
}

function show(): void {
  const wish = readWish()
  showFontProblem()
  find('radius-told', HTMLOutputElement).value = `${radius.value} px`
  for (const ink of form.querySelectorAll<HTMLInputElement>('[name=ink]'))
    ink.checked = ink.value === accent.value
  showContrast()
  showSnippet(snippetOf(wish))
  showPreview(wish)
  void showLoad(wish.tag)
}

let copiedUntil: ReturnType<typeof setTimeout> | undefined

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '')
    told.textContent = ''
    copyButton.textContent = 'Copied'
    clearTimeout(copiedUntil)
    copiedUntil = setTimeout(() => {
      copyButton.textContent = 'Copy'
    }, COPIED_MS)
  } catch {
    getSelection()?.selectAllChildren(snippet)
    told.textContent = 'Your browser does not let the page copy: the text is selected instead.'
  }
}

function logEvent(event: Event): void {
  const line = document.createElement('li')
  line.textContent = `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`
  log.append(line)
  find('event-count', HTMLElement).textContent = `${log.childElementCount} since you began`
}

fillForm()
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
find('again', HTMLButtonElement).addEventListener('click', () => {
  form.reset()
  show()
})
copyButton.addEventListener('click', () => void copy())
for (const { name } of EVENTS) preview.addEventListener(name, logEvent)
show()
