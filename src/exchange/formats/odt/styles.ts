import { childrenNamed, elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import { shadeOf, tintOf } from '../../office/colours.ts'
import type { Look } from '../../office/piece.ts'
import type { RunProps } from '../word/run-props.ts'

export interface OdtStyle {
  run: RunProps
  /** The list that its paragraphs belong to. */
  list?: string | undefined
}

const isBold = (weight: string | undefined) =>
  weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600

const isShown = (line: string | undefined) => (line === undefined ? undefined : line !== 'none')

/** 'super 58%', or how far up in per cent. */
function raisedOf(position: string | undefined): Look['raised'] | undefined {
  if (position === undefined) return undefined
  const [first = ''] = position.split(' ')
  if (first === 'super' || first === 'sub') return first === 'super' ? 'sup' : 'sub'
  const share = Number.parseFloat(first)
  return share > 0 ? 'sup' : share < 0 ? 'sub' : ''
}

const defined = (props: RunProps): RunProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

function runOf(style: MarkupElement): RunProps {
  const props = find(style, 'style:text-properties')?.attributes ?? {}
  const { 'fo:color': colour, 'fo:background-color': fill, 'fo:font-style': slope } = props
  return defined({
    bold: isBold(props['fo:font-weight']),
    italic: slope === undefined ? undefined : slope !== 'normal',
    underlined: isShown(props['style:text-underline-style']),
    struck: isShown(props['style:text-line-through-style']),
    hidden: props['text:display'] === undefined ? undefined : props['text:display'] === 'none',
    tint: colour === undefined ? undefined : tintOf(colour),
    shade: fill === undefined ? undefined : shadeOf(fill),
    raised: raisedOf(props['style:text-position']),
    font: props['style:font-name'] ?? props['fo:font-family'],
  })
}

/** Headings are bold and coloured without marking anything; so is the look of all text. */
const MARKS_NOTHING =
  /^(?:standard|default|heading|title|subtitle|header|footer|contents|index|caption|text_20_body$)/i
const LINK = /^(?:internet_20_link|visited_20_internet_20_link)$/i

const unmarked = ({ hidden, struck, font }: RunProps): RunProps => defined({ hidden, struck, font })

function ownStyle(style: MarkupElement): OdtStyle {
  const { 'style:name': name = '', 'style:list-style-name': list } = style.attributes
  const isOutline = style.attributes['style:default-outline-level'] !== undefined
  const run = runOf(style)
  const own = MARKS_NOTHING.test(name) || isOutline ? unmarked(run) : run
  return { run: LINK.test(name) ? { ...run, isLink: true } : own, ...(list ? { list } : {}) }
}

/** Chains of styles are short; the limit stops cycles. */
const MAX_CHAIN = 20

/** Looks up styles by family and name, each with what it is based on. */
export class OdtStyles {
  private readonly elements = new Map<string, MarkupElement>()
  private readonly resolved = new Map<string, OdtStyle>()

  /** Takes what holds styles; those of the document come behind those of its style sheet. */
  constructor(holders: readonly (MarkupElement | undefined)[]) {
    for (const style of holders.flatMap((holder) => childrenNamed(holder, 'style:style'))) {
      const { 'style:family': family, 'style:name': name } = style.attributes
      this.elements.set(`${family} ${name}`, style)
    }
  }

  of(family: 'paragraph' | 'text', name: string | undefined): OdtStyle {
    const key = `${family} ${name}`
    const known = this.resolved.get(key)
    if (known) return known
    const chain: OdtStyle[] = []
    for (let at = this.elements.get(key); at && chain.length < MAX_CHAIN; ) {
      chain.unshift(ownStyle(at))
      at = this.elements.get(`${family} ${at.attributes['style:parent-style-name']}`)
    }
    const style: OdtStyle = {
      ...Object.assign({}, ...chain),
      run: Object.assign({}, ...chain.map(({ run }) => run)),
    }
    this.resolved.set(key, style)
    return style
  }
}

/** Everything of a kind within holders, by its name. */
export const byName = (holders: readonly (MarkupElement | undefined)[], kind: string) =>
  new Map(
    holders
      .flatMap(elementsOf)
      .filter(({ name }) => name === kind)
      .map((element) => [element.attributes['style:name'] ?? '', element]),
  )
