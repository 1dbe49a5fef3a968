import { NO_KEY } from '../kinds/choice/draft.ts'
import {
  type CheckedQuestion,
  isAmbiguous,
  isFaulty,
  isKeyless,
  isReady,
  type NewQuestion,
  withChosenKey,
} from './found-question.ts'

/** What the teacher answered about a question of a text. */
export interface ImportAnswer {
  /** Which of two readings is meant. */
  reading?: 0 | 1 | undefined
  /** The option that is right. */
  key?: number | undefined
  leftOut?: boolean | undefined
  /** It is in the quiz already, under that key. */
  added?: string | undefined
}

/** By the names of questions. */
export type ImportAnswers = ReadonlyMap<string, ImportAnswer>

/** `choice`: which of two readings is meant; `key`: which option is right; `fault`: the text has to be changed. */
type ImportNeed = 'choice' | 'key' | 'fault'

/** A question of a text with what was answered about it. */
export interface ImportItem {
  /** The same after every reading, as long as the question's own text does not change. */
  name: string
  /** As it was read. */
  found: CheckedQuestion
  /** As it is with the answers. */
  checked: CheckedQuestion
  answer: ImportAnswer
  /** What the teacher has to do; undefined if it can be added, or is left out. */
  need: ImportNeed | undefined
}

const wordsOf = ({ text, imageUrl, options }: NewQuestion) => [
  text,
  imageUrl,
  ...options.flatMap((option) => [option.text, option.imageUrl]),
]

/** The words of a question, without its key and its lines, which change while another question is edited. */
function ownWords(checked: CheckedQuestion): readonly string[] {
  if (isReady(checked)) return wordsOf(checked.question)
  if (isKeyless(checked)) return wordsOf(checked.keyless)
  if (isAmbiguous(checked)) return checked.readings.flatMap(ownWords)
  return [checked.text, ...checked.problems.map(({ line: _, ...fault }) => JSON.stringify(fault))]
}

/** Unique names of a text's questions; identical questions are numbered in their order. */
export function nameQuestions(checked: readonly CheckedQuestion[]): string[] {
  const turns = new Map<string, number>()
  return checked.map((question) => {
    const words = JSON.stringify(ownWords(question))
    const turn = turns.get(words) ?? 0
    turns.set(words, turn + 1)
    return turn > 0 ? `${turn} ${words}` : words
  })
}

function answered(found: CheckedQuestion, answer: ImportAnswer): CheckedQuestion {
  const read = isAmbiguous(found) && answer.reading !== undefined ? found.readings[answer.reading] : found
  return isKeyless(read) && answer.key !== undefined ? withChosenKey(read, answer.key) : read
}

function needOf(checked: CheckedQuestion): ImportNeed | undefined {
  if (isFaulty(checked)) return 'fault'
  if (isAmbiguous(checked)) return 'choice'
  return isKeyless(checked) ? 'key' : undefined
}

export function importItem(found: CheckedQuestion, name: string, answer: ImportAnswer = {}): ImportItem {
  const checked = answered(found, answer)
  const isSettled = answer.leftOut || answer.added
  return { name, found, checked, answer, need: isSettled ? undefined : needOf(checked) }
}

export type ImportState = ImportNeed | 'ready' | 'leftOut' | 'added'

export function stateOf({ need, answer }: ImportItem): ImportState {
  if (answer.added) return 'added'
  return answer.leftOut ? 'leftOut' : (need ?? 'ready')
}

/** How many there are in each state. */
export type ImportCounts = Record<ImportState, number>

export function countItems(items: readonly ImportItem[]): ImportCounts {
  const counts = { ready: 0, key: 0, choice: 0, fault: 0, leftOut: 0, added: 0 }
  for (const item of items) counts[stateOf(item)]++
  return counts
}

export const inNeed = ({ key, choice, fault }: ImportCounts) => key + choice + fault

export interface ChosenQuestion {
  name: string
  question: NewQuestion
}

/** The questions to add, in the order of the text: those that are ready and, if wanted, those without a key. */
export const chosenQuestions = (items: readonly ImportItem[], keylessToo: boolean): ChosenQuestion[] =>
  items.flatMap(({ name, checked, answer }) => {
    if (answer.leftOut || answer.added) return []
    if (isReady(checked)) return [{ name, question: checked.question }]
    if (!keylessToo || !isKeyless(checked)) return []
    return [{ name, question: { ...checked.keyless, correctAnswer: NO_KEY } }]
  })
