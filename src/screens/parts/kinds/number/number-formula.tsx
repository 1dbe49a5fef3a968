import { writtenNumber } from '../../../../domain/kinds/number/written.ts'
import { inDigits } from '../../../../messages/lib/measured.ts'

interface WrittenProps {
  value: number
  unit?: string | undefined
  figures?: number | undefined
}

const Unit = ({ unit }: Pick<WrittenProps, 'unit'>) =>
  unit ? (
    <>
      <mspace width="0.17em" />
      <mtext>{unit}</mtext>
    </>
  ) : null

const Sign = ({ value }: Pick<WrittenProps, 'value'>) => (value < 0 ? <mo form="prefix">−</mo> : null)

/** '5.55 × 10³ m' within a formula. */
export function WrittenValue({ value, unit, figures }: WrittenProps) {
  const { digits, decimals, exponent } = writtenNumber(value, figures)
  return (
    <>
      <Sign value={value} />
      <mn>{inDigits(digits, decimals)}</mn>
      {exponent !== undefined && (
        <>
          <mo>×</mo>
          <msup>
            <mn>{inDigits(10)}</mn>
            <mrow>
              <Sign value={exponent} />
              <mn>{inDigits(Math.abs(exponent))}</mn>
            </mrow>
          </msup>
        </>
      )}
      <Unit unit={unit} />
    </>
  )
}

interface FractionProps {
  fraction: readonly [number, number]
  unit?: string | undefined
}

const ROUNDED_DECIMALS = 3

/** '−1/3 = −0.333…'; a division without a rest has no ellipsis. */
export function WrittenFraction({ fraction: [above, below], unit }: FractionProps) {
  const value = above / below
  const decimals = Math.abs(value) >= 1000 ? 0 : ROUNDED_DECIMALS
  const isExact = Number(value.toFixed(decimals)) === value
  const size = Math.trunc(Math.abs(value) * 10 ** decimals) / 10 ** decimals
  return (
    <>
      <Sign value={value} />
      <mfrac>
        <mn>{inDigits(Math.abs(above))}</mn>
        <mn>{inDigits(Math.abs(below))}</mn>
      </mfrac>
      {!isExact && <Unit unit={unit} />}
      <mo>=</mo>
      {isExact ? (
        <WrittenValue value={value} unit={unit} />
      ) : (
        <>
          <Sign value={value} />
          <mn>{`${inDigits(size, decimals)}…`}</mn>
          <Unit unit={unit} />
        </>
      )}
    </>
  )
}
