import type { MarkupElement } from '../../markup/markup.ts'
import type { Line, Piece } from '../../office/piece.ts'
import type { Numbering } from './numbering.ts'
import type { Styles } from './styles.ts'

/** What the text of a document refers to. */
export interface Scene {
  styles: Styles
  numbering: Numbering
  /** The picture of a relationship. */
  picture: (relationship: string | undefined, alt: string) => Piece[]
  /** The formula within an object of MathType, or within its preview; undefined if there is none. */
  formula: (relationship: string | undefined) => readonly Piece[] | undefined
  /** What the part of a control says. */
  control: (relationship: string | undefined) => MarkupElement | undefined
  /** A footnote or an endnote, on the first request only. */
  takeNote: (kind: 'footnote' | 'endnote', id: string | undefined) => MarkupElement | undefined
  /** The paragraphs and tables within an element. */
  readBlocks: (element: MarkupElement) => Line[]
}
