import {
  type CheckedQuestion,
  checkQuestion,
  isFaulty,
  isKeyless,
  isReady,
  type NewQuestion,
  type Reading,
} from '../../../src/domain/exchange/found-question.ts'
import { exchange } from '../../../src/messages/en/exchange.ts'
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
    '\uE000',
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

/** On one line, as the form asks for it. */
export const randomTopic = (random: () => number) =>
  random() < 0.5 ? { topic: randomText(random).replaceAll(/\s+/g, ' ').trim() } : {}

const COUNTS = [2, 3, 4, 5, 26]

/** A description stands where a picture is. */
function randomImage(random: () => number): Pick<NewQuestion, 'imageUrl' | 'imageAlt'> {
  const imageUrl = randomPicture(random)
  return { imageUrl, ...(imageUrl && { imageAlt: randomText(random).replaceAll(/\s+/g, ' ').trim() }) }
}

/** A random question that the form would accept, with texts as awkward as possible. */
export const randomQuestion = (random: () => number): NewQuestion => {
  const count = COUNTS[pick(random, 0, COUNTS.length)] ?? 4
  return {
    text: randomText(random),
    ...randomImage(random),
    options: Array.from({ length: count }, () => ({ text: randomText(random), ...randomImage(random) })),
    correctAnswer: pick(random, 0, count),
    points: pick(random, 1, 5),
  }
}

/** Some options keep their places. */
export const withPins = (random: () => number, question: NewQuestion): NewQuestion => ({
  ...question,
  options: question.options.map((option) => ({ ...option, ...(random() < 0.2 && { pinned: true }) })),
})
