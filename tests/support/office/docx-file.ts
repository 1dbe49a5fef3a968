import { strToU8, type Zippable, zipSync } from 'fflate'

/* Word files made of as little as Word itself would open. */

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Within `w:body`, `w:styles` and so on. */
export interface DocxParts {
  body: string
  styles?: string
  numbering?: string
  footnotes?: string
  comments?: string
  header?: string
  /** By the ids of their relationships; an address is a picture elsewhere. */
  pictures?: Readonly<Record<string, Uint8Array | string>>
  /** Further entries. */
  more?: Zippable
}

const PARTS = [
  ['styles', 'styles', 'w:styles'],
  ['numbering', 'numbering', 'w:numbering'],
  ['footnotes', 'footnotes', 'w:footnotes'],
  ['comments', 'comments', 'w:comments'],
  ['header', 'header', 'w:hdr'],
] as const

const relationship = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`

const relationships = (list: readonly string[]) =>
  strToU8(
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`,
  )

const wrapped = (name: string, xml: string) => strToU8(`${XML}<${name} ${NAMESPACES}>${xml}</${name}>`)

/** The bytes of a .docx file. */
export function docxFile(parts: DocxParts): Uint8Array<ArrayBuffer> {
  const pictures = Object.entries(parts.pictures ?? {})
  const own = PARTS.filter(([part]) => parts[part] !== undefined)
  const links = [
    ...own.map(([part, type]) => relationship(`part-${part}`, type, `${part}.xml`)),
    ...pictures.map(([id, picture]) =>
      typeof picture === 'string'
        ? relationship(id, 'image', picture, ' TargetMode="External"')
        : relationship(id, 'image', `media/${id}.bin`),
    ),
  ]
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(XML),
      '_rels/.rels': relationships([relationship('rId1', 'officeDocument', 'word/document.xml')]),
      'word/_rels/document.xml.rels': relationships(links),
      'word/document.xml': wrapped('w:document', `<w:body>${parts.body}</w:body>`),
      ...Object.fromEntries(
        own.map(([part, , name]) => [`word/${part}.xml`, wrapped(name, parts[part] ?? '')]),
      ),
      ...Object.fromEntries(
        pictures.flatMap(([id, picture]) =>
          typeof picture === 'string' ? [] : [[`word/media/${id}.bin`, picture]],
        ),
      ),
      ...parts.more,
    }),
  )
}

/** A run; `props` are elements of its `w:rPr`. */
export const run = (text: string, props = '') =>
  `<w:r>${props && `<w:rPr>${props}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph of runs, or of a text. */
export const paragraph = (content: string, props = '') =>
  `<w:p>${props && `<w:pPr>${props}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`

export const listItem = (text: string, numId: number | string, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`)

/** A level as [format, text, start]. */
type LevelOf = readonly [format: string, text: string, start?: number]

/** Definitions with the same ids as the lists that use them. */
export const lists = (definitions: Readonly<Record<number, readonly LevelOf[]>>, more = '') => {
  const all = Object.entries(definitions)
  const levels = (list: readonly LevelOf[]) =>
    list
      .map(
        ([format, text, start = 1], index) =>
          `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
      )
      .join('')
  return [
    ...all.map(([id, list]) => `<w:abstractNum w:abstractNumId="${id}">${levels(list)}</w:abstractNum>`),
    ...all.map(([id]) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`),
    more,
  ].join('')
}

export const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl><w:tblPr/>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

/** A picture as Word puts it into a run. */
export const drawing = (id: string, alt = '') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** Bytes that begin as those of a picture of the kind. */
export const pictureBytes = (kind: 'png' | 'jpeg' | 'gif' | 'wmf' | 'tiff', length = 64) => {
  const begins = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpeg: [0xff, 0xd8, 0xff, 0xe0],
    gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    wmf: [0xd7, 0xcd, 0xc6, 0x9a],
    tiff: [0x49, 0x49, 0x2a, 0],
  }[kind]
  const bytes = new Uint8Array(length)
  bytes.set(begins)
  return bytes
}
