import { guardedScript, type ImportMap, importMapAt } from '../../embed/build/import-map.ts'
import { filled, lookRules, scriptOf, styleRules, type Wish } from './wish.ts'

const ROOM_FOR_ATTRIBUTES = 60

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const indented = (lines: readonly string[], by: string) => lines.map((line) => (line ? by + line : line))

const attributesOf = ({ attributes }: Pick<Wish, 'attributes'>, write: (text: string) => string) =>
  filled(attributes).map(([name, text]) => `${name}=${write(text)}`)

/** An opening tag, in one line if it fits. */
function openTag(tag: string, attributes: readonly string[], end: string): string[] {
  const close = end.trim()
  if (attributes.join(' ').length <= ROOM_FOR_ATTRIBUTES) return [`<${[tag, ...attributes].join(' ')}${end}`]
  return [`<${tag}`, ...indented(attributes, '  '), close]
}

const inHtml = (text: string) => `"${escapeHtml(text)}"`

/** The script, with the hash of each of its files if the page is to be pinned to them. */
const scriptLines = (wish: Wish, built?: ImportMap) =>
  wish.isPinned && built
    ? guardedScript(wish.tag, importMapAt(wish.source.trim(), built)).split('\n')
    : [`<script type="module" src="${escapeHtml(scriptOf(wish))}"></script>`]

/** A page: script, style, and the element with a text until it is loaded. */
const html = (wish: Wish, built?: ImportMap): string[] => [
  ...scriptLines(wish, built),
  '<style>',
  ...indented(styleRules(wish), '  '),
  '</style>',
  '',
  ...openTag(wish.tag, attributesOf(wish, inHtml), '>'),
  '  <p>Loading…</p>',
  `</${wish.tag}>`,
]

/** JSX knows no escapes in a quoted text, but any string between braces. */
const inJsx = (text: string) => (/["&<>{}\\]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`)

const inTemplate = (line: string) => line.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&')

const react = (wish: Wish): string[] => [
  `import 'quiz-elements/${wish.tag}'`,
  `import type {} from 'quiz-elements/react' // the tag in JSX`,
  '',
  'const style = `',
  ...styleRules(wish).map(inTemplate),
  '`',
  '',
  'export const Quizzes = () => (',
  '  <>',
  '    <style>{style}</style>',
  ...indented(openTag(wish.tag, attributesOf(wish, inJsx), ' />'), '    '),
  '  </>',
  ')',
]

const vue = (wish: Wish): string[] => [
  '<script setup>',
  `import 'quiz-elements/${wish.tag}'`,
  '</script>',
  '',
  '<template>',
  ...indented(openTag(wish.tag, attributesOf(wish, inHtml), ' />'), '  '),
  '</template>',
  '',
  '<style>',
  ...styleRules(wish),
  '</style>',
]

const SHORTCODE_ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '[': '&#91;',
  ']': '&#93;',
  '\\': '&#92;',
}

/** A shortcode ends at the first bracket, and its texts know no escapes; WordPress hands entities on to the page. */
const inShortcode = (text: string) =>
  `"${text
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/["<>[\]\\]/g, (sign) => SHORTCODE_ENTITIES[sign] ?? sign)}"`

/** In one line, because WordPress makes line breaks of lines. The plugin knows the API, and allows a post no other one. */
function wordpress(wish: Wish): string[] {
  const { 'api-base': _known, ...attributes } = wish.attributes
  const shortcode = [wish.tag.replaceAll('-', '_'), ...attributesOf({ attributes }, inShortcode)].join(' ')
  const rules = lookRules(wish)
  return [`[${shortcode}]`, ...(rules.length > 0 ? ['', '/* Appearance → Additional CSS */', ...rules] : [])]
}

const WRITERS = { html, react, vue, wordpress } satisfies Record<
  string,
  (wish: Wish, built?: ImportMap) => string[]
>

export type Language = keyof typeof WRITERS

/** `note` is what to know before it is pasted. */
export const LANGUAGES: readonly { id: Language; label: string; note: string }[] = [
  { id: 'html', label: 'HTML', note: '' },
  { id: 'react', label: 'React', note: 'With the package quiz-elements, React 19.' },
  {
    id: 'vue',
    label: 'Vue',
    note: 'With the package quiz-elements. Vue’s compilerOptions.isCustomElement tells it that tags with a dash are elements.',
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    note: 'With the plugin quiz-elements, whose settings have the address of your API (Settings → Quiz elements).',
  },
]

/** What to paste, line by line. Whatever somebody wrote stays a text in it. `built` has the hashes to pin. */
export const snippetOf = (language: Language, wish: Wish, built?: ImportMap): string[] =>
  WRITERS[language](wish, built)

/** The lines of the later snippet that are not in the earlier one. */
export function changedLines(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const known = new Set(before)
  return new Set(after.flatMap((line, index) => (known.has(line) ? [] : [index])))
}
