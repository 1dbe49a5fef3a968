/** The routes of the product, as patterns and as links. A link begins with '/', the element puts '#' before it. */
export const ROUTES = {
  home: '/',
  quiz: '/quiz/:id',
  quizResult: '/quiz/:id/results',
  userResult: '/quiz/:id/user/:userId/results',
  bookSlot: '/book-slot',
  admin: '/admin',
  quizAttempts: '/admin/quiz/:id/results',
  adminResults: '/admin/results',
  slotBoard: '/admin/slots',
  myResults: '/user/results',
} as const

const segment = encodeURIComponent

export const quizPath = (quizId: string) => `/quiz/${segment(quizId)}`
export const quizResultPath = (quizId: string) => `/quiz/${segment(quizId)}/results`
export const userResultPath = (quizId: string, userId: string) =>
  `/quiz/${segment(quizId)}/user/${segment(userId)}/results`
export const quizAttemptsPath = (quizId: string) => `/admin/quiz/${segment(quizId)}/results`
