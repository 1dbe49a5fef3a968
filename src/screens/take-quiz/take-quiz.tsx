import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { $scene, closeQuiz, openQuiz, startQuiz } from '../../stores/attempts/take-quiz.ts'
import { preloadPictures } from '../../stores/quizzes/pictures.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import { LinkButton } from '../parts/link-button.tsx'
import { Styled } from '../parts/styled.tsx'
import { Exam } from './exam.tsx'
import { Intro } from './intro.tsx'
import { Unsent } from './unsent.tsx'

function QuizNotFound() {
  return (
    <div className="sheet">
      <EmptyState
        as="h1"
        icon="search"
        title="Quiz not found"
        note="It may have been removed, or the link is incomplete."
        action={
          <LinkButton to="/" kind="primary" icon="home">
            Go Home
          </LinkButton>
        }
      />
    </div>
  )
}

/** What the store's scene is shown as. */
function Scene({ quizId }: { quizId: string }) {
  const scene = useStore($scene)
  const [, navigate] = useLocation()
  const [started, setStarted] = useState(false)
  const start = () => {
    setStarted(true)
    void startQuiz()
  }
  // The store loads the quiz of the address and lets go of it when the page is left; the attempt itself stays there.
  useEffect(() => {
    void openQuiz(quizId)
    return closeQuiz
  }, [quizId])
  const quiz = 'quiz' in scene ? scene.quiz : undefined
  // A network that is lost later, or 500 learners who turn a page at once, shall cost nobody a picture.
  useEffect(() => quiz && preloadPictures(quiz), [quiz])
  const leaveTo = scene.scene === 'leave' ? scene.to : undefined
  // A refused or a submitted quiz leads elsewhere, and Back must not lead into it again.
  useEffect(() => {
    if (leaveTo !== undefined) navigate(leaveTo, { replace: true })
  }, [leaveTo, navigate])

  switch (scene.scene) {
    case 'not-found':
      return <QuizNotFound />
    case 'intro':
      return <Intro {...scene} onStart={start} />
    case 'in-progress':
      return <Exam {...scene} startedHere={started} />
    case 'unsent':
      return <Unsent {...scene} />
    default:
      return (
        <div className="sheet">
          <Spinner label="Loading quiz..." />
        </div>
      )
  }
}

/** Taking a quiz, from its introduction to what could not be sent. */
export const TakeQuizScreen = ({ quizId }: { quizId: string }) => (
  <Styled sheet={examSheet}>
    <Scene quizId={quizId} />
  </Styled>
)
