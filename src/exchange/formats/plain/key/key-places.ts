import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import type { Block } from '../blocks.ts'
import type { StatedKey } from '../body.ts'
import type { KeyList } from './key-list.ts'
import type { KeyEntry } from './key-pairs.ts'

/** The keys of all lists by their questions. */
export interface Assigned {
  keys: Map<Block, StatedKey>
  /** About keys that belong to no question. */
  notes: LineNote[]
}

/** Numbers that restart begin a new part, of questions or of keys. */
function partsOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = []
  let last = Number.POSITIVE_INFINITY
  for (const item of items) {
    const number = numberOf(item)
    if (number <= last) parts.push([])
    parts.at(-1)?.push(item)
    last = number
  }
  return parts
}

/** The first question below a line, as an index. */
function belowLine(blocks: readonly Block[], line: number): number {
  let [from, to] = [0, blocks.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((blocks[middle]?.line ?? 0) > line) to = middle
    else from = middle + 1
  }
  return from
}

const lineOf = (list: KeyList | undefined) => list?.entries[0]?.line ?? 0

/** The questions that a list may answer: those since the previous list, or all of them if the list comes first. */
function questionsOf(blocks: readonly Block[], list: KeyList, before: KeyList | undefined): readonly Block[] {
  const end = belowLine(blocks, lineOf(list))
  return end === 0 && !before ? blocks : blocks.slice(belowLine(blocks, lineOf(before)), end)
}

const numbersOf = (blocks: readonly Block[]) => {
  const isNumbered = blocks.some(({ number }) => number !== undefined)
  const places = new Map(blocks.map((block, index) => [block, isNumbered ? (block.number ?? 0) : index + 1]))
  return (block: Block) => places.get(block) ?? 0
}

const lowerOf = ({ text }: StatedKey) => text.toLowerCase().replaceAll(/[()[\].]/g, '')

const LABEL = /^(?:[([](\p{L}|\d{1,2})[)\]]|(\p{L}|\d{1,2})(?:[).:]|$))/u
const labelIn = ({ text }: StatedKey) => {
  const [, bracketed, bare] = text.match(LABEL) ?? []
  return bracketed ?? bare
}

/** A key and its solution: what explains it is kept, and if they differ the teacher is asked. */
function bothOf(before: StatedKey | undefined, here: StatedKey): StatedKey {
  if (!before) return here
  const [short, long] = before.text.length <= here.text.length ? [before, here] : [here, before]
  const [key, more] = [lowerOf(short), lowerOf(long)]
  const isSame = more.startsWith(key) && !/^\p{L}/u.test(more.slice(key.length))
  if (isSame) return long
  const [one, other] = [labelIn(before), labelIn(here)]
  return { ...before, text: one && other ? `${one}, ${other}` : `${before.text}, ${here.text}` }
}

function assignPart(
  entries: readonly KeyEntry[],
  blocks: readonly Block[],
  numberOf: (block: Block) => number,
  assigned: Assigned,
): void {
  const byNumber = new Map<number, Block>()
  for (const block of blocks) {
    const number = numberOf(block)
    if (number > 0 && !byNumber.has(number)) byNumber.set(number, block)
  }
  for (const { number, answer, line, points } of entries) {
    const block = byNumber.get(number)
    if (block) assigned.keys.set(block, bothOf(assigned.keys.get(block), { text: answer, line, points }))
    else assigned.notes.push({ code: 'key-without-question', number, line })
  }
}

/** If a number has two keys, both are kept and the teacher is asked; a second 1 begins a new part. */
function withoutRepeats(entries: readonly KeyEntry[]): KeyEntry[] {
  const kept: KeyEntry[] = []
  for (const entry of entries) {
    const last = kept.at(-1)
    if (last?.number !== entry.number || entry.number === 1) kept.push(entry)
    else if (last.answer.toLowerCase() !== entry.answer.toLowerCase())
      kept[kept.length - 1] = { ...last, answer: `${last.answer}, ${entry.answer}` }
  }
  return kept
}

