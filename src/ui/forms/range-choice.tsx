import { Fragment, type ReactNode } from 'react'

interface Range {
  from: number
  to: number
}

interface RangeChoiceProps {
  /** The label, such as 'Score'. */
  label: string
  fromLabel: string
  toLabel: string
  /** Around the numbers: 'Score from', 'to' and '%'. */
  words: { from: string; to: string; unit: string }
  /** Between 0 and 100. */
  range: Range
  onRange: (range: Range) => void
  /** Shown above the thumbs, such as a histogram. */
  children: ReactNode
}

const STEP = 5

/** Two thumbs on one track, plus number fields. A thumb stops at the other one. */
export function RangeChoice({
  label,
  fromLabel,
  toLabel,
  words,
  range,
  onRange,
  children,
}: RangeChoiceProps) {
  const { from, to } = range
  const chooseFrom = (value: number) => onRange({ from: Math.min(Math.max(0, value), to), to })
  const chooseTo = (value: number) => onRange({ from, to: Math.max(Math.min(100, value), from) })
  const ends = [
    { name: fromLabel, word: words.from, value: from, choose: chooseFrom },
    { name: toLabel, word: words.to, value: to, choose: chooseTo },
  ]
  return (
    <fieldset className="range">
      <legend className="visually-hidden">{label}</legend>
      <div className="range-plot">
        {children}
        <div className="range-track" style={{ '--from': from, '--to': to }}>
          {ends.map(({ name, value, choose }) => (
            <input
              key={name}
              type="range"
              aria-label={name}
              min={0}
              max={100}
              step={STEP}
              value={value}
              onChange={({ target }) => choose(target.valueAsNumber)}
            />
          ))}
        </div>
      </div>
      <div className="range-numbers number">
        {ends.map(({ name, word, value, choose }) => (
          <Fragment key={name}>
            <span aria-hidden="true">{word}</span>
            <input
              className="input"
              type="number"
              aria-label={`${name} (%)`}
              min={0}
              max={100}
              value={value}
              onChange={({ target }) => {
                if (!Number.isNaN(target.valueAsNumber)) choose(target.valueAsNumber)
              }}
            />
          </Fragment>
        ))}
        <span aria-hidden="true">{words.unit}</span>
      </div>
    </fieldset>
  )
}
