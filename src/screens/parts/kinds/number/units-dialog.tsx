import { useState } from 'react'
import { UNIT_LIST } from '../../../../domain/kinds/number/units.ts'
import { folded } from '../../../../domain/lib/folded.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'

const nameOf = (quantity: string): string =>
  kinds.quantities[quantity as keyof typeof kinds.quantities] ?? quantity

/** By the name of a quantity, or by the beginning of a unit. */
function found(search: string) {
  const wanted = search.trim()
  if (!wanted) return UNIT_LIST
  return UNIT_LIST.flatMap(({ quantity, units }) => {
    if (folded(nameOf(quantity)).includes(folded(wanted))) return { quantity, units }
    const fitting = units.filter((unit) => unit.toLowerCase().startsWith(wanted.toLowerCase()))
    return fitting.length > 0 ? { quantity, units: fitting } : []
  })
}

interface UnitsDialogProps {
  onChoose: (unit: string) => void
  onClose: () => void
}

/** All units by quantity, with a search. */
export function UnitsDialog({ onChoose, onClose }: UnitsDialogProps) {
  const [search, setSearch] = useState('')
  const rows = found(search)
  return (
    <Dialog open closable large title={kinds.number.otherUnit} onClose={onClose}>
      <input
        className="input"
        type="search"
        aria-label={kinds.number.search}
        placeholder={kinds.number.search}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="unit-rows">
        {rows.map(({ quantity, units }) => (
          <section key={quantity} aria-label={nameOf(quantity)}>
            <h3 className="note">{nameOf(quantity)}</h3>
            <div className="number-keys">
              {units.map((unit) => (
                <button key={unit} type="button" className="number-key" onClick={() => onChoose(unit)}>
                  <span className="unit" translate="no">
                    {unit}
                  </span>
                </button>
              ))}
            </div>
          </section>
        ))}
        <p role="status" className="note">
          {rows.length === 0 ? kinds.number.noSuchUnit : ''}
        </p>
      </div>
    </Dialog>
  )
}
