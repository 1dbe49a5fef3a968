import { $roomOf } from './room.ts'

/**
 * Returns a function that does something for each quiz, in turn. Where it failed half-way, the next try of the same in the same
 * room goes on from there: nobody is told or given anything twice. Resolves to what the work came to.
 */
export function onceForEach<Value>() {
  let [begun, done] = ['', new Map<string, Value>()]
  return async (
    what: object,
    quizIds: readonly string[],
    work: (quizId: string) => Promise<Value>,
  ): Promise<Value[]> => {
    const key = JSON.stringify([what, $roomOf.get()])
    if (key !== begun) [begun, done] = [key, new Map()]
    for (const quizId of quizIds) if (!done.has(quizId)) done.set(quizId, await work(quizId))
    begun = ''
    return [...done.values()]
  }
}
