import { leftOut } from '../../../domain/exchange/office-note.ts'
import { elementsOf, find, isElement, type MarkupElement, textWithin, valOf } from '../../markup/markup.ts'
import { isCodeFont } from '../../office/code-lines.ts'
import { type Line, notePiece, type Piece, textPiece } from '../../office/piece.ts'
import { shownText, signOf } from '../../office/sign-fonts.ts'
import { readControl, readFormList, readSdt } from './controls.ts'
import { type Drawn, readDrawing, readObject } from './drawing.ts'
import { Fields, fieldPieces } from './fields.ts'
import { mathPieces } from './omml-pieces.ts'
import { lookOf, type RunProps, runProps } from './run-props.ts'
import type { Scene } from './scene.ts'

/** The text of `w:t` and its equivalents, without field instructions and deletions. */
export function wordText(element: MarkupElement): string {
  if (element.name === 'w:t' || element.name === 'm:t') return textWithin(element)
  if (element.name === 'w:tab' || element.name === 'w:br' || element.name === 'w:p') {
    return ` ${elementsOf(element).map(wordText).join('')}`
  }
  return elementsOf(element).map(wordText).join('')
}

const deletedText = (element: MarkupElement): string =>
  element.name === 'w:delText' || element.name === 'w:t'
    ? textWithin(element)
    : elementsOf(element).map(deletedText).join('')

/** Reads the elements of a paragraph in order. */
export class InlineReader {
  readonly pieces: Piece[] = []
  /** Lines of text boxes. */
  readonly boxes: Line[] = []
  /** Whether all its text is in the letters of a typewriter. */
  isCode = true
  private readonly fields = new Fields()
  private readonly scene: Scene
  private readonly base: RunProps
  private isLink = false
  private isNote = false

  constructor(scene: Scene, base: RunProps) {
    this.scene = scene
    this.base = base
  }

  readAll(element: MarkupElement): void {
    for (const child of element.children) if (isElement(child)) this.read(child)
  }

  private read(element: MarkupElement): void {
    const own = READERS[element.name]
    if (own) own.call(this, element)
    else if (!IGNORED.has(element.name)) this.readAll(element)
  }

  run(run: MarkupElement): void {
    const props = runProps(elementsOf(run).find(({ name }) => name === 'w:rPr'))
    const style = valOf(run, 'w:rPr', 'w:rStyle')
    const all = { ...this.base, ...this.scene.styles.character(style), ...props }
    if (all.hidden || all.struck) {
      const text = wordText(run)
      if (text.trim()) this.note(leftOut(all.hidden ? 'hidden-text' : 'struck-text', text))
      return
    }
    for (const child of elementsOf(run)) this.runChild(child, this.isLink ? { ...all, isLink: true } : all)
  }

  private runChild(child: MarkupElement, props: RunProps): void {
    const text = RUN_TEXTS[child.name]?.(child, props)
    if (text?.trim()) this.isCode &&= isCodeFont(props.font)
    if (text !== undefined) this.pieces.push(textPiece(text, lookOf(props)))
    else this.read(child)
  }

  formula(element: MarkupElement, isOwnLine: boolean): void {
    this.pieces.push(...mathPieces(element, isOwnLine))
  }

  drawn(element: MarkupElement, read: typeof readDrawing): void {
    const { pieces, boxes } = read(element, this.scene)
    this.pieces.push(...pieces)
    if (boxes.length > 0) this.note({ code: 'part-put-in', part: 'text-box' })
    this.boxes.push(...boxes)
  }

  /** Options of a list to choose from go below the line. */
  private put({ pieces, boxes }: Drawn): void {
    this.pieces.push(...pieces)
    this.boxes.push(...boxes)
  }

  control(element: MarkupElement): void {
    this.put(readControl(element, this.scene))
  }

  sdt(element: MarkupElement): void {
    const control = readSdt(element)
    if (control) this.put(control)
    else this.readAll(element)
  }

  object(element: MarkupElement): void {
    const control = find(element, 'w:control')
    if (control) this.control(control)
    else this.drawn(element, readObject)
  }

  /** The first alternative with content; the others repeat it. */
  alternatives(element: MarkupElement): void {
    const before = this.pieces.length + this.boxes.length
    for (const alternative of elementsOf(element)) {
      this.readAll(alternative)
      if (this.pieces.length + this.boxes.length > before) return
    }
  }

