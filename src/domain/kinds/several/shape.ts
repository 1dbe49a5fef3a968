import * as v from 'valibot'
import { ifReadable } from '../../lib/if-readable.ts'
import { choiceFields, type Option, readChoice, shownIndex } from '../choice/shape.ts'

const Index = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a question with several right options has beside its text, as the API sends it. */
export const severalFields = {
  options: choiceFields.options,
  correctAnswers: ifReadable(v.array(Index)),
  choose: ifReadable(v.pipe(v.number(), v.integer(), v.minValue(1))),
}

interface SeveralAsSent {
  options: Option[]
  correctAnswers?: number[] | undefined
  choose?: number | undefined
}

/** As it is shown: without blank options, and the key as shown. */
export function readSeveral({ options, correctAnswers, choose }: SeveralAsSent) {
  const read = readChoice({ options })
  const right = correctAnswers?.flatMap((authored) => shownIndex(read.authoredIndices, authored) ?? [])
  return { ...read, correctAnswers: right?.toSorted((one, other) => one - other), choose }
}
