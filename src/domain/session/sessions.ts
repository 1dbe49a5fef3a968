import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { Device } from './device.ts'

const IsoText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time'),
)

/** GET /auth/sessions: where a person is signed in. `lastUsedAt` is when a page was last opened with it. */
export const SessionEntry = v.object({
  createdAt: IsoText,
  lastUsedAt: IsoText,
  isCurrent: v.boolean(),
  /** On what it began, where the API knows. */
  device: ifReadable(Device),
})
export type SessionEntry = v.InferOutput<typeof SessionEntry>

/** The caller's session comes first, the others keep their order. */
export const ownFirst = (sessions: readonly SessionEntry[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
