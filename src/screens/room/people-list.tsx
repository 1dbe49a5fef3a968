import { useStore } from '@nanostores/react'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { keyOfPerson, ROOM_FILTERS } from '../../domain/live/room-list.ts'
import { room } from '../../messages/en/room.ts'
import { format } from '../../messages/lib/language.ts'
import {
  $filterCounts,
  $held,
  $moves,
  $roomFilter,
  $roomOf,
  $roomSearch,
  $rows,
  filterRoom,
  sortAgain,
} from '../../stores/live/room.ts'
import { $durations } from '../../stores/live/room-title.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { FactorDialog, useTimeOf } from '../parts/admin/factor-dialog.tsx'
import { ResetDialog } from '../parts/admin/reset-dialog.tsx'
import { SearchBox } from '../parts/quiz/attempt-order.tsx'
import { Absent } from './absent.tsx'
import { MessageToOne } from './message-dialog.tsx'
import { Seat } from './seat.tsx'
import { type Asked, nameIn } from './seat-menu.tsx'

/** Rows shown initially, which include those who need help. */
const FIRST_ROWS = 25

function Filters() {
  const [filter, counts] = [useStore($roomFilter), useStore($filterCounts)]
  return (
    <Segments
      label={room.show}
      options={ROOM_FILTERS.map((value) => ({
        value,
        text: (
          <>
            <span>{room.filter(value)}</span> <span className="count">{format.count(counts[value])}</span>
          </>
        ),
      }))}
      chosen={filter}
      onChoose={filterRoom}
    />
  )
}

function Toolbar({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const [search, moves] = [useStore($roomSearch), useStore($moves)]
  return (
    <div className="card-head">
      <div className="room-search">
        <SearchBox
          label={room.find}
          placeholder={room.find}
          text={search}
          onType={(text) => $roomSearch.set(text)}
          inputRef={searchRef}
        />
      </div>
      <Filters />
      {moves > 0 && (
        <Button kind="quiet" dense icon="descending" onClick={sortAgain}>
          {room.sortAgain(moves)}
        </Button>
      )}
    </div>
  )
}

/** Native listeners, because a list is not a control. */
function useHold(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const holding = { pointer: false, focus: false }
    const listeners = new AbortController()
    const note = (name: string, by: keyof typeof holding, holds: boolean) =>
      element.addEventListener(
        name,
        () => {
          holding[by] = holds
          $held.set(holding.pointer || holding.focus)
        },
        listeners,
      )
    note('pointerenter', 'pointer', true)
    note('pointerleave', 'pointer', false)
    note('focusin', 'focus', true)
    note('focusout', 'focus', false)
    return () => listeners.abort()
  }, [list])
}

const Columns = () => (
  <div className="seat seat-head" aria-hidden="true">
    <span>{room.columns.learner}</span>
    <span>{room.columns.now}</span>
    <span className="seat-answered">{room.columns.answered}</span>
    <span className="end">{room.columns.timeLeft}</span>
  </div>
)

/** Why there is no row. */
function Nothing() {
  const [filter, search] = [useStore($roomFilter), useStore($roomSearch)]
  return filter === 'here' && search.trim() === '' ? room.nobody : room.noMatches
}

interface PeopleListProps {
  searchRef: Ref<HTMLInputElement>
  /** Called after a reset, when the row may be gone. */
  onReset: () => void
}

/** Everyone in the room, row by row, and those who are not here. */
export function PeopleList({ searchRef, onReset }: PeopleListProps) {
  const rows = useStore($rows)
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [resetting, setResetting] = useState<ResetTarget>()
  const list = useRef<HTMLUListElement>(null)
  useHold(list)
  useTimeOf(asked?.what === 'factor' ? asked.person.user._id : undefined)
  const shown = all ? rows : rows.slice(0, FIRST_ROWS)
  const [durations, of] = [useStore($durations), useStore($roomOf)]
  const close = () => setAsked(undefined)
  // The focused button is gone: reading continues at the first new row.
  const focusNextRow = useFocusAfter(() =>
    list.current?.children[FIRST_ROWS]?.querySelector('button')?.focus(),
  )
  const showAll = () => {
    setAll(true)
    focusNextRow()
  }
  return (
    <Card as="section" flush aria-label={room.learners}>
      <Toolbar searchRef={searchRef} />
      <Columns />
      <ul className="seats" ref={list}>
        {shown.map((row) => (
          <Seat key={keyOfPerson(row.person)} row={row} onAsk={setAsked} onReset={setResetting} />
        ))}
      </ul>
      <div className="card-foot row apart">
        <p className="note number" role="status">
          {rows.length === 0 ? <Nothing /> : room.showing(shown.length, rows.length)}
        </p>
        {shown.length < rows.length && (
          <Button kind="quiet" dense onClick={showAll}>
            {room.showAll}
          </Button>
        )}
      </div>
      <Absent onAsk={setAsked} onReset={setResetting} />
      {asked?.what === 'message' && <MessageToOne person={asked.person} onClose={close} />}
      {asked?.what === 'factor' && (
        <FactorDialog
          userId={asked.person.user._id}
          name={nameIn(asked)}
          minutes={durations.get(asked.person.quizId ?? of?.id ?? '')}
          onClose={close}
        />
      )}
      <ResetDialog
        target={resetting}
        onClose={(gone) => {
          setResetting(undefined)
          if (gone) onReset()
        }}
      />
    </Card>
  )
}
