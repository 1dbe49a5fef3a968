import { Route } from 'wouter'
import { ROUTES } from '../domain/paths.ts'
import { Guarded } from './guarded.tsx'
import { AdminScreen, LaterAdminScreen, QuizResultScreen } from './screens.ts'

/** Pages whose screens come with later versions. */
const LATER_ROUTES = [ROUTES.quizAttempts, ROUTES.adminResults, ROUTES.slotBoard]

/** A route that shows the dashboard. */
export const dashboardAt = (path: string) => (
  <Route key={path} path={path}>
    <Guarded admin>{() => <AdminScreen />}</Guarded>
  </Route>
)

/** The administrator's routes, the same in every element that has them. */
export const adminRoutes = [
  dashboardAt(ROUTES.admin),
  ...LATER_ROUTES.map((path) => (
    <Route key={path} path={path}>
      <Guarded admin>{() => <LaterAdminScreen />}</Guarded>
    </Route>
  )),
  <Route key={ROUTES.userResult} path={ROUTES.userResult}>
    {({ id, userId }) => <Guarded admin>{() => <QuizResultScreen quizId={id} userId={userId} />}</Guarded>}
  </Route>,
]
