import { readOwnSettings } from '../domain/lib/attributes.ts'
import { AttemptReminders } from '../screens/parts/attempt-reminders.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { ElementRouter } from './element-router.tsx'
import { Layout } from './layout.tsx'
import { LazyOneQuiz } from './lazy-one-quiz.tsx'
import { Routes } from './routes.tsx'

/** `<quiz-app>`: every screen, or those of one quiz. */
export function QuizApp(props: AppProps) {
  const { quiz, routing } = readOwnSettings((name) => props[name])
  return (
    <AppRoot {...props}>
      <ElementRouter element={props.emit} routing={routing} name={quiz || 'app'}>
        {quiz ? (
          <LazyOneQuiz quizId={quiz} />
        ) : (
          <Layout>
            <AttemptReminders />
            <Routes />
          </Layout>
        )}
      </ElementRouter>
    </AppRoot>
  )
}
