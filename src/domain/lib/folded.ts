/** Accents, Hebrew and Arabic vowel points, and the stroke that stretches Arabic words. Signs of other scripts tell letters apart. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/g

/** Letters that Unicode does not take apart, and the apostrophe that keyboards write otherwise. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ſ: 's',
  ŧ: 't',
  ς: 'σ',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  '’': "'",
}
const KEYS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A text as searches compare it: without case and marks, composed. The database has the same rules in `folded` (its migration
 * 024): a change here needs one there.
 */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(KEYS, (letter) => LETTERS[letter] ?? letter)

/** Whether one of these texts has `wanted` in it, which is folded. */
export const anyHas = (texts: readonly (string | undefined)[], wanted: string) =>
  texts.some((text) => folded(text ?? '').includes(wanted))
