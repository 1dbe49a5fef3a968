import { useStore } from '@nanostores/react'
import { type RefObject, useId, useState } from 'react'
import { exchange } from '../../../messages/exchange/en.ts'
import { $importAnswers } from '../../../stores/exchange/import-items.ts'
import { forgetImport } from '../../../stores/exchange/import-kept.ts'
import {
  $importProgress,
  $importRefusal,
  $importText,
  $sourceFacts,
  readNow,
  stopReading,
} from '../../../stores/exchange/import-source.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ToastSlot } from '../../parts/toast-slot.tsx'
import { ReadAs } from './read-as.tsx'
import { type LineWish, SourceEditor } from './source-editor.tsx'

/** Only of what takes longer than a moment: a run tells between its slices. */
function Progress() {
  const progress = useStore($importProgress)
  if (!progress || progress.total === 0) return null
  const { label, progress: words, stop } = exchange.paste.reading
  const text = words(progress.done, progress.total)
  return (
    <div className="import-progress">
      <ProgressBar label={label} value={progress.done} max={progress.total} valueText={text} />
      <span className="note small number">{text}</span>
      <Button dense kind="quiet" onClick={stopReading}>
        {stop}
      </Button>
    </div>
  )
}

/** Where reading the same text again may help. */
const AGAIN = new Set(['reader-not-loaded', 'reading-failed', 'reading-stopped'])

function Messages() {
  const [refusal, { hint, lostPictures }] = [useStore($importRefusal), useStore($sourceFacts)]
  const { readAgain, lostPictures: lost } = exchange.paste.text
  return (
    <>
      {refusal && (
        <Banner
          tone={refusal.code === 'reading-stopped' ? 'gray' : 'red'}
          role="alert"
          action={
            AGAIN.has(refusal.code) && (
              <Button dense onClick={() => void readNow()}>
                {readAgain}
              </Button>
            )
          }
        >
          {exchange.source.refusal(refusal)}
        </Banner>
      )}
      {hint && <Banner tone="yellow">{exchange.preview.hint(hint)}</Banner>}
      {lostPictures > 0 && <Banner tone="yellow">{lost(lostPictures)}</Banner>}
    </>
  )
}

/** Asks only where answers would be lost: a text alone is quickly given again. */
function StartAgain({ onDone }: { onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const start = () => {
    setAsks(false)
    forgetImport()
    onDone()
  }
  const { title, message, confirm } = exchange.paste.startingAgain
  return (
    <>
      <Button
        dense
        kind="quiet"
        icon="refresh"
        onClick={() => ($importAnswers.get().size > 0 ? setAsks(true) : start())}
      >
        {exchange.paste.text.again}
      </Button>
      <ConfirmDialog
        open={asks}
        title={title}
        message={message}
        confirmLabel={confirm}
        danger
        onConfirm={start}
        onCancel={() => setAsks(false)}
        toastSlot={<ToastSlot modal />}
      />
    </>
  )
}

interface ImportTextProps {
  areaRef: RefObject<HTMLTextAreaElement | null>
  wish: LineWish | undefined
}

/** The text that the questions are read from, how it is read, and what came of it. */
export function ImportText({ areaRef, wish }: ImportTextProps) {
  const isEmpty = useStore($importText) === ''
  const id = useId()
  const { heading, hint } = exchange.paste.text
  return (
    <section className="import-text" aria-labelledby={`${id}-heading`}>
      <div className="row apart">
        <h2 className="subheading" id={`${id}-heading`}>
          {heading}
        </h2>
        <ReadAs />
      </div>
      <Messages />
      <SourceEditor areaRef={areaRef} labelledBy={`${id}-heading`} describedBy={`${id}-hint`} wish={wish} />
      <Progress />
      <div className="row apart">
        <p className="note small" id={`${id}-hint`}>
          {hint}
        </p>
        {!isEmpty && <StartAgain onDone={() => areaRef.current?.focus()} />}
      </div>
    </section>
  )
}
