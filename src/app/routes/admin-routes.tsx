import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { ROUTES } from '../../domain/page/paths.ts'
import { Guard } from '../layout/guard.tsx'
import {
  LazyAdmin,
  LazyAdminResults,
  LazyLog,
  LazyPeople,
  LazyPerson,
  LazyQuizAttempts,
  LazyQuizResult,
  LazyRoom,
  LazySessions,
  LazySlotBoard,
  LazyWritingRoom,
} from './screens.tsx'

/**
 * The dashboard at `path`: it is home in `quiz-admin`, and lies below the writing room. Everywhere the same one, so that the room
 * opens over the list and gives the focus back to it.
 */
export const dashboardAt = (path: string, room?: (quizId: string | undefined) => ReactNode) => (
  <Route<{ id?: string }> key="dashboard" path={path}>
    {({ id }) => (
      <Guard admin>
        {() => (
          <>
            <LazyAdmin />
            {room?.(id)}
          </>
        )}
      </Guard>
    )}
  </Route>
)

/** Shared by `quiz-app` and `quiz-admin`. */
export const adminRoutes = () => [
  dashboardAt(ROUTES.admin),
  dashboardAt(ROUTES.quizNew, () => <LazyWritingRoom />),
  dashboardAt(ROUTES.quizEdit, (quizId) => <LazyWritingRoom quizId={quizId} />),
  <Route key={ROUTES.adminResults} path={ROUTES.adminResults}>
    <Guard admin>{() => <LazyAdminResults />}</Guard>
  </Route>,
  <Route key={ROUTES.people} path={ROUTES.people}>
    <Guard admin>{() => <LazyPeople />}</Guard>
  </Route>,
  <Route key={ROUTES.person} path={ROUTES.person}>
    {({ id }) => <Guard admin>{() => <LazyPerson key={id} userId={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.quizAttempts} path={ROUTES.quizAttempts}>
    {({ id }) => <Guard admin>{() => <LazyQuizAttempts key={id} quizId={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.slotBoard} path={ROUTES.slotBoard}>
    <Guard>{(user) => <LazySlotBoard user={user} />}</Guard>
  </Route>,
  <Route key={ROUTES.log} path={ROUTES.log}>
    <Guard admin>{() => <LazyLog />}</Guard>
  </Route>,
  <Route key={ROUTES.personLog} path={ROUTES.personLog}>
    {({ id }) => <Guard admin>{() => <LazyLog key={id} userId={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.quizLog} path={ROUTES.quizLog}>
    {({ id }) => <Guard admin>{() => <LazyLog key={id} quizId={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.slotRoom} path={ROUTES.slotRoom}>
    {({ id }) => <Guard admin>{() => <LazyRoom key={id} kind="slot" id={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.quizRoom} path={ROUTES.quizRoom}>
    {({ id }) => <Guard admin>{() => <LazyRoom key={id} kind="quiz" id={id} />}</Guard>}
  </Route>,
  <Route key={ROUTES.sessions} path={ROUTES.sessions}>
    <Guard>{() => <LazySessions />}</Guard>
  </Route>,
  <Route key={ROUTES.userResult} path={ROUTES.userResult}>
    {({ id, userId }) => <Guard admin>{() => <LazyQuizResult quizId={id} userId={userId} />}</Guard>}
  </Route>,
]
