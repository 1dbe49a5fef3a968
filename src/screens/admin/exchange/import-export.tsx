import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { exportQuestions } from '../../../stores/exchange/question-export.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Questions come from other systems and go to them. */
export function ImportExport() {
  const [open, setOpen] = useState(false)
  const none = useStore($quizDraft).questions.length === 0
  return (
    <div className="row">
      <Button dense icon="upload" onClick={() => setOpen(true)}>
        Import Questions
      </Button>
      <Button dense disabled={none} onClick={() => void exportQuestions('gift')}>
        Export GIFT
      </Button>
      <Button dense disabled={none} onClick={() => void exportQuestions('json')}>
        Export JSON
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
