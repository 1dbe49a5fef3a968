interface MathExample {
  what: string
  source: string
}

const tex = String.raw

/** What an author of physics questions needs most, as it is typed. */
export const MATH_EXAMPLES: readonly MathExample[] = [
  { what: 'Fraction', source: tex`$\frac{1}{2}mv^2$` },
  { what: 'Index and power', source: tex`$v_0^2 = 2gh$` },
  { what: 'Square root', source: tex`$T = 2\pi\sqrt{\frac{\ell}{g}}$` },
  { what: 'Other root', source: tex`$\sqrt[3]{8} = 2$` },
  { what: 'Vector', source: tex`$\vec{F} = m\vec{a}$` },
  { what: 'Unit vector and cross product', source: tex`$\hat{n} \cdot (\vec{r} \times \vec{F})$` },
  { what: 'Units', source: tex`$g = 9.81\,\mathrm{m/s^2}$` },
  { what: 'Powers of ten and degrees', source: tex`$6.63 \times 10^{-34}\,\mathrm{J\,s}$, $30^\circ$` },
  { what: 'Chemistry', source: tex`$\ce{2H2 + O2 -> 2H2O}$` },
  { what: 'Nucleus', source: tex`$\ce{^{238}_{92}U}$` },
  { what: 'Matrix', source: tex`$$\begin{pmatrix} a & b \\ c & d \end{pmatrix}$$` },
  { what: 'Cases', source: tex`$$|x| = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}$$` },
  { what: 'Sum', source: tex`$$\sum_{k=1}^{n} k = \frac{n(n+1)}{2}$$` },
  { what: 'Integral', source: tex`$$W = \int_{x_1}^{x_2} F(x)\,dx$$` },
  { what: 'Derivative', source: tex`$\frac{d^2x}{dt^2} = -\omega^2 x$, $\frac{\partial V}{\partial x}$` },
  { what: 'Greek, small', source: tex`$\alpha, \beta, \gamma, \theta, \lambda, \mu, \rho, \omega$` },
  { what: 'Greek, capital', source: tex`$\Delta, \Phi, \Lambda, \Sigma, \Omega$` },
  { what: 'Relations', source: tex`$a \le b \ne c \approx d \propto e$` },
  { what: 'Text within maths', source: tex`$E_{\text{kinetic}}$` },
  { what: 'A dollar that is no maths', source: tex`It costs \$5.` },
]
