import { useLayoutEffect } from 'react'
import { Switch } from 'wouter'
import { readOwnSettings } from '../domain/page/attributes.ts'
import { AttemptReminders } from '../screens/parts/quiz/attempt-reminders.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Handle } from './handle.tsx'
import { Layout } from './layout/layout.tsx'
import { ElementRouter } from './routes/element-router.tsx'
import { HomeOfPage } from './routes/home-of-page.tsx'
import { LazyOneQuiz } from './routes/lazy-one-quiz.tsx'
import { appRoutes } from './routes/routes.tsx'

/** By their elements, under whatever name those are registered. */
const withHash = new Set<Element>()
export const isHashTaken = () => withHash.size > 0

/** `<quiz-app>`: every screen, or those of one quiz. */
export function QuizApp(props: AppProps) {
  const { quiz, routing } = readOwnSettings((name) => props[name])
  // An administrator's element that is drawn later leaves the hash to it.
  useLayoutEffect(() => {
    if (routing !== 'memory') withHash.add(props.element)
    return () => void withHash.delete(props.element)
  }, [routing, props.element])
  return (
    <AppRoot {...props}>
      <ElementRouter element={props.element} routing={routing} name={quiz || 'app'}>
        <Handle {...props} home={quiz ? 'oneQuiz' : 'home'} />
        <HomeOfPage isWhole={!quiz} />
        {quiz ? (
          <LazyOneQuiz quizId={quiz} />
        ) : (
          <Layout>
            <AttemptReminders />
            <Switch>{appRoutes()}</Switch>
          </Layout>
        )}
      </ElementRouter>
    </AppRoot>
  )
}
