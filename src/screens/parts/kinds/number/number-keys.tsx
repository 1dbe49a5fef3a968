import type { MouseEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { kinds } from '../../../../messages/en/kinds.ts'
import { useToolbar } from '../../../../ui/hooks/use-toolbar.ts'
import { classNames } from '../../../../ui/lib/class-names.ts'
import type { NumberTyping } from './use-number-typing.ts'

/** Keys never take the focus from the field: the keypad of a phone would close. */
const keepFocus = (event: PointerEvent | MouseEvent) => event.preventDefault()

/** By finger or mouse, typing goes on in the field; by keyboard one stays at the key. */
function goOn(event: MouseEvent, field: RefObject<HTMLInputElement | null>): void {
  if (event.detail > 0) field.current?.focus({ preventScroll: true })
}

interface SymbolsProps {
  typing: NumberTyping
  /** Opens how a number may be written. */
  onAsk: () => void
}

/** What a decimal keypad lacks. */
export function SymbolKeys({ typing: { field, press, isLifting }, onAsk }: SymbolsProps) {
  const { toolbar, move, stop } = useToolbar()
  const key = (index: number, label: string, face: ReactNode, onPress: () => void, pressed?: boolean) => (
    <button
      type="button"
      className="number-key tool"
      aria-label={label}
      aria-pressed={pressed}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={(event) => {
        onPress()
        goOn(event, field)
      }}
      {...stop(index)}
    >
      {face}
    </button>
  )
  return (
    <div className="number-keys" role="toolbar" aria-label={kinds.number.keys} ref={toolbar} onKeyDown={move}>
      {key(
        0,
        kinds.number.sign,
        <math>
          <mo>±</mo>
        </math>,
        press.sign,
      )}
      {key(
        1,
        kinds.number.power,
        <math>
          <mo form="prefix">×</mo>
          <msup>
            <mn>10</mn>
            <mi>n</mi>
          </msup>
        </math>,
        press.power,
        isLifting,
      )}
      {key(
        2,
        kinds.number.fraction,
        <math>
          <mi>a</mi>
          <mo>/</mo>
          <mi>b</mi>
        </math>,
        press.fraction,
      )}
      <button
        type="button"
        className="number-key tool"
        aria-label={kinds.number.howTo}
        aria-haspopup="dialog"
        onClick={onAsk}
        {...stop(3)}
      >
        <span className="ask-sign" aria-hidden="true" />
      </button>
    </div>
  )
}

interface UnitsProps {
  /** Unique on the page. */
  name: string
  units: readonly string[]
  /** Pressed, or read behind the number. */
  chosen: string | undefined
  /** Whether the unit is what is missing. */
  wanted: boolean
  disabled: boolean
  onUnit: (unit: string | undefined) => void
  /** Opens the list of all units. */
  onSearch: () => void
}

/** One tap each; pressing the chosen one again clears it. */
export function UnitKeys({ name, units, chosen, wanted, disabled, onUnit, onSearch }: UnitsProps) {
  const offered = chosen && !units.includes(chosen) ? [...units, chosen] : units
  const press = (unit: string) => disabled || onUnit(unit === chosen ? undefined : unit)
  return (
    <div
      className={classNames('number-keys', wanted && 'wanted')}
      role="radiogroup"
      aria-label={kinds.number.unit}
    >
      {offered.map((unit) => (
        <label className="number-key" key={unit} onPointerDown={keepFocus} onMouseDown={keepFocus}>
          <input
            type="radio"
            name={name}
            checked={unit === chosen}
            aria-label={unit}
            onChange={() => undefined}
            // Not `onChange`, which a checked radio does not fire.
            onClick={() => press(unit)}
          />
          <span className="unit" translate="no" aria-hidden="true">
            {unit}
          </span>
        </label>
      ))}
      <button
        type="button"
        className="number-key other-unit"
        aria-label={kinds.number.otherUnit}
        aria-haspopup="dialog"
        aria-disabled={disabled}
        onClick={() => disabled || onSearch()}
      >
        {kinds.number.other}
      </button>
    </div>
  )
}
