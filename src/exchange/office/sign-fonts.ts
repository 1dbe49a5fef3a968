/* Fonts that show other signs than their letters. Word keeps such letters from U+F020 on. */

/** From ! on, as the font Symbol has them. */
const SYMBOL_LOW =
  '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
/** From U+A0 on. */
const SYMBOL_HIGH =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|―↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

const WINGDINGS: Readonly<Record<number, string>> = {
  74: '☺',
  75: '😐',
  76: '☹',
  108: '●',
  109: '○',
  110: '■',
  111: '☐',
  112: '☐',
  113: '☐',
  114: '☐',
  117: '◆',
  118: '❖',
  119: '◆',
  161: '○',
  162: '○',
  164: '◉',
  165: '◎',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  231: '←',
  232: '→',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

const WINGDINGS_2: Readonly<Record<number, string>> = {
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  129: '①',
  151: '●',
  152: '●',
  153: '○',
  162: '■',
  163: '☐',
}

const symbolSign = (code: number): string | undefined =>
  code >= 0xa0 ? [...SYMBOL_HIGH][code - 0xa0] : [...SYMBOL_LOW][code - 0x21]

const FONTS: readonly [name: RegExp, sign: (code: number) => string | undefined][] = [
  [/^symbol(mt)?$/i, symbolSign],
  [/^wingdings( regular)?$/i, (code) => WINGDINGS[code]],
  [/^wingdings 2$/i, (code) => WINGDINGS_2[code]],
]

const PRIVATE = 0xf000

/** The sign that a font shows for a letter; undefined if the font shows the letter, or a sign that is not known. */
export function signOf(font: string | undefined, character: string): string | undefined {
  const [, sign] = FONTS.find(([name]) => name.test(font ?? '')) ?? []
  const code = character.codePointAt(0) ?? 0
  return sign?.(code >= PRIVATE ? code - PRIVATE : code)
}

const IS_PRIVATE = /[\uf020-\uf0ff]/

/** The text as its font shows it. */
export function shownText(font: string | undefined, text: string): string {
  const isSignFont = FONTS.some(([name]) => name.test(font ?? ''))
  if (!isSignFont && !IS_PRIVATE.test(text)) return text
  // Without the name of its font such a letter is nearly always one of Symbol.
  const known = isSignFont ? font : 'Symbol'
  return [...text]
    .map(
      (character) =>
        (isSignFont || IS_PRIVATE.test(character) ? signOf(known, character) : undefined) ?? character,
    )
    .join('')
}
