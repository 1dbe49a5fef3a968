/** Where the decimal digits of the scripts of India, Arabia and Persia begin. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦']

const asciiDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.map((each) => each.codePointAt(0) ?? 0).find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}

const RAISED = /[⁺⁻⁰¹²³⁴-⁹]+/g
const HALVES = /[¼½¾⅐-⅞]/g
/** Marks of direction and joiners, which keyboards and copied texts put between signs. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Signs that look or mean the same become one: digits of other scripts, wide ones, raised ones (as '^2'), any dash before a number,
 * any space, any sign of multiplication.
 */
export const plainSigns = (text: string) =>
  text
    .replace(UNSEEN, '')
    // Before NFKC, which would make 103 of 10³, 21⁄2 of 2½, and a letter of º.
    .replace(RAISED, '^$&')
    .replace(HALVES, ' $&')
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[‐‑‒–—―﹘⁻˗➖]/g, '-')
    .replaceAll('−', '-')
    .replace(/[⁄∕÷]/g, '/')
    .replace(/[×✕✖∗∙•⋅‧・]/g, '·')
    .replace(/\*\*/g, '^')
    .replaceAll('*', '·')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[،﹐、]/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
