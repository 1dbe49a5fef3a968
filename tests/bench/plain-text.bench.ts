import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { MAX_SOURCE_LENGTH } from '../../src/exchange/questions/read-blocks.ts'
import { median } from './statistics.ts'

/**
 * Whether reading plain text takes time in proportion to its length, of one question and of many. Run:
 * node --import tsx tests/bench/plain-text.bench.ts. A ratio near 2 is linear, near 4 quadratic.
 */
const ROUNDS = 3

/** Within one question, up to the length from which on none is read. */
const WITHIN = [
  ...[
    'A. ',
    'A) ',
    '(a) ',
    'a) b) ',
    'i) ',
    '1) ',
    '**',
    '* ',
    '![',
    '![](',
    '![x](x) ',
    '[2 marks] ',
    'Answer: ',
  ],
  ...[
    'x² ',
    'θ',
    'θ = ',
    '√',
    '√(',
    '(x₁',
    'x^',
    'x_1 ',
    '× ',
    '½a ',
    '$',
    '$5 ',
    '\\(',
    '|',
    '  x',
    'H₂O ',
    '10⁻³ m ',
  ],
  ...['x\n', 'x-\n', '- x\n', 'A. x\n', 'I. x\n', '☐ x ', 'a\tb\t', 'True / False ', 'Explanation: x\n'],
]
/** Over a whole text. */
const OVER = [
  ...['1. x\na) x\nb) y\n\n', 'x?\n*a) x\nb) y\n', '1. A\n', '1A 2B\n', 'Answers:\n', 'Answers: 1A 2B\n'],
  ...[
    'Page 1\n',
    '1\n',
    'A. x\nx\n',
    '- x\n',
    'x\n\n',
    '> x\n',
    '1. E = ½mv²\n*a) x²\nb) y₁\n',
    '| a | b |\n',
    '1. x\n1. x\n2. x\n',
  ],
]

function millisecondsFor(text: string): number {
  const began = performance.now()
  detectFormat(text)
  for (const _ of readPlain(text).steps);
  return performance.now() - began
}

const timeOf = (text: string) => median(Array.from({ length: ROUNDS }, () => millisecondsFor(text)))

function measure(piece: string, before: string, length: number): void {
  const [half, whole] = [length / 2, length].map((size) =>
    timeOf(before + piece.repeat(Math.floor((size - before.length) / piece.length))),
  )
  const ratio = (whole ?? 0) / Math.max(half ?? 1, 0.5)
  console.info(
    `${JSON.stringify(piece).padEnd(32)} ${(whole ?? 0).toFixed(0).padStart(6)} ms  ×${ratio.toFixed(1)}`,
  )
}

console.info('one question of 96,000 characters, and twice as long as its half')
for (const piece of WITHIN) measure(piece, '1. What? ', MAX_SOURCE_LENGTH - 4000)
console.info('a text of 1,000,000 characters')
for (const piece of OVER) measure(piece, '', 1_000_000)
