import { atom, computed } from 'nanostores'
import { isSame } from '../../domain/authoring/same.ts'
import type { CheckedQuestion } from '../../domain/exchange/found-question.ts'
import {
  countItems,
  type ImportAnswer,
  type ImportAnswers,
  type ImportItem,
  importItem,
  nameQuestions,
} from '../../domain/exchange/import-answers.ts'
import { $importFound } from './import-source.ts'

/** Kept when the text changes, so that a question that reappears gets its answer back. */
export const $importAnswers = atom<ImportAnswers>(new Map())

type Named = ReadonlyMap<string, CheckedQuestion>
let lastNamed: Named = new Map()

/** The questions by name. Unchanged ones stay the same object, so they are not rendered again. */
const $named = computed($importFound, (found): Named => {
  const checked = found?.checked ?? []
  const names = nameQuestions(checked)
  lastNamed = new Map(
    checked.flatMap((question, index): [string, CheckedQuestion][] => {
      const name = names[index]
      if (name === undefined) return []
      const before = lastNamed.get(name)
      return [[name, before && isSame(before, question) ? before : question]]
    }),
  )
  return lastNamed
})

let lastItems = new Map<string, ImportItem>()

/** The questions with the teacher's answers about them, in the order of the text. */
export const $importItems = computed([$named, $importAnswers], (named, answers): readonly ImportItem[] => {
  const items = [...named].map(([name, found]): [string, ImportItem] => {
    const [before, answer] = [lastItems.get(name), answers.get(name)]
    const isKept = before?.found === found && isSame(before.answer, answer ?? {})
    return [name, isKept ? before : importItem(found, name, answer)]
  })
  lastItems = new Map(items)
  return [...lastItems.values()]
})

export const $importCounts = computed($importItems, countItems)

function answer(name: string, change: ImportAnswer): void {
  const answers = $importAnswers.get()
  $importAnswers.set(new Map(answers).set(name, { ...answers.get(name), ...change }))
}

/** Undefined removes the answer. */
export const answerKey = (name: string, key: number | undefined) => answer(name, { key })

/** A key of one reading may denote a different option in the other. */
export const chooseReading = (name: string, reading: 0 | 1 | undefined) =>
  answer(name, { reading, key: undefined })

export const leaveOut = (name: string, leftOut: boolean) => answer(name, { leftOut: leftOut || undefined })

/** The questions already in the quiz, with their keys there, so that none is added twice. */
export function noteAdded(keys: ReadonlyMap<string, string>): void {
  const answers = new Map($importAnswers.get())
  for (const [name, key] of keys) answers.set(name, { ...answers.get(name), added: key })
  $importAnswers.set(answers)
}

/** Questions no longer in the quiz (undone or removed) can be added again. */
export function noteRemoved(keysInQuiz: ReadonlySet<string>): void {
  const answers = [...$importAnswers.get()].map(([name, said]): [string, ImportAnswer] => {
    const isOut = said.added !== undefined && !keysInQuiz.has(said.added)
    return [name, isOut ? { ...said, added: undefined } : said]
  })
  $importAnswers.set(new Map(answers))
}

/** The next question that needs the teacher, after the named one, then from the top. */
export function nextInNeed(after?: string): ImportItem | undefined {
  const items = $importItems.get()
  const from = items.findIndex(({ name }) => name === after) + 1
  return [...items.slice(from), ...items.slice(0, from)].find(({ need, name }) => need && name !== after)
}

export const forgetAnswers = () => $importAnswers.set(new Map())
