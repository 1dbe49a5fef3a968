import { written } from '../../lib/written.ts'
import { isSame } from '../same.ts'
import { type DraftQuestion, savedQuestion } from './question-draft.ts'
import type { QuizDraft } from './quiz-draft.ts'

/** The details of a quiz that are decided as a unit. */
export const QUIZ_DETAILS = [
  'title',
  'description',
  'duration',
  'startTime',
  'endTime',
  'review',
  'practice',
  'paper',
  'marking',
] as const
export type Detail = (typeof QUIZ_DETAILS)[number]

export type Side = 'mine' | 'theirs'

/**
 * One side's change to a question since the common state; `number` is its position, or the former one if it was
 * removed.
 */
export interface QuestionChange {
  what: 'added' | 'changed' | 'removed'
  number: number
  question: DraftQuestion
}

export interface Changes {
  details: readonly Detail[]
  questions: readonly QuestionChange[]
  isReordered: boolean
}

/** A conflicting change; `id` is its key among the decisions. A missing question was removed. */
export type Clash =
  | { kind: 'detail'; id: string; detail: Detail }
  | { kind: 'question'; id: string; mine: DraftQuestion | undefined; theirs: DraftQuestion | undefined }

/** Three states of a quiz: the common base, ours and theirs. */
export interface Versions {
  base: QuizDraft
  mine: QuizDraft
  theirs: QuizDraft
}

export type Decisions = Partial<Record<string, Side>>

const FIELDS: Record<Detail, readonly (keyof QuizDraft)[]> = {
  title: ['title'],
  description: ['description'],
  duration: ['duration'],
  startTime: ['startTime'],
  endTime: ['endTime'],
  review: ['reviewFrom', 'reviewTime'],
  practice: ['practice'],
  paper: ['shuffleQuestions', 'shuffleOptions', 'draw'],
  marking: ['marking'],
}

const trimmed = (value: unknown) => (typeof value === 'string' ? written(value) : value)

/** As it would be saved. */
const detailOf = (draft: QuizDraft, detail: Detail) => FIELDS[detail].map((field) => trimmed(draft[field]))
const isSameDetail = (one: QuizDraft, other: QuizDraft, detail: Detail) =>
  isSame(detailOf(one, detail), detailOf(other, detail))

const isSameQuestion = (one: DraftQuestion | undefined, other: DraftQuestion | undefined) =>
  one === other || (!!one && !!other && isSame(contentOf(one), contentOf(other)))

/** Without its id; blank fields are omitted. */
function contentOf(question: DraftQuestion) {
  const { _id: _, imageAlt, explanation, topic, options, ...rest } = savedQuestion(question)
  const text = (typed: string | undefined) => written(typed) || undefined
  return {
    ...rest,
    imageAlt: text(imageAlt),
    explanation: text(explanation),
    topic: text(topic),
    options: options.map((option) => ({ ...option, imageAlt: text(option.imageAlt) })),
  }
}

type ById = ReadonlyMap<string, DraftQuestion>

/** Previously saved questions; new ones have no id yet and conflict with nothing. */
const byId = ({ questions }: QuizDraft): ById =>
  new Map(questions.flatMap((question) => (question._id === undefined ? [] : [[question._id, question]])))

const idsOf = (draft: QuizDraft) => [...byId(draft).keys()]

function questionChanges(base: QuizDraft, next: QuizDraft): QuestionChange[] {
  const [before, after] = [byId(base), byId(next)]
  const kept = next.questions.flatMap((question, index): QuestionChange[] => {
    const former = question._id === undefined ? undefined : before.get(question._id)
    if (isSameQuestion(former, question)) return []
    return [{ what: former ? 'changed' : 'added', number: index + 1, question }]
  })
  const removed = base.questions.flatMap((question, index): QuestionChange[] =>
    question._id === undefined || after.has(question._id)
      ? []
      : [{ what: 'removed', number: index + 1, question }],
  )
  return [...kept, ...removed]
}

/** Whether the common questions are in a different order. */
function isReordered(base: QuizDraft, next: QuizDraft): boolean {
  const [before, after] = [idsOf(base), idsOf(next)]
  const common = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
  return common(before, after).join() !== common(after, before).join()
}

/** If an API sends no question ids, positions identify them. */
export function withNames({ base, mine, theirs }: Versions): Versions {
  if (base.questions.every(({ _id }) => _id !== undefined)) return { base, mine, theirs }
  const keys = new Set(base.questions.map(({ key }) => key))
  const named = (draft: QuizDraft, keyOf: (question: DraftQuestion, index: number) => string): QuizDraft => ({
    ...draft,
    questions: draft.questions.map((question, index) => {
      const key = keyOf(question, index)
      return keys.has(key) ? { ...question, _id: `#${key}` } : question
    }),
  })
  return {
    base: named(base, ({ key }) => key),
    mine: named(mine, ({ key }) => key),
    theirs: named(theirs, (_, index) => String(index + 1)),
  }
}

