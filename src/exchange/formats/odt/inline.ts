import { leftOut } from '../../../domain/exchange/office-note.ts'
import { find, isElement, type MarkupElement, textWithin } from '../../markup/markup.ts'
import { type Line, notePiece, type Piece, textPiece } from '../../office/piece.ts'
import { shownText } from '../../office/sign-fonts.ts'
import { lookOf, type RunProps } from '../word/run-props.ts'
import { readFrame, readShape } from './frame.ts'
import type { OdtScene } from './scene.ts'

const MAX_SPACES = 100

/** Reads what is within a paragraph, in order. */
export class OdtInline {
  readonly pieces: Piece[] = []
  /** Lines of text boxes. */
  readonly boxes: Line[] = []
  private readonly scene: OdtScene
  private isNote = false

  constructor(scene: OdtScene) {
    this.scene = scene
  }

  readAll(element: MarkupElement, props: RunProps): void {
    for (const child of element.children) {
      if (isElement(child)) this.read(child, props)
      else this.text(child.replaceAll(/\s+/g, ' '), props)
    }
  }

  private read(element: MarkupElement, props: RunProps): void {
    const own = READERS[element.name]
    if (own) own.call(this, element, props)
    else if (SHAPE.test(element.name)) this.drawn(readShape(element, this.scene))
    else if (!IGNORED.has(element.name)) this.readAll(element, props)
  }

  text(text: string, props: RunProps): void {
    if (!props.hidden && !props.struck)
      this.pieces.push(textPiece(shownText(props.font, text), lookOf(props)))
    else if (text.trim()) this.note(leftOut(props.hidden ? 'hidden-text' : 'struck-text', text))
  }

  span(element: MarkupElement, props: RunProps): void {
    const { run } = this.scene.styles.of('text', element.attributes['text:style-name'])
    this.readAll(element, { ...props, ...run })
  }

  link(element: MarkupElement, props: RunProps): void {
    this.readAll(element, { ...props, isLink: true })
  }

  lineBreak(): void {
    this.pieces.push({ kind: 'break' })
  }

  frame(element: MarkupElement): void {
    this.drawn(readFrame(element, this.scene))
  }

  drawn({ pieces, boxes }: ReturnType<typeof readFrame>): void {
    this.pieces.push(...pieces)
    if (boxes.length > 0) this.note({ code: 'part-put-in', part: 'text-box' })
    this.boxes.push(...boxes)
  }

  /** A footnote is put in brackets where it stands. */
  footnote(element: MarkupElement): void {
    const body = find(element, 'text:note-body')
    if (!body || this.isNote || !textWithin(body).trim()) return
    this.isNote = true
    this.pieces.push(textPiece(' ('))
    this.readAll(body, {})
    this.pieces.push(textPiece(')'))
    this.note({ code: 'part-put-in', part: 'footnote' })
    this.isNote = false
  }

  comment(element: MarkupElement): void {
    const text = textWithin(element)
    if (text.trim()) this.note(leftOut('comments', text))
  }

  inserted({ attributes }: MarkupElement): void {
    if (this.scene.isInsertion(attributes['text:change-id']))
      this.note({ code: 'part-put-in', part: 'inserted-text' })
  }

  private note(note: Parameters<typeof notePiece>[0]): void {
    this.pieces.push(notePiece(note))
  }
}

type Reader = (this: OdtInline, element: MarkupElement, props: RunProps) => void

const SHAPE = /^(?:draw|dr3d):/

const READERS: Readonly<Record<string, Reader>> = {
  'text:span': OdtInline.prototype.span,
  'text:a': OdtInline.prototype.link,
  'draw:a': OdtInline.prototype.readAll,
  'text:line-break': OdtInline.prototype.lineBreak,
  'draw:frame': OdtInline.prototype.frame,
  'text:note': OdtInline.prototype.footnote,
  'office:annotation': OdtInline.prototype.comment,
  'text:change-start': OdtInline.prototype.inserted,
  'text:tab'(_, props) {
    this.text('\t', props)
  },
  'text:s'({ attributes }, props) {
    this.text(' '.repeat(Math.min(Number(attributes['text:c']) || 1, MAX_SPACES)), props)
  },
}

const IGNORED = new Set([
  'text:ruby-text',
  'text:bookmark',
  'text:soft-page-break',
  'text:note-citation',
  'text:tracked-changes',
  'office:annotation-end',
  'draw:control',
  'svg:title',
  'svg:desc',
])
