import type { DraftQuestion } from '../authoring/draft/question-draft.ts'
import { MAX_LENGTHS } from '../kinds/body-fields.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '../kinds/choice/body.ts'
import { NO_KEY } from '../kinds/choice/draft.ts'
import type { DraftNumber } from '../kinds/number/draft.ts'
import { written } from '../lib/written.ts'
import type { Fault, ImportNote, ImportProblem, KeyPlace, LineNote } from './import-problem.ts'

/** A question that belongs to no quiz yet. */
export type NewQuestion = Omit<DraftQuestion, 'key' | '_id'>

/** Properties that not every format has. */
export interface Content {
  explanation?: string | undefined
  topic?: string | undefined
  /** What the picture shows. */
  imageAlt?: string | undefined
}

/** Only what is given, and no more than the form accepts. */
export function contentOf(given: Content): Content {
  const content: Content = {}
  for (const field of ['explanation', 'topic', 'imageAlt'] as const) {
    const text = written(given[field]).slice(0, MAX_LENGTHS[field])
    if (text) content[field] = text
  }
  return content
}

interface FoundOption extends Pick<Content, 'imageAlt'> {
  text: string
  imageUrl: string
  correct: boolean
  pinned?: boolean | undefined
}

/** One question as a reader found it, valid or not. If there are `problems`, the other fields need not make sense. */
export interface FoundQuestion extends Content {
  line: number | undefined
  /** The last of its lines; undefined if only the first is known. */
  lastLine?: number | undefined
  /** Set where the text can be understood in another way as well; the teacher chooses. */
  otherwise?: FoundQuestion | undefined
  text: string
  imageUrl: string
  options: readonly FoundOption[]
  points: number
  pinned?: boolean | undefined
  /** Where it is no choice of one; the right ones of several are all `correct`. */
  kind?: FoundKind | undefined
  problems: readonly ImportProblem[]
  notes: readonly ImportNote[]
}

/** What an API that has choices of one alone is told instead; without a `refusal`, it takes the question as such a choice. */
export type FoundKind = { refusal?: Fault | undefined } & (
  | { code: 'several'; tellsCount?: boolean | undefined }
  | { code: 'number'; number: DraftNumber }
)

