import { useMemo } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ROUTES } from '../domain/paths.ts'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { LATER_ADMIN_ROUTES } from './admin-routes.ts'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Guarded } from './guarded.tsx'
import { hashRouter } from './hash-router.ts'
import { Layout } from './layout.tsx'
import { AdminScreen, LaterAdminScreen, QuizResultScreen } from './screens.ts'

/** One routed element owns the hash. Beside a `quiz-app` that is the app, and this one keeps its route to itself. */
function useRouter() {
  return useMemo(
    () => (document.querySelector('quiz-app') ? memoryLocation({ path: ROUTES.admin }).hook : hashRouter),
    [],
  )
}

/** The administrator's screens alone; home is the dashboard. */
export function QuizAdmin(props: AppProps) {
  return (
    <AppRoot {...props}>
      <Router hook={useRouter()} hrefs={hashRouter.hrefs}>
        <Layout>
          <Switch>
            {[ROUTES.home, ROUTES.admin].map((path) => (
              <Route key={path} path={path}>
                <Guarded admin>{() => <AdminScreen />}</Guarded>
              </Route>
            ))}
            {LATER_ADMIN_ROUTES.map((path) => (
              <Route key={path} path={path}>
                <Guarded admin>{() => <LaterAdminScreen />}</Guarded>
              </Route>
            ))}
            <Route path={ROUTES.userResult}>
              {({ id, userId }) => (
                <Guarded admin>{() => <QuizResultScreen quizId={id} userId={userId} />}</Guarded>
              )}
            </Route>
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Layout>
      </Router>
    </AppRoot>
  )
}
