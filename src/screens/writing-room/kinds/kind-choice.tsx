import { useId } from 'react'
import type { ChosenKind, DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { kindOf } from '../../../domain/kinds/kinds.ts'
import { kindForm } from '../../../messages/en/kind-form.ts'
import { setKind } from '../../../stores/authoring/question-kind.ts'
import { offers } from '../../../stores/session/features.ts'

/** Each kind by the shape that its answers have in an exam. */
const SHAPES: Record<ChosenKind, string> = { choice: 'A', several: 'A', number: '9.8' }
const CHOSEN_KINDS = Object.keys(SHAPES) as ChosenKind[]

/** What a question asks for, if the API knows more than one answer. */
export function KindChoice({ question }: { question: DraftQuestion }) {
  const name = useId()
  const current = kindOf(question)
  if (!offers('kinds') || current === 'unknown') return null
  return (
    <fieldset>
      <legend className="label">{kindForm.kind}</legend>
      <div className="kind-choice">
        {CHOSEN_KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name={name} checked={kind === current} onChange={() => setKind(kind)} />
            <span className={`kind-shape ${kind}`} aria-hidden="true" translate="no">
              {SHAPES[kind]}
            </span>
            <span>
              <b>{kindForm.kinds[kind].name}</b> <small>{kindForm.kinds[kind].note}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
