import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { paths, routeOf } from '../../../domain/page/paths.ts'
import type { RouteName } from '../../../domain/page/screens.ts'
import { type Slot, slotSpan } from '../../../domain/slots/slot.ts'
import { admin } from '../../../messages/en/admin.ts'
import { $roomOffered } from '../../../stores/live/room.ts'
import { $peopleOffered } from '../../../stores/people/people.ts'
import { $runningSlots } from '../../../stores/slots/running-slots.ts'
import { $zone } from '../../../stores/slots/slot-board.ts'
import { showInRow } from '../../../ui/hooks/show-in-row.ts'

type Section = 'quizzes' | 'slots' | 'results' | 'learners'

const HOMES: Readonly<Record<Section, string>> = {
  quizzes: paths.admin,
  slots: paths.slotBoard,
  results: paths.adminResults,
  learners: paths.people,
}

/** Where a screen that is no section's own belongs; the others are about quizzes. */
const SECTION_OF: Partial<Record<RouteName, Section>> = {
  slotBoard: 'slots',
  slotConfig: 'slots',
  slotRoom: 'slots',
  adminResults: 'results',
  quizAttempts: 'results',
  quizItems: 'results',
  quizItem: 'results',
  quizRoom: 'results',
  reports: 'results',
  report: 'results',
  people: 'learners',
  person: 'learners',
  personLog: 'learners',
}

function RunningPill({ slot }: { slot: Slot }) {
  const time = admin.sections.slotAt(slotSpan(slot).from, useStore($zone))
  return (
    <Link className="on-air" href={paths.slotRoom(slot._id)}>
      <span className="on-air-time">{time}</span> <span>{admin.sections.booked(slot.bookedSlots)}</span>
    </Link>
  )
}

/** Nothing is requested if the API has no room to open. */
const Running = () => {
  const [slot] = useStore($runningSlots)
  return slot ? <RunningPill slot={slot} /> : null
}

/** The parts of the administration: the one of this screen is lit, and the running slot is one press away. */
export function Sections() {
  const [route] = useLocation()
  const [roomOffered, peopleOffered] = [useStore($roomOffered), useStore($peopleOffered)]
  const row = useRef<HTMLElement>(null)
  const name = routeOf(route)?.name
  const here = (name && SECTION_OF[name]) ?? 'quizzes'
  // On phones the row may be longer than the screen is wide.
  useEffect(() => {
    const lit = row.current?.querySelector<HTMLElement>(`[data-section=${here}]`)
    if (row.current && lit) showInRow(row.current, lit)
  }, [here])
  return (
    <div className="sections">
      <nav className="sections-row" aria-label={admin.sections.label} ref={row}>
        {(Object.keys(HOMES) as Section[])
          .filter((section) => section !== 'learners' || peopleOffered)
          .map((section) => (
            <Link
              key={section}
              className="section-link"
              data-section={section}
              href={HOMES[section]}
              aria-current={section === here ? (route === HOMES[section] ? 'page' : 'true') : undefined}
            >
              {admin.sections[section]}
            </Link>
          ))}
        {roomOffered && <Running />}
      </nav>
    </div>
  )
}
