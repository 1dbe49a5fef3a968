import * as v from 'valibot'

/** What a person's time may be multiplied by. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const

/** GET and PUT /admin/users/{id}/time: the factor of all attempts of the person from now on; one that runs gets longer by it, never shorter. */
export const PersonTime = v.object({ factor: v.picklist(TIME_FACTORS) })
export type PersonTime = v.InferOutput<typeof PersonTime>

/** How many minutes one call may add, or take back. */
const MOST_EXTRA_MINUTES = 180

const ExtraMinutes = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (minutes) => minutes !== 0 && Math.abs(minutes) <= MOST_EXTRA_MINUTES,
    `must be 1 to ${MOST_EXTRA_MINUTES} minutes, or as many below zero to take them back`,
  ),
)

/** POST /quiz/{id}/admin/extend, for attempts that run: of one person, or `all`. What was not added cannot be taken back. */
export const ExtendBody = v.pipe(
  v.object({
    userId: v.optional(v.pipe(v.string(), v.nonEmpty())),
    all: v.optional(v.literal(true)),
    minutes: ExtraMinutes,
  }),
  v.check(
    ({ userId, all }) => (userId === undefined) !== (all === undefined),
    'must have either userId or all',
  ),
)
export type ExtendBody = v.InferOutput<typeof ExtendBody>

/** How many attempts have another deadline now. */
export const ExtendAnswer = v.object({ extended: v.number() })
