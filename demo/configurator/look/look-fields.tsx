import { useState } from 'react'
import { Field } from '../../../src/ui/forms/field.tsx'
import { Chosen, sentence, Written } from '../controls.tsx'
import { COMPACT, DENSITY, FONT, hasDensity, MORE_TOKENS, RADIUS } from '../fields.ts'
import { Accent } from './accent.tsx'
import { useLook } from './use-look.ts'

const FONTS = [
  ['', 'The system’s'],
  ['Georgia, serif', 'Georgia, serif'],
  ['Verdana, sans-serif', 'Verdana, sans-serif'],
  ['ui-rounded, system-ui, sans-serif', 'Rounded'],
] as const
const ANOTHER = 'another'

const THEMES = [
  { value: 'auto', text: 'Page’s' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
]
const DENSITIES = [
  { value: 'comfortable', text: 'Comfortable' },
  { value: COMPACT, text: 'Compact' },
]

function Font() {
  const { textOf, change } = useLook()
  const family = textOf(FONT)
  const isListed = FONTS.some(([value]) => value === family)
  const [isOther, setOther] = useState(!isListed)
  const choose = (value: string) => {
    setOther(value === ANOTHER)
    if (value !== ANOTHER) change(FONT, value)
  }
  return (
    <>
      <Field label="Font">
        {(control) => (
          <select
            {...control}
            className="input"
            value={isOther || !isListed ? ANOTHER : family}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {FONTS.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            <option value={ANOTHER}>Another of the page’s</option>
          </select>
        )}
      </Field>
      {(isOther || !isListed) && (
        <Written name={FONT} label="Font families" placeholder="Inter, sans-serif" />
      )}
    </>
  )
}

const GREATEST_RADIUS = 16

function Radius() {
  const { textOf, change } = useLook()
  const radius = textOf(RADIUS)
  return (
    <div className="field">
      <div className="conf-head">
        <label className="label" htmlFor="radius">
          Corner radius
        </label>
        <output className="note number" htmlFor="radius">{`${radius} px`}</output>
      </div>
      <input
        className="slider"
        id="radius"
        type="range"
        min={0}
        max={GREATEST_RADIUS}
        value={radius}
        style={{ '--share': `${(Number(radius) * 100) / GREATEST_RADIUS}%` }}
        aria-valuetext={`${radius} pixels`}
        onInput={({ currentTarget }) => change(RADIUS, currentTarget.value)}
      />
    </div>
  )
}

function MoreTokens() {
  if (MORE_TOKENS.length === 0) return null
  return (
    <details>
      <summary>More tokens</summary>
      <div className="folded">
        {MORE_TOKENS.map(({ name, syntax, description, default: fallback }) => (
          <Written
            key={name}
            name={name}
            label={name}
            hint={sentence(description)}
            placeholder={fallback}
            isCode
            isColor={syntax === '<color>'}
          />
        ))}
      </div>
    </details>
  )
}

export const LookFields = () => (
  <fieldset>
    <legend>Look</legend>
    <Accent />
    <Font />
    <Radius />
    {hasDensity && <Chosen name={DENSITY} label="Density" options={DENSITIES} />}
    <Chosen name="theme" label="Theme" options={THEMES} />
    <MoreTokens />
  </fieldset>
)
