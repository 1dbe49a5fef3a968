import * as v from 'valibot'
import { SubmitReason } from '../lib/failure.ts'
import { Attempt, attemptFields, attemptId, isLive } from './attempt.ts'

/*
 * Attempts that began with an older release go on. Until version 2 they were stored by user and quiz, the questions under a key
 * of their own, and closed attempts were removed.
 */

/** Version 2 kept the words of a refusal at first. */
const Refusal = v.union([
  SubmitReason,
  v.pipe(
    v.string(),
    v.transform((message): SubmitReason => ({ code: 'other', reason: { code: 'said', message } })),
  ),
])

const Attempt2 = v.object({
  version: v.literal(2),
  ...attemptFields,
  questionIds: v.array(v.string()),
  quizChanged: v.optional(v.boolean(), false),
  revision: v.optional(v.number(), 0),
  refused: v.optional(Refusal),
})

const Attempt1 = v.pipe(
  v.object({ version: v.literal(1), ...attemptFields }),
  v.transform((attempt) => ({
    ...attempt,
    questionIds: [],
    quizChanged: false,
    revision: 0,
    refused: undefined,
  })),
)

const Older = v.union([Attempt2, Attempt1])
const Titled = v.object({ title: v.string() })

/** `paper` is the quiz as the older release stored it, if it did. */
function upgrade({ refused, ...attempt }: v.InferOutput<typeof Older>, paper: unknown): Attempt {
  const { title } = v.is(Titled, paper) ? paper : { title: '' }
  return {
    ...attempt,
    version: 3,
    quizVersion: null,
    places: [],
    struck: [],
    saved: null,
    sent: [],
    title,
    paper: paper === undefined ? '' : JSON.stringify(paper),
    phase: refused ? { name: 'refused', why: refused } : { name: 'working' },
  }
}

/** The questions stand apart from the record, or in it where an older release stored it. */
const withPaper = (attempt: Attempt, paper: unknown): Attempt =>
  isLive(attempt) && attempt.paper === '' && typeof paper === 'string' ? { ...attempt, paper } : attempt

const isKeyOf = (key: string, { userId, quizId }: Attempt) => key === `${userId}/${quizId}`

/**
 * The attempt that is stored under a key, in whatever format; `papers` are the questions by the same keys. Undefined where this
 * release cannot read it, or where the key is not its own.
 */
export function readAttempt(
  key: string,
  stored: unknown,
  papers: Record<string, unknown> = {},
): Attempt | undefined {
  const now = v.safeParse(Attempt, stored)
  if (now.success) return key === attemptId(now.output) ? withPaper(now.output, papers[key]) : undefined
  const older = v.safeParse(Older, stored)
  if (!older.success) return undefined
  const attempt = upgrade(older.output, papers[key])
  return isKeyOf(key, attempt) ? attempt : undefined
}
