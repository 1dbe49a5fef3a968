import { pick, seededRandom } from '../server/random.ts'
import type { Answers } from './quiz-answers.ts'

interface ClassFacts {
  attempts: number
  questions: number
  /** The index of a question whose key is wrong: those who know choose the option after it. */
  miskeyed?: number
}

/** What a class answers whose members know more or less: the key, which is A, where they know it, else a guess. */
export function answersOfClass({ attempts, questions, miskeyed }: ClassFacts): Answers[] {
  const random = seededRandom(20_260_304)
  return Array.from({ length: attempts }, () => {
    const ability = random()
    return Array.from({ length: questions }, (_, index) => {
      const known = index === miskeyed ? 1 : 0
      if (random() < 0.03) return null
      return random() < ability * (1.3 - index / questions) ? known : pick(random, 0, 4)
    })
  })
}
