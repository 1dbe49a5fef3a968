import { useStore } from '@nanostores/react'
import { readableMarking } from '../../../../domain/authoring/draft/draft-marking.ts'
import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { markingForm } from '../../../../messages/en/marking-form.ts'
import { setTellsCount } from '../../../../stores/authoring/question-kind.ts'
import { $quizDraft } from '../../../../stores/authoring/quiz-draft.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'

/** What learners read above several options, and whether that tells how many are right. */
export function TellCount({ question }: { question: DraftQuestion }) {
  const { options, correctAnswers = [], tellsCount = false } = question
  const draft = useStore($quizDraft)
  const count = correctAnswers.length
  const marking = readableMarking(draft.marking)
  if (count === 0) return null
  return (
    <>
      <div className="as-read">
        <Icon name="info" />
        <strong>
          <span>{kindForm.several.reads(count, tellsCount)}</span>{' '}
          {marking && <span>{markingForm.rule[marking.several](marking.right, marking.wrong)}</span>}
        </strong>
        <span className="note">{kindForm.several.right(count, options.length, tellsCount)}</span>
      </div>
      <label className="switch-row">
        <input
          type="checkbox"
          role="switch"
          aria-checked={tellsCount}
          className="switch"
          checked={tellsCount}
          onChange={({ target }) => setTellsCount(target.checked)}
        />
        <span>
          <span>{kindForm.several.tell}</span> <span className="note">{kindForm.several.told(count)}</span>
        </span>
      </label>
    </>
  )
}
