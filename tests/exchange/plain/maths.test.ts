import { expect, test } from 'vitest'
import { hasMath, splitMath } from '../../../src/domain/maths/math-text.ts'
import { writeMaths } from '../../../src/exchange/formats/plain/maths/maths.ts'

test.each(['https://a.org/x_1^2', 'see www.a.org/a²?b_1=2 there', 'the code `a_b = c^2`', '`x₁` or `x₂`'])(
  'addresses and code are left alone: %s',
  (source) => {
    expect(writeMaths(source)).toEqual({ text: source, written: [] })
  },
)

test.each([
  ['The energy is ½mv² here', 'The energy is $\\frac{1}{2}mv^{2}$ here'],
  ['10⁻³ m', '$10^{-3}$ m'],
  ['6.63 × 10⁻³⁴ J s', '$6.63 \\times 10^{-34}$ J s'],
  ['2,5 × 10³ N', '$2{,}5 \\times 10^{3}$ N'],
  ['3 x 10^8 m/s', '$3 \\times 10^{8}$ m/s'],
  ['x₁ + x₂ = 5', '$x_{1} + x_{2} = 5$'],
  ['√2', '$\\sqrt{2}$'],
  ['√(a+b)', '$\\sqrt{a+b}$'],
  ['∛8', '$\\sqrt[3]{8}$'],
  ['1/√2', '$1/\\sqrt{2}$'],
  ['T = 2π√(l/g)', '$T = 2\\pi\\sqrt{l/g}$'],
  ['sin θ = n1/n2', '$\\sin \\theta = n_{1}/n_{2}$'],
  ['n₁ sin θ₁ = n₂ sin θ₂', '$n_{1} \\sin \\theta_{1} = n_{2} \\sin \\theta_{2}$'],
  ['λ = 500 nm and θ = 30°', '$\\lambda = 500$ nm and $\\theta = 30^{\\circ}$'],
  ['µ = 0.3', '$\\mu = 0.3$'],
  ['x ≥ 0', '$x \\ge 0$'],
  ['A → B', '$A \\to B$'],
  ['F⃗ = q(E⃗ + v⃗ × B⃗)', '$\\vec{F} = q(\\vec{E} + \\vec{v} \\times \\vec{B})$'],
  ['∫ x² dx', '$\\int x^{2} dx$'],
  ['∂u/∂t = α∇²u', '$\\partial u/\\partial t = \\alpha\\nabla^{2}u$'],
  ['Δx·Δp ≥ ℏ/2', '$\\Delta x\\cdot\\Delta p \\ge \\hbar/2$'],
  ['T² ∝ r³', '$T^{2} \\propto r^{3}$'],
  ['α-particle', '$\\alpha$-particle'],
  ['E = mc²', '$E = mc^{2}$'],
  ['E=mc^2 and x_1', '$E=mc^{2}$ and $x_{1}$'],
  ['P₁V₁ = P₂V₂', '$P_{1}V_{1} = P_{2}V_{2}$'],
  ['für θ und φ', 'für $\\theta$ und $\\varphi$'],
  ['f(x) = x² − 4x + 3', '$f(x) = x^{2} - 4x + 3$'],
  ['−x²', '$-x^{2}$'],
  ['kinetic = ½mv²', 'kinetic = $\\frac{1}{2}mv^{2}$'],
])('the text "%s" becomes "%s"', (source, text) => {
  const { text: saved, written } = writeMaths(source)
  expect(saved).toBe(text)
  // Each is told as it was and as it is, and where it was.
  for (const { at, source: run, result } of written) {
    expect(source.slice(at, at + run.length)).toBe(run)
    expect(saved).toContain(result)
    expect(splitMath(saved).some((segment) => segment.kind === 'math' && segment.source === result)).toBe(
      true,
    )
  }
})

test.each([
  ['units', '9.8 m/s² and 5 m², 4200 J kg⁻¹ K⁻¹, 25 °C, 10 kΩ, 5 µm, 10Ω'],
  ['plain numbers', '3 × 4 = 12, ± 5, ≤ 10, 1½ hours, 30°, 12 V ≈ 12'],
  ['chemistry', 'H₂O, Fe³⁺ and C₆H₁₂O₆ + 6O₂ → 6CO₂ + 6H₂O'],
  ['words', 'voltage → current, a word², the 2nd, snake_case, café·bar'],
  ['words of Greek', 'η δύναμη είναι'],
  ['what could mean several things', '√2gh'],
  ['an equation without a sign of Unicode', 'v = u + at'],
  ['a formula of its own', '$x²$ and \\(y₁\\) and $$z³$$'],
  ['Arabic', 'ما وحدة القوة؟'],
])('a text without maths stays text: %s', (_, text) =>
  expect(writeMaths(text)).toEqual({ text, written: [] }),
)

test.each([
  ['A pen costs $5 and a book $10.', 'A pen costs \\$5 and a book \\$10.'],
  ['It costs $5, and $x^2$ is a formula', 'It costs \\$5, and $x^2$ is a formula'],
  ['$5 at θ', '\\$5 at $\\theta$'],
  ['\\$5', '\\$5'],
])('the dollar of a price does not begin a formula: %s', (source, text) => {
  expect(writeMaths(source).text).toBe(text)
  expect(hasMath(writeMaths('It costs $5 or $6').text)).toBe(false)
})

test('a formula far longer than people write stays text', () => {
  for (const text of ['θ = '.repeat(10_000), `${'√('.repeat(10_000)}x${')'.repeat(10_000)}`])
    expect(writeMaths(text)).toEqual({ text, written: [] })
})
