import { sameOption } from '../kinds/choice/regrade.ts'
import type { KeyChange } from '../regrade/regrade.ts'
import { type DraftQuestion, savedQuestion } from './draft/question-draft.ts'

type Saved = Pick<DraftQuestion, '_id' | 'options' | 'correctAnswer'>

/** Moving or rewording the right option does not change the key. */
const keepsKey = (before: Saved, after: Saved) =>
  sameOption(before.options, after.options, before.correctAnswer) === after.correctAnswer

/** The existing questions whose right option an edit changes, as changes for regrading earlier attempts. */
export function keyMoves(before: readonly DraftQuestion[], after: readonly DraftQuestion[]): KeyChange[] {
  const known = new Map(before.map(({ _id, ...question }) => [_id, savedQuestion(question)]))
  return after.map(savedQuestion).flatMap((question) => {
    const former = known.get(question._id)
    if (question._id === undefined || !former || keepsKey(former, question)) return []
    return [{ questionId: question._id, accept: [question.correctAnswer] }]
  })
}
