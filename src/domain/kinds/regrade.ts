import { acceptedIn, withKey } from './choice/regrade.ts'
import { type KeyedQuestion, kindOf } from './kinds.ts'
import type { NumberKey } from './number/shape.ts'

/** What a regrading made of a key. `accepted` null: it was dropped; of a number, the key is `number`. */
export interface ChangedKey {
  accepted: readonly number[] | null
  number?: NumberKey | null
}

/** A question with the key in force, of whatever kind. */
export function inForceWith<Question extends KeyedQuestion>(
  question: Question,
  { accepted, number }: ChangedKey,
): Question & KeyedQuestion {
  if (!accepted) return { ...question, dropped: true }
  if (number) return { ...question, number }
  return kindOf(question) === 'several'
    ? { ...question, correctAnswers: accepted }
    : withKey(question, accepted)
}

interface Optioned {
  options: Parameters<typeof acceptedIn>[0]['options']
}

/** Whether an edit left the key as it was in force before. Values that a regrading accepted are no part of what is edited. */
export function keepsKey(before: Optioned & KeyedQuestion, after: Optioned & KeyedQuestion): boolean {
  const kind = kindOf(before)
  if (kind !== kindOf(after)) return false
  if (kind === 'number') {
    const authored = ({ accepted: _, ...key }: NumberKey = {}) =>
      JSON.stringify(Object.entries(key).toSorted())
    return authored(before.number) === authored(after.number)
  }
  const { correctAnswer, correctAnswers = [] } = before
  const right = kind === 'several' ? correctAnswers : correctAnswer === undefined ? [] : [correctAnswer]
  const kept = acceptedIn(before, after, right)
  return kind === 'several'
    ? kept.length === right.length && kept.join() === (after.correctAnswers ?? []).join()
    : after.correctAnswer !== undefined && kept.includes(after.correctAnswer)
}
