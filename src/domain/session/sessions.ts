import * as v from 'valibot'

const IsoText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time'),
)

/** GET /auth/sessions: where a person is signed in. `lastUsedAt` tells when a page was opened with it. */
export const SessionEntry = v.object({
  createdAt: IsoText,
  lastUsedAt: IsoText,
  isCurrent: v.boolean(),
})
export type SessionEntry = v.InferOutput<typeof SessionEntry>

/** The one that asks comes first, the others stay in their order. */
export const ownFirst = (sessions: readonly SessionEntry[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
