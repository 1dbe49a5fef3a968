import type { MarkupElement } from '../../markup/markup.ts'
import type { Line, Piece } from '../../office/piece.ts'
import type { OdtStyles } from './styles.ts'

/** What the text of a document refers to. */
export interface OdtScene {
  styles: OdtStyles
  picture: (address: string, alt: string) => Piece[]
  /** The outermost element of an embedded document. */
  object: (address: string) => MarkupElement | undefined
  /** Whether a change with this id is text that was put in. */
  isInsertion: (id: string | undefined) => boolean
  /** The paragraphs and tables within a text box. */
  readBox: (element: MarkupElement) => Line[]
}
