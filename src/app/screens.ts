import { lazy } from 'react'

/** Screens that come as chunks of their own, so that the first page is light. */
const chunks = {
  bookSlot: () => import('../screens/book-slot/book-slot.tsx'),
  takeQuiz: () => import('../screens/take-quiz/take-quiz.tsx'),
  quizResult: () => import('../screens/quiz-result/quiz-result.tsx'),
  myResults: () => import('../screens/my-results/my-results.tsx'),
}

export const BookSlotScreen = lazy(() =>
  chunks.bookSlot().then((chunk) => ({ default: chunk.BookSlotScreen })),
)
export const TakeQuizScreen = lazy(() =>
  chunks.takeQuiz().then((chunk) => ({ default: chunk.TakeQuizScreen })),
)
export const QuizResultScreen = lazy(() =>
  chunks.quizResult().then((chunk) => ({ default: chunk.QuizResultScreen })),
)
export const MyResultsScreen = lazy(() =>
  chunks.myResults().then((chunk) => ({ default: chunk.MyResultsScreen })),
)

/** Learners never download what only administrators use, so these are not preloaded. */
const admin = {
  dashboard: () => import('../screens/admin/admin.tsx'),
  results: () => import('../screens/admin-results/admin-results.tsx'),
  quizAttempts: () => import('../screens/quiz-attempts/quiz-attempts.tsx'),
  slotBoard: () => import('../screens/slot-board/slot-board.tsx'),
}

export const AdminScreen = lazy(() => admin.dashboard().then((chunk) => ({ default: chunk.AdminScreen })))
export const AdminResultsScreen = lazy(() =>
  admin.results().then((chunk) => ({ default: chunk.AdminResultsScreen })),
)
export const QuizAttemptsScreen = lazy(() =>
  admin.quizAttempts().then((chunk) => ({ default: chunk.QuizAttemptsScreen })),
)
export const SlotBoardScreen = lazy(() =>
  admin.slotBoard().then((chunk) => ({ default: chunk.SlotBoardScreen })),
)

const PRELOAD_DELAY_MS = 1000

/** Once the first screen stands the others are fetched, so that a network lost later costs nobody a screen. */
export function preloadScreens(): void {
  setTimeout(() => {
    // A chunk that does not come now is asked for again when its screen is opened.
    for (const load of Object.values(chunks)) load().catch(() => {})
  }, PRELOAD_DELAY_MS)
}
