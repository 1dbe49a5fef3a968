import * as v from 'valibot'
import { readHostFile } from './host-files.ts'

/** Properties by group, such as `{ typography: { fontSize: '1rem' } }`; pseudo-classes hold the same once more. */
const Block = v.record(v.string(), v.record(v.string(), v.unknown()))
const Preset = v.array(v.looseObject({ slug: v.string() }))

const Theme = v.object({
  settings: v.object({
    color: v.object({ palette: Preset }),
    spacing: v.object({ spacingSizes: Preset }),
    typography: v.object({ fontFamilies: Preset, fontSizes: Preset }),
  }),
  styles: v.looseObject({ elements: v.record(v.string(), Block) }),
})

const NAMES: Record<string, string> = {
  background: 'background-color',
  text: 'color',
  radius: 'border-radius',
  top: 'padding-top',
  right: 'padding-right',
  bottom: 'padding-bottom',
  left: 'padding-left',
}
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const SELECTORS: Record<string, string> = {
  button: '.wp-element-button, .wp-block-button__link',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a:where(:not(.wp-element-button))',
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** The declarations anywhere in a group of properties, boxes such as `padding: { top }` included. */
const declarations = (group: object): string[] =>
  Object.entries(group).flatMap((entry) => {
    if (isText(entry)) return `${NAMES[entry[0]] ?? kebab(entry[0])}: ${entry[1]};`
    return typeof entry[1] === 'object' && entry[1] ? declarations(entry[1]) : []
  })

function rule(selector: string, block: object): string {
  const groups = Object.entries(block).filter(([name]) => !name.startsWith(':'))
  return `${selector} { ${groups.flatMap(([, group]) => declarations(Object(group))).join(' ')} }`
}

function elementRules([name, block]: [string, v.InferOutput<typeof Block>]): string[] {
  const selector = SELECTORS[name] ?? name
  const states = Object.entries(block).filter(([key]) => key.startsWith(':'))
  return [rule(selector, block), ...states.map(([state, inner]) => rule(`:is(${selector})${state}`, inner))]
}

const presets = (kind: string, key: string, values: v.InferOutput<typeof Preset>) =>
  values.map((value) => `--wp--preset--${kind}--${value.slug}: ${value[key]};`)

/** Of what WordPress itself says of the boxes of a block page, what reaches an element in them. */
const LAYOUT = `
:where(.wp-site-blocks) > * { margin-block-start: 1.5rem; margin-block-end: 0; }
body .is-layout-constrained > * + * { margin-block-start: 1.5rem; margin-block-end: 0; }
body .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
  max-width: 650px; margin-left: auto !important; margin-right: auto !important; }`

/** The "global styles" that WordPress writes into a page from a block theme's theme.json. */
export function globalStyles(): string {
  const { settings, styles } = v.parse(Theme, JSON.parse(readHostFile('theme.json')))
  const { elements, blocks: _, ...page } = styles
  const variables = [
    ...presets('color', 'color', settings.color.palette),
    ...presets('spacing', 'size', settings.spacing.spacingSizes),
    ...presets('font-family', 'fontFamily', settings.typography.fontFamilies),
    ...presets('font-size', 'size', settings.typography.fontSizes),
  ]
  const rules = Object.entries(elements).flatMap(elementRules)
  return [`body { margin: 0; ${variables.join(' ')} }`, rule('body', page), ...rules, LAYOUT].join('\n')
}
