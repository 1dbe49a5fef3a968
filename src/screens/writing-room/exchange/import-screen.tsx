import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react'
import { inNeed } from '../../../domain/exchange/import-answers.ts'
import { written } from '../../../domain/lib/written.ts'
import { exchange } from '../../../messages/en/exchange.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { $quizDraft } from '../../../stores/authoring/quiz-draft.ts'
import { $adding, cancelAdding } from '../../../stores/exchange/import-adding.ts'
import { giveFile } from '../../../stores/exchange/import-giving.ts'
import { $importCounts, $importItems, nextInNeed } from '../../../stores/exchange/import-items.ts'
import { forgetImport, openImport } from '../../../stores/exchange/import-kept.ts'
import { hideImport, takeDropped } from '../../../stores/exchange/import-request.ts'
import { $importFound, $importText, closeReader, nameTruth } from '../../../stores/exchange/import-source.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { ToastSlot } from '../../parts/page/toast-slot.tsx'
import { WindowDialog } from '../../parts/page/window-dialog.tsx'
import { AddBar } from './add-bar.tsx'
import { FoundPanel } from './found/found-panel.tsx'
import { useQuestionFocus } from './found/use-question-focus.ts'
import { ImportDrop } from './import-drop.tsx'
import { ImportText } from './import-text.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useFileDrop } from './use-file-drop.ts'
import { usePaste } from './use-paste.ts'
import { useSourceView } from './use-source-view.ts'

function Head({ titleId, onBack }: { titleId: string; onBack: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  // A modal dialog focuses its first button by itself.
  useEffect(() => title.current?.focus(), [])
  return (
    <header className="write-head">
      <IconButton icon="left" label={exchange.paste.back} onClick={onBack} />
      <div className="title-line">
        <h1 className="heading" id={titleId} tabIndex={-1} ref={title}>
          {exchange.pasteAnything}
        </h1>
        <span className="note small cut only-wide">
          {exchange.paste.into(written(useStore($quizDraft).title) || quizForm.room.untitled)}
        </span>
      </div>
    </header>
  )
}

/** Leaving loses nothing: text and answers are kept for the next time. */
function leave(): void {
  if ($adding.get().state === 'uploading') cancelAdding()
  else hideImport()
}

interface ImportScreenProps {
  /** The button that opened it may be gone. */
  onAdded: () => void
}

/** Imports questions from anywhere, over the editor: previewed first, added when the teacher confirms. */
export function ImportScreen({ onAdded }: ImportScreenProps) {
  const titleId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { dialog, heading, goTo, goToFirst } = useQuestionFocus()
  const { said, sayAnswer } = useAnnouncement()
  const { open, setOpen, request, showLines, join } = useSourceView(area)
  const [isEmpty, found] = [useStore($importText) === '', useStore($importFound)]
  const given = () => {
    setOpen(false)
    goToFirst()
  }
  const take = (file: File) => void giveFile(file).then(given)
  const { over, handlers } = useFileDrop(take)
  usePaste(area, given)
  const begin = useEffectEvent(() => {
    const [isTrue, isFalse] = quizForm.option.truth
    nameTruth({ isTrue, isFalse })
    openImport()
    const file = takeDropped()
    if (file) take(file)
  })
  // An earlier visit's text is kept in stores.
  useEffect(() => {
    begin()
    return closeReader
  }, [])
  const added = () => {
    if (inNeed($importCounts.get()) === 0) forgetImport()
    hideImport()
    onAdded()
  }
  const answered = useCallback(
    (name: string, key?: number) => {
      if (key !== undefined) sayAnswer(name, key)
      // A chosen reading may still need its key.
      const asksOn = $importItems.get().some((item) => item.name === name && item.need)
      goTo(asksOn ? name : nextInNeed(name)?.name)
    },
    [goTo, sayAnswer],
  )
  return (
    <WindowDialog labelledBy={titleId} dialogRef={dialog} onClose={leave} toastSlot={<ToastSlot modal />}>
      <div className={classNames('paste-room', over && 'over')} {...handlers}>
        <Head titleId={titleId} onBack={leave} />
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className="paste-body">
          <ImportDrop isEmpty={isEmpty} onFile={take} />
          <div className={classNames('import', found && 'two')}>
            <ImportText areaRef={area} request={request} open={open} onOpen={setOpen} />
            {found && (
              <FoundPanel
                headingRef={heading}
                onLines={showLines}
                onJoin={join}
                onAnswered={answered}
                onGoTo={goTo}
              />
            )}
          </div>
        </div>
        <AddBar onCancel={leave} onAdded={added} />
      </div>
    </WindowDialog>
  )
}
