import { type FormEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { readTyped } from '../../../../domain/kinds/number/read.ts'
import { type NumberRemark, numberRemark } from '../../../../domain/kinds/number/remark.ts'
import type { NumberKey } from '../../../../domain/kinds/number/shape.ts'
import { unitsLike } from '../../../../domain/kinds/number/units.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { languageDecimal } from '../../../../messages/lib/decimal.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts'
import { classNames } from '../../../../ui/lib/class-names.ts'
import kindsSheet from '../../../../ui/styles/kinds.css?inline'
import { Styled } from '../../page/styled.tsx'
import type { AskedAnswerProps } from '../answer-props.ts'
import { NumberBox } from './number-box.tsx'
import { SymbolKeys, UnitKeys } from './number-keys.tsx'
import { saidOf } from './number-line.tsx'
import { UnitsDialog } from './units-dialog.tsx'
import { useKeyDock } from './use-key-dock.ts'
import { type Entry, type NumberTyping, useNumberTyping } from './use-number-typing.ts'

const READ_AFTER_MS = 150
const SAY_AFTER_MS = 600

const BLANK: NumberRemark = { code: 'blank' }
const NO_KEY: NumberKey = {}

/** Alt and a digit press a unit; one more opens the list. */
const unitPlace = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey ? Number(/^Digit([1-4])$/.exec(code)?.[1] ?? 0) - 1 : -1

/** What was understood, once one pauses; an emptied field is empty at once. */
function useRemark(entry: Entry, asked: NumberKey): NumberRemark {
  const paused = useDebounced(entry, READ_AFTER_MS)
  const remark = useMemo(
    () => numberRemark(asked, readTyped({ ...paused, decimal: languageDecimal() })),
    [paused, asked],
  )
  return entry.number.trim() ? remark : BLANK
}

/** What is asked for: how many figures, or that there is no unit. */
const wish = ({ unit, figures }: NumberKey) =>
  [figures && kinds.number.figures(figures), !unit && kinds.number.noUnit].filter(Boolean).join(', ')

/** To the question, so that the focus is not lost and the keys of the exam work. */
const leaveField = (field: HTMLElement | null) =>
  field?.closest('.question')?.querySelector<HTMLElement>('.question-count')?.focus({ preventScroll: true })

const HowTo = ({ onClose }: { onClose: () => void }) => (
  <Dialog open closable reading title={kinds.number.howTo} onClose={onClose}>
    <ul className="bullets">
      {kinds.number.howToList.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Dialog>
)

type OpenDialog = 'how-to' | 'units' | undefined

interface DialogsProps {
  open: OpenDialog
  onClose: () => void
  onUnit: NumberTyping['pressUnit']
}

/** Outside of the form, which Enter in the search would send. */
function Dialogs({ open, onClose, onUnit }: DialogsProps) {
  const choose = (unit: string) => {
    onUnit(unit)
    onClose()
  }
  if (open === 'how-to') return <HowTo onClose={onClose} />
  return open === 'units' ? <UnitsDialog onChoose={choose} onClose={onClose} /> : null
}

/** A number with a unit: typed above, and what was understood below. Letters are letters in the field. */
export function AskedNumber(props: AskedAnswerProps) {
  const { question, name, labelledBy, onNext, disabled = false } = props
  const asked = question.number ?? NO_KEY
  const typing = useNumberTyping(props)
  const [isTyping, setTyping] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [fieldId, wishId] = [useId(), useId()]
  const keys = useRef<HTMLDivElement>(null)
  const isDocked = useKeyDock(keys, isTyping)
  const remark = useRemark(typing.entry, asked)
  const said = useDebounced(saidOf(remark, typing.entry.number, !isTyping), SAY_AFTER_MS)
  const units = useMemo(() => (asked.unit ? unitsLike(asked.unit) : []), [asked.unit])
  const chosen = typing.entry.unit ?? ('read' in remark ? remark.read.unit?.text : undefined)
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === typing.field.current) leaveField(typing.field.current)
    const place = unitPlace(event)
    if (place < 0 || units.length === 0) return
    event.preventDefault()
    const unit = units[place]
    if (unit) typing.pressUnit(unit === chosen ? undefined : unit)
    else setDialog('units')
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    onNext?.()
  }
  return (
    <Styled sheet={kindsSheet}>
      <form
        className={classNames('number-answer', isDocked && 'docked')}
        onSubmit={goOn}
        onKeyDown={pressKey}
      >
        <div className="number-head">
          <label className="label" htmlFor={fieldId}>
            {kinds.number.yours}
          </label>
          <span className="note" id={wishId}>
            {wish(asked)}
          </span>
        </div>
        <NumberBox
          id={fieldId}
          describedBy={`${labelledBy} ${wishId}`}
          typing={typing}
          remark={remark}
          asked={asked.unit}
          isTyping={isTyping}
          onTyping={setTyping}
          disabled={disabled}
        />
        <div className="number-row" ref={keys}>
          <SymbolKeys typing={typing} onAsk={() => setDialog('how-to')} />
          {units.length > 0 && (
            <UnitKeys
              name={`${name}-unit`}
              units={units}
              chosen={chosen}
              wanted={!isTyping && remark.code === 'unit-missing'}
              disabled={disabled}
              onUnit={typing.pressUnit}
              onSearch={() => setDialog('units')}
            />
          )}
        </div>
        <output className="visually-hidden" htmlFor={fieldId} aria-live="polite">
          {said}
        </output>
      </form>
      <Dialogs open={dialog} onClose={() => setDialog(undefined)} onUnit={typing.pressUnit} />
    </Styled>
  )
}

export { UnreadNumbers } from './unread-numbers.tsx'
