import { Route, Switch } from 'wouter'
import { RESULT_WITHOUT_QUIZ, ROUTES } from '../../domain/page/paths.ts'
import { NotFoundScreen } from '../../screens/not-found/not-found.tsx'
import { Guard } from '../layout/guard.tsx'
import { adminRoutes } from './admin-routes.tsx'
import {
  LazyBookSlot,
  LazyHome,
  LazyMyResults,
  LazyPractice,
  LazyQuizResult,
  LazyTakeQuiz,
  LazyVisitorQuizzes,
} from './screens.tsx'

/** The routes of `quiz-app`. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTES.home}>
        <Guard visitor={<LazyVisitorQuizzes />}>{(user) => <LazyHome user={user} />}</Guard>
      </Route>
      <Route path={ROUTES.quiz}>
        {({ id }) => <Guard>{() => <LazyTakeQuiz key={id} quizId={id} />}</Guard>}
      </Route>
      <Route path={ROUTES.quizResult}>
        {({ id }) => <Guard>{() => <LazyQuizResult quizId={id} />}</Guard>}
      </Route>
      <Route path={RESULT_WITHOUT_QUIZ}>
        <Guard>{() => <LazyQuizResult />}</Guard>
      </Route>
      <Route path={ROUTES.bookSlot}>
        <Guard>{() => <LazyBookSlot />}</Guard>
      </Route>
      <Route path={ROUTES.myResults}>
        <Guard>{() => <LazyMyResults />}</Guard>
      </Route>
      <Route path={ROUTES.practice}>
        <Guard>{(user) => <LazyPractice key={user._id} />}</Guard>
      </Route>
      {adminRoutes()}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
