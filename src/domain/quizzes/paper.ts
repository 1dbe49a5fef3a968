import * as v from 'valibot'

/**
 * How a quiz's questions are presented: shuffled or not, and how many of them each learner gets; all without `draw`.
 */
export const PaperRules = v.object({
  shuffle: v.object({ questions: v.boolean(), options: v.boolean() }),
  draw: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type PaperRules = v.InferOutput<typeof PaperRules>

interface Pinnable {
  pinned?: boolean | undefined
}

/** One question of a learner's paper: authored indices of the question, and of its options in the learner's order. */
export interface PaperQuestion {
  question: number
  options: number[]
}

/** Numbers in [0, 1), always the same for the same seed. */
export type NamedRandom = (name: string) => () => number

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}

/** Shuffles indices, except those of pinned items: 'none of these' stays last. */
function shuffleAround(
  indices: readonly number[],
  items: readonly unknown[],
  random: () => number,
): number[] {
  const isPinned = (index: number) => Boolean((items[index] as Pinnable | undefined)?.pinned)
  const mixed = shuffle(
    indices.filter((index) => !isPinned(index)),
    random,
  )
  return indices.map((index) => (isPinned(index) ? index : (mixed.shift() as number)))
}

const indicesOf = (items: readonly unknown[]) => items.map((_, index) => index)

/** The authored indices of the drawn questions, in authored order. Pinned ones are always included. */
function drawn(questions: readonly Pinnable[], draw: number, random: () => number): number[] {
  const pinned = indicesOf(questions).filter((index) => questions[index]?.pinned)
  const others = shuffle(
    indicesOf(questions).filter((index) => !questions[index]?.pinned),
    random,
  )
  return [...pinned, ...others]
    .slice(0, countAsked(questions, { draw }))
    .toSorted((one, other) => one - other)
}

/** How many questions each learner gets. */
export const countAsked = (
  questions: readonly Pinnable[],
  { draw = questions.length }: Pick<PaperRules, 'draw'>,
) => Math.min(questions.length, Math.max(draw, questions.filter(({ pinned }) => pinned).length))

/** A learner's paper; deterministic for the same random numbers. */
export function drawPaper(
  questions: readonly (Pinnable & { options: readonly unknown[] })[],
  { shuffle: mixes, draw = questions.length }: PaperRules,
  randomOf: NamedRandom,
): PaperQuestion[] {
  const indices = drawn(questions, draw, randomOf('draw'))
  const order = mixes.questions ? shuffleAround(indices, questions, randomOf('questions')) : indices
  return order.map((question) => {
    const options = questions[question]?.options ?? []
    const inOrder = indicesOf(options)
    return {
      question,
      options: mixes.options ? shuffleAround(inOrder, options, randomOf(`options-${question}`)) : inOrder,
    }
  })
}
