/** Numbers of questions as words, from 1. */
const ORDINALS: readonly (readonly [before: string, words: string])[] = [
  [
    'السؤال',
    'الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الحادي عشر|الثاني عشر|الثالث عشر|الرابع عشر|الخامس عشر|السادس عشر|السابع عشر|الثامن عشر|التاسع عشر|العشرون',
  ],
  [
    'question',
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
  ],
  ['frage', 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'],
  ['pregunta', 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'],
]

const VALUES = new Map(
  ORDINALS.flatMap(([before, words]) =>
    words.split('|').map((word, at): [string, number] => [`${before} ${word}`, at + 1]),
  ),
)

/** Longer words first: 'الثاني' begins 'الثاني عشر'. */
const ORDINAL = new RegExp(
  `^(${[...VALUES.keys()].sort((one, other) => other.length - one.length).join('|')})(?: ?[.):\\]]+| ?[-–—](?=[\\s*]|$)|(?=\\*\\*|$))`,
  'iu',
)

/** The number that a text begins with as a word, and where its text begins. */
export function ordinalIn(text: string): { value: number; length: number } | undefined {
  const [source, words] = text.match(ORDINAL) ?? []
  const value = words && VALUES.get(words.toLowerCase())
  return source && value ? { value, length: source.length } : undefined
}
