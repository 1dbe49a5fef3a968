import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { $editorStep } from '../../../stores/authoring/question-options.ts'
import { undo } from '../../../stores/authoring/quiz-draft.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'

/** Says what changed in several fields at once, with Undo; below the fields, so that they do not move. */
export function StepNotice({ of }: { of: 'text' | 'options' }) {
  const step = useStore($editorStep)
  const isShown = step && (step.code === 'number-dropped') === (of === 'text')
  const place = useRef<HTMLDivElement>(null)
  // The button disappears after Undo.
  const focusField = useFocusAfter(() => {
    const field = of === 'text' ? '[data-field="text"]' : '.opt > textarea'
    place.current?.closest('form')?.querySelector<HTMLElement>(field)?.focus()
  })
  const takeBack = () => {
    undo()
    focusField()
  }
  return (
    // Exists before its text, and takes no space while empty.
    <div role="status" className="step-notice" ref={place}>
      {isShown && (
        <Banner
          tone="gray"
          action={
            <Button dense onClick={takeBack}>
              {quizForm.questions.undo}
            </Button>
          }
        >
          {quizForm.step(step)}
        </Banner>
      )}
    </div>
  )
}
