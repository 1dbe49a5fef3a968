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

/** Kept although the text changes: a question that comes back finds its answer again. */
export const $importAnswers = atom<ImportAnswers>(new Map())

type Named = ReadonlyMap<string, CheckedQuestion>
let lastNamed: Named = new Map()

/** The questions by their names. What is the same as before stays the same object, so that it need not be drawn again. */
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

/** The questions with what was answered about them, in the order of the text. */
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

/** Undefined takes the answer back. */
export const answerKey = (name: string, key: number | undefined) => answer(name, { key })

/** A key of one reading may be another option of the other one. */
export const chooseReading = (name: string, reading: 0 | 1 | undefined) =>
  answer(name, { reading, key: undefined })

export const leaveOut = (name: string, leftOut: boolean) => answer(name, { leftOut: leftOut || undefined })

/** Those that are in the quiz now, so that none is added twice, with their keys there. */
export function noteAdded(keys: ReadonlyMap<string, string>): void {
  const answers = new Map($importAnswers.get())
  for (const [name, key] of keys) answers.set(name, { ...answers.get(name), added: key })
  $importAnswers.set(answers)
}

/** Those that are in the quiz no more can be added again: it was undone, or they were removed. */
export function noteRemoved(keysInQuiz: ReadonlySet<string>): void {
  const answers = [...$importAnswers.get()].map(([name, said]): [string, ImportAnswer] => {
    const isOut = said.added !== undefined && !keysInQuiz.has(said.added)
    return [name, isOut ? { ...said, added: undefined } : said]
  })
  $importAnswers.set(new Map(answers))
}

/** The next question that needs the teacher, behind the one of that name and then from the top. */
export function nextInNeed(after?: string): ImportItem | undefined {
  const items = $importItems.get()
  const from = items.findIndex(({ name }) => name === after) + 1
  return [...items.slice(from), ...items.slice(0, from)].find(({ need, name }) => need && name !== after)
}

export const forgetAnswers = () => $importAnswers.set(new Map())
