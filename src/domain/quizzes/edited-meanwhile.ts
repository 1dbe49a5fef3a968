import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'

/** The code of a save that would have replaced what somebody else saved. */
export const EDITED_MEANWHILE = 'edited_meanwhile'

/** Who saved the quiz instead, and when, as far as the API tells. */
export const EditedMeanwhile = v.object({
  at: ifReadable(IsoInstant),
  by: ifReadable(v.object({ _id: v.string(), name: v.string() })),
})
/** Who that was: `me` in another window or on another device, somebody by name, or nobody that is known. */
export type MeanwhileEditor = { who: 'me' } | { who: 'other'; name: string } | { who: 'unknown' }

export type EditedMeanwhile = v.InferOutput<typeof EditedMeanwhile>
