import { placeFormulas } from './placed-formulas.ts'

/** A text with its selection: indices, with `from` equal to `to` for a bare cursor. */
export interface TextSelection {
  text: string
  from: number
  to: number
}

/** The replacement of the selection, and the selection afterwards. */
export interface Insertion {
  inserted: string
  from: number
  to: number
}

/** A placeholder in the source of a formula. */
export const PLACE = '□'

/** Inserting a letter at the cursor shows whether it is inside a formula, even an empty one. */
function isInMaths({ text, from, to }: TextSelection): boolean {
  const probed = `${text.slice(0, from)}x${text.slice(to)}`
  return placeFormulas(probed).some(({ start, tex }) => start <= from && from < start + tex.length)
}

/** The selection without the dollars around it, if it is a formula by itself. */
const bareTex = (selected: string) => /^\$([^$]+)\$$/.exec(selected.trim())?.[1] ?? selected

/**
 * Inserts a piece of a formula, such as '\frac{□}{□}', at the cursor. The selection fills its first placeholder; the
 * cursor goes to the next placeholder, or after the piece. Outside maths the piece is wrapped in dollars.
 */
export function insertMath(selection: TextSelection, piece: string): Insertion {
  const { text, from, to } = selection
  const inside = isInMaths(selection)
  const selected = inside ? text.slice(from, to) : bareTex(text.slice(from, to))
  const filled = selected ? piece.replace(PLACE, () => selected) : piece
  const place = filled.indexOf(PLACE)
  const tex = filled.replaceAll(PLACE, '')
  const inserted = inside ? tex : `$${tex}$`
  const cursor = from + (inside ? 0 : 1) + (place < 0 ? tex.length : place)
  return { inserted, from: cursor, to: cursor }
}

/** Starts a formula at the cursor, or wraps the selection in one. Undefined inside a formula. */
export function insertFormula(selection: TextSelection): Insertion | undefined {
  return isInMaths(selection) ? undefined : insertMath(selection, PLACE)
}
