/** The path of a quiz below the API's base. */
export const quizPath = (quizId: string) => `/quiz/${encodeURIComponent(quizId)}`
