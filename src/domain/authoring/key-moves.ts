import { sameOption } from '../kinds/choice/regrade.ts'
import { kindOf } from '../kinds/kinds.ts'
import { numberKeyOf } from '../kinds/number/draft.ts'
import type { KeyChange } from '../regrade/regrade.ts'
import { type DraftQuestion, savedQuestion } from './draft/question-draft.ts'
import { isSame } from './same.ts'

type Saved = Omit<DraftQuestion, 'key'>
type Change = KeyChange extends infer Each ? (Each extends unknown ? Omit<Each, 'questionId'> : never) : never

const rightOf = ({ kind, correctAnswer, correctAnswers = [] }: Saved) =>
  kind === 'several' ? correctAnswers : [correctAnswer]

/** Moving or rewording a right option does not change the key. */
function optionsChange(before: Saved, after: Saved): Change[] {
  const kept = rightOf(before).map((index) => sameOption(before.options, after.options, index))
  const right = rightOf(after)
  const isKept =
    kept.length === right.length && kept.every((index) => index !== undefined && right.includes(index))
  return isKept ? [] : [{ accept: [...right] }]
}

/** Earlier answers that were right stay so: another value is accepted, too. */
function numberChange(before: Saved, after: Saved): Change[] {
  if (!before.number || !after.number) return []
  const [former, key] = [numberKeyOf(before.number), numberKeyOf(after.number)]
  if (former.value !== key.value || former.unit !== key.unit)
    return [{ acceptValue: { value: key.value, ...(key.unit !== undefined && { unit: key.unit }) } }]
  return isSame(former.tolerance, key.tolerance) ? [] : [{ tolerance: key.tolerance }]
}

/** A question of another kind than before has another key for later attempts only. */
function changesOfKey(before: Saved, after: Saved): Change[] {
  const kind = kindOf(after)
  if (kind !== kindOf(before) || kind === 'unknown') return []
  return kind === 'number' ? numberChange(before, after) : optionsChange(before, after)
}

/** The existing questions whose key an edit changes, as changes for regrading earlier attempts. */
export function keyMoves(before: readonly DraftQuestion[], after: readonly DraftQuestion[]): KeyChange[] {
  const known = new Map(before.map(({ _id, ...question }) => [_id, savedQuestion(question)]))
  return after.map(savedQuestion).flatMap((question) => {
    const { _id: questionId } = question
    const former = known.get(questionId)
    if (questionId === undefined || !former) return []
    return changesOfKey(former, question).map((change): KeyChange => ({ questionId, ...change }))
  })
}
