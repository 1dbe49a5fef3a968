/* Whether two texts say the same, however their formulas are written. Knows nothing of the reader. */

const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠' },
  ...{ approx: '≈', to: '→', rightarrow: '→', infty: '∞', propto: '∝', circ: '°', degree: '°', cdots: '…' },
  ...{ rightleftharpoons: '⇌', perp: '⊥', parallel: '∥', angle: '∠', int: '∫', sum: '∑', prime: "'" },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', varepsilon: 'ε', epsilon: 'ε', eta: 'η', theta: 'θ' },
  ...{ kappa: 'κ', lambda: 'λ', mu: 'µ', nu: 'ν', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ' },
  ...{ varphi: 'φ', psi: 'ψ', omega: 'ω', Delta: 'Δ', Omega: 'Ω', Sigma: 'Σ', Phi: 'Φ', Lambda: 'Λ' },
  ...{ sqrt: '√', mathrm: '', text: '', left: '', right: '', operatorname: '', quad: ' ', displaystyle: '' },
}
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'
const PLAIN = '0123456789+-n'

const written = (text: string, signs: string, mark: string) =>
  text.replace(
    new RegExp(`[${signs}]+`, 'g'),
    (run) => `${mark}(${[...run].map((sign) => PLAIN[signs.indexOf(sign)]).join('')})`,
  )

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3' }

/** Innermost first, so that fractions may hold roots. */
function withoutBraces(text: string): string {
  const flat = text
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/(\\sqrt|[\^_])\{([^{}]*)\}/g, '$1($2)')
    .replace(/\\(?:mathrm|text|operatorname)\{([^{}]*)\}/g, '$1')
  return flat === text ? text.replaceAll(/[{}]/g, '') : withoutBraces(flat)
}

/** Brackets around a single letter or number say nothing. */
const withoutBrackets = (text: string) =>
  text.replaceAll(/(?<=[\^_/√(]|^)\((-?(?:\d+|\w))\)|\((-?(?:\d+|\w))\)(?=\/)/g, '$1$2')

const line = (text: string) =>
  withoutBrackets(
    withoutBraces(written(written(text.normalize('NFC'), RAISED, '^'), LOWERED, '_'))
      .replaceAll(/[½¼¾⅓]/g, (sign) => FRACTIONS[sign] ?? sign)
      .replaceAll(/\\([A-Za-z]+)/g, (command, name) => SIGNS[name] ?? command.slice(1))
      .replaceAll(/\\[,;:! ]/g, ' ')
      .replaceAll(/\\[()[\]]|\\?\$|\\/g, '')
      .replaceAll(/\^°/g, '°')
      .replaceAll(/(?<=\d) ?x ?(?=10)/g, '×')
      // A bare backtick around code says nothing, and neither do the bars of a table.
      .replaceAll(/(?<!`)`(?!`)|^\||\|$/g, '')
      .replaceAll(/\s\|\s/g, ' ')
      .replaceAll(/[−–]/g, '-')
      .replaceAll('μ', 'µ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?![\p{L}\p{M}])|(?<![\p{L}\p{M}]) /gu, ''),
  )

/** A table, as a formula or in Markdown, is its rows. */
const withRows = (text: string) =>
  text.includes('\\begin{array}')
    ? text
        .replaceAll(/\$*\\begin\{array\}\{[^}]*\}|\\end\{array\}\$*|\\hline|\\\\/g, '\n')
        .replaceAll('&', ' ')
    : text

const RULE = /^[\s|:-]*--[\s|:-]*$/

const lines = (text: string) =>
  withRows(text)
    .split('\n')
    .filter((each) => !RULE.test(each))
    .map(line)
    .filter((each) => each)

/** Whether line breaks count, too. */
export function saysTheSame(expected: string, found: string, byLines: boolean): boolean {
  if (!byLines) return line(expected.trim()) === line(found.trim())
  return JSON.stringify(lines(expected)) === JSON.stringify(lines(found))
}
