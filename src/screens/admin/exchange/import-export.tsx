import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { exchange } from '../../../messages/exchange/en.ts'
import { $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { exportQuestions } from '../../../stores/exchange/question-export.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Exchange of questions with other systems. */
export function ImportExport() {
  const [open, setOpen] = useState(false)
  const none = useStore($quizDraft).questions.length === 0
  return (
    <div className="row">
      <Button dense icon="upload" onClick={() => setOpen(true)}>
        {exchange.importQuestions}
      </Button>
      <Button dense disabled={none} onClick={() => void exportQuestions('gift', exchange.untitled)}>
        {exchange.exportGift}
      </Button>
      <Button dense disabled={none} onClick={() => void exportQuestions('json', exchange.untitled)}>
        {exchange.exportJson}
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
