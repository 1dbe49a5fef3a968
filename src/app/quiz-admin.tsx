import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { Link, Switch, useLocation } from 'wouter'
import { readOwnSettings } from '../domain/page/attributes.ts'
import { HASH_OWNER, paths } from '../domain/page/paths.ts'
import { layout } from '../messages/en/layout.ts'
import { $user } from '../stores/session/session.ts'
import { type AppProps, AppRoot } from './app-root.tsx'
import { Handle } from './handle.tsx'
import { BareLayout, Layout } from './layout/layout.tsx'
import { isHashTaken } from './quiz-app.tsx'
import { ElementRouter } from './routes/element-router.tsx'
import { adminRoutes } from './routes/routes.tsx'

/** What a guest has of the menu: the app beside it has the rest. */
function GuestMenu() {
  const [route] = useLocation()
  const user = useStore($user)
  if (!user?.isAdmin) return null
  const isAt = (to: string) => route === to || (route === paths.home && to === paths.admin)
  return (
    <nav className="row" aria-label={layout.menu}>
      {[
        { to: paths.admin, label: layout.dashboard },
        { to: paths.adminResults, label: layout.viewResults },
      ].map(({ to, label }) => (
        <Link key={to} href={to} className="menu-link" aria-current={isAt(to) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

const Frame = ({ isGuest, children }: { isGuest: boolean; children: ReactNode }) =>
  isGuest ? <BareLayout menu={<GuestMenu />}>{children}</BareLayout> : <Layout>{children}</Layout>

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
