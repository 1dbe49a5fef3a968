/** What the page is to show, as the snippets write it and the preview shows it. Empty texts are left out. */
export interface Wish {
  tag: string
  /** URL of the folder with the built files. */
  source: string
  attributes: Readonly<Record<string, string>>
  /** CSS custom properties by name. */
  properties: Readonly<Record<string, string>>
  /** Without it, header and footer are the page's own. */
  hasHeader: boolean
  /** The page takes no other scripts than those that were built. */
  isPinned: boolean
}

export const filled = (texts: Readonly<Record<string, string>>): [name: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))

/** `</style>` ends the element even within a CSS string. */
const escapeStyle = (text: string) => text.replaceAll('<', '\\3c ')

function ownRule({ tag, properties }: Wish): string[] {
  const declarations = filled(properties).map(([name, text]) => `  ${name}: ${escapeStyle(text)};`)
  return declarations.length > 0 ? [`${tag} {`, ...declarations, '}'] : []
}

/** The rules that a page needs for the look, line by line. */
export const lookRules = (wish: Wish): string[] => [
  ...ownRule(wish),
  ...(wish.hasHeader ? [] : [`${wish.tag}::part(header), ${wish.tag}::part(footer) { display: none }`]),
]

/** All rules: an element that is not loaded yet has room, so that nothing jumps. */
export const styleRules = (wish: Wish): string[] => [
  ...lookRules(wish),
  `${wish.tag}:not(:defined) { display: block; min-height: 20em }`,
]

export const scriptOf = ({ source, tag }: Wish) => `${source.trim().replace(/\/*$/, '/')}${tag}.js`
