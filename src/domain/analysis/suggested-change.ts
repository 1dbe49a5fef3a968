import { kindOf } from '../kinds/kinds.ts'
import { canRegrade, changeOf } from '../regrade/choices.ts'
import type { KeyChange } from '../regrade/regrade.ts'
import type { KindCount } from '../reports/inbox.ts'
import type { ItemFigures } from './item-figures.ts'

/** The change that reports and answers suggest together: `other` is an option as shown. */
export type Suggestion = { change: KeyChange } & ({ choice: 'both'; other: number } | { choice: 'drop' })

/** What the reports say of the key, if that is what most of them are about. */
const saysOfKey = ([first]: readonly KindCount[]) =>
  first?.kind === 'two-right' || first?.kind === 'none-right' ? first.kind : undefined

/**
 * Two right: the option that the best chose is accepted as well. None right: the question is dropped, unless the best agree on
 * an option; then it is for the author to look. Only where one option is chosen.
 */
export function suggestChange(
  kinds: readonly KindCount[],
  { question, rival }: Pick<ItemFigures, 'question' | 'rival'>,
): Suggestion | undefined {
  const said = saysOfKey(kinds)
  if (!said || question.dropped || !canRegrade(question) || kindOf(question) !== 'choice') return undefined
  if (said === 'two-right' && rival !== undefined)
    return { choice: 'both', other: rival, change: changeOf(question, 'both', rival) }
  if (said === 'none-right' && rival === undefined)
    return { choice: 'drop', change: changeOf(question, 'drop', 0) }
  return undefined
}
