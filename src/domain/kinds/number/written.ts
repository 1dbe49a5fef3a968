/** How a value is written: its digits before a power of ten, with so many decimals; without a power where there is no need for one. */
export interface WrittenNumber {
  isNegative: boolean
  /** Not negative. */
  digits: number
  decimals: number
  exponent: number | undefined
}

/** More would be noise of binary numbers. */
const MOST_FIGURES = 12
/** From 0.001 on a small number is read at a glance. */
const LEAST_EXPONENT = -3
const MOST_EXPONENT = 6

/** How many figures a value has by itself: 0.25 has two. */
function ownFigures(value: number): number {
  const [digits = ''] = value.toPrecision(MOST_FIGURES).split('e')
  return Math.max(
    1,
    digits
      .replace(/^-?0*\.?0*/, '')
      .replace('.', '')
      .replace(/0+$/, '').length,
  )
}

/** Of a value with so many significant figures; with its own ones where their number is unknown. */
export function writtenNumber(value: number, figures?: number): WrittenNumber {
  const shown = Math.min(Math.max(figures ?? ownFigures(value), 1), MOST_FIGURES)
  const [digits = '0', power = '0'] = Math.abs(value)
    .toExponential(shown - 1)
    .split('e')
  const exponent = Number(power)
  // Zeros behind the figures would look like figures, where their number is known.
  const mostPlain = figures === undefined ? Math.max(shown, MOST_EXPONENT) : shown
  const isPlain = exponent >= LEAST_EXPONENT && exponent < mostPlain
  return {
    isNegative: value < 0,
    digits: Number(isPlain ? `${digits}e${power}` : digits),
    decimals: Math.max(0, shown - 1 - (isPlain ? exponent : 0)),
    exponent: isPlain ? undefined : exponent,
  }
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A whole number as an exponent: '⁻³'. */
export const raised = (exponent: number) =>
  `${exponent < 0 ? '⁻' : ''}${[...String(Math.abs(exponent))].map((digit) => RAISED[Number(digit)]).join('')}`