  link(element: MarkupElement): void {
    const outer = this.isLink
    this.isLink = true
    this.readAll(element)
    this.isLink = outer
  }

  inserted(element: MarkupElement): void {
    if (wordText(element).trim()) this.note({ code: 'part-put-in', part: 'inserted-text' })
    this.readAll(element)
  }

  deleted(element: MarkupElement): void {
    const text = deletedText(element)
    if (text.trim()) this.note(leftOut('deleted-text', text))
  }

  /** A footnote is put in brackets where it is referred to. */
  noteReference(kind: 'footnote' | 'endnote', element: MarkupElement): void {
    const note = this.isNote ? undefined : this.scene.takeNote(kind, element.attributes['w:id'])
    if (!note || !wordText(note).trim()) return
    this.isNote = true
    this.pieces.push(textPiece(' ('))
    const from = this.pieces.length
    for (const paragraph of elementsOf(note)) this.readAll(paragraph)
    const first = this.pieces[from]
    if (first?.kind === 'text') this.pieces[from] = { ...first, text: first.text.trimStart() }
    this.pieces.push(textPiece(')'))
    this.note({ code: 'part-put-in', part: 'footnote' })
    this.isNote = false
  }

  fieldMark(element: MarkupElement): void {
    const list = find(element, 'w:ffData', 'w:ddList')
    if (list) this.put(readFormList(list))
    this.pieces.push(...this.fields.step(element))
  }

  instruction(element: MarkupElement): void {
    this.fields.instruct(textWithin(element))
  }

  simpleField(element: MarkupElement): void {
    this.pieces.push(...fieldPieces(element.attributes['w:instr'] ?? ''))
    this.readAll(element)
  }

  lineBreak(): void {
    this.pieces.push({ kind: 'break' })
  }

  private note(note: Parameters<typeof notePiece>[0]): void {
    this.pieces.push(notePiece(note))
  }
}

type Reader = (this: InlineReader, element: MarkupElement) => void

const READERS: Readonly<Record<string, Reader>> = {
  'w:r': InlineReader.prototype.run,
  'w:hyperlink': InlineReader.prototype.link,
  'w:ins': InlineReader.prototype.inserted,
  'w:moveTo': InlineReader.prototype.inserted,
  'w:del': InlineReader.prototype.deleted,
  'w:moveFrom': InlineReader.prototype.deleted,
  'w:fldSimple': InlineReader.prototype.simpleField,
  'w:fldChar': InlineReader.prototype.fieldMark,
  'w:instrText': InlineReader.prototype.instruction,
  'w:br': InlineReader.prototype.lineBreak,
  'w:cr': InlineReader.prototype.lineBreak,
  'mc:AlternateContent': InlineReader.prototype.alternatives,
  'm:oMath'(element) {
    this.formula(element, false)
  },
  'm:oMathPara'(element) {
    this.formula(element, true)
  },
  'w:drawing'(element) {
    this.drawn(element, readDrawing)
  },
  'w:pict'(element) {
    const control = find(element, 'w:control')
    if (control) this.control(control)
    else this.drawn(element, readDrawing)
  },
  'w:object': InlineReader.prototype.object,
  'w:control': InlineReader.prototype.control,
  'w:sdt': InlineReader.prototype.sdt,
  'w:footnoteReference'(element) {
    this.noteReference('footnote', element)
  },
  'w:endnoteReference'(element) {
    this.noteReference('endnote', element)
  },
}

const IGNORED = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:rt', 'w:delInstrText', 'w:delText', 'w:smartTagPr'])

const symbol = ({ attributes }: MarkupElement): string => {
  const character = String.fromCharCode(Number.parseInt(attributes['w:char'] ?? '', 16) || 0x20)
  const shown = signOf(attributes['w:font'], character) ?? character
  return shown >= '\uf000' && shown <= '\uf0ff' ? '' : shown
}

/** The text of a run by its elements. */
const RUN_TEXTS: Readonly<Record<string, (element: MarkupElement, props: RunProps) => string>> = {
  'w:t': (element, { font }) => shownText(font, textWithin(element)),
  'w:tab': () => '\t',
  'w:ptab': () => '\t',
  'w:noBreakHyphen': () => '-',
  'w:softHyphen': () => '',
  'w:sym': symbol,
}
