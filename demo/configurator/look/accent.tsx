import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../src/ui/layout/icon.tsx'
import { classNames } from '../../../src/ui/lib/class-names.ts'
import { ACCENT, STANDARD_ACCENT } from '../fields.ts'
import { type DrawnText, drawnText } from './contrast.ts'
import { useLook } from './use-look.ts'

const INKS = [
  [STANDARD_ACCENT, 'Indigo'],
  ['#0f6f63', 'Sea green'],
  ['#b4472c', 'Brick'],
  ['#0b63ce', 'Blue'],
  ['#7a3d8f', 'Plum'],
] as const

/** WCAG's least contrast of text. */
const READABLE = 4.5

/** The accent as the elements draw it. */
interface Verdict {
  light: DrawnText
  dark: DrawnText
}

/** Roots of their own, because the tokens are worked out there; `look` are all custom properties that are set. */
function Probes({ look, onVerdict }: { look: CSSProperties; onVerdict: (verdict: Verdict) => void }) {
  const box = useRef<HTMLDivElement>(null)
  // What the style sheets make of the colour is known once they were applied.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look changes the style sheets that are read here
  useLayoutEffect(() => {
    const [light, dark] = [...(box.current?.querySelectorAll('.probe') ?? [])]
    if (light && dark) onVerdict({ light: drawnText(light), dark: drawnText(dark) })
  }, [look, onVerdict])
  return (
    <div className="probes" aria-hidden="true" ref={box}>
      {['light', 'dark'].map((theme) => (
        <div key={theme} className="root" style={{ ...look, colorScheme: theme }}>
          <span className="probe" />
        </div>
      ))}
    </div>
  )
}

const told = ({ contrast }: DrawnText) => `${contrast.toFixed(1)} to 1`

function Judged({ accent, verdict: { light, dark } }: { accent: string; verdict: Verdict }) {
  const isReadable = Math.min(light.contrast, dark.contrast) >= READABLE
  const letters = light.text === '#ffffff' ? 'White' : 'Dark'
  return (
    <p className={classNames('judged', isReadable ? 'green' : 'red')} role="status">
      <Icon name={isReadable ? 'check' : 'alert'} />
      <span className="note">
        {`${letters} text on it: ${told(light)}, in dark ${told(dark)}`}
        {light.ground !== accent.toLowerCase() && ` (drawn as ${light.ground}, in dark as ${dark.ground})`}
      </span>
    </p>
  )
}

/** A colour is judged while it is chosen, as the elements use it: they hold it in a range where text stays readable. */
export function Accent() {
  const { textOf, problemOf, change, good, wish } = useLook()
  const [verdict, setVerdict] = useState<Verdict>()
  const problem = problemOf(ACCENT)
  const accent = good[ACCENT] ?? STANDARD_ACCENT
  return (
    <fieldset className="field">
      <legend className="label">Accent</legend>
      <div className="inks">
        {INKS.map(([ink, name]) => (
          <label key={ink} style={{ '--ink': ink }} title={name}>
            <input
              type="radio"
              name="ink"
              aria-label={name}
              checked={accent === ink}
              onChange={() => change(ACCENT, ink)}
            />
          </label>
        ))}
        <input
          className="input code"
          aria-label="Accent as a code"
          aria-invalid={problem !== ''}
          aria-describedby="accent-problem"
          autoComplete="off"
          spellCheck={false}
          value={textOf(ACCENT)}
          onChange={({ target }) => change(ACCENT, target.value)}
        />
      </div>
      <Probes look={wish.properties as CSSProperties} onVerdict={setVerdict} />
      <p className="field-error" id="accent-problem" hidden={problem === ''}>
        <Icon name="alert" />
        {problem}
      </p>
      {verdict && !problem && <Judged accent={accent} verdict={verdict} />}
    </fieldset>
  )
}
