import { kindOf } from '../kinds/kinds.ts'
import { canRegrade, changeOf, choicesOf, otherOptions, type RegradeChoice } from '../regrade/choices.ts'
import type { KeyChange } from '../regrade/regrade.ts'
import { type KindCount, keyReport } from '../reports/inbox.ts'
import type { ItemFigures } from './item-figures.ts'

/** The change that reports and answers suggest together: `other` is an option as shown. */
export type Suggestion = { change: KeyChange } & ({ choice: 'both'; other: number } | { choice: 'drop' })

/**
 * Two right: the option that the best chose is accepted as well. None right: the question is dropped, unless the best agree on
 * an option; then it is for the author to look. Only where one option is chosen.
 */
export function suggestChange(
  kinds: readonly KindCount[],
  { question, rival }: Pick<ItemFigures, 'question' | 'rival'>,
): Suggestion | undefined {
  const said = keyReport(kinds)
  if (!said || question.dropped || !canRegrade(question) || kindOf(question) !== 'choice') return undefined
  if (said === 'two-right' && rival !== undefined)
    return { choice: 'both', other: rival, change: changeOf(question, 'both', rival) }
  if (said === 'none-right' && rival === undefined)
    return { choice: 'drop', change: changeOf(question, 'drop', 0) }
  return undefined
}

/** The wrong option chosen most among the best learners. */
const likeliest = ({ question, options, rival }: ItemFigures): number =>
  rival ??
  otherOptions(question).toSorted((one, two) => (options[two]?.best ?? 0) - (options[one]?.best ?? 0))[0] ??
  0

function proposedChoice(kinds: readonly KindCount[], { rival }: ItemFigures): RegradeChoice | undefined {
  const said = keyReport(kinds)
  if (said === 'two-right') return 'both'
  if (rival !== undefined) return 'move'
  return said && 'drop'
}

/**
 * What the panel of a regrading begins with, for an administrator to check: more than `suggestChange`, which needs reports and
 * answers to agree. Without reports, another key where the best agree on one.
 */
export function proposeChange(kinds: readonly KindCount[], item: ItemFigures) {
  const choice = proposedChoice(kinds, item)
  return {
    choice: choice && choicesOf(item.question).includes(choice) ? choice : undefined,
    other: likeliest(item),
  }
}
