import { useMemo } from 'react'
import { Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ROUTES } from '../domain/lib/paths.ts'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { adminRoutes, dashboardAt } from './admin-routes.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { hashRouter } from './hash-router.ts'
import { Layout } from './layout.tsx'

/** Only one element may own the hash: beside a `quiz-app` this one keeps its route in memory. */
function useRouter() {
  return useMemo(
    () => (document.querySelector('quiz-app') ? memoryLocation({ path: ROUTES.admin }).hook : hashRouter),
    [],
  )
}

/** `<quiz-admin>`: the administrator's screens, with the dashboard as home. */
export function QuizAdmin(props: AppProps) {
  return (
    <AppRoot {...props}>
      <Router hook={useRouter()} hrefs={hashRouter.hrefs}>
        <Layout>
          <Switch>
            {dashboardAt(ROUTES.home)}
            {adminRoutes()}
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Layout>
      </Router>
    </AppRoot>
  )
}
