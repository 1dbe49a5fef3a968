import { useStore } from '@nanostores/react'
import { type RefObject, useState } from 'react'
import { type ImportItem, inNeed } from '../../../../domain/exchange/import-answers.ts'
import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { $importCounts, $importItems, nextInNeed } from '../../../../stores/exchange/import-items.ts'
import { $importFound, $sourceFacts } from '../../../../stores/exchange/import-source.ts'
import { LongList } from '../../../../ui/data/long-list.tsx'
import { Button } from '../../../../ui/forms/button.tsx'
import { Segments } from '../../../../ui/forms/segments.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { FoundItem, type FoundItemActions } from './found-item.tsx'

type Filter = 'all' | 'in-need'

interface ChangesProps extends Pick<FoundItemActions, 'onLines'> {
  items: readonly ImportItem[]
}

/** Notes on the questions, by first line. */
const notesOf = (items: readonly ImportItem[]): LineNote[] =>
  items.flatMap(({ checked: { line, notes } }) =>
    line === undefined ? [] : notes.map((note) => ({ ...note, line })),
  )

/** Everything dropped or changed, in the order of the text. */
function Changes({ items, onLines }: ChangesProps) {
  const [{ notes: ofSource }, found] = [useStore($sourceFacts), useStore($importFound)]
  const notes = [...ofSource, ...(found?.notes ?? []), ...notesOf(items)].toSorted(
    (one, other) => one.line - other.line,
  )
  if (notes.length === 0) return null
  return (
    <details className="changes">
      <summary>
        <Icon name="info" />
        <span>{exchange.paste.found.changes(notes.length)}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same note twice
          <li key={index} className="small">
            <button type="button" onClick={() => onLines(note.line, note.line, false)}>
              {exchange.paste.found.line(note.line)}
            </button>
            <span>{exchange.preview.note(note)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface FoundPanelProps extends FoundItemActions {
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Moves the focus to the question of that name. */
  onGoTo: (name: string) => void
}

/** The questions of the text. */
export function FoundPanel({ headingRef, onLines, onAnswered, onGoTo }: FoundPanelProps) {
  const [items, counts] = [useStore($importItems), useStore($importCounts)]
  const [filter, setFilter] = useState<Filter>('all')
  const needed = inNeed(counts)
  const shown = filter === 'all' ? items : items.filter(({ need }) => need)
  const { found } = exchange.paste
  const goOn = () => {
    const next = nextInNeed()
    if (next) onGoTo(next.name)
  }
  return (
    <section className="panel found-panel" aria-label={found.heading(items.length)}>
      <div className="panel-head">
        <h2 className="subheading" tabIndex={-1} ref={headingRef}>
          {found.heading(items.length)}
        </h2>
        <Segments
          className="push"
          label={found.show}
          options={[
            { value: 'all', text: [found.all, <Count key="n" count={items.length} />] },
            { value: 'in-need', text: [found.inNeed, <Count key="n" count={needed} />] },
          ]}
          chosen={filter}
          onChoose={setFilter}
        />
      </div>
      {shown.length === 0 && <p className="note found-none">{found.nobody}</p>}
      <LongList items={shown}>
        {(item) => (
          // biome-ignore lint/a11y/useSemanticElements: the list is no <ul>
          <div role="listitem" key={item.name}>
            <FoundItem item={item} onLines={onLines} onAnswered={onAnswered} />
          </div>
        )}
      </LongList>
      <Changes items={items} onLines={onLines} />
      <div className="panel-foot">
        <span className="note number">{found.counts(counts)}</span>
        {needed > 0 && (
          <Button dense kind="quiet" icon="down" onClick={goOn}>
            {found.next}
          </Button>
        )}
      </div>
    </section>
  )
}

const Count = ({ count }: { count: number }) => <span className="count">{` ${count}`}</span>
