/* PDFs made of as little as a viewer would open: pages of texts at places, in the fonts that every viewer has. */

/** A text at its place; from the left and from the bottom, in points. */
export interface PdfText {
  text: string
  x: number
  y: number
  size?: number
  font?: keyof typeof FONTS
  /** Its matrix, if it does not stand upright. */
  turned?: string
}

/** Of two-byte fonts without a table of letters, the codes are of nothing. */
const FONTS = {
  plain: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  bold: '<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  symbol: '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>',
  ligatures:
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[1/fi/fl]>>>>',
  arabic:
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[65/afii57415/afii57416/afii57417/afii57418]>>>>',
  unknown:
    '<</Type/Font/Subtype/Type1/BaseFont/Unknown/Encoding<</Type/Encoding/Differences[65/g1/g2/g3]>>/ToUnicode UNKNOWN 0 R>>',
} as const

const TO_PRIVATE =
  '1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar <41> <e001> <42> <e002> <43> <f8ff> endbfchar'

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&')

const textOperators = ({ text, x, y, size = 12, font = 'plain', turned = '1 0 0 1' }: PdfText) =>
  `BT /${font} ${size} Tf ${turned} ${x} ${y} Tm (${escaped(text)}) Tj ET`

const bytesOf = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0))

export const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`

/** Joins objects to a file; the first is the catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return bytesOf(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF`,
  )
}

/** One red pixel. */
const PICTURE = stream(
  '\xff\0\0',
  '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8',
)

/** Draws the picture; from the left and the bottom, its width and its height. */
export const drawn = (x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /picture Do Q`

/** The bytes of a PDF; of each page its texts, and further operators. */
export function pdfFile(
  pages: readonly (readonly PdfText[])[],
  { more = '', rotate = 0, trailer = '' }: { more?: string; rotate?: number; trailer?: string } = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(FONTS)
  const [first, picture, table] = [3, 3 + names.length, 4 + names.length]
  const fonts = names.map((name, index) => `/${name} ${first + index} 0 R`).join('')
  const kids = pages.map((_, index) => `${table + 1 + 2 * index} 0 R`)
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
      ...Object.values(FONTS).map((font) => font.replace('UNKNOWN', String(table))),
      PICTURE,
      stream(TO_PRIVATE),
      ...pages.flatMap((texts, index) => [
        `<</Type/Page/Parent 2 0 R/Rotate ${rotate}/MediaBox[0 0 612 792]/Resources<</Font<<${fonts}>>/XObject<</picture ${picture} 0 R>>>>/Contents ${table + 2 + 2 * index} 0 R>>`,
        stream(`${texts.map(textOperators).join('\n')}\n${more}`),
      ]),
    ],
    trailer,
  )
}

/** Lines below each other. */
export const linesAt = (x: number, top: number, ...lines: readonly string[]): PdfText[] =>
  lines.map((text, index) => ({ text, x, y: top - 15 * index }))