/** Where keys are given to questions by counting these, one question more or less would move all others. */
function isOff({ entries, isInOrder }: KeyList, blocks: readonly Block[]): boolean {
  const isCounted = isInOrder || blocks.every(({ number }) => number === undefined)
  const last = entries.reduce((most, { number }) => Math.max(most, number), 0)
  return isCounted && last !== blocks.length && entries.length !== blocks.length
}

/** Lists without a question between them: those of two subjects, or a key and its solutions. */
function groupsOf(blocks: readonly Block[], lists: readonly KeyList[]): KeyList[][] {
  const groups: KeyList[][] = []
  let before = -1
  for (const list of lists) {
    const place = belowLine(blocks, lineOf(list))
    if (place === before) groups.at(-1)?.push(list)
    else groups.push([list])
    before = place
  }
  return groups
}

const joined = (lists: readonly KeyList[]): KeyList | undefined =>
  lists[0] && {
    ...lists[0],
    entries: lists.flatMap(({ entries }) => entries),
    isInOrder: lists.some(({ isInOrder }) => isInOrder ?? false),
  }

const countsOn = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)

/** Whether the questions count on and their keys begin again with each part, or the other way round, and none is missing. */
function isRecounted(blockParts: readonly (readonly number[])[], keyParts: readonly (readonly number[])[]) {
  const [questions, keys] = [blockParts.flat(), keyParts.flat()]
  return (
    Math.min(blockParts.length, keyParts.length) === 1 &&
    questions.length === keys.length &&
    questions[0] === 1 &&
    [...blockParts, ...keyParts].every((part) => part[0] === keys[0] && countsOn(part))
  )
}

/** A list of one part answers questions of several parts only if no number is used twice. */
function assignList(list: KeyList, own: readonly Block[], assigned: Assigned): boolean {
  const [numberOf, places] = [numbersOf(own), new Map(own.map((block, at) => [block, at + 1]))]
  const entries = withoutRepeats(list.entries)
  if (isOff(list, own)) return false
  const [blockParts, keyParts] = [partsOf(own, numberOf), partsOf(entries, ({ number }) => number)]
  if (keyParts.length === blockParts.length)
    for (const [at, part] of keyParts.entries()) assignPart(part, blockParts[at] ?? [], numberOf, assigned)
  else if (keyParts.length === 1 && blockParts.length > 1 && isDistinct(own, numberOf))
    assignPart(entries, own, numberOf, assigned)
  else if (
    isRecounted(
      blockParts.map((part) => part.map(numberOf)),
      keyParts.map((part) => part.map(({ number }) => number)),
    )
  )
    assignPart(
      entries.map((entry, at) => ({ ...entry, number: at + 1 })),
      own,
      (block) => places.get(block) ?? 0,
      assigned,
    )
  else return false
  return true
}

/** So many lists are tried one by one, each with all of their questions. */
const MOST_APART = 20

/** The keys of lists by their questions; lists that are not one together are taken one by one. */
export function assignKeys(blocks: readonly Block[], lists: readonly KeyList[]): Assigned {
  const assigned: Assigned = { keys: new Map(), notes: [] }
  const groups = groupsOf(blocks, lists)
  for (const [index, group] of groups.entries()) {
    const whole = joined(group)
    if (!whole) continue
    const own = questionsOf(blocks, whole, groups[index - 1]?.[0])
    if (assignList(whole, own, assigned)) continue
    const isAlone = group.length === 1 || group.length > MOST_APART
    for (const list of group) if (isAlone || !assignList(list, own, assigned)) assignAmbiguous(list, assigned)
  }
  return assigned
}

const isDistinct = (blocks: readonly Block[], numberOf: (block: Block) => number) =>
  new Set(blocks.map(numberOf)).size === blocks.length

function assignAmbiguous({ entries }: KeyList, { notes }: Assigned): void {
  for (const { number, line } of entries) notes.push({ code: 'key-without-question', number, line })
}
