import { find, type MarkupElement, valOf } from '../../markup/markup.ts'
import { shadeOf, tintOf } from '../../office/colours.ts'
import type { Look } from '../../office/piece.ts'

/** Properties of runs, from a style or direct; what is undefined is inherited. */
export interface RunProps {
  bold?: boolean | undefined
  italic?: boolean | undefined
  underlined?: boolean | undefined
  highlighted?: boolean | undefined
  struck?: boolean | undefined
  hidden?: boolean | undefined
  tint?: string | undefined
  shade?: string | undefined
  raised?: Look['raised'] | undefined
  font?: string | undefined
  /** The style of links: blue and underlined without meaning anything. */
  isLink?: boolean | undefined
}

const OFF = /^(0|false|off|none)$/

/** On without a value. */
function switched(props: MarkupElement, ...names: string[]): boolean | undefined {
  const found = names.map((name) => find(props, name)).find((element) => element)
  return found && !OFF.test(found.attributes['w:val'] ?? '')
}

const SCRIPTS: Readonly<Record<string, Look['raised']>> = {
  superscript: 'sup',
  subscript: 'sub',
  baseline: '',
}

/** Smaller shifts only align text with what stands beside it. */
const MIN_SHIFT_HALF_POINTS = 3

/** Many raise letters by their position, in half points, instead. */
function raisedOf(props: MarkupElement): Look['raised'] | undefined {
  const script = SCRIPTS[valOf(props, 'w:vertAlign') ?? '-']
  const shift = valOf(props, 'w:position')
  if (script !== undefined || shift === undefined) return script
  if (!(Math.abs(Number(shift)) >= MIN_SHIFT_HALF_POINTS)) return ''
  return Number(shift) > 0 ? 'sup' : 'sub'
}

function fontOf(props: MarkupElement): string | undefined {
  const fonts = find(props, 'w:rFonts')?.attributes
  return fonts?.['w:ascii'] ?? fonts?.['w:hAnsi']
}

/** Only defined properties, so that spreading one over another inherits. */
const defined = (props: RunProps): RunProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/** Reads a `w:rPr`. */
export function runProps(props: MarkupElement | undefined): RunProps {
  if (!props) return {}
  const colour = valOf(props, 'w:color')
  const fill = find(props, 'w:shd')?.attributes['w:fill']
  return defined({
    bold: switched(props, 'w:b'),
    italic: switched(props, 'w:i'),
    underlined: switched(props, 'w:u'),
    highlighted: switched(props, 'w:highlight'),
    struck: switched(props, 'w:strike', 'w:dstrike'),
    hidden: switched(props, 'w:vanish'),
    tint: colour === undefined ? undefined : tintOf(colour),
    shade: fill === undefined ? undefined : shadeOf(fill),
    raised: raisedOf(props),
    font: fontOf(props),
  })
}

export const lookOf = (props: RunProps): Look => ({
  strong: Boolean(props.bold || props.highlighted || (props.underlined && !props.isLink)),
  tint: (props.isLink ? '' : props.tint) ?? '',
  shade: props.shade ?? '',
  raised: props.raised ?? '',
  italic: props.italic ?? false,
})
