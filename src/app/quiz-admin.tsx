import { type ReactNode, useMemo } from 'react'
import { Switch } from 'wouter'
import { readOwnSettings } from '../domain/page/attributes.ts'
import { HASH_OWNER } from '../domain/page/paths.ts'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Handle } from './handle.tsx'
import { BareLayout, Layout } from './layout/layout.tsx'
import { isHashTaken } from './quiz-app.tsx'
import { ElementRouter } from './routes/element-router.tsx'
import { adminRoutes } from './routes/routes.tsx'

const Frame = ({ isGuest, children }: { isGuest: boolean; children: ReactNode }) =>
  isGuest ? <BareLayout>{children}</BareLayout> : <Layout>{children}</Layout>

/** `<quiz-admin>`: the administrator's screens, with the dashboard as home. */
export function QuizAdmin(props: AppProps) {
  const { routing } = readOwnSettings((name) => props[name])
  // Only one element may own the hash, and one has the header.
  const isBeside = useMemo(() => isHashTaken() || document.querySelector(HASH_OWNER) !== null, [])
  const ownRouting = props.routing || !isBeside ? routing : 'memory'
  return (
    <AppRoot {...props}>
      <ElementRouter element={props.element} routing={ownRouting} name="admin">
        <Handle {...props} home="admin" />
        <Frame isGuest={isBeside}>
          <Switch>{adminRoutes()}</Switch>
        </Frame>
      </ElementRouter>
    </AppRoot>
  )
}
