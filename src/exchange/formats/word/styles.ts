import { childrenNamed, find, type MarkupElement, valOf } from '../../markup/markup.ts'
import { type RunProps, runProps } from './run-props.ts'

/** The list that a paragraph belongs to. */
export interface ListPlace {
  numId?: string | undefined
  level?: number | undefined
}

interface Style extends ListPlace {
  run: RunProps
}

/** Looks up styles by their ids; an unknown one changes nothing. */
export interface Styles {
  paragraph(id: string | undefined): Style
  character(id: string | undefined): RunProps
}

/** Chains of styles are short; the limit stops cycles. */
const MAX_CHAIN = 20

const HEADING = /^(heading|title|subtitle|toc|caption|header|footer)\b/i
const LINK = /^(hyperlink|followedhyperlink|internet ?link|visited internet link)$/i

/** Headings are bold and coloured without marking anything. */
const ofHeading = ({ hidden, struck, font }: RunProps): RunProps => ({
  ...(hidden === undefined ? {} : { hidden }),
  ...(struck === undefined ? {} : { struck }),
  ...(font === undefined ? {} : { font }),
})

function ownRun(style: MarkupElement): RunProps {
  const run = runProps(find(style, 'w:rPr'))
  const name = valOf(style, 'w:name') ?? ''
  const isHeading = HEADING.test(name) || find(style, 'w:pPr', 'w:outlineLvl')
  if (LINK.test(name.replaceAll(/\s/g, ''))) return { ...run, isLink: true }
  return isHeading ? ofHeading(run) : run
}

/** Reads the `w:numPr` of a paragraph or a style. */
export function listPlace(paragraphProps: MarkupElement | undefined): ListPlace {
  const place = find(paragraphProps, 'w:numPr')
  const numId = valOf(place, 'w:numId')
  const level = valOf(place, 'w:ilvl')
  return {
    ...(numId === undefined ? {} : { numId }),
    ...(level === undefined ? {} : { level: Number(level) || 0 }),
  }
}

const ownStyle = (style: MarkupElement): Style => ({
  ...listPlace(find(style, 'w:pPr')),
  run: ownRun(style),
})

class StyleSheet implements Styles {
  private readonly elements = new Map<string, MarkupElement>()
  private readonly resolved = new Map<string, Style>()
  private readonly usual: string | undefined

  constructor(styles: MarkupElement | undefined) {
    for (const style of childrenNamed(styles, 'w:style'))
      this.elements.set(style.attributes['w:styleId'] ?? '', style)
    const isUsual = ({ attributes }: MarkupElement) =>
      attributes['w:type'] === 'paragraph' && /^(1|true|on)$/.test(attributes['w:default'] ?? '')
    this.usual = [...this.elements].find(([, style]) => isUsual(style))?.[0]
  }

  paragraph(id = this.usual): Style {
    const style = this.style(id)
    // The look of all text marks nothing.
    return id === this.usual ? { ...style, run: ofHeading(style.run) } : style
  }

  character(id: string | undefined): RunProps {
    return this.style(id).run
  }

  private style(id: string | undefined): Style {
    const known = this.resolved.get(id ?? '')
    if (known) return known
    const chain: Style[] = []
    for (let at = id; at !== undefined && chain.length < MAX_CHAIN; ) {
      const style = this.elements.get(at)
      if (!style) break
      // A style based on the default one inherits no marks from it.
      const own = ownStyle(style)
      chain.unshift(at === this.usual ? { ...own, run: ofHeading(own.run) } : own)
      at = valOf(style, 'w:basedOn')
    }
    const merged: Style = Object.assign({}, ...chain)
    merged.run = Object.assign({}, ...chain.map(({ run }) => run))
    this.resolved.set(id ?? '', merged)
    return merged
  }
}

/** Takes the `w:styles` of a document. */
export const readStyles = (styles: MarkupElement | undefined): Styles => new StyleSheet(styles)
