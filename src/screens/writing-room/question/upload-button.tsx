import type { ChangeEvent, ReactNode } from 'react'
import { PICTURE_TYPES } from '../../../domain/quizzes/upload.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import type { Upload } from '../../../stores/authoring/quiz-draft.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'

const ACCEPTED = PICTURE_TYPES.join(',')

interface UploadButtonProps {
  /** The accessible name, including its purpose. */
  label: string
  busy: boolean
  /** Borderless, if there are many. */
  quiet?: boolean | undefined
  describedBy: string | undefined
  onFile: (file: File) => void
  children: ReactNode
}

/** The native file input, styled as a button. Ignores files while an upload is in flight. */
export function UploadButton({ label, busy, quiet, describedBy, onFile, children }: UploadButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file && !busy) onFile(file)
    // Choosing the same file again must fire a change event.
    currentTarget.value = ''
  }
  return (
    <label
      className={classNames('button dense upload', quiet && 'quiet')}
      part="button"
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="upload" />}
      <span>{busy ? quizForm.option.uploading : children}</span>
      <input
        type="file"
        className="visually-hidden"
        accept={ACCEPTED}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
      />
    </label>
  )
}

export function UploadStatus({ id, upload }: { id: string; upload: Upload | undefined }) {
  return (
    <p id={id} className="field-error upload-error" role="status">
      {upload?.state === 'failed' && (
        <>
          <Icon name="alert" />
          <span>{quizForm.uploadProblem(upload.problem)}</span>
        </>
      )}
    </p>
  )
}
