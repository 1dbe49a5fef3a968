import { Refusal } from './calls.ts'
import { ADMINISTRATOR, LEARNER, type SamplePerson } from './people.ts'
import { type StoredQuiz, storedQuizzes } from './quizzes.ts'
import { crowdResults, type StoredResult } from './results.ts'
import { slotGrid } from './slots.ts'

/** A school in the memory of a page, which knows one person and forgets all with the page. */
export interface SampleSchool {
  now: () => number
  user: SamplePerson
  quizzes: StoredQuiz[]
  results: StoredResult[]
  slots: ReturnType<typeof slotGrid>
  /** Ids of the slots in which the learner has a seat. */
  seats: Set<string>
}

export const noQuiz = () => new Refusal(404, 'Quiz not found')

export function findQuiz({ quizzes }: SampleSchool, id: string): StoredQuiz {
  const quiz = quizzes.find(({ _id }) => _id === id)
  if (!quiz) throw noQuiz()
  return quiz
}

/** `site` is the folder of the site, for pictures. */
export function openSchool(now: () => number, site: string, isAdmin: boolean): SampleSchool {
  const quizzes = storedQuizzes(now(), site)
  const slots = slotGrid(now())
  return {
    now,
    user: isAdmin ? ADMINISTRATOR : LEARNER,
    quizzes,
    results: crowdResults(quizzes, now()),
    slots,
    seats: new Set([slots.running._id]),
  }
}
