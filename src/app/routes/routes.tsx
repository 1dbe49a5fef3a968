import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { RESULT_WITHOUT_QUIZ } from '../../domain/page/paths.ts'
import { ROUTES, type RouteName, screenOf } from '../../domain/page/screens.ts'
import type { User } from '../../domain/session/session.ts'
import { NotFoundScreen } from '../../screens/not-found/not-found.tsx'
import { Guard } from '../layout/guard.tsx'
import {
  LazyAdmin,
  LazyAdminResults,
  LazyBookSlot,
  LazyExam,
  LazyHome,
  LazyInbox,
  LazyItemAnalysis,
  LazyLog,
  LazyMyResults,
  LazyPeople,
  LazyPerson,
  LazyPractice,
  LazyQuizAttempts,
  LazyQuizResult,
  LazyRoom,
  LazySessions,
  LazySlotBoard,
  LazySlotConfig,
  LazyTakeQuiz,
  LazyVisitorQuizzes,
  LazyWritingRoom,
} from './screens.tsx'

/** The same everywhere, so that the writing room opens over the list and gives the focus back to it. */
const dashboard = (room?: ReactNode) => (
  <>
    <LazyAdmin Exam={LazyExam} />
    {room}
  </>
)

interface Shown {
  user: User
  /** The parameters of the route; empty where it has none. */
  id: string
  userId: string
  number: string
  questionId: string
}

const SCREEN_AT: Readonly<Record<RouteName, (shown: Shown) => ReactNode>> = {
  home: ({ user }) => <LazyHome user={user} />,
  quiz: ({ id }) => <LazyTakeQuiz key={id} quizId={id} />,
  quizResult: ({ id }) => <LazyQuizResult quizId={id} />,
  userResult: ({ id, userId }) => <LazyQuizResult quizId={id} userId={userId} />,
  bookSlot: () => <LazyBookSlot />,
  admin: () => dashboard(),
  quizNew: () => dashboard(<LazyWritingRoom />),
  quizEdit: ({ id }) => dashboard(<LazyWritingRoom quizId={id} />),
  quizAttempts: ({ id }) => <LazyQuizAttempts key={id} quizId={id} />,
  quizItems: ({ id }) => <LazyItemAnalysis key={id} quizId={id} />,
  quizItem: ({ id, number }) => <LazyItemAnalysis key={id} quizId={id} number={Number(number)} />,
  adminResults: () => <LazyAdminResults />,
  reports: () => <LazyInbox />,
  report: ({ id, questionId }) => <LazyInbox quizId={id} questionId={questionId} />,
  people: () => <LazyPeople />,
  person: ({ id }) => <LazyPerson key={id} userId={id} />,
  slotBoard: ({ user }) => <LazySlotBoard user={user} />,
  slotConfig: () => <LazySlotConfig />,
  log: () => <LazyLog />,
  personLog: ({ id }) => <LazyLog key={id} userId={id} />,
  quizLog: ({ id }) => <LazyLog key={id} quizId={id} />,
  slotRoom: ({ id }) => <LazyRoom key={id} kind="slot" id={id} />,
  quizRoom: ({ id }) => <LazyRoom key={id} kind="quiz" id={id} />,
  myResults: () => <LazyMyResults />,
  practice: ({ user }) => <LazyPractice key={user._id} />,
  sessions: () => <LazySessions />,
}

/**
 * Routes with the same key keep what they share: the dashboard below the writing room, the list beside a question, and a
 * half-typed sign-in.
 */
function keyOf(name: RouteName): string {
  const { folder, isForLearners } = screenOf(name)
  if (folder === 'admin' || folder === 'writing-room') return 'dashboard'
  if (folder === 'item-analysis' || folder === 'inbox') return folder
  return isForLearners ? 'learner' : name
}

const routeTo = (name: RouteName, path: string = ROUTES[name]) => (
  <Route<Partial<Omit<Shown, 'user'>>> key={keyOf(name)} path={path}>
    {({ id = '', userId = '', number = '', questionId = '' }) => (
      <Guard
        admin={screenOf(name).isAdminOnly ?? false}
        visitor={name === 'home' ? <LazyVisitorQuizzes /> : undefined}
      >
        {(user) => SCREEN_AT[name]({ user, id, userId, number, questionId })}
      </Guard>
    )}
  </Route>
)

const NAMES = Object.keys(ROUTES) as RouteName[]

const notFound = (
  <Route key="not-found">
    <NotFoundScreen />
  </Route>
)

/** The routes of `quiz-app`. */
export const appRoutes = () => [
  ...NAMES.map((name) => routeTo(name)),
  <Route key="learner" path={RESULT_WITHOUT_QUIZ}>
    <Guard>{() => <LazyQuizResult />}</Guard>
  </Route>,
  notFound,
]

/** The routes of `quiz-admin`, whose home is the dashboard. */
export const adminRoutes = () => [
  routeTo('admin', ROUTES.home),
  ...NAMES.filter((name) => !screenOf(name).isForLearners).map((name) => routeTo(name)),
  notFound,
]
