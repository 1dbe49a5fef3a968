/** A text and where it stands on its page: from the left and from the top, its baseline, in points. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  /** Of its font. */
  size: number
  isBold: boolean
  font: string
  isRtl: boolean
}

export interface PlacedPicture {
  x: number
  /** Of its upper end. */
  y: number
}

export interface PdfPage {
  width: number
  texts: readonly PlacedText[]
  pictures: readonly PlacedPicture[]
}

export type PageMatrix = readonly [number, number, number, number, number, number]

const numberAt = (list: ArrayLike<unknown>, index: number) => {
  const value = list[index]
  return typeof value === 'number' ? value : 0
}

export const matrixOf = (list: ArrayLike<unknown>): PageMatrix => [
  numberAt(list, 0),
  numberAt(list, 1),
  numberAt(list, 2),
  numberAt(list, 3),
  numberAt(list, 4),
  numberAt(list, 5),
]

/** `inner`, and then `outer`. */
export const combined = (outer: PageMatrix, inner: PageMatrix): PageMatrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]
