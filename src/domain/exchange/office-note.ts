/** Pictures that cannot be shown or uploaded, by their kind. */
export type LostPicture =
  | 'wmf'
  | 'emf'
  | 'svg'
  | 'tiff'
  | 'bmp'
  | 'chart'
  | 'diagram'
  | 'drawing'
  | 'object'
  /** The text refers to a file or a part that is missing. */
  | 'missing'
  /** Pictures of spreadsheets and PDFs are not taken over. */
  | 'in-sheet'
  | 'in-pdf'
  | 'other'

export type LeftOutPart = 'header' | 'footer' | 'comments' | 'hidden-text' | 'struck-text' | 'deleted-text'

/** Content outside the main text, or only proposed as a change. */
export type PutInPart = 'footnote' | 'text-box' | 'inserted-text'

/** Content of a document that plain text cannot hold. */
export type OfficeNote =
  /** `excerpt` is how it begins. */
  | { code: 'part-left-out'; part: LeftOutPart; excerpt: string }
  | { code: 'part-put-in'; part: PutInPart }
  | { code: 'picture-lost'; kind: LostPicture }
  | { code: 'embedded-picture-too-large'; limitMb: number }
  /** `kind` is what made it, as 'Equation.3'. */
  | { code: 'formula-lost'; kind: string }
  /** A part of a formula that has no LaTeX here; `element` is the name of a tag. */
  | { code: 'formula-part-lost'; element: string }
  /** A table that is too large, or has pictures, has become lines of text. */
  | { code: 'table-lost' }
  /** The document ends too early, or goes on in a way that cannot be read. */
  | { code: 'document-cut-off' }
  /** `cell` is its place, as 'B5'. */
  | { code: 'cell-without-value'; cell: string }
  | { code: 'columns-left-out'; limit: number }
  | { code: 'sheet-left-out'; name: string }
  | { code: 'pages-left-out'; limit: number }
  /** Signs of a font that does not say which letters they are. */
  | { code: 'signs-lost'; count: number }

const EXCERPT_LENGTH = 60

export const leftOut = (part: LeftOutPart, text: string): OfficeNote => {
  const [...letters] = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 2 * EXCERPT_LENGTH)
  const excerpt = letters.slice(0, EXCERPT_LENGTH).join('')
  return { code: 'part-left-out', part, excerpt: letters.length > EXCERPT_LENGTH ? `${excerpt}…` : excerpt }
}

/** Marks where something was lost that the text needs. */
export const GAP = '[?]'
