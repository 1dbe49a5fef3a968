import * as v from 'valibot'
import { AcceptedValue, Tolerance } from '../kinds/number/shape.ts'
import { maybe } from '../lib/maybe.ts'
import { ResultUser } from '../results/results.ts'

const MOST_CHANGES = 1000
const MOST_OPTIONS = 26

const QuestionId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/**
 * The new key: these options, by authored index (of several right ones: exactly these), or none, because the question is
 * dropped. Of a number: another tolerance, or another value that counts as right.
 */
const KeyChange = v.union([
  v.object({ questionId: QuestionId, drop: v.literal(true) }),
  v.object({ questionId: QuestionId, tolerance: Tolerance }),
  v.object({ questionId: QuestionId, acceptValue: AcceptedValue }),
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
  /** Scores that would drop are kept. */
  neverLower: v.optional(v.boolean(), false),
  /** Only returns what would happen. */
  dryRun: v.optional(v.boolean(), false),
  /** The state the dry run was based on, from its answer: if it has changed, nothing is done. */
  basis: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type Regrading = v.InferOutput<typeof Regrading>

const Undoing = v.object({ undo: v.pipe(v.string(), v.uuid()) })

/** POST /quiz/{id}/admin/regrade; `undo` reverts the last one, by the `id` of its answer. */
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
  /** Those whose score changes, by name. There may be more of them than rows. */
  rows: v.array(v.object({ user: ResultUser, before: v.number(), after: v.number() })),
  /** Identifies the regrade, so that it can be undone. */
  id: maybe(v.string()),
  /** From a dry run: sent with the real one to detect changes by others in between. */
  basis: maybe(v.string()),
})
export type RegradeAnswer = v.InferOutput<typeof RegradeAnswer>

/** The code of a 409: since the dry run somebody else has regraded or edited the quiz. */
export const REGRADED_MEANWHILE = 'regraded_meanwhile'

export type RegradeRow = RegradeAnswer['rows'][number]

/** How many attempts a regrade covers. */
export const countRegraded = ({ gain, lose, same }: Pick<RegradeAnswer, 'gain' | 'lose' | 'same'>) =>
  gain + lose + same
