import { useStore } from '@nanostores/react'
import { quizForm } from '../../messages/en/quiz-form.ts'
import { $saveKinds } from '../../stores/authoring/quiz-saving.ts'
import { $saveState, $saveStatus, type SaveKind } from '../../stores/authoring/save-status.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

/** Whether the last change is saved. */
function Status({ onAgain }: { onAgain: () => void }) {
  const status = useStore($saveStatus)
  const isKept = status.code === 'saved' || status.code === 'on-device'
  return (
    <>
      <span className={classNames('saved', status.code === 'failed' && 'failed')} role="status">
        {isKept && <Icon name="check" />}
        {status.code === 'failed' && <Icon name="alert" />}
        <span>{quizForm.status(status)}</span>
      </span>
      {status.code === 'failed' && (
        <Button dense kind="quiet" onClick={onAgain}>
          {quizForm.tryAgain}
        </Button>
      )}
    </>
  )
}

/** On touch there are no keys to hint at. */
const Keys = () => (
  <span className="keys" aria-hidden="true">
    {quizForm.keys.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        <span>{does}</span>
      </span>
    ))}
  </span>
)

interface SaveButtonsProps {
  words: typeof quizForm.create
  disabled: boolean
  onSave: (kind: SaveKind) => void
}

/** A quiz that learners do not see yet can be saved without showing it to them. */
function SaveButtons({ words, disabled, onSave }: SaveButtonsProps) {
  const [kinds, state] = [useStore($saveKinds), useStore($saveState)]
  const wordsOf = { draft: quizForm.draft, publish: words }
  return kinds.map((kind) => (
    <Button
      key={kind}
      {...(kind === 'publish' && { kind: 'primary' as const })}
      busy={state === kind}
      busyText={wordsOf[kind].busy}
      aria-disabled={state !== 'idle' && state !== kind}
      disabled={disabled}
      onClick={() => onSave(kind)}
    >
      {wordsOf[kind].save}
    </Button>
  ))
}

interface SaveBarProps extends SaveButtonsProps {
  onCancel: () => void
  onAgain: () => void
}

/** Always in view. */
export const SaveBar = ({ onCancel, onAgain, ...buttons }: SaveBarProps) => (
  <div className="savebar">
    <Status onAgain={onAgain} />
    <Keys />
    <span className="push" />
    <Button kind="quiet" aria-disabled={useStore($saveState) !== 'idle'} onClick={onCancel}>
      {quizForm.cancel}
    </Button>
    <SaveButtons {...buttons} />
  </div>
)
