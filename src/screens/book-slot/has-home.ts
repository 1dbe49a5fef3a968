import { useIsGuest } from '../parts/guest.ts'
import { useOnlyQuiz } from '../parts/only-quiz.ts'

/** Whether the element around this screen has a home to go to: the booking element has this one screen. */
export function useHasHome(): boolean {
  const [isGuest, only] = [useIsGuest(), useOnlyQuiz()]
  return !isGuest || only !== undefined
}
