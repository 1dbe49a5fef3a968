import { useStore } from '@nanostores/react'
import { MAX_LENGTHS } from '../../../../domain/kinds/body-fields.ts'
import type { DraftOption } from '../../../../domain/kinds/choice/draft.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import { quizForm } from '../../../../messages/en/quiz-form.ts'
import {
  setCorrect,
  setOptionAlt,
  setOptionPinned,
  setOptionText,
} from '../../../../stores/authoring/question-draft.ts'
import { toggleRight } from '../../../../stores/authoring/question-kind.ts'
import { setOptionImage } from '../../../../stores/authoring/question-pictures.ts'
import { $uploads } from '../../../../stores/authoring/quiz-draft.ts'
import { offers } from '../../../../stores/session/features.ts'
import { IconButton } from '../../../../ui/forms/button.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import { memo } from '../../../../ui/lib/memo.ts'
import { MathArea } from '../../../../ui/maths/math-field.tsx'
import { Pin } from '../../details/quiz-rules.tsx'
import { PictureAddress } from '../../question/picture-address.tsx'
import { AltMissing } from '../../question/picture-field.tsx'
import { UploadStatus } from '../../question/upload-button.tsx'

interface OptionPartProps {
  /** Unique to the editor; prefix of ids and of the radio group's name. */
  id: string
  option: DraftOption
  index: number
}

/** An option's picture: address or upload, and its description. */
function OptionPicture({ id, option, index }: OptionPartProps) {
  const upload = useStore($uploads)[index]
  const letter = optionLetter(index)
  const statusId = `${id}-upload-${index}`
  return (
    <div className="opt-picture">
      <PictureAddress
        of={index}
        statusId={statusId}
        uploadLabel={quizForm.option.uploadFor(letter)}
        quiet
        placeholder={quizForm.option.image}
        aria-label={quizForm.option.imageFor(letter)}
        value={option.imageUrl}
        onChange={({ target }) => setOptionImage(index, target.value)}
      />
      {offers('content') && option.imageUrl.trim() && (
        <>
          <input
            className="input"
            placeholder={quizForm.picture.alt}
            aria-label={quizForm.picture.altFor(letter)}
            aria-describedby={`${id}-alt-${index}`}
            maxLength={MAX_LENGTHS.imageAlt}
            value={option.imageAlt ?? ''}
            onChange={({ target }) => setOptionAlt(index, target.value)}
          />
          <AltMissing id={`${id}-alt-${index}`} imageAlt={option.imageAlt} />
        </>
      )}
      <UploadStatus id={statusId} upload={upload} />
    </div>
  )
}

interface OptionEditorProps extends OptionPartProps {
  correct: boolean
  /** Any number of options may be right. */
  several?: boolean
  /** The id of the error message, if this option is blank. */
  errorId: string | undefined
  /** The same, if no option is marked as right. */
  keyErrorId?: string | undefined
  /** Undefined if only two are left. */
  onRemove?: ((index: number) => void) | undefined
}

/** One option: text, key and picture. Typing in another option does not re-render it. */
export const OptionEditor = memo((props: OptionEditorProps) => {
  const { id, option, index, correct, several = false, errorId, keyErrorId, onRemove } = props
  const letter = optionLetter(index)
  return (
    <div className={classNames('opt', correct && 'is-correct')} data-option={index}>
      <label className={classNames('key', several && 'square')}>
        <input
          type={several ? 'checkbox' : 'radio'}
          name={`${id}-correct`}
          aria-label={quizForm.option.correctFor(letter)}
          aria-invalid={keyErrorId ? true : undefined}
          aria-describedby={keyErrorId}
          checked={correct}
          onChange={() => (several ? toggleRight(index) : setCorrect(index))}
        />
        <span className="letter" aria-hidden="true">
          {letter}
        </span>
        <span className="word" aria-hidden="true">
          {quizForm.option.correct}
        </span>
      </label>
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
      {onRemove && (
        <IconButton
          dense
          icon="cross"
          label={quizForm.option.remove(letter)}
          onClick={() => onRemove(index)}
        />
      )}
      <OptionPicture id={id} option={option} index={index} />
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
