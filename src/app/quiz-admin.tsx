import { useMemo } from 'react'
import { Route, Switch } from 'wouter'
import { readOwnSettings } from '../domain/lib/attributes.ts'
import { HASH_OWNER, ROUTES } from '../domain/lib/paths.ts'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { adminRoutes, dashboardAt } from './admin-routes.tsx'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Layout } from './layout.tsx'
import { PlaceRouter, placeOf } from './place-router.tsx'

/** `<quiz-admin>`: the administrator's screens, with the dashboard as home. */
export function QuizAdmin(props: AppProps) {
  const { routing } = readOwnSettings((name) => props[name])
  // Only one element may own the hash.
  const isBeside = useMemo(() => document.querySelector(HASH_OWNER) !== null, [])
  const ownRouting = props.routing || !isBeside ? routing : 'memory'
  return (
    <AppRoot {...props}>
      <PlaceRouter place={placeOf(props.emit, ownRouting, 'admin')}>
        <Layout>
          <Switch>
            {dashboardAt(ROUTES.home)}
            {adminRoutes()}
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Layout>
      </PlaceRouter>
    </AppRoot>
  )
}
