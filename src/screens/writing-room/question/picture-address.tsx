import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { MAX_LENGTHS } from '../../../domain/kinds/body-fields.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { uploadPicture } from '../../../stores/authoring/question-pictures.ts'
import { $uploads, type PicturePlace } from '../../../stores/authoring/quiz-draft.ts'
import { UploadButton } from './upload-button.tsx'

interface PictureAddressProps extends ComponentProps<'input'> {
  of: PicturePlace
  /** The id of its `UploadStatus`. */
  statusId: string
  /** The accessible name of the button, including its purpose. */
  uploadLabel: string
  /** Borderless, if there are many. */
  quiet?: boolean | undefined
}

/** The address of a picture, typed or from an upload. */
export function PictureAddress({ of, statusId, uploadLabel, quiet, ...input }: PictureAddressProps) {
  const upload = useStore($uploads)[of]
  return (
    <div className="picture-address">
      <input className="input" type="url" maxLength={MAX_LENGTHS.imageUrl} {...input} />
      <UploadButton
        quiet={quiet}
        label={uploadLabel}
        busy={upload?.state === 'busy'}
        describedBy={statusId}
        onFile={(file) => void uploadPicture(of, file)}
      >
        {quizForm.option.upload}
      </UploadButton>
    </div>
  )
}
