import * as v from 'valibot'
import { Response } from './answer.ts'

const VERDICTS = ['right', 'partly', 'wrong', 'blank'] as const
/** `partly`: some of the right options and nothing wrong, where the marking of the quiz gives a share for that. */
export type ResponseVerdict = (typeof VERDICTS)[number]

const MISTAKES = ['power-of-ten', 'sign', 'unit', 'figures', 'value', 'missed', 'extra'] as const
/**
 * What is wrong with a response. Of a number: off by powers of ten, with the other sign, its unit missing or of another quantity,
 * its significant figures, or its value. Of several options: right ones were missed, or wrong ones chosen.
 */
export type Mistake = (typeof MISTAKES)[number]

export interface Judged {
  verdict: ResponseVerdict
  /** Empty where there is nothing wrong, or nothing was given. */
  why: readonly Mistake[]
}

export const RIGHT: Judged = { verdict: 'right', why: [] }
export const BLANK: Judged = { verdict: 'blank', why: [] }

const MistakeName = v.picklist(MISTAKES)

const Judgement = v.pipe(
  v.object({
    verdict: v.picklist(VERDICTS),
    why: v.fallback(v.optional(v.union([v.string(), v.array(v.string())]), []), []),
  }),
  // Mistakes that are not known here are ignored.
  v.transform(
    ({ verdict, why }): Judged => ({
      verdict,
      why: [why].flat().filter((reason) => v.is(MistakeName, reason)),
    }),
  ),
)

/** A response in a result as an API sends it. */
const SentResponse = v.object({
  options: v.optional(v.array(v.number())),
  number: v.optional(v.string()),
  unit: v.optional(v.string()),
  decimal: v.optional(v.string()),
  verdict: v.optional(v.picklist(VERDICTS)),
  why: v.optional(v.array(MistakeName)),
})

/** A response in a result, as far as it can be read: what was answered, and how the API judged it. */
export const JudgedResponse = v.pipe(
  v.union([SentResponse, v.unknown()]),
  v.transform((sent) => {
    const [response, judged] = [v.safeParse(Response, sent), v.safeParse(Judgement, sent)]
    return {
      answer: response.success ? response.output : null,
      judged: judged.success ? judged.output : undefined,
    }
  }),
)
export type JudgedResponse = v.InferOutput<typeof JudgedResponse>
