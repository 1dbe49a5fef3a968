import type { ImportNote } from '../../domain/exchange/import-problem.ts'

export interface FoundPicture {
  url: string
  /** What it shows; empty if that is not said. */
  alt: string
}

/** HTML of other systems, reduced to plain text and formulas. It is untrusted and never reaches the browser as HTML. */
export interface ReducedText {
  text: string
  images: FoundPicture[]
  notes: ImportNote[]
}

export const nothingReduced: ReducedText = { text: '', images: [], notes: [] }

const SPACES_THAT_HTML_DROPS = /\t|^ | $|(?<=[ \n]) | (?=\n)/g
const SPACES_OF_ATTRIBUTES = /[\t\r\n]|(?<= ) /g

const escapeSpaces = (text: string, spaces: RegExp) =>
  text.replaceAll(spaces, (space) => `&#${space.charCodeAt(0)};`)

/** What both HTML and XML understand. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The value of an attribute, in double quotes. */
export const attribute = (text: string) =>
  `"${escapeSpaces(escapeMarkup(text).replaceAll('"', '&quot;'), SPACES_OF_ATTRIBUTES)}"`

/** HTML that is read as the same text. It is well-formed XML, too. */
export const toMarkup = (text: string, imageUrl = '', imageAlt = '') => {
  const escaped = escapeSpaces(
    escapeMarkup(text.replaceAll(/\r\n?/g, '\n')),
    SPACES_THAT_HTML_DROPS,
  ).replaceAll('\n', '<br/>')
  return imageUrl ? `${escaped}<img src=${attribute(imageUrl)} alt=${attribute(imageAlt)}/>` : escaped
}
