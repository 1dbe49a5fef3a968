import * as v from 'valibot'

/** The possible time factors. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const

/**
 * GET and PUT /admin/users/{id}/time: the factor of all attempts of the person from now on; a running one never gets
 * shorter.
 */
export const PersonTime = v.object({ factor: v.picklist(TIME_FACTORS) })
export type PersonTime = v.InferOutput<typeof PersonTime>

/** The maximum minutes per call. */
const MOST_EXTRA_MINUTES = 180

const ExtraMinutes = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (minutes) => minutes !== 0 && Math.abs(minutes) <= MOST_EXTRA_MINUTES,
    `must be 1 to ${MOST_EXTRA_MINUTES} minutes, or as many below zero to take them back`,
  ),
)

/** POST /quiz/{id}/admin/extend, for running attempts of one person or `all`. Only added minutes can be taken back. */
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

/** How many deadlines changed. */
export const ExtendAnswer = v.object({ extended: v.number() })
