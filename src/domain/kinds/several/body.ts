import * as v from 'valibot'
import { choiceBody } from '../choice/body.ts'

const Right = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Several right options as they are saved: the key in ascending order. `choose`: how many the learner is told are right. */
export const severalBody = {
  options: choiceBody.options,
  correctAnswers: v.pipe(
    v.array(Right),
    v.minLength(1, 'Please select at least one right answer'),
    v.transform((right) => [...new Set(right)].toSorted((one, other) => one - other)),
  ),
  choose: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}

interface Several {
  options: readonly unknown[]
  correctAnswers: readonly number[]
  choose?: number | undefined
}

export const keysAreOptions = ({ options, correctAnswers }: Several) =>
  correctAnswers.every((right) => right < options.length)

/** Learners are told a wrong number otherwise. */
export const choosesAll = ({ correctAnswers, choose }: Several) =>
  choose === undefined || choose === correctAnswers.length
