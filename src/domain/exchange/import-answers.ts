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
import { lossesOf } from './import-losses.ts'
import type { ImportNote, LineNote } from './import-problem.ts'

/** What the teacher answered about a question of a text. */
export interface ImportAnswer {
  /** Which of two readings is meant. */
  reading?: 0 | 1 | undefined
  /** The option that is right. */
  key?: number | undefined
  /** Although something of it is lost. */
  asItIs?: boolean | undefined
  leftOut?: boolean | undefined
  /** It is in the quiz already, under that key. */
  added?: string | undefined
}

/** By the names of questions. */
export type ImportAnswers = ReadonlyMap<string, ImportAnswer>

/**
 * `choice`: which of two readings is meant; `key`: which option is right; `loss`: whether it can be added although something of
 * it is lost; `fault`: the text has to be changed.
 */
type ImportNeed = 'choice' | 'key' | 'loss' | 'fault'

/** A question of a text with what was answered about it. */
export interface ImportItem {
  /** The same after every reading, as long as the question's own text does not change. */
  name: string
  /** As it was read. */
  found: CheckedQuestion
  /** As it is with the answers. */
  checked: CheckedQuestion
  answer: ImportAnswer
  /** Notes of the text that belong to it, besides its own. */
  placed: readonly LineNote[]
  /** What of it is lost. */
  losses: readonly ImportNote[]
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

/** Whether something of it is lost, and the teacher has not said what to do. */
const asksLoss = (losses: readonly ImportNote[], { asItIs }: ImportAnswer) => losses.length > 0 && !asItIs

function needOf(checked: CheckedQuestion, isLossy: boolean): ImportNeed | undefined {
  if (isFaulty(checked)) return 'fault'
  if (isAmbiguous(checked)) return 'choice'
  if (isKeyless(checked)) return 'key'
  return isLossy ? 'loss' : undefined
}

export interface NamedQuestion {
  name: string
  found: CheckedQuestion
  placed: readonly LineNote[]
}

export function importItem({ name, found, placed }: NamedQuestion, answer: ImportAnswer = {}): ImportItem {
  const checked = answered(found, answer)
  const losses = lossesOf(checked, placed)
  const isSettled = answer.leftOut || answer.added
  const need = isSettled ? undefined : needOf(checked, asksLoss(losses, answer))
  return { name, found, checked, answer, placed, losses, need }
}

/** Whether to ask about its loss: at a question without a key as well, so that both are seen at once. */
export const hasOpenLoss = ({ checked, answer, losses, need }: ImportItem): boolean =>
  need !== undefined && (isReady(checked) || isKeyless(checked)) && asksLoss(losses, answer)

/** Whether it could be added now and get its key in the editor. */
export const isAddableKeyless = (item: ImportItem): boolean => item.need === 'key' && !hasOpenLoss(item)

export type ImportState = ImportNeed | 'ready' | 'leftOut' | 'added'

export function stateOf({ need, answer }: ImportItem): ImportState {
  if (answer.added) return 'added'
  return answer.leftOut ? 'leftOut' : (need ?? 'ready')
}

/** How many there are in each state. */
export type ImportCounts = Record<ImportState, number>

export function countItems(items: readonly ImportItem[]): ImportCounts {
  const counts = { ready: 0, key: 0, choice: 0, loss: 0, fault: 0, leftOut: 0, added: 0 }
  for (const item of items) counts[stateOf(item)]++
  return counts
}

export const inNeed = ({ key, choice, loss, fault }: ImportCounts) => key + choice + loss + fault

export interface ChosenQuestion {
  name: string
  question: NewQuestion
}

/** The questions to add, in the order of the text: those that are ready and, if wanted, those without a key. */
export const chosenQuestions = (items: readonly ImportItem[], keylessToo: boolean): ChosenQuestion[] =>
  items.flatMap((item) => {
    const { name, checked } = item
    if (isReady(checked)) return stateOf(item) === 'ready' ? [{ name, question: checked.question }] : []
    if (!keylessToo || !isKeyless(checked) || !isAddableKeyless(item)) return []
    return [{ name, question: { ...checked.keyless, correctAnswer: NO_KEY } }]
  })
