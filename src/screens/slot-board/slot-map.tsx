import { useStore } from '@nanostores/react'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { slotSpan } from '../../domain/slots/slot.ts'
import { utilizationTone } from '../../domain/slots/slot-figures.ts'
import { entryOf, labelledTimes, type MapSlot, type Step, stepFrom } from '../../domain/slots/slot-map.ts'
import { dayPicker } from '../../messages/en/day-picker.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { $zone, openBookings } from '../../stores/slots/slot-board.ts'
import { $slotMap, type MapDay, retryMap } from '../../stores/slots/slot-map.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'

const place = (facts: { day?: number; time?: number; share?: number; times?: number }) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`--${name}`, value])) as CSSProperties

const FORWARD = new Map<string, Step>([
  ['forth', 'later'],
  ['back', 'earlier'],
  ['down', 'day-after'],
  ['up', 'day-before'],
])
const TURNED = new Map<string, Step>([
  ['forth', 'day-after'],
  ['back', 'day-before'],
  ['down', 'later'],
  ['up', 'earlier'],
])

/**
 * Where a key leads in the current layout: the style sheet transposes the map on narrow pages, and the language may
 * mirror it.
 */
function stepOf(key: string, map: Element): Step | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const style = getComputedStyle(map)
  const mirrored = style.direction === 'rtl'
  const ways: Record<string, string> = {
    ArrowRight: mirrored ? 'back' : 'forth',
    ArrowLeft: mirrored ? 'forth' : 'back',
    ArrowDown: 'down',
    ArrowUp: 'up',
  }
  const isTurned = style.getPropertyValue('--turned').trim() === '1'
  return (isTurned ? TURNED : FORWARD).get(ways[key] ?? '')
}

function Times({ times }: { times: readonly string[] }) {
  return labelledTimes(times).map((label, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same time occurs twice when clocks go back
    <span className="heat-time" style={place({ time: index })} aria-hidden="true" key={index}>
      {label && slotBoard.peak(label)}
    </span>
  ))
}

function Day({ date, state, day, isEmpty }: MapDay & { day: number; isEmpty: boolean }) {
  const words = slotBoard.mapDay(date)
  return (
    <>
      <span className={classNames('heat-day', day === 0 && 'today')} style={place({ day })}>
        {day === 0 && <span className="visually-hidden">{dayPicker.today}</span>}
        <span className="heat-name">{words.name}</span>{' '}
        <span className="heat-short" aria-hidden="true">
          {words.short}
        </span>{' '}
        <span>{words.number}</span>
      </span>
      {isEmpty && (
        <span className={classNames('heat-none', state === 'loading' && 'bone')} style={place({ day })}>
          {state === 'read' && slotBoard.mapNoSlots}
        </span>
      )}
    </>
  )
}

interface GaugeProps {
  at: MapSlot
  isEntry: boolean
  onCurrent: (slotId: string) => void
  onDescribe: (slotId: string) => void
}

function Gauge({ at: { slot, day, time, utilization, state }, isEntry, onCurrent, onDescribe }: GaugeProps) {
  const zone = useStore($zone)
  const tone = state === 'past' ? undefined : utilizationTone(utilization)
  return (
    <button
      className={classNames('gauge', tone, state !== 'coming' && state)}
      type="button"
      style={place({ day, time, share: Math.min(utilization, 100) })}
      data-slot-id={slot._id}
      aria-label={slotBoard.mapSlot(slotSpan(slot), utilization, state, zone)}
      tabIndex={isEntry ? 0 : -1}
      onFocus={() => onCurrent(slot._id)}
      onPointerEnter={() => onDescribe(slot._id)}
      onClick={() => openBookings(slot)}
    >
      {Math.round(utilization)}
    </button>
  )
}

/** Describes the hovered slot in words; on a phone the map has no room for it. */
function SlotDescription({ at }: { at: MapSlot | undefined }) {
  const zone = useStore($zone)
  return (
    <p className="note number heat-told" aria-hidden="true">
      {at ? slotBoard.mapDescription(slotSpan(at.slot), at.slot, zone) : ''}
    </p>
  )
}

function Grid() {
  const map = useStore($slotMap)
  const grid = useRef<HTMLDivElement>(null)
  const [currentId, setCurrentId] = useState<string>()
  const [describedId, setDescribedId] = useState<string>()
  const byId = (id: string | undefined) => map.slots.find(({ slot }) => slot._id === id)
  const current = byId(currentId) ?? entryOf(map)
  const point = (slotId: string) => {
    setCurrentId(slotId)
    setDescribedId(slotId)
  }
  const move = (event: KeyboardEvent) => {
    const step = grid.current && stepOf(event.key, grid.current)
    if (!step || !current) return
    event.preventDefault()
    const next = stepFrom(map, current, step)
    if (next)
      grid.current?.querySelector<HTMLElement>(`[data-slot-id="${CSS.escape(next.slot._id)}"]`)?.focus()
  }
  return (
    <>
      <div className="heat-scroll">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with named lines */}
        <div
          className="heat"
          role="group"
          aria-label={slotBoard.mapLabel}
          style={place({ times: map.times.length || 1 })}
          ref={grid}
          onKeyDown={move}
        >
          <Times times={map.times} />
          {map.days.map((facts, day) => (
            <Day
              {...facts}
              day={day}
              isEmpty={!map.slots.some((slot) => slot.day === day)}
              key={facts.date}
            />
          ))}
          {map.slots.map((at) => (
            <Gauge
              at={at}
              isEntry={at === current}
              onCurrent={point}
              onDescribe={setDescribedId}
              key={at.slot._id}
            />
          ))}
        </div>
      </div>
      <SlotDescription at={byId(describedId) ?? current} />
    </>
  )
}

const Legend = () => (
  <p className="heat-legend">
    {Object.entries(slotBoard.mapLegend).map(([tone, words]) => (
      <span className={`heat-key ${tone}`} key={tone}>
        <i />
        <span>{words}</span>
      </span>
    ))}
  </p>
)

function FailedDays({ days }: { days: readonly MapDay[] }) {
  const failed = days.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        <Button dense icon="refresh" onClick={retryMap}>
          {slotBoard.mapTryAgain}
        </Button>
      }
    >
      {slotBoard.mapFailed(failed.map(({ date }) => date))}
    </Banner>
  )
}

/** Seven days at a glance: how full each slot is. */
export function SlotMap() {
  const { days, slots, odd } = useStore($slotMap)
  const headingId = useId()
  const isEmpty = days.length > 0 && slots.length === 0 && days.every(({ state }) => state === 'read')
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <div className="heat-head">
        <div>
          <h2 className="subheading" id={headingId}>
            {slotBoard.mapTitle}
          </h2>
          <p className="note">{isEmpty ? slotBoard.mapEmpty : slotBoard.mapNote}</p>
        </div>
        {!isEmpty && <Legend />}
      </div>
      <FailedDays days={days} />
      {!isEmpty && <Grid />}
      <UnreadableRows odd={odd} />
    </Card>
  )
}
