import { DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from './elements.meta.ts'
import { FIELDS, METHODS } from './members.meta.ts'
import { CUSTOM_PROPERTIES, PARTS, SLOTS } from './theming.meta.ts'

/** In Markdown tables a bar ends the cell even within code. */
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `\`${text}\``
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const methodOf = ({ name, parameters, returns }: (typeof METHODS)[number]) =>
  `${name}(${parameters.map((one) => one.name).join(', ')})${returns === 'void' ? '' : `: ${returns}`}`

const TABLES: Readonly<Record<string, string>> = {
  elements: table(
    ['element', 'what it is'],
    ELEMENTS.map(({ name, description }) => [code(`<${name}>`), description]),
  ),
  attributes: table(
    ['attribute', 'values', 'default', 'meaning'],
    DESCRIBED_ATTRIBUTES.map(({ name, values, default: fallback, description }) => [
      code(name),
      values?.map(code).join(', ') ?? 'text',
      fallback ?? 'none',
      description,
    ]),
  ),
  members: table(
    ['member', 'meaning'],
    [
      ...METHODS.map((method) => [code(methodOf(method)), method.description]),
      ...FIELDS.map(({ name, type, description }) => [code(`${name}: ${type}`), description]),
    ],
  ),
  events: table(
    ['event', '`detail`', 'meaning'],
    EVENTS.map(({ name, detail, description }) => [code(name), code(detail), description]),
  ),
  'custom-properties': table(
    ['custom property', 'default', 'meaning'],
    CUSTOM_PROPERTIES.map(({ name, default: fallback, description }) => [
      code(name),
      /[\d,]/.test(fallback) ? code(fallback) : fallback,
      description,
    ]),
  ),
  parts: table(
    ['part', 'what it is'],
    PARTS.map(({ name, description }) => [code(name), description]),
  ),
  slots: table(
    ['slot', 'what is shown there'],
    SLOTS.map(({ name, description }) => [code(name), description]),
  ),
}

function fill(page: string, name: string, title: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the ${title} has no place for the ${name}`)
  return `${page.slice(0, from)}${begin}\n${TABLES[name]}\n${page.slice(to)}`
}

/** Replaces the README's table between its markers. Throws an Error if a marker is missing. */
export const fillReadme = (readme: string): string => fill(readme, 'elements', 'README')

/** Replaces the tables of demo/docs/embedding.md in the same way. */
export const fillEmbeddingPage = (page: string): string =>
  ['attributes', 'members', 'events', 'custom-properties', 'parts', 'slots'].reduce(
    (filled, name) => fill(filled, name, 'page on embedding'),
    page,
  )
