import { type ComponentType, lazy } from 'react'

const lazyScreen = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** Screens in chunks of their own, which keeps the first load small. */
const learner = {
  bookSlot: () => import('../screens/book-slot/book-slot.tsx').then((chunk) => chunk.BookSlotScreen),
  takeQuiz: () => import('../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.TakeQuizScreen),
  quizResult: () => import('../screens/quiz-result/quiz-result.tsx').then((chunk) => chunk.QuizResultScreen),
  myResults: () => import('../screens/my-results/my-results.tsx').then((chunk) => chunk.MyResultsScreen),
}

export const LazyBookSlot = lazyScreen(learner.bookSlot)
export const LazyTakeQuiz = lazyScreen(learner.takeQuiz)
export const LazyQuizResult = lazyScreen(learner.quizResult)
export const LazyMyResults = lazyScreen(learner.myResults)

/** Not preloaded: learners never download the administrator's screens. */
export const LazyAdmin = lazyScreen(() =>
  import('../screens/admin/admin.tsx').then((chunk) => chunk.AdminScreen),
)
export const LazyAdminResults = lazyScreen(() =>
  import('../screens/admin-results/admin-results.tsx').then((chunk) => chunk.AdminResultsScreen),
)
export const LazyQuizAttempts = lazyScreen(() =>
  import('../screens/quiz-attempts/quiz-attempts.tsx').then((chunk) => chunk.QuizAttemptsScreen),
)
export const LazySlotBoard = lazyScreen(() =>
  import('../screens/slot-board/slot-board.tsx').then((chunk) => chunk.SlotBoardScreen),
)

const PRELOAD_DELAY_MS = 1000

/** Fetches the learner's chunks after the first screen, so that going offline later costs no screen. */
export function preloadScreens(): void {
  setTimeout(() => {
    // A chunk that fails here is fetched again when its screen opens.
    for (const load of Object.values(learner)) load().catch(() => {})
  }, PRELOAD_DELAY_MS)
}
