import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { measured } from '../../messages/lib/measured.ts'

/** The common wrong value in the key's unit: '9.8 m/s²'. */
export function commonText({ question, numbers }: ItemFigures): string {
  const { value, text = '' } = numbers?.common ?? {}
  return value === undefined ? text : measured(value, question.number?.unit)
}
