import { useStore } from '@nanostores/react'
import { exchange } from '../../../messages/en/exchange.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import {
  $adding,
  $chosen,
  $keylessToo,
  addChosen,
  cancelAdding,
  type FailedPicture,
} from '../../../stores/exchange/import-adding.ts'
import { $importItems, $keylessCount } from '../../../stores/exchange/import-items.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** The whole list would hide the questions. */
const MAX_NAMED = 5

/** The name has its own element: its script must not change the sentence's direction. */
function Failed({ index, name, problem }: FailedPicture) {
  const { unnamed, lost } = exchange.paste.adding
  return (
    <li>
      <bdi>{name || unnamed(index + 1)}</bdi>:{' '}
      <span>{problem.code === 'lost' ? lost : quizForm.uploadProblem(problem)}</span>
    </li>
  )
}

interface FailedProps {
  failed: readonly FailedPicture[]
  total: number
  onAdd: (withoutFailed: boolean) => void
}

/** Which uploads failed, and why. Nothing is added until the teacher decides. */
function FailedPictures({ failed, total, onAdd }: FailedProps) {
  const { failed: title, again, without } = exchange.paste.adding
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        <div className="row">
          <Button dense kind="primary" onClick={() => onAdd(false)}>
            {again}
          </Button>
          <Button dense onClick={() => onAdd(true)}>
            {without(failed.length)}
          </Button>
        </div>
      }
    >
      <strong>{title(failed.length, total)}</strong>
      <ul className="failed-pictures">
        {failed.slice(0, MAX_NAMED).map((picture) => (
          <Failed key={picture.index} {...picture} />
        ))}
        {failed.length > MAX_NAMED && <li>…</li>}
      </ul>
    </Banner>
  )
}

function KeylessToo() {
  const [count, chosen] = [useStore($keylessCount), useStore($keylessToo)]
  if (count === 0) return null
  return (
    <label className="tick-row note small">
      <input
        type="checkbox"
        className="tick"
        checked={chosen}
        onChange={({ target }) => $keylessToo.set(target.checked)}
      />
      <span>{exchange.paste.adding.keylessToo(count)}</span>
    </label>
  )
}

function Uploading({ done, total }: { done: number; total: number }) {
  const words = exchange.paste.adding.uploading(done, total)
  return (
    <div className="uploading">
      <span className="note number" role="status">
        {words}
      </span>
      <ProgressBar label={words} value={done} max={total} valueText={words} />
    </div>
  )
}

interface AddBarProps {
  onCancel: () => void
  onAdded: () => void
}

/** Always in view. */
export function AddBar({ onCancel, onAdded }: AddBarProps) {
  const [adding, chosen] = [useStore($adding), useStore($chosen)]
  const hasFound = useStore($importItems).length > 0
  const isUploading = adding.state === 'uploading'
  const add = async (withoutFailed: boolean) => {
    if (await addChosen({ withoutFailed, descriptionOf: exchange.paste.adding.description })) onAdded()
  }
  return (
    <div className="add-bar">
      {adding.state === 'failed' && <FailedPictures {...adding} onAdd={(without) => void add(without)} />}
      <div className="savebar">
        {isUploading ? <Uploading {...adding} /> : <KeylessToo />}
        <span className="push" />
        <Button kind="quiet" onClick={isUploading ? cancelAdding : onCancel}>
          {exchange.cancel}
        </Button>
        {hasFound && (
          <Button
            kind="primary"
            busy={isUploading}
            disabled={chosen.length === 0}
            data-add
            onClick={() => void add(false)}
          >
            {exchange.preview.add(chosen.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
