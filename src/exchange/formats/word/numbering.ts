import { childrenNamed, find, type MarkupElement, valOf } from '../../markup/markup.ts'
import { BULLET, numberText } from '../../office/number-text.ts'
import { signOf } from '../../office/sign-fonts.ts'

interface Level {
  start: number
  format: string
  /** Word's pattern, such as '%1.%2)'. */
  text: string
  /** Restarts after any level up to this one, counted from 1; 0 never restarts. */
  restartAfter: number
  /** Writes the numbers of all levels in digits. */
  isLegal: boolean
  font: string | undefined
}

interface List {
  /** Lists with the same definition share their count. */
  definition: string
  levels: ReadonlyMap<number, Level>
  starts: ReadonlyMap<number, number>
}

const MAX_LEVEL = 8
const whole = (text: string | undefined, otherwise: number) => {
  const number = Number(text ?? Number.NaN)
  return Number.isSafeInteger(number) ? number : otherwise
}

const isOn = (element: MarkupElement | undefined) =>
  element !== undefined && !/^(0|false|off)$/.test(element.attributes['w:val'] ?? '')

const readLevel = (level: MarkupElement, index: number): Level => ({
  start: whole(valOf(level, 'w:start'), 0),
  format: valOf(level, 'w:numFmt') ?? 'decimal',
  text: valOf(level, 'w:lvlText') ?? '',
  restartAfter: whole(valOf(level, 'w:lvlRestart'), index),
  isLegal: isOn(find(level, 'w:isLgl')),
  font: find(level, 'w:rPr', 'w:rFonts')?.attributes['w:ascii'],
})

const indexOf = (element: MarkupElement) => whole(element.attributes['w:ilvl'], 0)

const readLevels = (definition: MarkupElement | undefined): Map<number, Level> =>
  new Map(
    childrenNamed(definition, 'w:lvl').map((level) => [indexOf(level), readLevel(level, indexOf(level))]),
  )

/** Only bullets with a meaning of their own are kept. */
const TICKS = /[✓✗☐☑☒]/

function bulletOf({ text, font }: Level): string {
  const shown = signOf(font, text) ?? text
  return text === '' ? '' : TICKS.test(shown) ? shown : BULLET
}

/** Definitions by id, each with the one that it refers to. */
function definitionsOf(numbering: MarkupElement | undefined): Map<string, MarkupElement> {
  const definitions = childrenNamed(numbering, 'w:abstractNum')
  const linked = new Map(definitions.map((element) => [valOf(element, 'w:styleLink') ?? '', element]))
  const resolve = (element: MarkupElement) => linked.get(valOf(element, 'w:numStyleLink') || '-') ?? element
  return new Map(
    definitions.map((element) => [element.attributes['w:abstractNumId'] ?? '', resolve(element)]),
  )
}

function readList(num: MarkupElement, definitions: ReadonlyMap<string, MarkupElement>): List {
  const definition = definitions.get(valOf(num, 'w:abstractNumId') ?? '')
  const overrides = childrenNamed(num, 'w:lvlOverride')
  const levels = readLevels(definition)
  for (const override of overrides) {
    const level = find(override, 'w:lvl')
    if (level) levels.set(indexOf(override), readLevel(level, indexOf(override)))
  }
  const starts = overrides.flatMap((override): [number, number][] => {
    const start = valOf(override, 'w:startOverride')
    return start === undefined ? [] : [[indexOf(override), whole(start, 1)]]
  })
  return {
    definition: definition?.attributes['w:abstractNumId'] ?? '',
    levels,
    starts: new Map(starts),
  }
}

/** Counts the lists of a document, in the order of its paragraphs. */
export class Numbering {
  private readonly lists: ReadonlyMap<string, List>
  private readonly counts = new Map<string, (number | undefined)[]>()
  private readonly begun = new Set<string>()

  /** Takes the `w:numbering` of a document. */
  constructor(numbering: MarkupElement | undefined) {
    const definitions = definitionsOf(numbering)
    this.lists = new Map(
      childrenNamed(numbering, 'w:num').map((num) => [
        num.attributes['w:numId'] ?? '',
        readList(num, definitions),
      ]),
    )
  }

  /** The label of the next paragraph of a list; '' if there is no such list. */
  next(numId: string, wishedLevel: number): string {
    const list = this.lists.get(numId)
    const index = Math.min(Math.max(wishedLevel, 0), MAX_LEVEL)
    const level = list?.levels.get(index)
    if (!list || !level) return ''
    const counts = this.counts.get(list.definition) ?? []
    this.counts.set(list.definition, counts)
    this.beginAgain(numId, list, index, counts)
    counts[index] = (counts[index] ?? level.start - 1) + 1
    for (let deeper = index + 1; deeper <= MAX_LEVEL; deeper++)
      if (index < (list.levels.get(deeper)?.restartAfter ?? deeper)) counts[deeper] = undefined
    return level.format === 'bullet' ? bulletOf(level) : this.written(list, level, counts)
  }

  private beginAgain(numId: string, list: List, index: number, counts: (number | undefined)[]): void {
    const start = list.starts.get(index)
    const place = `${numId}:${index}`
    if (start === undefined || this.begun.has(place)) return
    this.begun.add(place)
    counts[index] = start - 1
  }

  private written(list: List, level: Level, counts: readonly (number | undefined)[]): string {
    return level.text
      .replaceAll(/%([1-9])/g, (_, digit: string) => {
        const shown = Number(digit) - 1
        const { start = 1, format = 'decimal' } = list.levels.get(shown) ?? {}
        return numberText(level.isLegal ? 'decimal' : format, counts[shown] ?? start)
      })
      .trim()
  }
}
