import { placeFormulas } from './placed-formulas.ts'

/** A text with what is selected in it: indices, `from` equal to `to` for the cursor alone. */
export interface TextSelection {
  text: string
  from: number
  to: number
}

/** What takes the place of the selection, and what is selected afterwards. */
export interface Insertion {
  inserted: string
  from: number
  to: number
}

/** Stands for an empty place in the source of a formula. */
export const PLACE = '□'

/** A letter where the cursor is shows whether a formula would hold it, also one that is still empty. */
function isInMaths({ text, from, to }: TextSelection): boolean {
  const probed = `${text.slice(0, from)}x${text.slice(to)}`
  return placeFormulas(probed).some(({ start, tex }) => start <= from && from < start + tex.length)
}

/** The selection without the dollars around it, if it is a formula by itself. */
const bareTex = (selected: string) => /^\$([^$]+)\$$/.exec(selected.trim())?.[1] ?? selected

/**
 * Inserts a piece of a formula, such as '\frac{□}{□}', at the cursor. What is selected goes to its first place; the cursor stands
 * in the first place that is left, or behind the piece. Outside maths the piece gets dollars around it.
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

/** Begins a formula at the cursor, or makes one of the selection. Undefined inside a formula. */
export function insertFormula(selection: TextSelection): Insertion | undefined {
  return isInMaths(selection) ? undefined : insertMath(selection, PLACE)
}
