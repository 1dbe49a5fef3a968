import type { FoundKind } from '../../../domain/exchange/found-question.ts'
import { draftNumber } from '../../../domain/kinds/number/draft.ts'
import { isUnit } from '../../../domain/kinds/number/units.ts'
import { fileNumber } from '../../questions/number-question.ts'
import { type KeyBase, keyIndex, namesSeveral } from '../../questions/stated-key.ts'
import type { CsvColumns } from './columns.ts'

type CellAt = (index: number) => string

/** The options that a key such as 'A, C' means; undefined if it does not name several of them. */
export function severalIn(key: string, texts: readonly string[], base: KeyBase): number[] | undefined {
  if (!namesSeveral(key) || texts.includes(key)) return undefined
  const named = key.split(/[\s,;/&+|]+/).map((one) => keyIndex(one, texts, base))
  const right = [...new Set(named.flatMap((index) => index ?? []))]
  return right.length === named.length && right.length > 1 ? right : undefined
}

/** A row whose answer is a number: it has a value, and no options. Undefined where it cannot be read. */
export function numberIn(cell: CellAt, columns: CsvColumns, texts: readonly string[]): FoundKind | undefined {
  const [value, unit, tolerance] = [columns.value, columns.valueUnit, columns.tolerance].map(cell)
  if (!value || texts.some(Boolean)) return undefined
  const size = tolerance ? fileNumber(tolerance.replace(/\s*%$/, '')) : 0
  if (!Number.isFinite(fileNumber(value)) || !(size >= 0) || (unit && !isUnit(unit))) return undefined
  const figures = Number(cell(columns.figures))
  const number = draftNumber({
    value: fileNumber(value),
    tolerance: tolerance?.endsWith('%') ? { relative: size / 100 } : { absolute: size },
    ...(unit && { unit }),
    ...(figures >= 1 && { figures }),
  })
  return { code: 'number', number, refusal: { code: 'unsupported-kind', kind: 'numerical' } }
}
