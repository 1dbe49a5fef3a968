/** A question with formulas, how its text is heard, and its options. */
export interface MathsQuestion {
  text: string
  heard: string
  options: readonly string[]
}

/** What questions of physics, chemistry and maths write, in all its kinds. */
const WRITTEN = String.raw`
Simplify $\frac{1}{2} + \frac{1}{3}$.
Simplify one half plus one third.
$\frac{5}{6}$ ;; $\frac{2}{5}$ ;; $\frac{1}{6}$ ;; $1$

Which is $\frac{x + 1}{x - 1} - 1$?
Which is the fraction x plus 1 over x minus 1, end fraction, minus 1?
$\frac{2}{x - 1}$ ;; $\frac{2}{x} - 1$ ;; $0$ ;; $\frac{x}{2}$

Simplify $\frac{\frac{a}{b}}{c}$.
Simplify the fraction the fraction a over b, end fraction, over c, end fraction.
$\frac{a}{bc}$ ;; $\frac{ac}{b}$ ;; $\frac{b}{ac}$ ;; $abc$

What is $\sqrt{16} + \sqrt[3]{27}$?
What is square root of 16 plus cube root of 27?
$7$ ;; $\sqrt{43}$ ;; $4 + \sqrt{27}$ ;; $\sqrt[3]{43}$

The period is $T = 2\pi\sqrt{\frac{\ell}{g}}$. What is $\ell$?
The period is T equals 2 pi times square root of l over g, end root. What is l?
$\frac{gT^2}{4\pi^2}$ ;; $\frac{T}{2\pi}$ ;; $gT$ ;; $4\pi^2 g T^2$

What is $2^{10} \cdot 2^{-3}$?
What is 2 to the power 10 times 2 to the power minus 3?
$2^7$ ;; $2^{-30}$ ;; $4^7$ ;; $2^{13}$

What is $x^{n+1} \cdot x$?
What is x to the power n plus 1, end power, times x?
$x^{n+2}$ ;; $x^{n} + 1$ ;; $2x^{n+1}$ ;; $x^{2n}$

A car reaches $20\,\mathrm{m/s}$ in $4\,\mathrm{s}$. What is $a$?
A car reaches 20 metres per second in 4 seconds. What is a?
$5\,\mathrm{m/s^2}$ ;; $80\,\mathrm{m}$ ;; $5\,\mathrm{m\,s^{-1}}$ ;; $1\,\mathrm{m}\,\mathrm{s}^{-2}$

What is $\pu{1.5 kW}$ for $\pu{2 h}$?
What is 1.5 kilowatts for 2 hours?
$\pu{3 kWh}$ ;; $\pu{0.75 kW/h}$ ;; $3\,\mathrm{kW}$ ;; $\pu{3e3 J}$

A resistor of $4.7\,\mathrm{k\Omega}$ at $230\,\mathrm{V}$: what flows?
A resistor of 4.7 kilohms at 230 volts: what flows?
$49\,\mathrm{mA}$ ;; $1081\,\mathrm{V}$ ;; $20\,\Omega$ ;; $49\,\mathrm{\mu A}$

Planck's constant is $h = 6.63 \times 10^{-34}\,\mathrm{J\,s}$. What is $\hbar$?
Planck's constant is h equals 6.63 times 10 to the power minus 34 joule seconds. What is h bar?
$\frac{h}{2\pi}$ ;; $2\pi h$ ;; $\frac{h}{2}$ ;; $h^2$

Given $\vec{F} = m\vec{a}$, where does $\vec{a}$ point?
Given vector F equals m vector a, where does vector a point?
Along $\vec{F}$ ;; Against $\vec{F}$ ;; $\vec{a} \perp \vec{F}$ ;; Along $\hat{n}$

What is $|\overrightarrow{AB}|$ for $\overrightarrow{AB} = 3\hat{\imath} + 4\hat{\jmath}$?
What is magnitude of vector A B for vector A B equals 3 i hat plus 4 j hat?
$5$ ;; $7$ ;; $\sqrt{7}$ ;; $|3 - 4|$

What is $\int_0^1 x^2\,dx$?
What is integral from 0 to 1 of x squared d x?
$\frac{1}{3}$ ;; $\int_0^1 x\,dx$ ;; $\frac{x^3}{3}$ ;; $2$

Which is $W = \oint \vec{F} \cdot d\vec{s}$?
Which is W equals closed integral of vector F times d vector s?
$0\,\mathrm{J}$ ;; $Fs$ ;; $\int F$ ;; $\frac{F}{s}$

$$\sum_{k=1}^{n} k = \,?$$
sum from k equals 1 to n of k equals ?
$\frac{n(n+1)}{2}$ ;; $n^2$ ;; $\sum_{k=1}^{n} 1$ ;; $n!$

What is $\lim_{x \to 0} \frac{\sin x}{x}$?
What is limit as x approaches 0 of the fraction sine x over x, end fraction?
$1$ ;; $0$ ;; $\infty$ ;; $\cos x$

Which letter is wavelength: $\lambda$, $\mu$, $\Omega$ or $\omega$?
Which letter is wavelength: lambda, mu, capital omega or omega?
$\lambda$ ;; $\mu$ ;; $\Omega$ ;; $\omega$

Heat: $Q = m\,c\,\Delta T$. Solve for $\Delta T$.
Heat: Q equals m c delta T. Solve for delta T.
$\frac{Q}{mc}$ ;; $\frac{mc}{Q}$ ;; $Q - mc$ ;; $Qmc$

Which holds for $-2 \le x < 3$?
Which holds for minus 2 is at most x is less than 3?
$x \ne 3$ ;; $x \ge 3$ ;; $x > 4$ ;; $|x| \le 1$

Balance $\ce{CH4 + O2 -> CO2 + H2O}$.
Balance C H 4 plus O 2 yields C O 2 plus H 2 O.
$\ce{CH4 + 2 O2 -> CO2 + 2 H2O}$ ;; $\ce{CH4 + O2 -> CO2 + 2 H2}$ ;; $\ce{2 CH4 + O2 -> 2 CO2 + H2O}$ ;; $\ce{CH4 + 3 O2 -> CO2 + H2O}$

What does $\ce{^{238}_{92}U}$ become by $\alpha$ decay?
What does U, mass number 238, atomic number 92 become by alpha decay?
$\ce{^{234}_{90}Th}$ ;; $\ce{^{238}_{93}Np}$ ;; $\ce{^{4}_{2}He}$ ;; $\ce{^{234}_{92}U}$

Which ion is in $\ce{CuSO4(aq)}$?
Which ion is in Cu S O 4 aqueous?
$\ce{SO4^{2-}}$ ;; $\ce{Na+}$ ;; $\ce{Cl-}$ ;; $\ce{NH4+}$

What is $\begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix} \begin{pmatrix} x \\ y \end{pmatrix}$?
What is 2 by 2 matrix; row 1: 1, 0; row 2: 0, 1; end matrix, 2 by 1 matrix; row 1: x; row 2: y; end matrix?
$\begin{pmatrix} x \\ y \end{pmatrix}$ ;; $\begin{vmatrix} x & y \end{vmatrix}$ ;; $x + y$ ;; $xy$

For $f(x) = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}$, what is $f(-2)$?
For f of x equals 2 cases; case 1: x, x is at least 0; case 2: minus x, x is less than 0; end cases, what is f open bracket minus 2 close bracket?
$2$ ;; $-2$ ;; $0$ ;; $f(2) - 1$

Water boils at $100\,^\circ\mathrm{C}$. And in kelvin?
Water boils at 100 degrees Celsius. And in kelvin?
$373\,\mathrm{K}$ ;; $212\,^\circ\mathrm{F}$ ;; $-173\,^\circ\text{C}$ ;; $100\,\mathrm{K}$

What is $\sin 30^\circ$?
What is sine 30 degrees?
$\frac{1}{2}$ ;; $\frac{\sqrt{3}}{2}$ ;; $\cos 30^\circ$ ;; $\tan 45^\circ$

With $v_0 = 0$ and $v_{\text{end}}^2 = 2as$, what is $v_{\text{end}}$?
With v sub 0 equals 0 and v sub end squared equals 2 a s, what is v sub end?
$\sqrt{2as}$ ;; $2as$ ;; $\sqrt{2}as$ ;; $v_0 + as$

The lens formula: $\frac{1}{f} = (n - 1)\left(\frac{1}{R_1} - \frac{1}{R_2}\right)$. For $R_1 = R_2$?
The lens formula: 1 over f equals open bracket n minus 1 close bracket open bracket 1 over R sub 1 minus 1 over R sub 2 close bracket. For R sub 1 equals R sub 2?
$\frac{1}{f} = 0$ ;; $f = 0$ ;; $f = \frac{R_1}{n - 1}$ ;; $n = 1$

Relativity: $E = \frac{mc^2}{\sqrt{1 - \frac{v^2}{c^2}}}$. What is $E$ for $v = 0$?
Relativity: E equals the fraction m c squared over square root of 1 minus the fraction v squared over c squared, end fraction, end root, end fraction. What is E for v equals 0?
$mc^2$ ;; $\frac{1}{2}mv^2$ ;; $0$ ;; $\infty$
`

export const MATHS_QUESTIONS: readonly MathsQuestion[] = WRITTEN.trim()
  .split('\n\n')
  .map((block) => {
    const [text = '', heard = '', options = ''] = block.split('\n')
    return { text, heard, options: options.split(' ;; ') }
  })
