import { Route, Switch } from 'wouter'
import { ROUTES } from '../domain/paths.ts'
import { HomeScreen } from '../screens/home/home.tsx'
import { VisitorQuizzes } from '../screens/home/quiz-list.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found.tsx'
import { LATER_ADMIN_ROUTES } from './admin-routes.ts'
import { Guard } from './guard.tsx'
import { Guarded } from './guarded.tsx'
import {
  AdminScreen,
  BookSlotScreen,
  LaterAdminScreen,
  MyResultsScreen,
  QuizResultScreen,
  TakeQuizScreen,
} from './screens.ts'

/** The route table of the product. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTES.home}>
        <Guard visitor={<VisitorQuizzes />}>{(user) => <HomeScreen user={user} />}</Guard>
      </Route>
      <Route path={ROUTES.quiz}>
        {({ id }) => <Guarded>{() => <TakeQuizScreen key={id} quizId={id} />}</Guarded>}
      </Route>
      <Route path={ROUTES.quizResult}>
        {({ id }) => <Guarded>{() => <QuizResultScreen quizId={id} />}</Guarded>}
      </Route>
      <Route path={ROUTES.userResult}>
        {({ id, userId }) => (
          <Guarded admin>{() => <QuizResultScreen quizId={id} userId={userId} />}</Guarded>
        )}
      </Route>
      <Route path={ROUTES.bookSlot}>
        <Guarded>{() => <BookSlotScreen />}</Guarded>
      </Route>
      <Route path={ROUTES.myResults}>
        <Guarded>{() => <MyResultsScreen />}</Guarded>
      </Route>
      <Route path={ROUTES.admin}>
        <Guarded admin>{() => <AdminScreen />}</Guarded>
      </Route>
      {LATER_ADMIN_ROUTES.map((path) => (
        <Route key={path} path={path}>
          <Guarded admin>{() => <LaterAdminScreen />}</Guarded>
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
