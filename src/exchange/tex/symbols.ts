/** Signs and the names of their commands. Other signs are kept unchanged. */
const COMMANDS = `
α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa ϰ varkappa λ lambda μ mu
µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega Ω Omega ∆ Delta
× times ÷ div ± pm ∓ mp ⋅ cdot · cdot ∙ bullet • bullet ∗ ast ⋆ star ∘ circ ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot
∩ cap ∪ cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∧ wedge ∨ vee ∖ setminus ≀ wr † dagger ‡ ddagger ⋄ diamond ⨿ amalg
≤ le ≥ ge ⩽ leqslant ⩾ geqslant ≠ ne ≡ equiv ≢ not\\equiv ≈ approx ≅ cong ≃ simeq ∼ sim ∝ propto ≪ ll ≫ gg ≐ doteq ≔ coloneqq
≺ prec ≻ succ ⪯ preceq ⪰ succeq ≦ leqq ≧ geqq ≲ lesssim ≳ gtrsim ≮ nless ≯ ngtr ≰ nleq ≱ ngeq ≜ triangleq
∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ not\\subset ⊈ nsubseteq ⊊ subsetneq ⊢ vdash ⊣ dashv ⊨ models
∥ parallel ∦ nparallel ⊥ perp ⟂ perp ∣ mid ∤ nmid ⋈ bowtie ≍ asymp
∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ¬ neg ∠ angle ∡ measuredangle ∢ sphericalangle
△ triangle ▵ triangle □ square ■ blacksquare ∎ blacksquare ◊ lozenge ℏ hbar ℓ ell ℘ wp ℜ Re ℑ Im ℵ aleph ℶ beth ı imath ȷ jmath
∴ therefore ∵ because ⊤ top ♠ spadesuit ♥ heartsuit ♦ diamondsuit ♣ clubsuit ♯ sharp ♭ flat ♮ natural √ surd ℧ mho
← leftarrow → rightarrow ↔ leftrightarrow ↑ uparrow ↓ downarrow ↕ updownarrow ↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow
⇐ Leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ⇑ Uparrow ⇓ Downarrow ⇕ Updownarrow ⟵ longleftarrow ⟶ longrightarrow
⟷ longleftrightarrow ⟸ Longleftarrow ⟹ Longrightarrow ⟺ iff ↦ mapsto ⟼ longmapsto ↪ hookrightarrow ↩ hookleftarrow
⇌ rightleftharpoons ⇋ leftrightharpoons ⇄ rightleftarrows ⇀ rightharpoonup ↼ leftharpoonup ⇁ rightharpoondown ↽ leftharpoondown
↛ nrightarrow ↚ nleftarrow ⇏ nRightarrow ↠ twoheadrightarrow ↝ leadsto ↺ circlearrowleft ↻ circlearrowright
… ldots ⋯ cdots ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ‖ Vert ⟦ llbracket ⟧ rrbracket
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ⨌ iiiint ∮ oint ∯ oiint ∰ oiiint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge
⨀ bigodot ⨁ bigoplus ⨂ bigotimes ⨄ biguplus ⨆ bigsqcup £ pounds
`
/** Signs whose command has another name. */
const OTHERS: readonly [sign: string, tex: string][] = [
  ['\\', '\\backslash'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['~', '\\sim'],
  ['^', '\\hat{}'],
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['∕', '/'],
  ['⁄', '/'],
  ['∶', ':'],
  ['°', '^{\\circ}'],
  ['′', "'"],
  ['’', "'"],
  ['″', "''"],
  ['‴', "'''"],
  ['½', '\\frac{1}{2}'],
  ['⅓', '\\frac{1}{3}'],
  ['⅔', '\\frac{2}{3}'],
  ['¼', '\\frac{1}{4}'],
  ['¾', '\\frac{3}{4}'],
  ['⅛', '\\frac{1}{8}'],
  ['²', '^{2}'],
  ['³', '^{3}'],
  ['¹', '^{1}'],
  ['⁻', '^{-}'],
  ['\u00a0', '\\ '],
  ['\u2002', '\\enspace '],
  ['\u2003', '\\quad '],
  ['\u2004', '\\;'],
  ['\u2005', '\\:'],
  ['\u2006', '\\,'],
  ['\u2009', '\\,'],
  ['\u200a', '\\,'],
  ['\u202f', '\\,'],
  ['\u205f', '\\:'],
  // Invisible: function application, times, separator, plus, zero width, marks of direction.
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ''],
  ['\u2064', ''],
  ['\u200b', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\u200e', ''],
  ['\u200f', ''],
  ['\u2060', ''],
  ['\ufeff', ''],
]

const pairs = COMMANDS.trim()
  .split(/\s+/)
  .reduce<[string, string][]>((all, word, index, words) => {
    if (index % 2 === 0) all.push([word, `\\${words[index + 1]}`])
    return all
  }, [])

export const SYMBOLS: ReadonlyMap<string, string> = new Map([...pairs, ...OTHERS])

/** Functions that have a command of their own name. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  `arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr
  sec sin sinh sup tan tanh`.split(/\s+/),
)
