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
const admin = () => import('../screens/admin/admin.tsx')
export const AdminScreen = lazy(() => admin().then((chunk) => ({ default: chunk.AdminScreen })))
export const LaterAdminScreen = lazy(() => admin().then((chunk) => ({ default: chunk.LaterAdminScreen })))

const PRELOAD_DELAY_MS = 1000

/** Once the first screen stands the others are fetched, so that a network lost later costs nobody a screen. */
export function preloadScreens(): void {
  setTimeout(() => {
    // A chunk that does not come now is asked for again when its screen is opened.
    for (const load of Object.values(chunks)) load().catch(() => {})
  }, PRELOAD_DELAY_MS)
}
