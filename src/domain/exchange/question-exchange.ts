import { type DraftQuestion, MAX_LENGTHS, OPTIONS_PER_QUESTION } from '../authoring/quiz-draft.ts'
import { optionLetter } from '../quizzes/quiz.ts'

/** A question that no quiz has yet. */
export type NewQuestion = Omit<DraftQuestion, 'key' | '_id'>

/** Lines are counted from 1; undefined where a format has none worth naming. */
export interface Problem {
  line: number | undefined
  message: string
}

interface FoundOption {
  text: string
  imageUrl: string
  correct: boolean
}

/** What a reader found of one question, right or wrong. With `problems` of its own the rest need not make sense. */
export interface FoundQuestion {
  line: number | undefined
  text: string
  imageUrl: string
  options: readonly FoundOption[]
  points: number
  problems: readonly Problem[]
  /** What is lost, although the question can be added. */
  notes: readonly string[]
}

/** A text as a reader goes through it: so many steps, each of which finds a question or none. */
export interface Reading {
  total: number
  steps: Iterable<FoundQuestion | undefined>
}

/** Reads block after block, each only when it is asked for. */
export function readEach<Block>(
  blocks: readonly Block[],
  read: (block: Block) => FoundQuestion | undefined,
): Reading {
  function* steps() {
    for (const block of blocks) yield read(block)
  }
  return { total: blocks.length, steps: steps() }
}

interface Checked {
  /** From 1, in the order of the text. */
  number: number
  line: number | undefined
  text: string
  notes: readonly string[]
}

export type ReadyQuestion = Checked & { question: NewQuestion }
export type FaultyQuestion = Checked & { problems: readonly Problem[] }
export type CheckedQuestion = ReadyQuestion | FaultyQuestion

export const isReady = (checked: CheckedQuestion): checked is ReadyQuestion => 'question' in checked
export const isFaulty = (checked: CheckedQuestion): checked is FaultyQuestion => 'problems' in checked

export const foundNothing = {
  text: '',
  imageUrl: '',
  options: [],
  points: 1,
  problems: [],
  notes: [],
} as const

/** A question that could not be read. */
export const unreadable = (line: number | undefined, message: string, text = ''): FoundQuestion => ({
  ...foundNothing,
  line,
  text,
  problems: [{ line, message }],
})

export const ONLY_SINGLE_CHOICE = 'only questions with one correct option can be imported'

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const countCorrect = ({ options }: FoundQuestion) => options.filter((option) => option.correct).length

type Rule = (found: FoundQuestion) => string | false | undefined

/** What the form demands of a question that is typed, an imported one must have too. */
const RULES: readonly Rule[] = [
  ({ text }) => !text.trim() && 'no question text',
  ({ text }) =>
    text.length > MAX_LENGTHS.questionText &&
    `the question text is longer than ${MAX_LENGTHS.questionText} characters`,
  ({ options }) =>
    options.length !== OPTIONS_PER_QUESTION &&
    `has ${countOf(options.length, 'option')}, needs ${OPTIONS_PER_QUESTION}`,
  ({ options }) => {
    const blank = options.findIndex((option) => !option.text.trim())
    return blank >= 0 && `option ${optionLetter(blank)} has no text`
  },
  (found) => countCorrect(found) === 0 && 'no correct answer',
  (found) => countCorrect(found) > 1 && `has ${countCorrect(found)} correct answers, needs one`,
  ({ points }) => !(points >= 1) && 'points must be a number from 1 on',
  ({ imageUrl, options }) =>
    [imageUrl, ...options.map((option) => option.imageUrl)].some(
      (url) => url.length > MAX_LENGTHS.imageUrl,
    ) && `a picture's address is longer than ${MAX_LENGTHS.imageUrl} characters`,
]

const problemsOf = (found: FoundQuestion): readonly Problem[] =>
  found.problems.length > 0
    ? found.problems
    : RULES.map((rule) => rule(found) || '')
        .filter(Boolean)
        .map((message) => ({ line: found.line, message }))

/** Says whether a question can be added as it is, and if not, each reason. */
export function checkQuestion(found: FoundQuestion, number: number): CheckedQuestion {
  const checked = { number, line: found.line, text: found.text.trim(), notes: found.notes }
  const problems = problemsOf(found)
  if (problems.length > 0) return { ...checked, problems }
  const question: NewQuestion = {
    text: checked.text,
    imageUrl: found.imageUrl,
    options: found.options.map(({ text, imageUrl }) => ({ text: text.trim(), imageUrl })),
    correctAnswer: found.options.findIndex((option) => option.correct),
    points: found.points,
  }
  return { ...checked, question }
}

const isHttps = (url: string) => /^https:\/\//i.test(url) && URL.canParse(url)

/** The picture to keep of those that a text has, and what is to be said of the others. `of` names the text. */
export function keepPicture(sources: readonly string[], of: string): { imageUrl: string; notes: string[] } {
  const usable = sources.filter(isHttps)
  const unusable = sources.length - usable.length
  const notes = [
    unusable > 0 && `a picture of ${of} is left out: its address is not an absolute https one`,
    usable.length > 1 && `only the first of ${usable.length} pictures of ${of} is kept`,
  ].filter((note) => note !== false)
  return { imageUrl: usable[0] ?? '', notes }
}

export const nameOfOption = (index: number) => `option ${optionLetter(index)}`