/** A picture within a file, uploaded when its question is added. */
export interface EmbeddedPicture {
  /** As the file calls it. */
  name: string
  /** A media type, as 'image/png'. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const EMBEDDED = /^embedded:(\d+)$/

/** Stands for the picture at `index` of a source's pictures, until it has an address of its own. */
export const embeddedUrl = (index: number) => `embedded:${index}`

/** The index of an embedded picture; undefined for any other address. */
export function embeddedIndex(url: string): number | undefined {
  const [, index] = url.match(EMBEDDED) ?? []
  return index === undefined ? undefined : Number(index)
}

/** A file or a paste as one text that can be edited. Formulas are `$…$`, pictures `![alt](embedded:0)`, bold text `**…**`. */
export interface SourceText {
  text: string
  pictures: readonly EmbeddedPicture[]
  /** What could not become text, by its line in `text`. */
  notes: readonly LineNote[]
}

/** A text being read lazily: each of the steps, at most `total`, yields a question or nothing. */
export interface Reading {
  total: number
  steps: Iterable<FoundQuestion | undefined>
  /** What belongs to no question, such as a page number that was dropped. Complete after the last step. */
  notes?: readonly LineNote[]
  /** Pictures within the text itself, in the order of their indices. Complete after the last step. */
  pictures?: readonly EmbeddedPicture[]
  /** Where the key was found; set after the last step. */
  keyPlace?: KeyPlace | undefined
}

interface Checked {
  /** From 1, in the order of the text. */
  number: number
  line: number | undefined
  lastLine: number | undefined
  text: string
  notes: readonly ImportNote[]
}

export type ReadyQuestion = Checked & { question: NewQuestion }
/** One tap makes it ready: which option is right? `marked` holds the options that the text marks, none or several. */
export type KeylessQuestion = Checked & { keyless: NewQuestion; marked: readonly number[] }
/** One tap decides between two ways to understand the text. */
export type AmbiguousQuestion = Checked & { readings: readonly [CheckedQuestion, CheckedQuestion] }

export type FaultyQuestion = Checked & { problems: readonly ImportProblem[] }

export type CheckedQuestion = ReadyQuestion | KeylessQuestion | AmbiguousQuestion | FaultyQuestion

export const isReady = (checked: CheckedQuestion): checked is ReadyQuestion => 'question' in checked

export const isKeyless = (checked: CheckedQuestion): checked is KeylessQuestion => 'keyless' in checked

export const isAmbiguous = (checked: CheckedQuestion): checked is AmbiguousQuestion => 'readings' in checked

export const isFaulty = (checked: CheckedQuestion): checked is FaultyQuestion => 'problems' in checked

/** The question with the option that the teacher tapped as its key. */
export const withChosenKey = (
  { keyless, marked: _, ...checked }: KeylessQuestion,
  option: number,
): ReadyQuestion => ({
  ...checked,
  question: { ...keyless, correctAnswer: option },
})

const markedOf = ({ options }: FoundQuestion) =>
  options.flatMap((option, index) => (option.correct ? [index] : []))

type Rule = (found: FoundQuestion) => Fault | false

/** An imported question must satisfy what the form demands of a typed one; its key can be asked for. */
const RULES: readonly Rule[] = [
  ({ text }) => !written(text) && { code: 'no-text' },
  ({ text }) =>
    text.length > MAX_LENGTHS.questionText && { code: 'text-too-long', limit: MAX_LENGTHS.questionText },
  ({ options, kind }) =>
    kind?.code !== 'number' &&
    (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS) && {
      code: 'wrong-option-count',
      count: options.length,
      atLeast: MIN_OPTIONS,
      atMost: MAX_OPTIONS,
    },
  ({ options }) => {
    const blank = options.findIndex((option) => !written(option.text))
    return blank >= 0 && { code: 'blank-option', option: blank }
  },
  ({ points }) => !(points >= 1) && { code: 'bad-points' },
  ({ imageUrl, options }) =>
    [imageUrl, ...options.map((option) => option.imageUrl)].some(
      (url) => url.length > MAX_LENGTHS.imageUrl,
    ) && { code: 'picture-address-too-long', limit: MAX_LENGTHS.imageUrl },
]

/** More would not help to correct a question. */
const MAX_PROBLEMS = 20

const problemsOf = (found: FoundQuestion): readonly ImportProblem[] =>
  found.problems.length > 0
    ? found.problems.slice(0, MAX_PROBLEMS)
    : RULES.map((rule) => rule(found))
        .filter((fault) => fault !== false)
        .map((fault) => ({ ...fault, line: found.line }))

/** Only present if true. */
export const pin = (pinned: boolean | undefined) => (pinned ? { pinned } : {})

/** What the question needs for its kind; several options without a right one are a choice, whose key is asked for. */
function ofKind(found: FoundQuestion): Partial<NewQuestion> {
  const { kind } = found
  if (kind?.code === 'number') return { kind: 'number', number: kind.number, correctAnswer: NO_KEY }
  const marked = markedOf(found)
  const [first] = marked
  if (!kind || first === undefined) return {}
  const told = kind.tellsCount ? { tellsCount: true } : {}
  return { kind: 'several', correctAnswers: marked, correctAnswer: first, ...told }
}

/** Without a key: `correctAnswer` is the first option. */
const questionOf = (found: FoundQuestion): NewQuestion => ({
  text: written(found.text),
  imageUrl: found.imageUrl,
  options: found.options.map(({ text, imageUrl, imageAlt, pinned }) => ({
    text: written(text),
    imageUrl,
    ...contentOf({ imageAlt }),
    ...pin(pinned),
  })),
  correctAnswer: 0,
  points: found.points,
  ...contentOf(found),
  ...pin(found.pinned),
  ...ofKind(found),
})

/** As an API without other kinds takes it. */
function asChoice(found: FoundQuestion): FoundQuestion {
  if (!found.kind) return found
  const { kind, ...choice } = found
  const { refusal } = kind ?? {}
  if (refusal) return { ...choice, problems: [{ ...refusal, line: found.line }] }
  return markedOf(found).length > 1
    ? { ...choice, notes: [...found.notes, { code: 'answer-not-a-letter' }] }
    : choice
}

function checkReading(given: FoundQuestion, number: number, hasKinds: boolean): CheckedQuestion {
  const found = hasKinds ? given : asChoice(given)
  const { line, lastLine = line, notes } = found
  const checked = { number, line, lastLine, text: written(found.text), notes }
  const problems = problemsOf(found)
  if (problems.length > 0) return { ...checked, problems }
  const marked = markedOf(found)
  const [key] = marked
  const question = questionOf(found)
  if (question.kind) return { ...checked, question }
  const keyless = { ...checked, keyless: question, marked }
  return key !== undefined && marked.length === 1 ? withChosenKey(keyless, key) : keyless
}

/**
 * The question as it can be added, what to ask the teacher first, or why it cannot be added. `hasKinds`: whether the API takes
 * questions with several right options, and with a number for an answer.
 */
export function checkQuestion(found: FoundQuestion, number: number, hasKinds = false): CheckedQuestion {
  const first = checkReading(found, number, hasKinds)
  if (!found.otherwise) return first
  const second = checkReading(found.otherwise, number, hasKinds)
  // What cannot be added is no choice.
  if (isFaulty(second)) return first
  if (isFaulty(first)) return second
  const { line, lastLine, text, notes } = first
  return { number, line, lastLine, text, notes, readings: [first, second] }
}
