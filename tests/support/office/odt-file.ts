import { strToU8, type Zippable, zipSync } from 'fflate'

/* OpenDocument texts made of as little as LibreOffice itself would open. */

const NAMESPACES = ['office', 'style', 'text', 'table', 'draw', 'fo', 'svg', 'xlink']
  .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
  .join(' ')

export interface OdtParts {
  body: string
  /** Automatic styles. */
  styles?: string
  /** Within `office:document-styles`. */
  sheet?: string
  more?: Zippable
}

/** The bytes of a .odt file. */
export function odtFile({ body, styles = '', sheet = '', more }: OdtParts): Uint8Array<ArrayBuffer> {
  const content = `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return new Uint8Array(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8(content),
      'styles.xml': strToU8(`<office:document-styles ${NAMESPACES}>${sheet}</office:document-styles>`),
      'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
      ...more,
    }),
  )
}

/** The bytes of a .ods file with one table. */
export const odsFile = (rows: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(
        `<office:document-content ${NAMESPACES}><office:body><office:spreadsheet><table:table table:name="Quiz">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    }),
  )

export const odtParagraph = (content: string, style = 'Standard') =>
  `<text:p text:style-name="${style}">${content}</text:p>`

export const span = (text: string, style: string) =>
  `<text:span text:style-name="${style}">${text}</text:span>`

export const textStyle = (name: string, props: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${props}/></style:style>`

/** A list style by the formats and suffixes of its levels. */
export const listStyle = (name: string, ...levels: readonly (readonly [format: string, suffix: string])[]) =>
  `<text:list-style style:name="${name}">${levels
    .map(
      ([format, suffix], index) =>
        `<text:list-level-style-number text:level="${index + 1}" style:num-format="${format}" style:num-suffix="${suffix}"/>`,
    )
    .join('')}</text:list-style>`
