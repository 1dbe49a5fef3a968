import { readOwnSettings } from '../domain/lib/attributes.ts'
import { AttemptReminders } from '../screens/parts/attempt-reminders.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Layout } from './layout.tsx'
import { PlaceRouter, placeOf } from './place-router.tsx'
import { Routes } from './routes.tsx'

/** `<quiz-app>`: every screen. */
export function QuizApp(props: AppProps) {
  const { routing } = readOwnSettings((name) => props[name])
  return (
    <AppRoot {...props}>
      <PlaceRouter place={placeOf(props.emit, routing, 'app')}>
        <Layout>
          <AttemptReminders />
          <Routes />
        </Layout>
      </PlaceRouter>
    </AppRoot>
  )
}
