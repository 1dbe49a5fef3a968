import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'

/** The code of a save that would have overwritten somebody else's. */
export const EDITED_MEANWHILE = 'edited_meanwhile'

/** Who saved the quiz instead, and when, as far as the API tells. */
export const EditedMeanwhile = v.object({
  at: ifReadable(IsoInstant),
  by: ifReadable(v.object({ _id: v.string(), name: v.string() })),
})
/** The editor: `me` in another window or on another device, another person by name, or unknown. */
export type MeanwhileEditor = { who: 'me' } | { who: 'other'; name: string } | { who: 'unknown' }

export type EditedMeanwhile = v.InferOutput<typeof EditedMeanwhile>
