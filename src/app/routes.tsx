import { Route, Switch } from 'wouter'
import { ROUTES } from '../domain/lib/paths.ts'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { adminRoutes } from './admin-routes.tsx'
import { Guard } from './guard.tsx'
import { BookSlot, Home, MyResults, QuizResult, TakeQuiz, VisitorQuizzes } from './screens.tsx'

/** The routes of `quiz-app`. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTES.home}>
        <Guard visitor={<VisitorQuizzes />}>{(user) => <Home user={user} />}</Guard>
      </Route>
      <Route path={ROUTES.quiz}>{({ id }) => <Guard>{() => <TakeQuiz key={id} quizId={id} />}</Guard>}</Route>
      <Route path={ROUTES.quizResult}>{({ id }) => <Guard>{() => <QuizResult quizId={id} />}</Guard>}</Route>
      <Route path={ROUTES.bookSlot}>
        <Guard>{() => <BookSlot />}</Guard>
      </Route>
      <Route path={ROUTES.myResults}>
        <Guard>{() => <MyResults />}</Guard>
      </Route>
      {adminRoutes}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
