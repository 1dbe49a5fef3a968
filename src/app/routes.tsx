import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { ROUTES } from '../domain/paths.ts'
import { BookSlotScreen } from '../screens/book-slot/book-slot.tsx'
import { HomeScreen } from '../screens/home/home.tsx'
import { VisitorQuizzes } from '../screens/home/quiz-list.tsx'
import { MyResultsScreen } from '../screens/my-results/my-results.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { QuizResultScreen } from '../screens/quiz-result/quiz-result.tsx'
import { TakeQuizScreen } from '../screens/take-quiz/take-quiz.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Guard } from './guard.tsx'

/** Learners never download what only administrators use. */
const AdminScreen = lazy(() =>
  import('../screens/admin/admin.tsx').then((chunk) => ({ default: chunk.AdminScreen })),
)

const Admin = ({ children }: { children: ReactNode }) => (
  <Guard admin>{() => <Suspense fallback={<Spinner label="Loading..." />}>{children}</Suspense>}</Guard>
)

const ADMIN_ROUTES = [ROUTES.admin, ROUTES.quizAttempts, ROUTES.adminResults, ROUTES.slotBoard]

/** The route table of the product. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTES.home}>
        <Guard visitor={<VisitorQuizzes />}>{(user) => <HomeScreen user={user} />}</Guard>
      </Route>
      <Route path={ROUTES.quiz}>
        {({ id }) => <Guard>{() => <TakeQuizScreen key={id} quizId={id} />}</Guard>}
      </Route>
      <Route path={ROUTES.quizResult}>
        {({ id }) => <Guard>{() => <QuizResultScreen quizId={id} />}</Guard>}
      </Route>
      <Route path={ROUTES.userResult}>
        {({ id, userId }) => <Guard admin>{() => <QuizResultScreen quizId={id} userId={userId} />}</Guard>}
      </Route>
      <Route path={ROUTES.bookSlot}>
        <Guard>{() => <BookSlotScreen />}</Guard>
      </Route>
      <Route path={ROUTES.myResults}>
        <Guard>{() => <MyResultsScreen />}</Guard>
      </Route>
      {ADMIN_ROUTES.map((path) => (
        <Route key={path} path={path}>
          <Admin>
            <AdminScreen />
          </Admin>
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
