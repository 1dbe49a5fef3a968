import 'quiz-elements/quiz-app'
import type {} from 'quiz-elements/react'

export const Quizzes = () => (
  <quiz-app
    api-base="/api"
    brand-name="Fieldline"
    onquiz-submitted={({ detail }) => {
      document.title = `Handed in: ${detail.quizId}`
    }}
  />
)
