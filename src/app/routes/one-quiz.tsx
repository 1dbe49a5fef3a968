import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { paths, routeOf } from '../../domain/page/paths.ts'
import { OneQuizScreen } from '../../screens/one-quiz/one-quiz.tsx'
import { OnlyQuizContext } from '../../screens/parts/access/only-quiz.ts'
import { usePlace } from '../../screens/parts/page/place.ts'
import { AttemptReminders } from '../../screens/parts/quiz/attempt-reminders.tsx'
import { $ongoingAttempts } from '../../stores/attempts/ongoing-attempts.ts'
import { $openQuizId } from '../../stores/attempts/record.ts'
import { readOneQuiz } from '../../stores/home/one-quiz.ts'
import { Guard } from '../layout/guard.tsx'
import { BareLayout } from '../layout/layout.tsx'
import { LazyBookSlot, LazyQuizResult, LazyTakeQuiz } from './screens.tsx'

/** An attempt that runs when the page is opened goes on, unless another one of the page does. */
function useRunningAttempt(quizId: string, route: string, navigate: (route: string) => void): void {
  const ongoing = useStore($ongoingAttempts)
  const isSettled = useRef(false)
  const runs = ongoing.some((attempt) => attempt.quizId === quizId && attempt.state === 'running')
  useEffect(() => {
    if (isSettled.current) return
    isSettled.current = runs || route !== paths.home
    if (runs && route === paths.home && $openQuizId.get() === undefined) navigate(paths.quiz(quizId))
  }, [quizId, route, runs, navigate])
}

interface AtProps {
  quizId: string
  route: string
}

/** Whatever else the address holds, it is the card. */
function At({ quizId, route }: AtProps) {
  const { name, values } = routeOf(route) ?? {}
  if (name === 'bookSlot') return <Guard>{() => <LazyBookSlot />}</Guard>
  if (name === 'quiz' && values?.[0] === quizId)
    return <Guard>{() => <LazyTakeQuiz key={quizId} quizId={quizId} />}</Guard>
  if (name === 'quizResult' && values?.[0] === quizId)
    return <Guard>{() => <LazyQuizResult quizId={quizId} />}</Guard>
  return <OneQuizScreen key={quizId} quizId={quizId} />
}

/** One quiz alone, from its card to its result. */
function OneQuizApp({ quizId }: { quizId: string }) {
  const { $route, navigate } = usePlace()
  const route = useStore($route)
  useRunningAttempt(quizId, route, navigate)
  return (
    <OnlyQuizContext.Provider value={quizId}>
      <BareLayout>
        <AttemptReminders />
        <At quizId={quizId} route={route} />
      </BareLayout>
    </OnlyQuizContext.Provider>
  )
}

export const OneQuiz = Object.assign(OneQuizApp, { prepare: readOneQuiz })
