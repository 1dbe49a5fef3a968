import type { ImportNote, LineNote, TextPlace } from '../../../../domain/exchange/import-problem.ts'
import { writeMaths } from '../maths/maths.ts'
import { unsealed } from '../prints/sealed.ts'
import { withoutEmphasis } from '../signs/marks.ts'
import { join, type LinePart, lineAt } from './joining.ts'
import { takePictures } from './pictures.ts'

/** A text as it is saved. */
interface Written {
  text: string
  imageUrl: string
  imageAlt: string | undefined
  /** About its pictures. */
  pictures: ImportNote[]
  /** What was changed, by its line. */
  changes: LineNote[]
}

/** Joins lines, takes pictures out, drops Markdown's bold, and writes Unicode's mathematics as formulas. */
export function textOf(parts: readonly LinePart[], of: TextPlace, margin: number): Written {
  const joined = join(parts, margin)
  const { text: bare, notes: pictures, ...picture } = takePictures(joined.text, of)
  const { text, written } = writeMaths(withoutEmphasis(bare))
  let from = 0
  const changes = written.map(({ at, source, result }): LineNote => {
    // Only what stands before was taken out, so it is not further to the left.
    from = Math.max(joined.text.indexOf(source, Math.max(at, from)), from)
    return { code: 'maths-written', source, result, line: lineAt(joined, from) }
  })
  return { text: unsealed(text), ...picture, pictures, changes: [...joined.notes, ...changes] }
}
