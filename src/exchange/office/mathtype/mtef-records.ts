import { MtefBytes, UnreadableFormula } from './mtef-bytes.ts'
import { definition, OLD_DEFINITIONS } from './mtef-definitions.ts'
import { OLD_TEMPLATES } from './mtef-old-templates.ts'
import { type Template, template } from './mtef-templates.ts'

/* MTEF, in which MathType and the Equation Editor keep formulas: version 3 of the Equation Editor, version 5 since MathType 4. */

/** A line of a formula; undefined for a place that is not there, such as the index of a square root. */
export type MtefLine = readonly MtefItem[] | undefined

export type MtefItem =
  /** `face` is the style of the letter, 0 for a font of its own; `marks` stand at the letter, such as dots and arrows. */
  | { kind: 'letter'; code: number; face: number; marks: readonly number[] }
  | { kind: 'template'; template: Template; slots: readonly MtefLine[] }
  | { kind: 'pile'; lines: readonly MtefLine[]; align: number }
  | { kind: 'matrix'; columns: number; cells: readonly MtefLine[] }

type MtefRecord = MtefItem | { kind: 'line'; line: MtefLine } | { kind: 'mark'; mark: number } | 'nothing'

const END = 0
const RULER = 7
const NUDGED = 0x08
const IS_EMPTY = 0x01
const HAS_RULER = 0x02
const HAS_SPACING = 0x04
const LONG_NUDGE = 128
/** Deeper ones are damaged, or meant to do harm. */
const MAX_DEPTH = 100

class Reader {
  private readonly bytes: MtefBytes
  private readonly isOld: boolean
  private depth = 0

  constructor(bytes: MtefBytes, isOld: boolean) {
    this.bytes = bytes
    this.isOld = isOld
  }

  /** Records up to the mark of their end; only those on top may lack it. */
  list(): MtefRecord[] {
    if (++this.depth > MAX_DEPTH) throw new UnreadableFormula('too deep')
    const records: MtefRecord[] = []
    while (!(this.depth === 1 && this.bytes.isAtEnd)) {
      const tag = this.bytes.byte()
      const type = this.isOld ? tag & 15 : tag
      if (type === END) break
      records.push(this.record(type, tag >> 4))
    }
    this.depth--
    return records
  }

  private record(type: number, oldOptions: number): MtefRecord {
    const own = STRUCTURES[type]
    if (!own) {
      this.skipDefinition(type)
      return 'nothing'
    }
    const options = this.isOld ? oldOptions : this.bytes.byte()
    if (options & NUDGED) this.skipNudge()
    return own.call(this, options)
  }

  private skipNudge(): void {
    const isLong = this.bytes.byte() === LONG_NUDGE && this.bytes.peek() === LONG_NUDGE
    this.bytes.skip(isLong ? 5 : 1)
  }

  line(options: number): MtefRecord {
    if (options & HAS_SPACING) this.bytes.skip(2)
    if (options & HAS_RULER) this.skipRuler()
    return { kind: 'line', line: options & IS_EMPTY ? undefined : itemsOf(this.list()) }
  }

  private skipRuler(): void {
    if (this.bytes.peek() === RULER) this.bytes.byte()
    this.bytes.skip(3 * this.bytes.byte())
  }

  letter(options: number): MtefRecord {
    const face = this.bytes.byte()
    const hasNoCode = !this.isOld && (options & 0x20) !== 0
    const code = hasNoCode ? undefined : this.bytes.word()
    if (!this.isOld && options & 0x04) this.bytes.byte()
    if (!this.isOld && options & 0x10) this.bytes.word()
    if (code === undefined) throw new UnreadableFormula('a letter without its code')
    const hasMarks = options & (this.isOld ? 0x02 : 0x01)
    const marks = hasMarks ? this.list().flatMap(marksOf) : []
    return { kind: 'letter', code, face: face >= 128 ? face - 128 : 0, marks }
  }

  template(): MtefRecord {
    const selector = this.bytes.byte()
    const first = this.bytes.byte()
    const variation = !this.isOld && first & 0x80 ? (first & 0x7f) | (this.bytes.byte() << 8) : first
    this.bytes.byte()
    const slots = linesOf(this.list())
    const found = this.isOld ? OLD_TEMPLATES[selector]?.(variation) : template(selector, variation)
    return { kind: 'template', template: found ?? { kind: 'unknown', name: `template-${selector}` }, slots }
  }

  pile(options: number): MtefRecord {
    const align = this.bytes.byte()
    this.bytes.byte()
    if (options & HAS_RULER) this.skipRuler()
    return { kind: 'pile', lines: linesOf(this.list()), align }
  }

  matrix(): MtefRecord {
    this.bytes.skip(3)
    const rows = this.bytes.byte()
    const columns = this.bytes.byte()
    this.bytes.skip(Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4))
    return { kind: 'matrix', columns, cells: linesOf(this.list()) }
  }

  mark(): MtefRecord {
    const mark = this.bytes.byte()
    if (this.isOld && this.bytes.peek() === END) this.bytes.byte()
    return { kind: 'mark', mark }
  }

  /** Sizes, fonts and colours. */
  private skipDefinition(type: number): void {
    const skip = this.isOld ? OLD_DEFINITIONS[type] : definition(type)
    if (!skip) throw new UnreadableFormula(`record ${type}`)
    skip(this.bytes)
  }
}

const STRUCTURES: Readonly<Record<number, (this: Reader, options: number) => MtefRecord>> = {
  1: Reader.prototype.line,
  2: Reader.prototype.letter,
  3: Reader.prototype.template,
  4: Reader.prototype.pile,
  5: Reader.prototype.matrix,
  6: Reader.prototype.mark,
}

const marksOf = (record: MtefRecord): number[] =>
  record !== 'nothing' && record.kind === 'mark' ? [record.mark] : []

/** A line within a line is as good as its items. */
const itemsOf = (records: readonly MtefRecord[]): MtefItem[] =>
  records.flatMap((record) => {
    if (record === 'nothing' || record.kind === 'mark') return []
    return record.kind === 'line' ? (record.line ?? []) : [record]
  })

/** The lines of a template or a pile; what follows them draws their brackets and signs. */
const linesOf = (records: readonly MtefRecord[]): MtefLine[] =>
  records.flatMap((record): MtefLine[] => {
    if (record === 'nothing' || record.kind === 'mark' || record.kind === 'letter') return []
    return record.kind === 'line' ? [record.line] : [[record]]
  })

/** The items of a formula. Throws UnreadableFormula. */
export function readMtef(source: Uint8Array): MtefItem[] {
  const bytes = new MtefBytes(source)
  const version = bytes.byte()
  if (version !== 3 && version !== 5) throw new UnreadableFormula(`version ${version}`)
  bytes.skip(4)
  if (version === 5) {
    bytes.skipText()
    bytes.byte()
  }
  return itemsOf(new Reader(bytes, version === 3).list())
}
