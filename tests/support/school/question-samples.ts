import {
  type CheckedQuestion,
  checkQuestion,
  isFaulty,
  isKeyless,
  isReady,
  type NewQuestion,
  type Reading,
} from '../../../src/domain/exchange/question-exchange.ts'
import { exchange } from '../../../src/messages/exchange/en.ts'
import { pick } from '../server/random.ts'

export const checkAll = ({ steps }: Reading): CheckedQuestion[] =>
  [...steps].flatMap((found) => found ?? []).map((found, index) => checkQuestion(found, index + 1))

export const goodQuestions = (checked: readonly CheckedQuestion[]) =>
  checked.filter(isReady).map(({ question }) => question)

export const goodTexts = (checked: readonly CheckedQuestion[]) =>
  goodQuestions(checked).map(({ text }) => text)

/** As 'line 3: no correct answer', or 'question 2: …' without a line. */
export const problemsIn = (checked: readonly CheckedQuestion[]) =>
  checked
    .filter(isFaulty)
    .flatMap(({ number, problems }) =>
      problems.map((problem) =>
        problem.line === undefined
          ? `question ${number}: ${exchange.preview.problem(problem)}`
          : exchange.preview.problem(problem).replace(/^Line/, 'line'),
      ),
    )

/** For each question that lacks only its key, the options that are marked. */
export const keysAskedIn = (checked: readonly CheckedQuestion[]) =>
  checked.filter(isKeyless).map(({ marked }) => marked)

export const notesIn = (checked: readonly CheckedQuestion[]) =>
  checked.flatMap(({ notes }) => notes.map(exchange.preview.note))

/** Pieces of random texts: the marks of all formats, HTML, formulas, other scripts and awkward spaces. */
const PIECES = [
  ...'~=#{}:\\%"\'`<>&;,./()[]$^_|-*!?@+',
  ...[
    '::',
    '->',
    '//',
    '&&',
    '&amp;',
    '&#65;',
    '&lt;b&gt;',
    '<b>',
    '</p>',
    '<br>',
    '<!--',
    ']]>',
    '{=',
    '%50%',
    '####',
  ],
  ...[
    '\\(x^2\\)',
    '$$\\frac{1}{2}$$',
    '$a<b$',
    '\\n',
    '\\\\',
    '[html]',
    '[plain]',
    '$CATEGORY: x',
    'ANSWER: B',
    'A. x',
  ],
  ...[
    '\n',
    '\n\n',
    '\n\n\n',
    '  ',
    ' ',
    '\t',
    '\u00a0',
    'é',
    'Ω',
    'प्रकाश',
    '光',
    '😀',
    '\u2028',
    'word',
    'word',
    '10',
    'T',
  ],
]

function randomText(random: () => number): string {
  const pieces = Array.from({ length: pick(random, 1, 12) }, () => PIECES[pick(random, 0, PIECES.length)])
  return pieces.join('').trim() || 'x'
}

const randomPicture = (random: () => number) =>
  random() < 0.2 ? `https://pictures.example/a%20b/${pick(random, 1, 99)}.png?w=1&h="2"~{3}` : ''

/** A random explanation, which GIFT carries too; half of the questions have none. */
export const randomExplanation = (random: () => number) =>
  random() < 0.5 ? { explanation: randomText(random) } : {}

/** What only our own format carries. */
export const randomContent = (random: () => number) => ({
  topic: randomText(random),
  imageAlt: randomText(random),
})

/** A random question that the form would accept, with texts as awkward as possible. */
export const randomQuestion = (random: () => number): NewQuestion => ({
  text: randomText(random),
  imageUrl: randomPicture(random),
  options: Array.from({ length: 4 }, () => ({ text: randomText(random), imageUrl: randomPicture(random) })),
  correctAnswer: pick(random, 0, 4),
  points: pick(random, 1, 5),
})
