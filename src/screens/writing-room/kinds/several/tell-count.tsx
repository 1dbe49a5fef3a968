import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { setTellsCount } from '../../../../stores/authoring/question-kind.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'

/** What learners read above several options, and whether that tells how many are right. */
export function TellCount({ question }: { question: DraftQuestion }) {
  const { options, correctAnswers = [], tellsCount = false } = question
  const count = correctAnswers.length
  if (count === 0) return null
  return (
    <>
      <div className="as-read">
        <Icon name="info" />
        <strong>{kindForm.several.reads(count, tellsCount)}</strong>
        <span className="note">{kindForm.several.right(count, options.length, tellsCount)}</span>
      </div>
      <label className="switch-row">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={tellsCount}
          onChange={({ target }) => setTellsCount(target.checked)}
        />
        <span>
          {kindForm.several.tell} <span className="note">{kindForm.several.told(count)}</span>
        </span>
      </label>
    </>
  )
}
