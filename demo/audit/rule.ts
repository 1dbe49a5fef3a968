import type { Caller, Who } from './caller.ts'
import type { Breach } from './reply.ts'
import type { Scratch } from './scratch.ts'

/**
 * MUST: the specification. SHOULD: a reading of what it leaves open; the elements cope without it. FEATURE: something the API
 * says that it offers.
 */
export type Level = 'MUST' | 'SHOULD' | 'FEATURE'

/** What the rules work with. */
export interface Audit {
  callers: Partial<Record<Who, Caller>> & { visitor: Caller }
  /** Of the site that embeds the elements. */
  origin: string
  features: ReadonlySet<string>
  /** The server's time when the audit began; milliseconds. */
  now: number
  /** 'YYYY-MM-DD', so many days after that in UTC. */
  day: (after: number) => string
  /** A quiz, a slot and a submission of the audit's own; only with `--write`. */
  scratch: Scratch
}

/** The people that a rule names in `as`, who are there then. */
export type As = Record<Who, Caller>

export interface Rule {
  /** Stable: reports are compared by it. */
  id: string
  level: Level
  /** What the API does, in one sentence. */
  says: string
  /** What breaks otherwise. */
  breaks: string
  /** Who has to be there; a visitor always is. */
  as?: readonly Who[]
  writes?: true
  feature?: string
  check: (as: As, audit: Audit) => AsyncGenerator<Breach>
}
