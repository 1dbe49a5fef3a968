import { useStore } from '@nanostores/react'
import { type ChangeEvent, memo } from 'react'
import type { DraftOption } from '../../../domain/authoring/question-draft.ts'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { PICTURE_TYPES } from '../../../domain/lib/upload.ts'
import { optionLetter } from '../../../domain/quizzes/question.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $uploads,
  setCorrect,
  setOptionImage,
  setOptionPinned,
  setOptionText,
  type Upload,
  uploadOptionImage,
} from '../../../stores/authoring/question-draft.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { Pin } from './quiz-rules.tsx'

const ACCEPTED = PICTURE_TYPES.join(',')

interface UploadButtonProps {
  letter: string
  busy: boolean
  describedBy: string | undefined
  onFile: (file: File) => void
}

/** The native file input, styled as a button. Ignores files while an upload is in flight. */
function UploadButton({ letter, busy, describedBy, onFile }: UploadButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file && !busy) onFile(file)
    // Choosing the same file again must fire a change event.
    currentTarget.value = ''
  }
  return (
    <label className="button upload" aria-busy={busy || undefined}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="upload" />}
      {busy ? quizForm.option.uploading : quizForm.option.upload}
      <input
        type="file"
        className="visually-hidden"
        accept={ACCEPTED}
        aria-label={quizForm.option.uploadFor(letter)}
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
  /** Unique to the editor; prefix of ids and of the radio group's name. */
  id: string
  option: DraftOption
  index: number
  correct: boolean
  /** The id of the error message, if this option is blank. */
  errorId: string | undefined
}

/** One option: text, key, and picture by address or upload. Typing in another one does not render it. */
export const OptionEditor = memo(({ id, option, index, correct, errorId }: OptionEditorProps) => {
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
        aria-label={quizForm.option.text(letter)}
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
          aria-label={quizForm.option.correctFor(letter)}
          checked={correct}
          onChange={() => setCorrect(index)}
        />
        {quizForm.option.correct}
      </label>
      <div className="extras">
        <input
          className="input"
          type="url"
          placeholder={quizForm.option.image}
          aria-label={quizForm.option.imageFor(letter)}
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
      <Pin
        of="option"
        pinned={option.pinned}
        name={quizForm.option.pinFor(letter)}
        label={quizForm.option.pin}
        onPin={(pinned) => setOptionPinned(index, pinned)}
      />
    </div>
  )
})
