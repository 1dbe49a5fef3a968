import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { type DraftOption, MAX_LENGTHS } from '../../../domain/authoring/quiz-draft.ts'
import { PICTURE_TYPES } from '../../../domain/lib/upload.ts'
import { optionLetter } from '../../../domain/quizzes/quiz.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $uploads,
  setCorrect,
  setOptionImage,
  setOptionText,
  type Upload,
  uploadOptionImage,
} from '../../../stores/authoring/question-draft.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathArea } from '../../../ui/maths/math-field.tsx'

const ACCEPTED = PICTURE_TYPES.join(',')

interface UploadButtonProps {
  letter: string
  busy: boolean
  describedBy: string | undefined
  onFile: (file: File) => void
}

/** The native file input, which looks like a button. While a file is on its way the next one waits. */
function UploadButton({ letter, busy, describedBy, onFile }: UploadButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file && !busy) onFile(file)
    // The same file may be chosen again after it failed.
    currentTarget.value = ''
  }
  return (
    <label className="button upload" aria-busy={busy || undefined}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="upload" />}
      {busy ? 'Uploading...' : 'Upload'}
      <input
        type="file"
        className="visually-hidden"
        accept={ACCEPTED}
        aria-label={`Upload image, option ${letter}`}
        aria-describedby={describedBy}
        onChange={choose}
      />
    </label>
  )
}

function UploadStatus({ id, upload }: { id: string; upload: Upload | undefined }) {
  return (
    <p id={id} className="field-error upload-error" role="status">
      {upload?.state === 'failed' && (
        <>
          <Icon name="alert" />
          {quizForm.uploadProblem(upload.problem)}
        </>
      )}
    </p>
  )
}

interface OptionEditorProps {
  /** Unique for the editor: ids and the radio group's name begin with it. */
  id: string
  option: DraftOption
  index: number
  correct: boolean
  /** The id of the error that is about this option too. */
  errorId: string | undefined
}

/** One answer: its text, whether it is the correct one, and its picture by address or file. */
export function OptionEditor({ id, option, index, correct, errorId }: OptionEditorProps) {
  const upload = useStore($uploads)[index]
  const letter = optionLetter(index)
  const statusId = `${id}-upload-${index}`
  return (
    <div className="option-edit">
      <span className="bubble" aria-hidden="true">
        {letter}
      </span>
      <MathArea
        className="grows"
        problemsClass="whole"
        rows={1}
        aria-label={`Option ${letter}`}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={option.text}
        onChange={({ target }) => setOptionText(index, target.value)}
      />
      <label className="correct">
        <input
          className="radio"
          type="radio"
          name={`${id}-correct`}
          aria-label={`Correct, option ${letter}`}
          checked={correct}
          onChange={() => setCorrect(index)}
        />
        Correct
      </label>
      <div className="extras">
        <input
          className="input"
          type="url"
          placeholder="Image URL"
          aria-label={`Image URL, option ${letter}`}
          maxLength={MAX_LENGTHS.imageUrl}
          value={option.imageUrl}
          onChange={({ target }) => setOptionImage(index, target.value)}
        />
        <UploadButton
          letter={letter}
          busy={upload?.state === 'busy'}
          describedBy={statusId}
          onFile={(file) => void uploadOptionImage(index, file)}
        />
      </div>
      <UploadStatus id={statusId} upload={upload} />
    </div>
  )
}
