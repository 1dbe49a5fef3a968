import {
  docxFile,
  drawing,
  listItem,
  lists,
  paragraph,
  pictureBytes,
  run,
  table,
} from '../office/docx-file.ts'

/*
 * A Word file written as text: a line is a paragraph, '#1.0 …' one of list 1 on level 0, '|…|…|' a row of a table whose cells may
 * have several paragraphs ('//'), '{b:…}' bold text and so on.
 */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const styled = (props: string) => (text: string) => run(escaped(text), props)

const mathRun = (text: string) => `<m:r><m:t>${escaped(text)}</m:t></m:r>`
const mathPart = (name: string, text: string) => `<m:${name}>${mathRun(text)}</m:${name}>`

/** 'a;b' as the two parts of a formula. */
const formula = (element: string, one: string, other: string) => (text: string) => {
  const [first = '', second = ''] = text.split(';')
  return `<m:oMath><m:${element}>${mathPart(one, first)}${mathPart(other, second)}</m:${element}></m:oMath>`
}

const object = (preview: string, content: string) =>
  `<w:r><w:object><v:shape id="s" style="width:20pt;height:18pt"><v:imagedata r:id="${preview}"/></v:shape>${content}</w:object></w:r>`

const mathType = (preview: string) =>
  object(
    preview,
    `<o:OLEObject Type="Embed" ProgID="Equation.DSMT4" ShapeID="s" DrawAspect="Content" ObjectID="_1" r:id="ole"/>`,
  )

const W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'

/** A box that can be ticked. */
const checkBox = (isChecked: boolean) =>
  `<w:sdt><w:sdtPr><w14:checkbox ${W14}><w14:checked w14:val="${Number(isChecked)}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(isChecked ? '☒' : '☐', '<w:rFonts w:ascii="MS Gothic"/>')}</w:sdtContent></w:sdt>`

/** A content control around text, as templates of forms have them. */
const control = (text: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="Answer"/><w:text/></w:sdtPr><w:sdtContent>${run(escaped(text))}</w:sdtContent></w:sdt>`

const MARKS: Readonly<Record<string, (text: string) => string>> = {
  b: styled('<w:b/>'),
  i: styled('<w:i/>'),
  u: styled('<w:u w:val="single"/>'),
  red: styled('<w:color w:val="FF0000"/>'),
  yellow: styled('<w:highlight w:val="yellow"/>'),
  '^': styled('<w:vertAlign w:val="superscript"/>'),
  _: styled('<w:vertAlign w:val="subscript"/>'),
  raise: styled('<w:position w:val="6"/><w:sz w:val="16"/>'),
  lower: styled('<w:position w:val="-4"/><w:sz w:val="14"/>'),
  pic: (id) => drawing(id, id.replaceAll('-', ' ')),
  mathtype: (preview) => mathType(preview),
  radio: () => object('dot-wmf', '<w:control r:id="ocx" w:name="DefaultOcxName" w:shapeid="s"/>'),
  box: () => checkBox(false),
  ticked: () => checkBox(true),
  control,
  tab: () => '<w:r><w:tab/></w:r>',
  br: () => '<w:r><w:br/></w:r>',
  over: formula('f', 'num', 'den'),
  power: formula('sSup', 'e', 'sup'),
}

const MARK = /\{(\w+|[\^_])(?::([^{}]*))?\}/

const runsOf = (text: string) =>
  text
    .split(/(\{(?:\w+|[\^_])(?::[^{}]*)?\})/)
    .map((part) => {
      const [, name = '', content = ''] = part.match(MARK) ?? []
      return MARKS[name]?.(content) ?? (part && run(escaped(part)))
    })
    .join('')

const cellOf = (cell: string) =>
  cell
    .split('//')
    .map((each) => paragraph(runsOf(each.trim()) || run('')))
    .join('')

const rowOf = (line: string) => line.slice(1, -1).split('|').map(cellOf)

const ITEM = /^#(\d)\.(\d) (.*)$/

function blockOf(line: string): string {
  const [, list = '', level = '', text = ''] = line.match(ITEM) ?? []
  return list ? listItem(runsOf(text), list, Number(level)) : paragraph(runsOf(line) || run(''))
}

/** Rows that follow each other are one table. */
function bodyOf(lines: readonly string[]): string {
  const blocks: string[] = []
  let rows: string[][] = []
  for (const line of [...lines, '']) {
    if (line.startsWith('|')) rows.push(rowOf(line))
    else {
      if (rows.length > 0) blocks.push(table(...rows))
      rows = []
      blocks.push(blockOf(line))
    }
  }
  return blocks.join('')
}

const LISTS = lists({
  1: [
    ['decimal', '%1.'],
    ['upperLetter', '%2)'],
  ],
  2: [
    ['decimal', 'Question %1.'],
    ['lowerLetter', '(%2)'],
  ],
  3: [['lowerLetter', '%1)']],
})

/** Pictures by the ids that the text uses; those ending in 'wmf' cannot be shown in a browser. */
const picturesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{(?:pic|mathtype):([\w-]+)\}|\{(radio)\}/g)].map(([, id], index) => [
      id ?? 'dot-wmf',
      pictureBytes(id?.endsWith('wmf') === false ? 'png' : 'wmf', 64 + index),
    ]),
  )

export const wordFile = (text: string): Uint8Array<ArrayBuffer> =>
  docxFile({ body: bodyOf(text.trimEnd().split('\n')), numbering: LISTS, pictures: picturesIn(text) })
