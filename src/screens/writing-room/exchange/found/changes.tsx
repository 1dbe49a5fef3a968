import { useStore } from '@nanostores/react'
import { type RefObject, useState } from 'react'
import { isDropped } from '../../../../domain/exchange/dropped-lines.ts'
import type { ImportItem } from '../../../../domain/exchange/import-answers.ts'
import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import type { JoinOffer } from '../../../../domain/exchange/join-line.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { $sourceNotes } from '../../../../stores/exchange/import-items.ts'
import { $joinOffers } from '../../../../stores/exchange/import-lines.ts'
import { LongList } from '../../../../ui/data/long-list.tsx'
import { Button } from '../../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../../ui/hooks/use-focus-after.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import type { FoundItemActions } from './found-item.tsx'

export interface ChangesActions extends Pick<FoundItemActions, 'onLines'> {
  /** False if the text has just changed. */
  onJoin: (offer: JoinOffer) => boolean
}

/** Notes on the questions, by first line. */
const notesOf = (items: readonly ImportItem[]): LineNote[] =>
  items.flatMap(({ checked: { line, notes } }) =>
    line === undefined ? [] : notes.map((note) => ({ ...note, line })),
  )

interface ChangeProps extends Pick<FoundItemActions, 'onLines'> {
  note: LineNote
  offers: readonly JoinOffer[]
  onJoin: (offer: JoinOffer) => void
}

/** A line, what happened to it, and the questions that it can be added to. */
const Change = ({ note, offers, onLines, onJoin }: ChangeProps) => (
  <>
    <button
      type="button"
      className="to-line"
      data-dropped={isDropped(note) || undefined}
      onClick={() => onLines(note.line, note.line, false)}
    >
      {exchange.paste.found.line(note.line)}
    </button>
    <span className="change-words">{exchange.preview.note(note)}</span>
    {offers.map((offer) => (
      <Button dense key={offer.question.number} onClick={() => onJoin(offer)}>
        {exchange.paste.found.join(offer.question.number)}
      </Button>
    ))}
  </>
)

interface ChangesProps extends ChangesActions {
  items: readonly ImportItem[]
  cardRef: RefObject<HTMLDetailsElement | null>
  open: boolean
  onOpen: (open: boolean) => void
}

/** Everything dropped or changed, in the order of the text. */
export function ChangeList({ items, cardRef, open, onOpen, onLines, onJoin }: ChangesProps) {
  const [ofText, offers] = [useStore($sourceNotes), useStore($joinOffers)]
  const [joined, setJoined] = useState<{ offer: JoinOffer; text: string }>()
  const focusSummary = useFocusAfter(() => cardRef.current?.querySelector('summary')?.focus())
  const notes = [...ofText, ...notesOf(items)].toSorted((one, other) => one.line - other.line)
  if (notes.length === 0 && !joined) return null
  const dropped = notes.filter(isDropped)
  // Once it has been read, and until it is undone.
  const done = joined && !dropped.some(({ text }) => text === joined.text) && joined.offer
  const join = (offer: JoinOffer) => {
    if (!onJoin(offer)) return
    const text = dropped.find(({ line }) => line === offer.line)?.text ?? ''
    setJoined({ offer, text })
    // The row is about to go.
    focusSummary()
  }
  const { changes, joined: saysJoined } = exchange.paste.found
  return (
    <details
      className="changes"
      ref={cardRef}
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="info" />
        <span>{changes(notes.length)}</span>
        <Icon name="down" />
      </summary>
      <p className="note small joined" role="status">
        {done && saysJoined(done.line, done.question.number)}
      </p>
      {open && (
        <div className="changes-list">
          <LongList items={notes}>
            {(note, index) => (
              // biome-ignore lint/a11y/useSemanticElements: the list is no <ul>
              <div role="listitem" className="changed-line small" key={index}>
                <Change
                  note={note}
                  offers={(isDropped(note) && offers?.get(note.line)) || []}
                  onLines={onLines}
                  onJoin={join}
                />
              </div>
            )}
          </LongList>
        </div>
      )}
    </details>
  )
}
