import { atom, computed } from 'nanostores'
import { isSame } from '../../domain/authoring/same.ts'
import type { CheckedQuestion } from '../../domain/exchange/found-question.ts'
import {
  countItems,
  hasOpenLoss,
  type ImportAnswer,
  type ImportAnswers,
  type ImportItem,
  importItem,
  isAddableKeyless,
  nameQuestions,
} from '../../domain/exchange/import-answers.ts'
import { lossKind, type PlacedNotes, placeNotes } from '../../domain/exchange/import-losses.ts'
import type { LineNote } from '../../domain/exchange/import-problem.ts'
import { $importFound, $sourceFacts } from './import-source.ts'

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

/** Everything said of the text by its lines: while it was made from a file, and while it was read. */
export const $sourceNotes = computed(
  [$sourceFacts, $importFound],
  ({ notes }, found): readonly LineNote[] => [...notes, ...(found?.notes ?? [])],
)

const $placed = computed(
  [$importFound, $sourceNotes],
  (found, notes): PlacedNotes => placeNotes(found?.checked ?? [], notes),
)

const NONE: readonly LineNote[] = []
let lastItems = new Map<string, ImportItem>()

/** The questions with the teacher's answers about them, in the order of the text. */
export const $importItems = computed(
  [$named, $placed, $importAnswers],
  (named, placedNotes, answers): readonly ImportItem[] => {
    const items = [...named].map(([name, found]): [string, ImportItem] => {
      const [before, answer] = [lastItems.get(name), answers.get(name)]
      const placed = placedNotes.get(found.number) ?? NONE
      const isKept =
        before?.found === found && isSame(before.answer, answer ?? {}) && isSame(before.placed, placed)
      return [name, isKept ? before : importItem({ name, found, placed }, answer)]
    })
    lastItems = new Map(items)
    return [...lastItems.values()]
  },
)

export const $importCounts = computed($importItems, countItems)

/** How many questions could be added now and get their key in the editor. */
export const $keylessCount = computed($importItems, (items) => items.filter(isAddableKeyless).length)

/** How many questions ask about a loss of each kind. */
export const $lossKinds = computed($importItems, (items): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const kind of items.filter(hasOpenLoss).map(({ losses }) => lossKind(losses)))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
})

function answer(name: string, change: ImportAnswer): void {
  const answers = $importAnswers.get()
  $importAnswers.set(new Map(answers).set(name, { ...answers.get(name), ...change }))
}

/** Undefined removes the answer. */
export const answerKey = (name: string, key: number | undefined) => answer(name, { key })

/** What was said of one reading does not hold for the other. */
export const chooseReading = (name: string, reading: 0 | 1 | undefined) =>
  answer(name, { reading, key: undefined, asItIs: undefined })

/** The question is added although something of it is lost. */
export const acceptLoss = (name: string, asItIs: boolean) => answer(name, { asItIs: asItIs || undefined })

/** The same for all questions that lost the same. */
export function acceptLossesOf(kind: string): void {
  const answers = new Map($importAnswers.get())
  for (const item of $importItems.get())
    if (hasOpenLoss(item) && lossKind(item.losses) === kind)
      answers.set(item.name, { ...answers.get(item.name), asItIs: true })
  $importAnswers.set(answers)
}

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