const withoutName = ({ _id, ...question }: DraftQuestion): DraftQuestion =>
  _id === undefined || _id.startsWith('#') ? question : { ...question, _id }

/** The changes to a quiz. */
export const changesOf = (base: QuizDraft, next: QuizDraft): Changes => ({
  details: QUIZ_DETAILS.filter((detail) => !isSameDetail(base, next, detail)),
  questions: questionChanges(base, next),
  isReordered: isReordered(base, next),
})

export const isUnchanged = ({ details, questions, isReordered: moved }: Changes) =>
  details.length === 0 && questions.length === 0 && !moved

/** Which side changed something; undefined for a conflict. Identical changes count for neither side. */
function sideOf<Thing>(
  [base, mine, theirs]: readonly [Thing, Thing, Thing],
  same: (one: Thing, other: Thing) => boolean,
): Side | undefined {
  if (same(mine, theirs) || same(theirs, base)) return 'mine'
  return same(mine, base) ? 'theirs' : undefined
}

const detailSide = ({ base, mine, theirs }: Versions, detail: Detail) =>
  sideOf([base, mine, theirs], (one, other) => isSameDetail(one, other, detail))

const clashId = (detail: Detail) => `detail-${detail}`

/** The conflicts that only an author can resolve. */
export function clashesOf(versions: Versions): Clash[] {
  const details = QUIZ_DETAILS.filter((detail) => !detailSide(versions, detail))
  const [base, mine, theirs] = [byId(versions.base), byId(versions.mine), byId(versions.theirs)]
  const ids = [...new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])]
  return [
    ...details.map((detail): Clash => ({ kind: 'detail', id: clashId(detail), detail })),
    ...ids.flatMap((id): Clash[] => {
      const three = [base.get(id), mine.get(id), theirs.get(id)] as const
      return sideOf(three, isSameQuestion) ? [] : [{ kind: 'question', id, mine: three[1], theirs: three[2] }]
    }),
  ]
}

/** Inserts missing items after the one they follow in the other list. */
function withMissing(list: readonly DraftQuestion[], others: readonly DraftQuestion[]): DraftQuestion[] {
  const merged = [...list]
  others.forEach((question, index) => {
    if (merged.includes(question)) return
    const before = others.slice(0, index).findLast((other) => merged.includes(other))
    merged.splice(before ? merged.indexOf(before) + 1 : 0, 0, question)
  })
  return merged
}

/** Both lists with the kept questions, which are the same objects in both. */
function mergedQuestions({ base, mine, theirs }: Versions, decisions: Decisions): DraftQuestion[] {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)]
  const keptOf = (question: DraftQuestion): DraftQuestion | undefined => {
    const id = question._id
    if (id === undefined) return question
    const three = [before.get(id), here.get(id), there.get(id)] as const
    const side = sideOf(three, isSameQuestion) ?? decisions[id] ?? 'mine'
    return side === 'mine' ? three[1] : three[2]
  }
  const kept = (draft: QuizDraft) => draft.questions.flatMap((question) => keptOf(question) ?? [])
  const [first, second] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine]
  return withMissing(kept(first), kept(second))
}

/** Our questions keep their keys, so that the editor keeps its question. */
function withKeys(questions: readonly DraftQuestion[], mine: QuizDraft): DraftQuestion[] {
  const keys = new Map(mine.questions.map(({ _id, key }) => [_id, key]))
  let last = Math.max(0, ...mine.questions.map(({ key }) => Number(key) || 0))
  return questions.map((question) => {
    if (mine.questions.includes(question)) return question
    last++
    return { ...question, key: (question._id !== undefined && keys.get(question._id)) || String(last) }
  })
}

/** The merged quiz: changes of only one side are taken, conflicts as decided, otherwise ours. */
export function mergeDrafts(versions: Versions, decisions: Decisions): QuizDraft {
  const { mine, theirs } = versions
  const fields = QUIZ_DETAILS.flatMap((detail) => {
    const side = detailSide(versions, detail) ?? decisions[clashId(detail)] ?? 'mine'
    return FIELDS[detail].map((field) => [field, versions[side][field]] as const)
  })
  return {
    ...mine,
    ...Object.fromEntries(fields),
    // If the merged time is theirs, it is exactly the one they sent.
    ...(theirs.given && { given: theirs.given }),
    questions: withKeys(mergedQuestions(versions, decisions), mine).map(withoutName),
  }
}
