import { type AttributeMeta, DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from '../embed/elements.meta.ts'
import { snippetOf, type Wish } from './snippet.ts'

/** The preview always uses this site's API: a page has one, and this page's CSP allows no other. */
const PREVIEW_API = '/api'
const LEFT_TO_THE_SNIPPET = ['api-base', 'frontend-url']
/** Listed first; the others are folded away. */
const COMMON = ['api-base', 'brand-name', 'theme', 'sign-in']
const ACCENT = 'accent'
const FONT = 'font'

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`)
  return element
}

const form = find('wish', HTMLFormElement)
const snippet = find('snippet', HTMLTextAreaElement)
const status = find('status', HTMLElement)
const preview = find('preview', HTMLElement)
const log = find('events', HTMLElement)
const accent = find(ACCENT, HTMLInputElement)
const font = find(FONT, HTMLInputElement)
const fontProblem = find('font-problem', HTMLElement)

const textOf = (id: string) => String(new FormData(form).get(id) ?? '')

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, facts: Record<string, string>) {
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(facts)) element.setAttribute(name, text)
  return element
}

function createChoice(id: string, values: readonly string[]): HTMLElement {
  const select = create('select', { id, name: id })
  select.append(...values.map((value) => new Option(value, value)))
  return select
}

function createText({ name, default: fallback }: AttributeMeta): HTMLElement {
  const standard = name === 'api-base' ? `${location.origin}/api` : ''
  return create('input', {
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
  const label = create('label', { for: name })
  label.textContent = name
  const hint = create('small', { id: `${name}-hint` })
  hint.textContent = `${description.replaceAll('`', '')}.`
  const field = create('p', { class: 'wish-field' })
  field.append(label, values ? createChoice(name, values) : createText(attribute), hint)
  return field
}

function fillForm(): void {
  find('tag', HTMLSelectElement).append(...ELEMENTS.map(({ name }) => new Option(`<${name}>`, name)))
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
    },
  }
}

function showFontProblem(): void {
  const isSound = isFont(textOf(FONT).trim())
  font.setAttribute('aria-invalid', String(!isSound))
  fontProblem.textContent = isSound ? '' : 'This is no list of font families.'
}

/** The previewed element, replaced if the tag changed. */
function previewOf(tag: string): HTMLElement {
  const known = preview.firstElementChild
  if (known instanceof HTMLElement && known.localName === tag) return known
  const element = document.createElement(tag)
  element.setAttribute('api-base', PREVIEW_API)
  preview.replaceChildren(element)
  return element
}

function showPreview({ tag, attributes, properties }: Wish): void {
  const element = previewOf(tag)
  for (const [name, text] of Object.entries(attributes))
    if (!LEFT_TO_THE_SNIPPET.includes(name)) element.setAttribute(name, text)
  for (const [name, text] of Object.entries(properties)) element.style.setProperty(name, text)
}

function show(): void {
  const wish = readWish()
  showFontProblem()
  snippet.value = snippetOf(wish)
  status.textContent = ''
  showPreview(wish)
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet.value)
    status.textContent = 'Copied.'
  } catch {
    snippet.select()
    status.textContent = 'Your browser does not let the page copy: the text is selected instead.'
  }
}

function logEvent(event: Event): void {
  const line = document.createElement('li')
  line.textContent = `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`
  log.append(line)
}

fillForm()
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
find('again', HTMLButtonElement).addEventListener('click', () => {
  form.reset()
  show()
})
find('copy', HTMLButtonElement).addEventListener('click', () => void copy())
for (const { name } of EVENTS) preview.addEventListener(name, logEvent)
show()
