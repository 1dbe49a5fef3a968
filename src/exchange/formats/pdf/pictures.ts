import { combined, matrixOf, type PageMatrix, type PlacedPicture } from './placed.ts'

/** The operations that place a picture, by their numbers in pdf.js. */
export interface Operations {
  save: number
  restore: number
  transform: number
  paintFormXObjectBegin: number
  paintFormXObjectEnd: number
  paintImageXObject: number
  paintInlineImageXObject: number
  paintImageMaskXObject: number
}

/** Smaller ones are bullets, rules and logos. */
const MIN_SIDE = 24

const isArrayLike = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || ArrayBuffer.isView(value)

/** Where the pictures of a page are. */
export function placedPictures(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  ops: Operations,
  view: PageMatrix,
): PlacedPicture[] {
  const pictures: PlacedPicture[] = []
  const saved: PageMatrix[] = []
  let at = view
  const images = [ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject]
  fnArray.forEach((operation, index) => {
    const args = argsArray[index]
    if (operation === ops.save || operation === ops.paintFormXObjectBegin) saved.push(at)
    if (operation === ops.restore || operation === ops.paintFormXObjectEnd) at = saved.pop() ?? view
    const matrix = operation === ops.paintFormXObjectBegin && isArrayLike(args) ? args[0] : args
    const moves = operation === ops.transform || operation === ops.paintFormXObjectBegin
    if (moves && isArrayLike(matrix)) at = combined(at, matrixOf(matrix))
    if (!images.includes(operation)) return
    const [width, height] = [Math.hypot(at[0], at[1]), Math.hypot(at[2], at[3])]
    if (width >= MIN_SIDE && height >= MIN_SIDE)
      pictures.push({ x: Math.min(at[4], at[4] + at[0]), y: Math.min(at[5], at[5] + at[3]) })
  })
  return pictures
}
