import { Route, Switch } from 'wouter'
import { ROUTES } from '../domain/lib/paths.ts'
import { HomeScreen } from '../screens/home/home.tsx'
import { VisitorQuizzes } from '../screens/home/quiz-list.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { adminRoutes } from './admin-routes.tsx'
import { Guard } from './guard.tsx'
import { Guarded } from './guarded.tsx'
import { LazyBookSlot, LazyMyResults, LazyQuizResult, LazyTakeQuiz } from './screens.ts'

/** The routes of `quiz-app`. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTES.home}>
        <Guard visitor={<VisitorQuizzes />}>{(user) => <HomeScreen user={user} />}</Guard>
      </Route>
      <Route path={ROUTES.quiz}>
        {({ id }) => <Guarded>{() => <LazyTakeQuiz key={id} quizId={id} />}</Guarded>}
      </Route>
      <Route path={ROUTES.quizResult}>
        {({ id }) => <Guarded>{() => <LazyQuizResult quizId={id} />}</Guarded>}
      </Route>
      <Route path={ROUTES.bookSlot}>
        <Guarded>{() => <LazyBookSlot />}</Guarded>
      </Route>
      <Route path={ROUTES.myResults}>
        <Guarded>{() => <LazyMyResults />}</Guarded>
      </Route>
      {adminRoutes}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
