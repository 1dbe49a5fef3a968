import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { MAX_LENGTHS } from '../../../domain/kinds/body-fields.ts'
import { written } from '../../../domain/lib/written.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { setQuestionAlt } from '../../../stores/authoring/question-draft.ts'
import { removePicture, setQuestionImage } from '../../../stores/authoring/question-pictures.ts'
import { $uploads } from '../../../stores/authoring/quiz-draft.ts'
import { offers } from '../../../stores/session/features.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { PictureAddress } from './picture-address.tsx'
import { TypedPicture } from './typed-picture.tsx'
import { UploadStatus } from './upload-button.tsx'

type Pictured = Pick<DraftQuestion, 'imageUrl' | 'imageAlt'>

/** It blocks nothing. */
export const AltMissing = ({ id, imageAlt = '' }: { id: string; imageAlt?: string | undefined }) => (
  <span className="note" id={id}>
    {!written(imageAlt) && quizForm.picture.altMissing}
  </span>
)

function Alt({ imageAlt = '' }: Pictured) {
  const hintId = useId()
  if (!offers('content')) return null
  return (
    <label className="field">
      <span className="label small">
        <span>{quizForm.picture.alt}</span> <span className="optional">{quizForm.picture.altHint}</span>
      </span>
      <input
        className="input"
        aria-label={quizForm.picture.alt}
        aria-describedby={hintId}
        maxLength={MAX_LENGTHS.imageAlt}
        value={imageAlt}
        onChange={({ target }) => setQuestionAlt(target.value)}
      />
      <AltMissing id={hintId} imageAlt={imageAlt} />
    </label>
  )
}

/** The question's picture (pasted, dropped, chosen or by address) and its description. */
export function PictureField({ imageUrl, imageAlt }: Pictured) {
  const upload = useStore($uploads).question
  const statusId = useId()
  const box = useRef<HTMLDivElement>(null)
  // The remove button disappears with the picture.
  const focusChooser = useFocusAfter(() => box.current?.querySelector<HTMLElement>('[type="file"]')?.focus())
  const remove = () => {
    removePicture('question')
    focusChooser()
  }
  const hasPicture = imageUrl.trim() !== ''
  return (
    <div className="field" ref={box}>
      <Field label={quizForm.editor.image} optional>
        {(control) => (
          <PictureAddress
            {...control}
            of="question"
            statusId={statusId}
            uploadLabel={quizForm.picture.chooseFor}
            placeholder={quizForm.picture.typed}
            value={imageUrl}
            onChange={({ target }) => setQuestionImage(target.value)}
          />
        )}
      </Field>
      {hasPicture && (
        <div className="shot">
          <span className="plate">
            <TypedPicture url={imageUrl} alt="" />
          </span>
          <div className="stack near">
            <Alt imageUrl={imageUrl} imageAlt={imageAlt} />
            <div className="row">
              <Button dense kind="quiet" onClick={remove}>
                {quizForm.picture.remove}
              </Button>
            </div>
          </div>
        </div>
      )}
      <UploadStatus id={statusId} upload={upload} />
    </div>
  )
}
