import { beginAnalysis } from '../../src/domain/analysis/item-analysis.ts'
import { workInSlices } from '../../src/platform/time-slices.ts'
import { attemptWith, questionsWith } from '../support/school/item-matrix.ts'
import { pick, seededRandom } from '../support/server/random.ts'
import { median } from './statistics.ts'

/**
 * What the analysis of a big quiz costs, whole and in slices, and whether it grows with its size alone. The machine's speed
 * falls out of the ratios. Run: node --import tsx tests/bench/item-analysis.bench.ts
 */
const ROUNDS = 5
const SIZES = [
  [1_000, 100],
  [10_000, 10],
  [10_000, 100],
] as const

function makeWork(attempts: number, questions: number) {
  const random = seededRandom(1)
  const keys = Array.from({ length: questions }, () => pick(random, 0, 4))
  const rows = Array.from({ length: attempts }, () =>
    attemptWith(
      keys,
      keys.map((key) => (random() < 0.5 ? key : pick(random, 0, 4))),
      pick(random, 60, 3600),
    ),
  )
  return () => beginAnalysis(questionsWith(keys), rows).steps
}

async function time(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await time(work))
  return median(times)
}

/** The longest time between two pauses, that is how long a key press may have to wait. */
async function longestSlice(steps: Iterable<unknown>): Promise<number> {
  let [began, longest] = [performance.now(), 0]
  const note = () => {
    longest = Math.max(longest, performance.now() - began)
  }
  await workInSlices(steps, {
    each: () => {},
    onPause: note,
    isOver: () => {
      began = performance.now()
      return false
    },
  })
  note()
  return longest
}

const wholes: number[] = []
process.stdout.write(`medians of ${ROUNDS}, ms\nattempts  questions  whole  in slices  longest slice\n`)
for (const [attempts, questions] of SIZES) {
  const stepsOf = makeWork(attempts, questions)
  const whole = await medianOf(() => [...stepsOf()])
  const sliced = await medianOf(() => longestSlice(stepsOf()))
  wholes.push(whole)
  const figures = [
    attempts,
    questions,
    whole.toFixed(0),
    sliced.toFixed(0),
    (await longestSlice(stepsOf())).toFixed(1),
  ]
  process.stdout.write(
    `${figures.map((figure, index) => String(figure).padStart([8, 9, 5, 9, 13][index] ?? 0)).join('  ')}\n`,
  )
}
const [small = 1, , big = 1] = wholes
process.stdout.write(`ten times the attempts cost ${(big / small).toFixed(1)} times as much\n`)
