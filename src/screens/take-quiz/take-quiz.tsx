import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { idle } from '../../platform/idle.ts'
import {
  $scene,
  onOtherQuiz,
  openQuizAhead,
  showQuiz,
  startOpenQuiz,
} from '../../stores/attempts/take-quiz.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { Exam } from './exam.tsx'
import { Intro } from './intro/intro.tsx'

const Loading = () => (
  <div className="sheet">
    <Spinner label={takeQuiz.loading} />
  </div>
)

/** Loaded right after the first question: when it is needed, there may be no network. */
const LazyUnsent = lazyComponent(() => import('./unsent.tsx').then(({ Unsent }) => Unsent), Loading)

function QuizNotFound() {
  return (
    <div className="sheet">
      <EmptyState
        as="h1"
        drawing="lens"
        title={takeQuiz.notFound.title}
        note={takeQuiz.notFound.note}
        action={
          <LinkButton to={paths.home} kind="primary" icon="home">
            {takeQuiz.notFound.goHome}
          </LinkButton>
        }
      />
    </div>
  )
}

function Scene({ quizId }: { quizId: string }) {
  const scene = useStore($scene)
  const [, navigate] = useLocation()
  // The store loads the quiz of the address and drops it when the page is left; the attempt stays.
  useLayoutEffect(() => showQuiz(quizId), [quizId])
  // Another element of the page opened a different quiz: only one is taken at a time, and home shows this one.
  useLayoutEffect(
    () => onOtherQuiz(quizId, () => navigate(paths.home, { replace: true })),
    [quizId, navigate],
  )
  const quiz = 'quiz' in scene ? scene.quiz : undefined
  // Pictures must be available offline, and when 500 learners turn a page at once. The question's own comes first.
  useEffect(() => {
    if (!quiz) return
    const loading = idle()
      .then(() => import('../../stores/quizzes/pictures.ts'))
      .then(
        ({ preloadPictures }) => preloadPictures(quiz),
        () => undefined,
      )
    return () => void loading.then((stop) => stop?.())
  }, [quiz])
  const isInExam = scene.scene === 'in-progress'
  useEffect(() => {
    if (isInExam) afterPaint(LazyUnsent.preload)
  }, [isInExam])
  const hadAttempt = useRef(false)
  hadAttempt.current ||= 'attempt' in scene
  const leaveTo = scene.scene === 'leave' ? scene.to : undefined
  // A refused or submitted quiz redirects, and Back must not return to it.
  useEffect(() => {
    if (leaveTo !== undefined) navigate(leaveTo, { replace: true })
  }, [leaveTo, navigate])

  switch (scene.scene) {
    case 'not-found':
      return <QuizNotFound />
    case 'intro':
      return <Intro {...scene} isBack={hadAttempt.current} onStart={() => void startOpenQuiz()} />
    case 'in-progress':
      return <Exam {...scene} />
    case 'unsent':
      return <LazyUnsent {...scene} />
    default:
      return <Loading />
  }
}

export { Exam } from './exam.tsx'

/** Taking a quiz, from its introduction to an unsent submission. */
export const TakeQuizScreen = Object.assign(
  ({ quizId }: { quizId: string }) => (
    <Styled sheet={examSheet}>
      <Scene quizId={quizId} />
    </Styled>
  ),
  { prepare: openQuizAhead },
)
