/** The form of the configurator. Empty texts are left out of the snippet. */
export interface Wish {
  tag: string
  /** URL of the folder with the built files. */
  source: string
  attributes: Readonly<Record<string, string>>
  /** CSS custom properties by name. */
  properties: Readonly<Record<string, string>>
}

const ROOM_FOR_ATTRIBUTES = 60

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** `</style>` ends the element even within a CSS string. */
const escapeStyle = (text: string) => text.replaceAll('<', '\\3c ')

const filled = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).filter(([, text]) => text.trim() !== '')

function openingTag({ tag, attributes }: Wish): string {
  const written = filled(attributes).map(([name, text]) => `${name}="${escapeAttribute(text.trim())}"`)
  if (written.join(' ').length <= ROOM_FOR_ATTRIBUTES) return `<${[tag, ...written].join(' ')}>`
  return [`<${tag}`, ...written.map((attribute) => `  ${attribute}`), '>'].join('\n')
}

function styleRules({ tag, properties }: Wish): string[] {
  const declarations = filled(properties).map(([name, text]) => `${name}: ${escapeStyle(text.trim())}`)
  const waiting = `  ${tag}:not(:defined) { display: block; min-height: 20em }`
  return declarations.length > 0 ? [`  ${tag} { ${declarations.join('; ')} }`, waiting] : [waiting]
}

/** HTML to paste into a page: script, style, and the element with a loading text until it is defined. */
export function snippetOf(wish: Wish): string {
  const folder = wish.source.trim().replace(/\/*$/, '/')
  return [
    `<script type="module" src="${escapeAttribute(`${folder}${wish.tag}.js`)}"></script>`,
    '<style>',
    ...styleRules(wish),
    '</style>',
    '',
    openingTag(wish),
    '  <p>Loading…</p>',
    `</${wish.tag}>`,
  ].join('\n')
}
