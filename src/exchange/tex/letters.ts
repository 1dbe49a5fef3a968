/* The letters of mathematical alphabets in Unicode, such as 𝐀 and ℝ. */

interface Alphabet {
  /** Its command; '' for the default in formulas. */
  command: string
  /** The code points of capital A and small a. */
  from: number
}

const LATIN: readonly Alphabet[] = [
  ['mathbf', 0x1d400],
  ['', 0x1d434],
  ['boldsymbol', 0x1d468],
  ['mathscr', 0x1d49c],
  ['mathscr', 0x1d4d0],
  ['mathfrak', 0x1d504],
  ['mathbb', 0x1d538],
  ['mathfrak', 0x1d56c],
  ['mathsf', 0x1d5a0],
  ['mathsf', 0x1d5d4],
  ['mathsf', 0x1d608],
  ['mathsf', 0x1d63c],
  ['mathtt', 0x1d670],
].map(([command, from]) => ({ command: String(command), from: Number(from) }))

const GREEK: readonly Alphabet[] = [
  { command: 'mathbf', from: 0x1d6a8 },
  { command: '', from: 0x1d6e2 },
  { command: 'boldsymbol', from: 0x1d71c },
  { command: 'boldsymbol', from: 0x1d756 },
  { command: 'boldsymbol', from: 0x1d790 },
]
/** In the order of these alphabets. */
const GREEK_LETTERS = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ'

const DIGITS: readonly Alphabet[] = [
  { command: 'mathbf', from: 0x1d7ce },
  { command: 'mathbb', from: 0x1d7d8 },
  { command: 'mathsf', from: 0x1d7e2 },
  { command: 'mathsf', from: 0x1d7ec },
  { command: 'mathtt', from: 0x1d7f6 },
]

/** Letters that Unicode had before it had the alphabets. */
const EARLIER = new Map(
  [
    ['mathbb', 'ℂC ℍH ℕN ℙP ℚQ ℝR ℤZ'],
    ['mathscr', 'ℬB ℰE ℱF ℋH ℐI ℒL ℳM ℛR ℯe ℊg ℴo'],
    ['mathfrak', 'ℭC ℌH ℨZ'],
    ['', 'ℎh'],
  ].flatMap(([command = '', pairs = '']) =>
    pairs.split(' ').map((pair) => [pair.slice(0, 1), { command, letter: pair.slice(1) }] as const),
  ),
)

export interface StyledLetter {
  command: string
  letter: string
}

function within(
  code: number,
  alphabets: readonly Alphabet[],
  letters: readonly string[],
): StyledLetter | undefined {
  const alphabet = alphabets.find(({ from }) => code >= from && code < from + letters.length)
  const letter = alphabet && letters[code - alphabet.from]
  return alphabet && letter ? { command: alphabet.command, letter } : undefined
}

const LATIN_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const TABLES: readonly [readonly Alphabet[], readonly string[]][] = [
  [LATIN, LATIN_LETTERS],
  [GREEK, [...GREEK_LETTERS]],
  [DIGITS, [...'0123456789']],
]

/** The plain letter and its style; undefined for any other character. */
export function styledLetter(character: string): StyledLetter | undefined {
  const earlier = EARLIER.get(character)
  const code = character.codePointAt(0) ?? 0
  if (earlier || code < 0x1d400) return earlier
  for (const [alphabets, letters] of TABLES) {
    const found = within(code, alphabets, letters)
    if (found) return found
  }
  return undefined
}
