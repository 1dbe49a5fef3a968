import { elementsOf, type MarkupElement } from '../../markup/markup.ts'
import { BULLET, numberText } from '../../office/number-text.ts'

interface Level {
  /** '' is a bullet. */
  format: string
  bullet: string
  prefix: string
  suffix: string
  start: number
  /** How many levels its numbers show. */
  shown: number
  isNumber: boolean
}

const FORMATS: readonly [example: RegExp, format: string][] = [
  [/^1/, 'decimal'],
  [/^a/, 'lowerLetter'],
  [/^A/, 'upperLetter'],
  [/^i/, 'lowerRoman'],
  [/^I/, 'upperRoman'],
  [/^أ, ب, ج/, 'arabicAbjad'],
  [/^أ/, 'arabicAlpha'],
  [/^[А]/, 'russianUpper'],
  [/^[а]/, 'russianLower'],
  [/^א/, 'hebrew1'],
  [/^०|^१/, 'hindiNumbers'],
]
const TICKS = /[✓✔✗✘☐☑☒]/

const whole = (text: string | undefined, otherwise: number) => {
  const number = Number(text ?? Number.NaN)
  return Number.isSafeInteger(number) ? number : otherwise
}

const numberFormat = (example: string) => FORMATS.find(([pattern]) => pattern.test(example))?.[1] ?? 'decimal'

function readLevel({ name, attributes }: MarkupElement): Level {
  const example = attributes['style:num-format'] ?? ''
  const bullet = attributes['text:bullet-char'] ?? ''
  return {
    isNumber: name !== 'text:list-level-style-bullet' && example !== '',
    format: numberFormat(example),
    bullet: TICKS.test(bullet) ? bullet : bullet && BULLET,
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? '',
    start: whole(attributes['text:start-value'], 1),
    shown: whole(attributes['text:display-levels'], 1),
  }
}

type Counts = (number | undefined)[]
const MAX_LEVEL = 9

/** One list, or the part of one that stands together. */
export interface OpenList {
  style: string | undefined
  counts: Counts
}

/** Counts the lists of a document in the order of its paragraphs. */
export class OdtLists {
  private readonly levels = new Map<string, ReadonlyMap<number, Level>>()
  private readonly byId = new Map<string, Counts>()
  private readonly byStyle = new Map<string | undefined, Counts>()

  constructor(styles: ReadonlyMap<string, MarkupElement>) {
    for (const [name, style] of styles)
      this.levels.set(
        name,
        new Map(
          elementsOf(style)
            .filter((level) => level.attributes['text:level'] !== undefined)
            .map((level) => [whole(level.attributes['text:level'], 1) - 1, readLevel(level)]),
        ),
      )
  }

  /** Takes a `text:list`; `outer` is the one around it. */
  open({ attributes }: MarkupElement, outer: OpenList | undefined, otherwise: string | undefined): OpenList {
    const style = attributes['text:style-name'] ?? outer?.style ?? otherwise
    const counts = outer && style === outer.style ? outer.counts : this.continued(attributes, style)
    const id = attributes['xml:id']
    if (id !== undefined) this.byId.set(id, counts)
    this.byStyle.set(style, counts)
    return { style, counts }
  }

  private continued(attributes: MarkupElement['attributes'], style: string | undefined): Counts {
    const before = this.byId.get(attributes['text:continue-list'] ?? '')
    if (before) return before
    return (attributes['text:continue-numbering'] === 'true' ? this.byStyle.get(style) : undefined) ?? []
  }

  /** The label of the next item; '' without one. */
  next({ style, counts }: OpenList, depth: number, start: string | undefined): string {
    const index = Math.min(depth, MAX_LEVEL)
    const levels = this.levels.get(style ?? '')
    const level = levels?.get(index)
    if (!levels || !level) return ''
    counts[index] = whole(start, (counts[index] ?? level.start - 1) + 1)
    counts.length = index + 1
    return level.isNumber ? this.written(levels, level, counts) : level.bullet
  }

  private written(levels: ReadonlyMap<number, Level>, own: Level, counts: Counts): string {
    const numbers = counts.flatMap((count, index): string[] => {
      const level = levels.get(index)
      const isShown = index > counts.length - 1 - own.shown
      return isShown && level?.isNumber ? [numberText(level.format, count ?? level.start)] : []
    })
    return `${own.prefix}${numbers.join('.')}${own.suffix}`.trim()
  }
}
