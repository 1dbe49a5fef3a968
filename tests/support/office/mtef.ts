/* Formulas as MathType keeps them, byte by byte, and the OLE object and the preview around them. */

type Bytes = readonly number[]

/** Numbers of styles. */
export const FACE = { text: 1, name: 2, variable: 3, greek: 4, symbol: 6, vector: 7, number: 8, space: 24 }

const word = (value: number) => [value & 0xff, value >> 8]
const END = 0
export const MISSING: Bytes = [1, 1]

/** A letter; `marks` are numbers of what stands at it. */
export const letter = (sign: string | number, face = FACE.variable, ...marks: number[]): Bytes => [
  ...[
    2,
    marks.length > 0 ? 1 : 0,
    0x80 + face,
    ...word(typeof sign === 'number' ? sign : sign.charCodeAt(0)),
  ],
  ...(marks.length > 0 ? [...marks.flatMap((mark) => [6, 0, mark]), END] : []),
]

export const letters = (text: string, face = FACE.variable): Bytes =>
  [...text].flatMap((sign) => letter(sign, face))
export const digits = (text: string) => letters(text, FACE.number)

export const line = (...items: Bytes[]): Bytes => [1, 0, ...items.flat(), END]

const variationBytes = (variation: number) =>
  variation < 0x80 ? [variation] : [0x80 | (variation & 0x7f), variation >> 8]

export const template = (selector: number, variation: number, ...slots: Bytes[]): Bytes => [
  ...[3, 0, selector, ...variationBytes(variation), 0],
  ...slots.flat(),
  END,
]

export const pile = (align: number, ...lines: Bytes[]): Bytes => [4, 0, align, 0, ...lines.flat(), END]

export const matrix = (rows: number, columns: number, ...cells: Bytes[]): Bytes => [
  ...[5, 0, 0, 2, 0, rows, columns],
  ...Array.from({ length: Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4) }, () => 0),
  ...cells.flat(),
  END,
]

/** Fonts, sizes and a preference as each formula has them first. */
const DEFINITIONS: Bytes = [
  ...[19, 0x57, 0x69, 0],
  ...[17, 5, 0x54, 0],
  ...[18, 0, 2, 0x21, 0x2f, 0x45, 0xf0, 1, 0x10, 0xf0, 2, 1, 0, 0],
  ...[8, 1, 0],
  ...[16, 4, 0, 0, 0, 0, 0, 0, 0x52, 0],
  ...[15, 0],
  10,
]

/** A formula of MathType 4 and later. */
export const mtef = (...items: Bytes[]): Uint8Array =>
  Uint8Array.from([5, 1, 0, 6, 9, 0x44, 0x53, 0, 0, ...DEFINITIONS, ...line(...items), END])

/** The same records as the Equation Editor writes them. */
export const old = {
  mtef: (...items: Bytes[]) => Uint8Array.from([3, 1, 1, 3, 10, 10, ...old.line(...items), END]),
  line: (...items: Bytes[]): Bytes => [1, ...items.flat(), END],
  missing: [0x11],
  letter: (sign: string, face = FACE.variable): Bytes => [2, 0x80 + face, ...word(sign.charCodeAt(0))],
  template: (selector: number, variation: number, ...slots: Bytes[]): Bytes => [
    ...[3, selector, variation, 0],
    ...slots.flat(),
    END,
  ],
}

const SECTOR = 512
const SMALL = 64
const NONE = 0xfffffffe

function entry(view: DataView, at: number, name: string, kind: number, first: number, size: number): void {
  for (const [index, sign] of [...name].entries()) view.setUint16(at + 2 * index, sign.charCodeAt(0), true)
  view.setUint16(at + 64, 2 * name.length + 2, true)
  view.setUint8(at + 66, kind)
  view.setUint32(at + 116, first, true)
  view.setUint32(at + 120, size, true)
}

/** A compound file with one stream in it, of less than 4096 bytes. */
export function compoundFile(name: string, stream: Uint8Array): Uint8Array {
  const pieces = Math.ceil(stream.length / SMALL)
  const sectors = Math.ceil((pieces * SMALL) / SECTOR)
  const bytes = new Uint8Array(SECTOR * (4 + sectors))
  const view = new DataView(bytes.buffer)
  const chain = (at: number, length: number, from: number) => {
    for (let index = 0; index < length; index++)
      view.setUint32(at + 4 * index, index + 1 < length ? from + index + 1 : NONE, true)
  }
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 4096, true)
  view.setUint32(60, 2, true)
  bytes.fill(0xff, 76, SECTOR * 2)
  view.setUint32(76, 0, true)
  // Sector 0 is the table, 1 the directory, 2 the table of small pieces, 3 and on the pieces.
  for (const sector of [0, 1, 2]) view.setUint32(SECTOR + 4 * sector, NONE, true)
  chain(SECTOR + 12, sectors, 3)
  entry(view, SECTOR * 2, 'Root Entry', 5, 3, pieces * SMALL)
  entry(view, SECTOR * 2 + 128, name, 2, 0, stream.length)
  bytes.fill(0xff, SECTOR * 3, SECTOR * 4)
  chain(SECTOR * 3, pieces, 0)
  bytes.set(stream, SECTOR * 4)
  return bytes
}

/** The part of a Word file that holds a formula. */
export const equationObject = (formula: Uint8Array): Uint8Array => {
  const stream = new Uint8Array(28 + formula.length)
  stream[0] = 28
  stream.set(formula, 28)
  return compoundFile('Equation Native', stream)
}

const text = (value: string) => [...value].map((sign) => sign.charCodeAt(0))
const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)]

/** A Windows metafile with the formula in its comments, in parts of a length. */
export function wmfWith(formula: Uint8Array, length = formula.length): Uint8Array {
  const parts = Array.from({ length: Math.ceil(formula.length / length) }, (_, index) => {
    const data = formula.subarray(index * length, (index + 1) * length)
    const head = [...text('AppsMFCC'), ...word(1), ...long(formula.length), ...long(data.length)]
    return [...head, ...text('Design Science, Inc.'), 0, ...data, 0x26, 0x06]
  })
  return Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, ...new Array(36).fill(0), ...parts.flat()])
}

/** Word's reference to the parts of a formula; `object` and `preview` are ids of relationships. */
export const equation = (object: string, preview = 'no-preview', program = 'Equation.DSMT4') =>
  `<w:r><w:object><v:shape><v:imagedata r:id="${preview}"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}" r:id="${object}"/></w:object></w:r>`
