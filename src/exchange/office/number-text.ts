/* Numbers as Word and HTML write them before the items of a list. */

const ROMAN: readonly [value: number, letters: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

/** No list goes on that far; larger numbers stay digits. */
const MAX_ROMAN = 3999
const MAX_LETTERS = 26 * 10

function roman(number: number): string {
  if (number < 1 || number > MAX_ROMAN) return String(number)
  let left = number
  let text = ''
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(left / value))
    left %= value
  }
  return text
}

/** After the last letter Word doubles them: z, aa, bb. */
const lettered = (alphabet: string) => (number: number) => {
  const letters = [...alphabet]
  if (number < 1 || number > MAX_LETTERS) return String(number)
  return (letters[(number - 1) % letters.length] ?? '').repeat(Math.ceil(number / letters.length))
}

const digits = (zero: string) => (number: number) =>
  String(number).replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  )

const upper = (write: (number: number) => string) => (number: number) => write(number).toUpperCase()

const latin = lettered('abcdefghijklmnopqrstuvwxyz')

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  lowerLetter: latin,
  upperLetter: upper(latin),
  lowerRoman: roman,
  upperRoman: upper(roman),
  decimalZero: (number) => String(number).padStart(2, '0'),
  arabicAlpha: lettered('أبتثجحخدذرزسشصضطظعغفقكلمنهوي'),
  arabicAbjad: lettered('أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'),
  hebrew1: lettered('אבגדהוזחטיכלמנסעפצקרשת'),
  hebrew2: lettered('אבגדהוזחטיכלמנסעפצקרשת'),
  russianLower: lettered('абвгдежзиклмнопрстуфхцчшщыэюя'),
  russianUpper: lettered('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'),
  hindiNumbers: digits('०'),
  hindiVowels: lettered('अआइईउऊऋएऐओऔ'),
  hindiConsonants: lettered('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'),
  thaiNumbers: digits('๐'),
  bullet: () => '',
  none: () => '',
}

/** `format` is Word's name of it; an unknown one is written in digits. */
export const numberText = (format: string, number: number): string =>
  (Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined)?.(number) ?? String(number)

/** Stands for bullets of all shapes. */
export const BULLET = '•'
