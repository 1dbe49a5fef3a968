import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { keyOfPerson } from '../../domain/live/room-list.ts'
import { room } from '../../messages/en/room.ts'
import { $absent, $roomSearch } from '../../stores/live/room.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { Seat } from './seat.tsx'
import { nameIn, type SeatProps } from './seat-menu.tsx'

/** Names beside the number; CSS cuts them. */
const NAMED = 3

/** Those who are not here, in one line that opens. Their rows are rendered only then. */
export function Absent(actions: Omit<SeatProps, 'row'>) {
  const [rows, isSearching] = [useStore($absent), useStore($roomSearch).trim() !== '']
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const names = rows.slice(0, NAMED).map(nameIn)
  return (
    <details
      className="absent"
      open={isOpen || isSearching}
      onToggle={({ currentTarget: { open } }) => !isSearching && setOpen(open)}
    >
      <summary>
        <Icon name="user" />
        <b className="number">{room.absent(rows.length)}</b>
        <span className="note absent-names" translate="no" aria-hidden="true">
          {room.absentNames(names, rows.length - names.length)}
        </span>
        <Icon name="down" />
      </summary>
      {(isOpen || isSearching) && (
        <ul className="seats">
          {rows.map((row) => (
            <Seat key={keyOfPerson(row.person)} row={row} {...actions} />
          ))}
        </ul>
      )}
    </details>
  )
}
