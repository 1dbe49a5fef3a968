import 'quiz-elements/quiz-app'
import type {} from 'quiz-elements/solid'

export const Quizzes = () => (
  <quiz-app
    api-base="/api"
    brand-name="Fieldline"
    on:quiz-submitted={({ detail }) => {
      document.title = `Handed in: ${detail.quizId}`
    }}
  />
)
