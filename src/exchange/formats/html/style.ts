import type { MarkupElement } from '../../markup/markup.ts'
import type { Look } from '../../office/piece.ts'
import { type Css, cssOf, cssShade, cssTint } from './css.ts'

/** The computed style of text in an element, inherited properties included. */
export interface PageStyle {
  bold: boolean
  underlined: boolean
  tint: string
  shade: string
  raised: Look['raised']
  italic: boolean
  isLink: boolean
  /** Spaces and line breaks stay as they are. */
  keepsSpaces: boolean
  font: string | undefined
  struck: boolean
  hidden: boolean
}

export const PAGE_STYLE: PageStyle = {
  bold: false,
  underlined: false,
  tint: '',
  shade: '',
  raised: '',
  italic: false,
  isLink: false,
  keepsSpaces: false,
  font: undefined,
  struck: false,
  hidden: false,
}

const BY_TAG: Readonly<Record<string, Partial<PageStyle>>> = {
  b: { bold: true },
  strong: { bold: true },
  u: { underlined: true },
  mark: { shade: 'FFFF00' },
  i: { italic: true },
  em: { italic: true },
  var: { italic: true },
  sup: { raised: 'sup' },
  sub: { raised: 'sub' },
  a: { isLink: true },
  pre: { keepsSpaces: true },
  s: { struck: true },
  strike: { struck: true },
  del: { struck: true },
}

/** Only on these elements a background colour highlights text rather than a box. */
const INLINE = /^(span|font|b|strong|i|em|u|mark|code|ins|big|small|sup|sub)$/

const RAISED: Readonly<Record<string, Look['raised']>> = {
  super: 'sup',
  'text-top': 'sup',
  sub: 'sub',
  'text-bottom': 'sub',
  baseline: '',
}

const LENGTH = /^([-+]?)(\d{0,9}(?:\.\d{1,9})?)(?:%|px|pt|em|rem|ex|ch)$/

/** Letters moved up by a length, as in `top: -3pt` with the sign of `bottom`; undefined for what is no length. */
function raisedBy(value: string | undefined): Look['raised'] | undefined {
  const [, sign, amount] = LENGTH.exec(value ?? '') ?? []
  if (amount === undefined || !(Number(amount) > 0)) return undefined
  return sign === '-' ? 'sub' : 'sup'
}

const OPPOSITE = { sup: 'sub', sub: 'sup', '': '' } as const

function raisedByPlace(css: Css, tag: string): Partial<PageStyle> {
  if (css.get('position') !== 'relative' || !INLINE.test(tag)) return {}
  const down = raisedBy(css.get('top'))
  const raised = down === undefined ? raisedBy(css.get('bottom')) : OPPOSITE[down]
  return raised === undefined ? {} : { raised }
}

/** The effect of a property; undefined keeps the inherited value. */
const BY_PROPERTY: Readonly<Record<string, (value: string, tag: string) => Partial<PageStyle>>> = {
  'font-weight': (value) => ({ bold: /^(bold|bolder|[6-9]00)$/.test(value) }),
  'font-style': (value) => ({ italic: value === 'italic' }),
  'font-family': (value) => ({ font: value.split(',')[0]?.replaceAll(/["']/g, '').trim() }),
  'text-decoration': decoration,
  'text-decoration-line': decoration,
  color: (value) => (/^(inherit|currentcolor)$/.test(value) ? {} : { tint: cssTint(value) }),
  background: (value, tag) => (INLINE.test(tag) ? { shade: cssShade(value) } : {}),
  'background-color': (value, tag) => (INLINE.test(tag) ? { shade: cssShade(value) } : {}),
  'vertical-align': verticalAlign,
  'white-space': (value) => ({ keepsSpaces: /^(pre|pre-wrap|break-spaces)$/.test(value) }),
  display: (value) => (value === 'none' ? { hidden: true } : {}),
  visibility: (value) => ({ hidden: value === 'hidden' }),
  'mso-hide': (value) => ({ hidden: value !== 'none' }),
}

function verticalAlign(value: string, tag: string): Partial<PageStyle> {
  const raised = Object.hasOwn(RAISED, value) ? RAISED[value] : raisedBy(value)
  return INLINE.test(tag) && raised !== undefined ? { raised } : {}
}

function decoration(value: string): Partial<PageStyle> {
  return {
    ...(value.includes('underline') ? { underlined: true } : {}),
    ...(value.includes('line-through') ? { struck: true } : {}),
  }
}

function byCss(css: Css, tag: string): Partial<PageStyle> {
  const all = [...css].map(([name, value]) =>
    Object.hasOwn(BY_PROPERTY, name) ? BY_PROPERTY[name]?.(value, tag) : {},
  )
  return Object.assign({}, ...all, raisedByPlace(css, tag))
}

/** Headings are bold anyway; Google Docs pastes everything within a <b> that is not. */
export function styleWithin(element: MarkupElement, outer: PageStyle): PageStyle {
  const { name, attributes } = element
  const isPlain = !(
    Object.hasOwn(BY_TAG, name) ||
    attributes.style ||
    attributes.color ||
    'hidden' in attributes
  )
  if (isPlain) return outer
  const font = name === 'font' && attributes.color ? { tint: cssTint(attributes.color) } : {}
  const byTag = Object.hasOwn(BY_TAG, name) ? BY_TAG[name] : {}
  const style = { ...outer, ...byTag, ...font, ...byCss(cssOf(element), name) }
  const hidden = outer.hidden || style.hidden || 'hidden' in attributes
  return { ...style, hidden, struck: outer.struck || style.struck }
}

export const lookOfStyle = ({ bold, underlined, tint, shade, raised, italic, isLink }: PageStyle): Look => ({
  strong: bold || (underlined && !isLink),
  tint: isLink ? '' : tint,
  shade,
  raised,
  italic,
})
