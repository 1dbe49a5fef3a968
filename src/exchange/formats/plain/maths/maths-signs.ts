/* Unicode's mathematical characters and how LaTeX writes them. */

const table = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')] as const))

export const SUPERSCRIPTS = table(
  '⁰0 ¹1 ²2 ³3 ⁴4 ⁵5 ⁶6 ⁷7 ⁸8 ⁹9 ⁺+ ⁻- ⁼= ⁽( ⁾) ⁿn ⁱi ˣx ʸy ᵃa ᵇb ᵏk ᵐm ᵗt ᵀT',
)
export const SUBSCRIPTS = table(
  '₀0 ₁1 ₂2 ₃3 ₄4 ₅5 ₆6 ₇7 ₈8 ₉9 ₊+ ₋- ₌= ₍( ₎) ₐa ₑe ₕh ᵢi ⱼj ₖk ₗl ₘm ₙn ₒo ₚp ᵣr ₛs ₜt ᵤu ᵥv ₓx',
)
export const FRACTIONS = table(
  '½\\frac{1}{2} ⅓\\frac{1}{3} ⅔\\frac{2}{3} ¼\\frac{1}{4} ¾\\frac{3}{4} ⅕\\frac{1}{5} ⅖\\frac{2}{5} ⅗\\frac{3}{5} ⅘\\frac{4}{5} ⅙\\frac{1}{6} ⅛\\frac{1}{8} ⅜\\frac{3}{8} ⅝\\frac{5}{8} ⅞\\frac{7}{8}',
)
export const ROOTS = table('√\\sqrt ∛\\sqrt[3] ∜\\sqrt[4]')
export const GREEK = table(
  'α\\alpha β\\beta γ\\gamma δ\\delta ε\\varepsilon ζ\\zeta η\\eta θ\\theta ι\\iota κ\\kappa λ\\lambda μ\\mu µ\\mu ν\\nu ξ\\xi π\\pi ρ\\rho σ\\sigma ς\\varsigma τ\\tau υ\\upsilon φ\\varphi χ\\chi ψ\\psi ω\\omega ϑ\\vartheta ϕ\\phi ϵ\\epsilon Γ\\Gamma Δ\\Delta ∆\\Delta Θ\\Theta Λ\\Lambda Ξ\\Xi Π\\Pi Σ\\Sigma Φ\\Phi Ψ\\Psi Ω\\Omega Ω\\Omega',
)
export const OPERATORS = table(
  '++ -- −- ×\\times ⨯\\times ·\\cdot ⋅\\cdot ∙\\cdot ÷\\div ±\\pm ∓\\mp // ** ∪\\cup ∩\\cap ∧\\land ∨\\lor',
)
export const RELATIONS = table(
  '== << >> ≤\\le ≥\\ge ⩽\\le ⩾\\ge ≈\\approx ≠\\ne ≡\\equiv ∝\\propto ∼\\sim ≃\\simeq ≅\\cong →\\to ⟶\\to ⇒\\Rightarrow ⇔\\Leftrightarrow ↔\\leftrightarrow ∈\\in ∉\\notin ⊂\\subset ⊆\\subseteq ≪\\ll ≫\\gg ⊥\\perp ∥\\parallel',
)
export const BIG_SIGNS = table(
  '∫\\int ∮\\oint ∑\\sum ∏\\prod ∂\\partial ∇\\nabla ∞\\infty ℏ\\hbar ℓ\\ell ∠\\angle △\\triangle ∅\\emptyset',
)

const NAMES = 'sin cos tan cot sec csc log ln exp lim max min det arcsin arccos arctan sinh cosh tanh'
export const FUNCTION_NAMES: ReadonlySet<string> = new Set(NAMES.split(' '))

const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Ag Cd Sn Sb I Xe Cs Ba Pt Au Hg Pb U'.split(
    ' ',
  ),
)
const CHEMICAL = /^\d{0,2}(?:\(?[A-Z][a-z]?(?:[₂-₉][₀-₉]?|₁[₀-₉])?\)?[₂-₉]?){1,12}(?:[²³⁴]?[⁺⁻])?$/
const GASES = new Set(['H₂', 'O₂', 'N₂', 'O₃', 'F⁻', 'H⁺', 'K⁺', 'I₂'])

/** H₂SO₄, Fe³⁺: upright text as it is, and no product of variables. */
export function isChemical(cluster: string): boolean {
  if (cluster.length > 40 || !CHEMICAL.test(cluster)) return false
  const symbols = cluster.match(/[A-Z][a-z]?/g) ?? []
  if (!symbols.every((symbol) => ELEMENTS.has(symbol))) return false
  return symbols.length > 1 || (symbols[0]?.length ?? 0) > 1 || GASES.has(cluster.replace(/^\d+/, ''))
}

const UNIT =
  '(?:°C|°F|℃|(?:da|[fpnµμmcdhkMGT])?(?:mol|cal|bar|atm|min|rad|eV|Wb|Pa|Hz|dB|Bq|cd|kg|lx|lm|Sv|Gy|m|g|s|A|K|N|J|W|C|V|F|Ω|Ω|T|H|L|l|u|h))[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]?'
const UNITS = new RegExp(`^[([]?${UNIT}(?:[/·⋅.*]?\\(?${UNIT}\\)?){0,5}[)\\].,;:?]*$`)
/** What is a unit wherever it stands: a quotient, a prefix, a negative power. */
const CERTAIN = /[/·⋅]|⁻|kg|cm|mm|km|nm|µm|μm|Hz|Pa|eV|°|mol|kΩ|MΩ/

const PLAIN_UNIT = new RegExp(`^(?:${UNIT}|Nm|Js|As|[km]?[WA]h)[)\\].,;:?]*$`)

/** One unit that may stand right behind its number. */
export const isPlainUnit = (cluster: string) => cluster.length <= 12 && PLAIN_UNIT.test(cluster)
export const isWrittenUnit = (cluster: string) => cluster.length <= 30 && UNITS.test(cluster)
export const isCertainUnit = (cluster: string) => isWrittenUnit(cluster) && CERTAIN.test(cluster)
