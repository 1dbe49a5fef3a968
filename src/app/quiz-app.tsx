import { Router } from 'wouter'
import { AttemptReminders } from '../screens/parts/attempt-reminders.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { hashRouter } from './hash-router.ts'
import { Layout } from './layout.tsx'
import { Routes } from './routes.tsx'

/** `<quiz-app>`: every screen, with routes in the page's hash. */
export function QuizApp(props: AppProps) {
  return (
    <AppRoot {...props}>
      <Router hook={hashRouter}>
        <Layout>
          <AttemptReminders />
          <Routes />
        </Layout>
      </Router>
    </AppRoot>
  )
}
