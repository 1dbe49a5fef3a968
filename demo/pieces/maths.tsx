import { MathArea } from '../../src/ui/maths/math-field.tsx'
import { MathText } from '../../src/ui/maths/math-text.tsx'
import { Palette } from '../../src/ui/maths/palette.tsx'
import { ARABIC, LONG_WORD, nothing, type Shelf } from './sample.ts'

const SUM = String.raw`$$\sum_{k=1}^{n} \frac{1}{k^2} = \frac{\pi^2}{6}$$`
const WIDE = String.raw`$$\alpha + \beta + \gamma + \delta + \epsilon + \zeta + \eta + \theta + \iota + \kappa + \lambda + \mu + \nu + \xi + \pi + \rho + \sigma + \tau + \upsilon + \phi + \chi + \psi + \omega = \Omega$$`

const area = (value: string, more: object = {}) => (
  <MathArea aria-label="Question Text" value={value} onChange={nothing} rows={3} {...more} />
)

export const maths: Shelf = {
  title: 'Maths',
  samples: [
    {
      state: 'in a line',
      draw: () => <MathText block text="A lens obeys $1/f = 1/u + 1/v$, whatever its form." />,
    },
    { state: 'on its own', draw: () => <MathText block text={SUM} /> },
    { state: 'wider than its column', draw: () => <MathText block text={WIDE} /> },
    { state: 'chemistry', draw: () => <MathText block text={String.raw`$\ce{2H2 + O2 -> 2H2O}$`} /> },
    { state: 'error', draw: () => <MathText block text={String.raw`$\frac{a$`} /> },
    { state: 'long word', draw: () => <MathText block text={LONG_WORD} /> },
    { state: 'right to left', rtl: true, draw: () => <MathText block text={`${ARABIC} $n = 1.5$`} /> },
  ],
}

export const mathFields: Shelf = {
  title: 'Fields with formulas',
  samples: [
    { state: 'rest', draw: () => area('What is $n$?') },
    { state: 'focus', draw: () => area('What is $n$?'), focus: 'textarea' },
    { state: 'disabled', draw: () => area('What is $n$?', { disabled: true }) },
    { state: 'error', draw: () => area('What is $a_b_c$, and $x^2^2 + 1$?') },
  ],
}

const palette = () => <Palette onInsert={nothing} isHelpOpen={false} onHelp={nothing} />

export const formulas: Shelf = {
  title: 'Pieces of formulas',
  samples: [
    { state: 'rest', draw: palette },
    { state: 'focus', draw: palette, focus: 'button' },
    { state: 'with Greek letters', draw: palette, press: '[aria-label="Greek letters"]', wide: true },
  ],
}
