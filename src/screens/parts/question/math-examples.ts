import { mathHelp } from '../../../messages/en/math-help.ts'

interface MathExample {
  name: keyof typeof mathHelp.examples
  source: string
}

const tex = String.raw

/** What authors of physics questions need most. */
export const MATH_EXAMPLES: readonly MathExample[] = [
  { name: 'fraction', source: tex`$\frac{1}{2}mv^2$` },
  { name: 'indexAndPower', source: tex`$v_0^2 = 2gh$` },
  { name: 'squareRoot', source: tex`$T = 2\pi\sqrt{\frac{\ell}{g}}$` },
  { name: 'otherRoot', source: tex`$\sqrt[3]{8} = 2$` },
  { name: 'vector', source: tex`$\vec{F} = m\vec{a}$` },
  { name: 'crossProduct', source: tex`$\hat{n} \cdot (\vec{r} \times \vec{F})$` },
  { name: 'units', source: tex`$g = 9.81\,\mathrm{m/s^2}$` },
  { name: 'powersAndDegrees', source: tex`$6.63 \times 10^{-34}\,\mathrm{J\,s}$, $30^\circ$` },
  { name: 'chemistry', source: tex`$\ce{2H2 + O2 -> 2H2O}$` },
  { name: 'nucleus', source: tex`$\ce{^{238}_{92}U}$` },
  { name: 'matrix', source: tex`$$\begin{pmatrix} a & b \\ c & d \end{pmatrix}$$` },
  { name: 'cases', source: tex`$$|x| = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}$$` },
  { name: 'sum', source: tex`$$\sum_{k=1}^{n} k = \frac{n(n+1)}{2}$$` },
  { name: 'integral', source: tex`$$W = \int_{x_1}^{x_2} F(x)\,dx$$` },
  { name: 'derivative', source: tex`$\frac{d^2x}{dt^2} = -\omega^2 x$, $\frac{\partial V}{\partial x}$` },
  { name: 'greekSmall', source: tex`$\alpha, \beta, \gamma, \theta, \lambda, \mu, \rho, \omega$` },
  { name: 'greekCapital', source: tex`$\Delta, \Phi, \Lambda, \Sigma, \Omega$` },
  { name: 'relations', source: tex`$a \le b \ne c \approx d \propto e$` },
  { name: 'text', source: tex`$E_{\text{kinetic}}$` },
  {
    name: 'dollar',
    get source() {
      return mathHelp.dollarSource
    },
  },
]
