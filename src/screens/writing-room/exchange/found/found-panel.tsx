import { useStore } from '@nanostores/react'
import { type RefObject, useRef, useState } from 'react'
import { inNeed } from '../../../../domain/exchange/import-answers.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { $importCounts, $importItems, nextInNeed } from '../../../../stores/exchange/import-items.ts'
import { $droppedShare } from '../../../../stores/exchange/import-lines.ts'
import { LongList } from '../../../../ui/data/long-list.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Button } from '../../../../ui/forms/button.tsx'
import { Segments } from '../../../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../../../ui/hooks/use-focus-after.ts'
import { ChangeList, type ChangesActions } from './changes.tsx'
import { FoundItem, type FoundItemActions } from './found-item.tsx'

type Filter = 'all' | 'in-need'

/** Said on top, because much of the paper may be missing. */
function DroppedShare({ onShow }: { onShow: () => void }) {
  const share = useStore($droppedShare)
  if (!share) return null
  const { dropped, showDropped } = exchange.paste.found
  return (
    <div className="dropped-share">
      <Banner
        tone="yellow"
        role="status"
        action={
          <Button dense onClick={onShow}>
            {showDropped}
          </Button>
        }
      >
        {dropped(share.dropped, share.lines)}
      </Banner>
    </div>
  )
}

interface FoundPanelProps extends FoundItemActions, ChangesActions {
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Moves the focus to the question of that name. */
  onGoTo: (name: string) => void
}

/** The questions of the text. */
export function FoundPanel({ headingRef, onLines, onJoin, onAnswered, onGoTo }: FoundPanelProps) {
  const [items, counts] = [useStore($importItems), useStore($importCounts)]
  const [filter, setFilter] = useState<Filter>('all')
  const [showsChanges, setShowsChanges] = useState(false)
  const changes = useRef<HTMLDetailsElement>(null)
  const focusDropped = useFocusAfter(() =>
    changes.current?.querySelector<HTMLElement>('[data-dropped]')?.focus(),
  )
  const showDropped = () => {
    setShowsChanges(true)
    focusDropped()
  }
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
      <DroppedShare onShow={showDropped} />
      {shown.length === 0 && <p className="note found-none">{found.nobody}</p>}
      <LongList items={shown}>
        {(item) => (
          // biome-ignore lint/a11y/useSemanticElements: the list is no <ul>
          <div role="listitem" key={item.name}>
            <FoundItem item={item} onLines={onLines} onAnswered={onAnswered} />
          </div>
        )}
      </LongList>
      <ChangeList
        items={items}
        cardRef={changes}
        open={showsChanges}
        onOpen={setShowsChanges}
        onLines={onLines}
        onJoin={onJoin}
      />
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
