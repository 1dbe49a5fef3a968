import { Route } from 'wouter'
import { ROUTES } from '../domain/lib/paths.ts'
import { Guarded } from './guarded.tsx'
import {
  AdminResultsScreen,
  AdminScreen,
  QuizAttemptsScreen,
  QuizResultScreen,
  SlotBoardScreen,
} from './screens.ts'

/** A route that shows the dashboard. */
export const dashboardAt = (path: string) => (
  <Route key={path} path={path}>
    <Guarded admin>{() => <AdminScreen />}</Guarded>
  </Route>
)

/** The administrator's routes, the same in every element that has them. */
export const adminRoutes = [
  dashboardAt(ROUTES.admin),
  <Route key={ROUTES.adminResults} path={ROUTES.adminResults}>
    <Guarded admin>{() => <AdminResultsScreen />}</Guarded>
  </Route>,
  <Route key={ROUTES.quizAttempts} path={ROUTES.quizAttempts}>
    {({ id }) => <Guarded admin>{() => <QuizAttemptsScreen key={id} quizId={id} />}</Guarded>}
  </Route>,
  <Route key={ROUTES.slotBoard} path={ROUTES.slotBoard}>
    <Guarded>{(user) => <SlotBoardScreen user={user} />}</Guarded>
  </Route>,
  <Route key={ROUTES.userResult} path={ROUTES.userResult}>
    {({ id, userId }) => <Guarded admin>{() => <QuizResultScreen quizId={id} userId={userId} />}</Guarded>}
  </Route>,
]
