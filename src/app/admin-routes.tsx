import { Route } from 'wouter'
import { ROUTES } from '../domain/lib/paths.ts'
import { Guarded } from './guarded.tsx'
import { LazyAdmin, LazyAdminResults, LazyQuizAttempts, LazyQuizResult, LazySlotBoard } from './screens.ts'

/** The dashboard at `path`: it is home in `quiz-admin`. */
export const dashboardAt = (path: string) => (
  <Route key={path} path={path}>
    <Guarded admin>{() => <LazyAdmin />}</Guarded>
  </Route>
)

/** Shared by `quiz-app` and `quiz-admin`. */
export const adminRoutes = [
  dashboardAt(ROUTES.admin),
  <Route key={ROUTES.adminResults} path={ROUTES.adminResults}>
    <Guarded admin>{() => <LazyAdminResults />}</Guarded>
  </Route>,
  <Route key={ROUTES.quizAttempts} path={ROUTES.quizAttempts}>
    {({ id }) => <Guarded admin>{() => <LazyQuizAttempts key={id} quizId={id} />}</Guarded>}
  </Route>,
  <Route key={ROUTES.slotBoard} path={ROUTES.slotBoard}>
    <Guarded>{(user) => <LazySlotBoard user={user} />}</Guarded>
  </Route>,
  <Route key={ROUTES.userResult} path={ROUTES.userResult}>
    {({ id, userId }) => <Guarded admin>{() => <LazyQuizResult quizId={id} userId={userId} />}</Guarded>}
  </Route>,
]
