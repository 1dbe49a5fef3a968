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

/** The dashboard at `path`: it is home in `quiz-admin`. */
export const dashboardAt = (path: string) => (
  <Route key={path} path={path}>
    <Guarded admin>{() => <AdminScreen />}</Guarded>
  </Route>
)

/** Shared by `quiz-app` and `quiz-admin`. */
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
