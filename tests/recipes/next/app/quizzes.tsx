'use client'

import 'quiz-elements/quiz-app'
import type { QuizAppElement, QuizEvents } from 'quiz-elements/quiz-app'
import type {} from 'quiz-elements/react'
import { useEffect, useRef } from 'react'

export function Quizzes() {
  const app = useRef<QuizAppElement>(null)

  // Not as onquiz-submitted={…}: React does not attach it to what the server has drawn (react/react#35446).
  useEffect(() => {
    const element = app.current
    const handedIn = ({ detail }: QuizEvents['quiz-submitted']) => {
      document.title = `Handed in: ${detail.quizId}`
    }
    element?.addEventListener('quiz-submitted', handedIn)
    return () => element?.removeEventListener('quiz-submitted', handedIn)
  }, [])

  return <quiz-app ref={app} api-base="/api" brand-name="Fieldline" />
}
