import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Changes } from '../../../domain/authoring/draft/draft-merge.ts'
import { draftConflict } from '../../../messages/en/draft-conflict.ts'
import {
  $conflict,
  $differences,
  $undecided,
  keepMine,
  leaveConflict,
  mergeBoth,
  type QuizConflict,
  saveAsNew,
  takeTheirs,
} from '../../../stores/authoring/quiz-conflict.ts'
import { ConfirmDialog, Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ToastSlot } from '../../parts/page/toast-slot.tsx'
import { Clashes } from './clashes.tsx'

type Changed = Extract<QuizConflict, { state: 'changed' }>

/** A quiz may have a thousand questions. */
const SHOWN_CHANGES = 12

function ChangeList({ changes }: { changes: Changes }) {
  const said = draftConflict.changes(changes)
  if (said.length === 0) return <p className="note small">{draftConflict.noChanges}</p>
  return (
    <ul className="conflict-changes small">
      {said.slice(0, SHOWN_CHANGES).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {said.length > SHOWN_CHANGES && <li>…</li>}
    </ul>
  )
}

/** The changes here and elsewhere. */
function BothSides({ conflict: { by } }: { conflict: Changed }) {
  const differences = useStore($differences)
  if (!differences) return null
  return (
    <div className="conflict-sides">
      {(['theirs', 'mine'] as const).map((side) => (
        <section key={side}>
          <h3 className="small">{draftConflict.side(side, by)}</h3>
          <ChangeList changes={differences[side]} />
        </section>
      ))}
    </div>
  )
}

interface DecisionProps {
  onSave: () => void
}

function Changed({ conflict, onSave }: DecisionProps & { conflict: Changed }) {
  const [replaces, setReplaces] = useState(false)
  const [differences, undecided, introId] = [useStore($differences), useStore($undecided), useId()]
  const merge = () => {
    mergeBoth()
    onSave()
  }
  const replace = () => {
    keepMine()
    onSave()
  }
  const actions = (
    <>
      <Button kind="quiet" onClick={leaveConflict}>
        {draftConflict.later}
      </Button>
      <Button onClick={takeTheirs}>{draftConflict.takeTheirs}</Button>
      <Button onClick={() => setReplaces(true)}>{draftConflict.keepMine}</Button>
      <Button kind="primary" aria-disabled={undecided > 0} onClick={() => undecided > 0 || merge()}>
        {draftConflict.merge}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      large
      reading
      onClose={leaveConflict}
      title={draftConflict.title}
      describedBy={introId}
      toastSlot={<ToastSlot modal />}
      footer={
        <p className="note small" role="status">
          {undecided > 0 ? draftConflict.undecided(undecided) : draftConflict.takeNote}
        </p>
      }
      actions={actions}
    >
      <p id={introId}>{draftConflict.intro(conflict.by, conflict.at)}</p>
      <BothSides conflict={conflict} />
      {differences?.clashes.length === 0 && <p>{draftConflict.fits}</p>}
      <Clashes conflict={conflict} />
      <ConfirmDialog
        open={replaces}
        title={draftConflict.replacing.title}
        message={
          <>
            <span>{draftConflict.replacing.message}</span>
            {differences && (
              <span>{` ${draftConflict.changes(differences.theirs).slice(0, SHOWN_CHANGES).join(', ')}.`}</span>
            )}
          </>
        }
        confirmLabel={draftConflict.replacing.confirm}
        danger
        onConfirm={replace}
        onCancel={() => setReplaces(false)}
        toastSlot={<ToastSlot modal />}
      />
    </Dialog>
  )
}

/** Resolves a quiz that somebody else saved or deleted meanwhile. `onSave` saves the decision. */
export function ConflictDialog({ onSave }: DecisionProps) {
  const conflict = useStore($conflict)
  if (conflict?.state === 'changed') return <Changed conflict={conflict} onSave={onSave} />
  const { title, message, confirm } = draftConflict.deleted
  return (
    <ConfirmDialog
      open={conflict?.state === 'deleted'}
      title={title}
      message={message}
      confirmLabel={confirm}
      cancelLabel={draftConflict.later}
      onConfirm={() => {
        saveAsNew()
        onSave()
      }}
      onCancel={leaveConflict}
      toastSlot={<ToastSlot modal />}
    />
  )
}
