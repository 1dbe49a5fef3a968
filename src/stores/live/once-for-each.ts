import { $roomOf } from './room.ts'

/**
 * Returns a function that runs work for each quiz in turn. After a failure half-way, retrying the same work in the same
 * room resumes there, so nobody gets a message or extra time twice. Resolves to the results.
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
