import { DETAILS } from './details.meta.ts'
import { type AttributeMeta, DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from './elements.meta.ts'
import { FIELDS, METHODS } from './members.meta.ts'

/** Types for host pages; those for frameworks' templates are in metadata-frameworks.ts. */

export const HEADER = '// Generated from elements.meta.ts by `npm run meta`.'

const comment = (text: string) => `/** ${text}. */`
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
const unionOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

const details = DETAILS.map(
  ({ name, description, fields }) =>
    `${comment(description)}\n${block(
      `export interface ${name}`,
      fields.flatMap((field) => [
        comment(field.description),
        `${field.name}${field.optional ? '?' : ''}: ${field.type}${field.optional ? ' | undefined' : ''}`,
      ]),
    )}`,
)

const events = `/** The elements' events by name. Each bubbles through the shadow root and the page, up to the window. */
${block(
  'export interface QuizEvents',
  EVENTS.flatMap(({ name, detail, description }) => [
    comment(description),
    `'${name}': CustomEvent<${detail}>`,
  ]),
)}`

/** Frameworks write a flag as a boolean, or as an empty text. */
const attributeType = ({ values, isFlag }: AttributeMeta) =>
  `${isFlag ? "boolean | '' | " : ''}${values ? unionOf(values) : 'string'}`

const attributes = `/** The attributes, as they are written in markup. */
${block(
  'export interface QuizElementAttributes',
  DESCRIBED_ATTRIBUTES.flatMap((attribute) => [
    comment(attribute.description),
    `${keyOf(attribute.name)}?: ${attributeType(attribute)} | undefined`,
  ]),
)}`

/** The getter returns the attribute as written; only the setter is limited to the values. */
const accessorsOf = (attribute: AttributeMeta) => [
  comment(attribute.description),
  `get ${attribute.property}(): string`,
  `set ${attribute.property}(value: ${attributeType(attribute)} | null | undefined)`,
]

const fields = FIELDS.flatMap(({ name, type, set, description }) => [
  comment(description),
  ...(set ? [`get ${name}(): ${type}`, `set ${name}(value: ${set})`] : [`readonly ${name}: ${type}`]),
])

const methods = METHODS.flatMap(({ name, parameters, returns, description }) => [
  comment(description),
  `${name}(${parameters.map((one) => `${one.name}: ${one.type}`).join(', ')}): ${returns}`,
])

const element = `/** How a site with its own login supplies its bearer token; empty if nobody is signed in there. */
export type QuizGetToken = () => string | null | undefined | Promise<string | null | undefined>

/** What all elements have in common. Properties of attributes reflect them. */
${block('export interface QuizElement extends HTMLElement', [
  ...DESCRIBED_ATTRIBUTES.flatMap(accessorsOf),
  ...fields,
  ...methods,
])}

/** What frameworks set as properties, since no attribute can hold it. */
${block(
  'export interface QuizElementProperties',
  FIELDS.filter(({ set }) => set).flatMap(({ name, set, description }) => [
    comment(description),
    `${name}?: ${set}`,
  ]),
)}`

const aliases = ELEMENTS.map(
  ({ typeName, description }) => `${comment(description)}\nexport type ${typeName} = QuizElement`,
)

const globals = `declare global {
  interface HTMLElementTagNameMap {
${ELEMENTS.map(({ name, typeName }) => `    '${name}': ${typeName}`).join('\n')}
  }
  interface GlobalEventHandlersEventMap extends QuizEvents {}
}`

/** elements.d.ts: for host pages in TypeScript. */
export const elementTypes = (): string =>
  `${[HEADER, ...details, events, attributes, element, ...aliases, globals].join('\n\n')}\n`

/** elements-classes.d.ts: of the entry that exports the classes. Each may be registered or extended. */
export const classTypes = (): string =>
  `${[
    HEADER,
    "import type { QuizElement } from './elements.d.ts'",
    "export type * from './elements.d.ts'",
    `interface QuizElementClass {
  new (): QuizElement
  readonly observedAttributes: readonly string[]
}`,
    ...ELEMENTS.map(
      ({ typeName, description }) =>
        `${comment(`${description}. Registered under no name yet`)}\nexport declare const ${typeName}: QuizElementClass\nexport type ${typeName} = QuizElement`,
    ),
  ].join('\n\n')}\n`
