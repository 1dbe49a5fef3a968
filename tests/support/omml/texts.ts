import { type OmmlCase, r } from './builders.ts'

/* Letters, signs and words of runs. */

const signs = (pairs: string): OmmlCase[] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [sign = '', name = ''] = pair.split(':')
      return [`the sign ${sign}`, `a${sign}b`, `a\\${name} b`]
    })

export const TEXTS: readonly OmmlCase[] = [
  ...signs(`
    α:alpha β:beta γ:gamma δ:delta ε:varepsilon ϵ:epsilon θ:theta λ:lambda μ:mu π:pi ρ:rho σ:sigma τ:tau φ:varphi ϕ:phi ω:omega
    Γ:Gamma Δ:Delta Θ:Theta Λ:Lambda Π:Pi Σ:Sigma Φ:Phi Ψ:Psi Ω:Omega
    ×:times ÷:div ±:pm ∓:mp ⋅:cdot ·:cdot ∘:circ ⊕:oplus ⊗:otimes ∩:cap ∪:cup ∧:wedge ∨:vee ∖:setminus
    ≤:le ≥:ge ≠:ne ≡:equiv ≈:approx ≅:cong ∼:sim ∝:propto ≪:ll ≫:gg ∈:in ∉:notin ⊂:subset ⊆:subseteq ⊃:supset
    ∥:parallel ⊥:perp ∣:mid ∞:infty ∂:partial ∇:nabla ∀:forall ∃:exists ∅:emptyset ¬:neg ∠:angle △:triangle
    ℏ:hbar ℓ:ell ∴:therefore ∵:because ←:leftarrow →:rightarrow ↔:leftrightarrow ⇒:Rightarrow ⇔:Leftrightarrow ↑:uparrow ↓:downarrow
    ↦:mapsto ⇌:rightleftharpoons …:ldots ⋯:cdots
  `),
  ['letters', 'mgh', 'mgh'],
  ['upright letters', r('d', 'p') + r('x'), '\\mathrm{d}x'],
  ['a bold vector', r('F', 'b'), '\\mathbf{F}'],
  ['a bold italic vector', r('v', 'bi'), '\\boldsymbol{v}'],
  ['a bold Greek letter', r('ω', 'b'), '\\boldsymbol{\\omega}'],
  ['script letters', r('L', 'script'), '\\mathscr{L}'],
  ['Fraktur', r('g', 'fraktur'), '\\mathfrak{g}'],
  ['the real numbers', r('R', 'double-struck'), '\\mathbb{R}'],
  ['sans serif', r('T', 'sans-serif'), '\\mathsf{T}'],
  ['monospace', r('x', 'monospace'), '\\mathtt{x}'],
  ['the real numbers in Unicode', 'x∈ℝ', 'x\\in\\mathbb{R}'],
  ['the natural numbers in Unicode', 'n∈ℕ', 'n\\in\\mathbb{N}'],
  ['italics in Unicode', '𝑎+𝑏', 'a+b'],
  ['bold in Unicode', '𝐅', '\\mathbf{F}'],
  ['Greek italics in Unicode', '𝛼+𝜋', '\\alpha+\\pi'],
  ['script in Unicode', 'ℒ', '\\mathscr{L}'],
  ['the Planck constant in Unicode', 'ℎ', 'h'],
  ['a text', r('speed', 'nor'), '\\text{speed}'],
  ['a text of two words', r('top speed', 'nor'), '\\text{top speed}'],
  ['two upright words', r('top speed', 'p'), '\\text{top speed}'],
  ['an upright word', r('km', 'p'), '\\mathrm{km}'],
  ['a text with specials', r('50 % & more_', 'nor'), '\\text{50 \\% \\& more\\_}'],
  ['a text in Arabic', r('السرعة', 'nor'), '\\text{السرعة}'],
  ['a number as text', r('12', 'nor'), '12'],
  ['specials', '100%', '100\\%'],
  ['a hash and a dollar', '#$', '\\#\\$'],
  ['an underscore', 'a_b', 'a\\_b'],
  ['braces', '{a}', '\\{a\\}'],
  ['a backslash', 'A\\B', 'A\\backslash B'],
  ['a true minus', '−1', '-1'],
  ['a decimal comma', '3,14', '3{,}14'],
  ['a list with commas', 'a,b', 'a,b'],
  ['a comma and a space', 'a, b', 'a,\\ b'],
  ['spaces around signs', 'x = 2', 'x=2'],
  ['a space between letters', 'a b', 'a\\ b'],
  ['a wide space', 'a\u2003b', 'a\\quad b'],
  ['a thin space', '5\u2009m', '5\\,m'],
  ['invisible signs', 'f\u2061x', 'fx'],
  ['inequalities', 'a<b>c', 'a<b>c'],
  ['a factorial', 'n!', 'n!'],
  ['a half in one sign', '½', '\\frac{1}{2}'],
  ['a square in one sign', 'x²', 'x^{2}'],
  ['a sign that is not known', 'a☃b', 'a☃b'],
]
