import * as v from 'valibot'
import { maybe } from '../lib/maybe.ts'
import { ResultUser } from '../results/results.ts'

const MOST_CHANGES = 1000
const MOST_OPTIONS = 26

const QuestionId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** What counts as right from now on: these options, by authored index, or nothing, because the question is dropped. */
const KeyChange = v.union([
  v.object({ questionId: QuestionId, drop: v.literal(true) }),
  v.object({
    questionId: QuestionId,
    accept: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_OPTIONS - 1))),
      v.minLength(1, 'must name at least one option'),
      v.maxLength(MOST_OPTIONS),
    ),
  }),
])
export type KeyChange = v.InferOutput<typeof KeyChange>

const Regrading = v.object({
  changes: v.pipe(v.array(KeyChange), v.minLength(1, 'must name a question'), v.maxLength(MOST_CHANGES)),
  /** Whoever would lose keeps the score. */
  neverLower: v.optional(v.boolean(), false),
  /** Only tells what would happen. */
  dryRun: v.optional(v.boolean(), false),
  /** What the dry run was worked out from, as its answer tells: nothing is done once that has changed. */
  basis: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type Regrading = v.InferOutput<typeof Regrading>

const Undoing = v.object({ undo: v.pipe(v.string(), v.uuid()) })

/** POST /quiz/{id}/admin/regrade; `undo` takes back the last one, by the `id` of its answer. */
export const RegradeBody = v.union([Undoing, Regrading])

/** The answer. Scores are in percent, averages not rounded. */
export const RegradeAnswer = v.object({
  /** How many attempts go up, go down, and keep their score. */
  gain: v.number(),
  lose: v.number(),
  same: v.number(),
  /** The average of all attempts. */
  before: v.number(),
  after: v.number(),
  /** Whose score changes, by name. There may be more of them than rows. */
  rows: v.array(v.object({ user: ResultUser, before: v.number(), after: v.number() })),
  /** Names the regrading that was done, so that it can be undone. */
  id: maybe(v.string()),
  /** Of a dry run: to be sent with the real one. Without it nobody notices what others did in between. */
  basis: maybe(v.string()),
})
export type RegradeAnswer = v.InferOutput<typeof RegradeAnswer>

/** The code of a 409: since the dry run somebody else has regraded or edited the quiz. */
export const REGRADED_MEANWHILE = 'regraded_meanwhile'

export type RegradeRow = RegradeAnswer['rows'][number]

/** How many attempts a regrading looks at. */
export const countRegraded = ({ gain, lose, same }: Pick<RegradeAnswer, 'gain' | 'lose' | 'same'>) =>
  gain + lose + same
