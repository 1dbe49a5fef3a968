import { useStore } from '@nanostores/react'
import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { isOfFile } from '../../../domain/exchange/import-problem.ts'
import { exchange } from '../../../messages/en/exchange.ts'
import { readAgain } from '../../../stores/exchange/import-giving.ts'
import { $importAnswers } from '../../../stores/exchange/import-items.ts'
import { forgetImport } from '../../../stores/exchange/import-kept.ts'
import { $lineTones } from '../../../stores/exchange/import-lines.ts'
import {
  $importFound,
  $importProgress,
  $importRefusal,
  $importText,
  $sourceFacts,
  stopReading,
} from '../../../stores/exchange/import-source.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { ToastSlot } from '../../parts/page/toast-slot.tsx'
import { ReadAs } from './read-as.tsx'
import { type LineRequest, MAX_EDITABLE, SourceEditor } from './source-editor.tsx'

/** Shorter waits need no indicator. */
const MOMENT_MS = 500

interface ProgressProps {
  onStopped: () => void
}

/** Only shown for longer runs, which report between slices; a long text takes time before the first. */
function Progress({ onStopped }: ProgressProps) {
  const progress = useStore($importProgress)
  const isLong = useDebounced(progress !== undefined, MOMENT_MS)
  if (!progress || (progress.total === 0 && !isLong)) return null
  const { label, starting, progress: words, stop } = exchange.paste.reading
  const text = progress.total === 0 ? starting : words(progress.done, progress.total)
  const stopNow = () => {
    stopReading()
    onStopped()
  }
  return (
    <div className="import-progress">
      <ProgressBar label={label} value={progress.done} max={progress.total} valueText={text} />
      <span className="note small number">{text}</span>
      <Button dense kind="quiet" onClick={stopNow}>
        {stop}
      </Button>
    </div>
  )
}

/** Refusals that a retry may solve. */
const AGAIN = new Set(['reader-not-loaded', 'reading-failed', 'reading-stopped'])
interface MessagesProps {
  onReadAgain: () => void
}

/** Why nothing was read, and the way on. What is wrong with a file is said where files are dropped. */
function Refusal({ onReadAgain }: MessagesProps) {
  const refusal = useStore($importRefusal)
  if (!refusal || isOfFile(refusal)) return null
  const again = () => {
    void readAgain()
    onReadAgain()
  }
  return (
    <Banner
      tone={refusal.code === 'reading-stopped' ? 'gray' : 'red'}
      role="alert"
      action={
        AGAIN.has(refusal.code) && (
          <Button dense onClick={again}>
            {exchange.paste.text.readAgain}
          </Button>
        )
      }
    >
      {exchange.source.refusal(refusal)}
    </Banner>
  )
}

function Messages(props: MessagesProps) {
  const { hint, lostPictures } = useStore($sourceFacts)
  const { lostPictures: lost } = exchange.paste.text
  return (
    <>
      <Refusal {...props} />
      {hint && <Banner tone="yellow">{exchange.preview.hint(hint)}</Banner>}
      {lostPictures > 0 && <Banner tone="yellow">{lost(lostPictures)}</Banner>}
    </>
  )
}

/** Confirms only if answers would be lost: text alone is easily pasted again. */
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

/** The key to the lines that belong to no question. */
function Legend() {
  const tones = useStore($lineTones)
  const hasDropped = useMemo(() => [...tones.values()].includes('dropped'), [tones])
  return (
    hasDropped && (
      <p className="note small lines-legend">
        <span className="swatch" aria-hidden="true" />
        <span>{exchange.paste.text.dropped}</span>
      </p>
    )
  )
}

interface ImportTextProps {
  areaRef: RefObject<HTMLTextAreaElement | null>
  request: LineRequest | undefined
  /** Whether it is shown in narrow boxes, where the questions come first. */
  open: boolean
  onOpen: (open: boolean) => void
}

/** The source text, how it is read, and the outcome. */
export function ImportText({ areaRef, request, open, onOpen }: ImportTextProps) {
  const text = useStore($importText)
  const [isEmpty, isEditable] = [text === '', text.length <= MAX_EDITABLE]
  const [id, found] = [useId(), useStore($importFound)]
  const { heading, hint, tooLong, show, hide } = exchange.paste.text
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone then.
  const focusTitle = useFocusAfter(() => title.current?.focus())
  const focusArea = useFocusAfter(() => areaRef.current?.focus())
  return (
    <section className={classNames('import-text', open && 'open')} aria-labelledby={`${id}-heading`}>
      <div className="row apart">
        <h2 className="subheading" id={`${id}-heading`} tabIndex={-1} ref={title}>
          {heading}
        </h2>
        {found && (
          <Button dense kind="quiet" className="text-fold" aria-expanded={open} onClick={() => onOpen(!open)}>
            {open ? hide : show}
          </Button>
        )}
        <ReadAs />
      </div>
      <Messages onReadAgain={focusTitle} />
      {isEditable && (
        <SourceEditor
          areaRef={areaRef}
          labelledBy={`${id}-heading`}
          describedBy={`${id}-hint`}
          request={request}
          onFocus={() => onOpen(true)}
        />
      )}
      <Legend />
      <Progress onStopped={focusTitle} />
      <div className="row apart text-foot">
        <p className="note small" id={`${id}-hint`}>
          {isEditable ? hint : tooLong}
        </p>
        {!isEmpty && <StartAgain onDone={focusArea} />}
      </div>
    </section>
  )
}
